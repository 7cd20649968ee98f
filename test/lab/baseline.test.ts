import { describe, expect, it } from 'vitest';
import { baselineDifferences, checkBaseline, rowsOf } from '../../src/lab/baseline.js';
import type { Table } from '../../src/lab/tables/cell.js';
import type { Tables } from '../../src/lab/tables/tables.js';

function table(names: string[], ...rows: Table['rows']): Table {
  return { columns: names.map((name) => ({ name, help: '' })), rows };
}

const tables: Tables = {
  arms: table(['arm', 'games', 'win_rate', 'method'], [0, 10, 0.5, 'wilson'], [1, 10, null, null]),
  seats: table(['arm', 'seat', 'wins'], [0, 0, 4], [0, 1, 6]),
  slots: table(['arm', 'slot', 'wins']),
  contrasts: table(['arm_a', 'arm_b', 'diff'], [0, 1, 0.25]),
  trends: null,
  difficulty: null,
  cards: null,
  names: null,
};

const differences = (baseline: unknown): string[] =>
  baselineDifferences(tables, checkBaseline(baseline, 'b.json'), 'b.json');

describe('a baseline', () => {
  it('is met by the rows it was made of', () => {
    const whole = { arms: rowsOf(tables.arms), seats: rowsOf(tables.seats), contrasts: rowsOf(tables.contrasts) };
    expect(differences({ ...whole, difficulty: null, folder: 'results/x', games: 20 })).toEqual([]);
  });

  it('expects values or bounds of the columns it names, and says each that differs', () => {
    expect(
      differences({
        arms: [
          { arm: 0, win_rate: { atLeast: 0.4, atMost: 0.6 }, games: 11 },
          { arm: 1, win_rate: { atLeast: 0.4 }, method: null },
        ],
        seats: [{ arm: 0, seat: 1, wins: { atMost: 5 } }],
      }),
    ).toEqual([
      'arms 0: games is 10, expected 11',
      'arms 1: win_rate is null, expected {"atLeast":0.4}',
      'seats 0/1: wins is 6, expected {"atMost":5}',
    ]);
  });

  it('is not met where a row is gone', () => {
    expect(differences({ arms: [{ arm: 2, games: 10 }] })).toEqual(['arms 2: there is no such row']);
  });

  it.each([
    [[], 'b.json: it is no baseline; a mapping from tables to rows is expected.'],
    [
      { amrs: [] },
      'b.json: it expects nothing of any table; rows of arms, seats, slots, contrasts, trends, difficulty, cards, names are',
    ],
    [{ arms: 3 }, 'b.json: arms: this does not fit; a list of rows is expected.'],
    [{ seats: [{ arm: 0 }] }, 'b.json: seats.0: it is no row; a mapping with arm and seat is expected.'],
    [{ arms: [{ arm: 0, games: { least: 1 } }] }, 'a value, or atLeast and atMost, is expected.'],
    [
      { arms: [{ arm: 0, games: { atLeast: '1' } }] },
      'b.json: arms.0.games: this does not fit; a value, or atLeast and',
    ],
  ])('%j is refused before there are tables', (baseline, message) => {
    expect(() => checkBaseline(baseline, 'b.json')).toThrow(message);
  });

  it('is refused where it names a column that the tables lack', () => {
    expect(() => differences({ arms: [{ arm: 0, winrate: 1 }] })).toThrow(
      'there is no such column; the columns are arm, games, win_rate, method; did you',
    );
  });
});
