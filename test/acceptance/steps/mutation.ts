import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readKept } from '../kept.js';
import { runMutants } from '../mutation/runMutants.js';
import { allMutants, type Mutant, sampleOf } from '../mutation/sample.js';
import type { Step } from '../step.js';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

const SIZE = 300;
const SEED = 'gormenghast';
/** Mutants of one run of Stryker: what an interruption may cost. */
const BATCH = 50;
const WANTED = 0.8;
/** What Stryker says of a mutant that the tests have caught. */
const CAUGHT = ['Killed', 'Timeout', 'RuntimeError'];

const explained = z.object({ survivors: z.array(z.object({ key: z.string(), explanation: z.string() })) });

/** A seeded sample of the mutants of Gormenghast: whoever survives is read, and killed by a new test or explained. */
export const mutation: Step = {
  name: 'mutation',
  games: ['gormenghast'],
  async run({ tiny, folder, file, tell }) {
    const all = await allMutants();
    const sample = sampleOf(all, tiny ? 2 : SIZE, SEED);
    tell(`${sample.length} of ${all.length} mutants`);
    const found = await wordsOf(sample, folder, tell);
    const explanations = explanationsOf(file);
    const killed = sample.filter(({ key }) => CAUGHT.includes(found.get(key) ?? ''));
    const survivors = sample
      .filter((mutant) => !killed.includes(mutant))
      .map((mutant) => ({
        ...mutant,
        word: found.get(mutant.key) ?? '',
        explanation: explanations.get(mutant.key) ?? '',
      }));
    const share = killed.length / sample.length;
    const figures = { seed: SEED, mutants: all.length, sample: sample.length, killed: killed.length, share, survivors };
    return { passed: share >= WANTED && survivors.every(({ explanation }) => explanation !== ''), figures };
  },
};

const state = z.object({ rules: z.string(), tests: z.string(), words: z.record(z.string(), z.string()) });

/**
 * What Stryker says of each mutant, by its key. It is written down after every batch: an interrupted run goes on, other
 * rules begin anew, and after other tests only those that had survived are tried again.
 */
async function wordsOf(sample: readonly Mutant[], folder: string, tell: (line: string) => void) {
  const file = join(folder, 'words.json');
  const [rules, tests] = [hashOf('src/games/gormenghast'), hashOf('test/games/gormenghast')];
  const before = existsSync(file) ? state.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  const known = before?.rules === rules ? Object.entries(before.words) : [];
  const words = new Map(known.filter(([, word]) => before?.tests === tests || CAUGHT.includes(word)));
  for (;;) {
    const batch = sample.filter(({ key }) => !words.has(key)).slice(0, BATCH);
    if (batch.length === 0) return words;
    const found = await runMutants(batch, folder);
    for (const { key } of batch) words.set(key, found.get(key) ?? '');
    writeFileSync(file, JSON.stringify({ rules, tests, words: Object.fromEntries(words) }));
    tell(`${words.size} mutants are tried`);
  }
}

function hashOf(folder: string): string {
  const entries = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** What people wrote about survivors in the file that is kept. */
function explanationsOf(file: string): Map<string, string> {
  const figures = explained.safeParse(readKept(file)?.figures);
  return new Map(figures.data?.survivors.map(({ key, explanation }) => [key, explanation]) ?? []);
}
