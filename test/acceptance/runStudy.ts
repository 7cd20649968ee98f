import { z } from 'zod';
import { touchstone } from './commandLine.js';

const shape = z.object({
  folder: z.string(),
  games: z.int(),
  faults: z.int(),
  illegals: z.int(),
  caps: z.int(),
  arms: z.array(
    z.looseObject({
      players: z.int(),
      win_rate: z.number().nullable(),
      win_lo: z.number().nullable(),
      turns_mean: z.number(),
    }),
  ),
  cards: z.array(z.object({ card: z.string(), dealt: z.int(), played: z.int() })).nullable(),
  coverage: z
    .object({
      never: z.object({ cards: z.array(z.string()), clauses: z.array(z.string()), words: z.array(z.string()) }),
    })
    .nullable(),
});

/** What `touchstone run … --json` says, as far as steps need it. */
export type Ran = z.output<typeof shape>;

/**
 * Plays a study with the compiled command, or goes on with what is in its folder.
 * @throws Error when its exit code is not 0
 */
export async function runStudy(words: readonly string[], out: string): Promise<Ran> {
  return shape.parse(JSON.parse(await touchstone(['run', ...words, '--out', out, '--json'])));
}
