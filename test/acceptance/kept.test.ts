import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/registry.js';
import { goldenFolder, readKept, rulesVersionsOf, staleness } from './kept.js';
import { steps } from './steps.js';

const files = existsSync(goldenFolder) ? readdirSync(goldenFolder).sort() : [];

describe('the figures that are kept of long runs', () => {
  it('are of steps that there are, under their names', () => {
    const names = steps.map(({ name }) => `${name}.json`);
    expect(new Set(names).size).toBe(names.length);
    expect(files.filter((file) => !names.includes(file))).toEqual([]);
  });

  it('are of games that there are', () => {
    expect(steps.flatMap((step) => step.games).filter((id) => !Object.hasOwn(games, id))).toEqual([]);
  });

  it('passed, and belong to the rules as they are: "npm run acceptance" makes them anew', async () => {
    for (const file of files) {
      const kept = readKept(join(goldenFolder, file));
      expect(kept?.passed, file).toBe(true);
      const step = steps.find(({ name }) => name === kept?.step);
      if (kept && step) expect(staleness(kept, await rulesVersionsOf(step.games))).toEqual([]);
    }
  });
});

it('figures of another version of a game, or of none, are stale', () => {
  const kept = { step: 'long', passed: true, rulesVersions: { pig: 1 }, figures: null };
  expect(staleness(kept, { pig: 1 })).toEqual([]);
  expect(staleness(kept, { pig: 2 })).toEqual(['long: its figures are of pig 1, the rules are 2']);
  expect(staleness(kept, { pig: 1, kuhn: 3 })).toEqual(['long: its figures are of kuhn (none), the rules are 3']);
});
