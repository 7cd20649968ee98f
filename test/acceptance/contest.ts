import { join } from 'node:path';
import { binomialTest } from '../../src/lab/stats/binomialTest.js';
import { touchstone } from './commandLine.js';
import { type RotatedBlocks, rotatedBlocks } from './rotatedBlocks.js';
import type { Json, Step } from './step.js';

/** Plays so many games of two bots, each deal in both seatings, or goes on to so many; what the first made of them. */
export async function contest(folder: string, game: string, seats: string, games: number): Promise<RotatedBlocks> {
  const out = join(folder, 'games');
  await touchstone(['run', game, '--seats', seats, '--games', String(games), '--out', out]);
  return rotatedBlocks(out, games / 2);
}

/** How likely the first bot would be better in so many of the deals that were not equal if both were as good. */
export function chanceOf({ better, worse }: RotatedBlocks): number {
  return binomialTest(better, better + worse, 0.5, 'greater');
}

/** A search that must beat greedy, as `searchBeatsGreedy` holds it to. */
export interface SearchContest {
  readonly name: string;
  readonly game: string;
  readonly search: string;
  /** Games after which the results are looked at; the level is shared among the looks (Bonferroni). */
  readonly looks: readonly number[];
}

const ALPHA = 0.01;

/** The study grows from look to look and ends at the first that is sure. */
export function searchBeatsGreedy({ name, game, search, looks }: SearchContest): Step {
  return {
    name,
    games: [game],
    async run({ tiny, folder, tell }) {
      const seats = tiny ? 'mcts:iterations=4:depth=4,greedy' : `${search},greedy`;
      const seen: Json[] = [];
      for (const games of tiny ? [2, 4] : looks) {
        const blocks = await contest(folder, game, seats, games);
        const p = chanceOf(blocks);
        seen.push({ ...blocks, p });
        tell(`${games} games: better in ${blocks.better}, worse in ${blocks.worse} deals, p = ${p.toPrecision(3)}`);
        if (p < ALPHA / looks.length) return { passed: true, figures: { search, looks: seen } };
      }
      return { passed: false, figures: { search, looks: seen } };
    },
  };
}
