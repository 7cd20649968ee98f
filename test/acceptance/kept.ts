import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { games } from '../../src/registry.js';
import type { Json } from './step.js';

const projectRoot = join(import.meta.dirname, '..', '..');

/** Where the figures of finished steps are kept, in git. */
export const goldenFolder = join(projectRoot, 'results', 'golden', 'acceptance');

/** Where unfinished steps leave their games, not in git. */
export const workFolder = join(projectRoot, 'results', 'acceptance');

const shape = z.object({
  step: z.string(),
  passed: z.boolean(),
  rulesVersions: z.record(z.string(), z.int()),
  figures: z.json(),
});

/** What is kept of a step. */
export interface Kept {
  readonly step: string;
  readonly passed: boolean;
  /** Of each game it depends on. */
  readonly rulesVersions: Readonly<Record<string, number>>;
  readonly figures: Json;
}

/** What a file holds, or null when there is none. */
export function readKept(file: string): Kept | null {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The version that the rules of some games have now. */
export async function rulesVersionsOf(ids: readonly string[]): Promise<Record<string, number>> {
  const versions = await Promise.all(ids.map(async (id) => [id, (await games[id]()).spec.rulesVersion] as const));
  return Object.fromEntries(versions);
}

/** The games for which kept figures are stale, as sentences; none when they are of the rules as they are. */
export function staleness({ step, rulesVersions }: Kept, now: Readonly<Record<string, number>>): string[] {
  return Object.entries(now)
    .filter(([id, version]) => rulesVersions[id] !== version)
    .map(
      ([id, version]) => `${step}: its figures are of ${id} ${rulesVersions[id] ?? '(none)'}, the rules are ${version}`,
    );
}
