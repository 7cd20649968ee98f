import { expect, it } from 'vitest';
import { csvRows } from '../../../src/lab/tables/csv.js';
import { cellsOf } from '../../../src/lab/tables/game-rows.js';

it.each([
  [['a', 'b', 'c']],
  [['', '', '']],
  [['one, two', 'x']],
  [['she said "no"', '', '"']],
  [['epsilon:bot=[mcts:c=1,4]', '7']],
])('a row is read as it was written: %j', (cells) => {
  expect(cellsOf(csvRows([cells]).slice(0, -1))).toEqual(cells);
});

it('writes numbers so that they read back the same, truth as words, and nothing as nothing', () => {
  expect(csvRows([[1 / 3, 12, true, false, null, 1e-300]])).toBe('0.3333333333333333,12,true,false,,1e-300\n');
});
