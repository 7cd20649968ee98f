import { gameProperties, loadStudy, runStudy } from 'touchstone';
import { describe, expect, it } from 'vitest';
import takeTheLast from './take-the-last.js';

describe('the laws every game must keep', async () => {
  for (const { name, check } of await gameProperties(takeTheLast)) {
    it(name, () => check({ numRuns: 50 }));
  }
});

it('who looks ahead wins from the side that the arithmetic favours', async () => {
  const study = await loadStudy('./who-should-begin.ts');
  const { tables, faults } = await runStudy(study, { workers: 2 });
  expect(faults).toBe(0);
  const column = tables.seats.columns.findIndex(({ name }) => name === 'win_share');
  // A row an arm a seat: the first player with 8 stones, the second; the first with 9, the second.
  const [firstOfEight, , firstOfNine] = tables.seats.rows.map((row) => Number(row[column]));
  expect(firstOfEight).toBeLessThan(0.1);
  expect(firstOfNine).toBeGreaterThan(0.9);
}, 120_000);
