import { describe, expect, it } from 'vitest';
import { seatShares } from '../../../src/lab/stats/seatShares.js';
import { uniformTest } from '../../../src/lab/stats/uniformTest.js';
import {
  addWinBlock,
  emptyWinBlocks,
  sharedWinPoints,
  type WinBlocks,
  winPoints,
} from '../../../src/lab/stats/winBlocks.js';

function wonOf(won: number, games: number): WinBlocks {
  const sums = emptyWinBlocks();
  for (let game = 0; game < games; game++) addWinBlock(sums, 1, game < won ? winPoints : 0);
  return sums;
}

describe('simultaneous seat shares', () => {
  it('(280, 250, 245, 225) of 1000 are Goodman 1965, by its own formula and the chi-square quantile of scipy', () => {
    const shares = seatShares([280, 250, 245, 225].map((won) => wonOf(won, 1000)));
    const expected = [
      [0.28, 0.2459838732718556, 0.3167440627703539],
      [0.25, 0.2174196965560866, 0.285680230764606],
      [0.245, 0.21267937659769734, 0.28048254926940913],
      [0.225, 0.19378070541396644, 0.25962921463879535],
    ];
    expected.forEach(([rate, lo, hi], seat) => {
      expect(shares[seat]?.rate).toBe(rate);
      expect(shares[seat]?.lo).toBeCloseTo(lo, 9);
      expect(shares[seat]?.hi).toBeCloseTo(hi, 9);
      expect(shares[seat]).toMatchObject({ level: 0.95, method: 'goodman' });
    });
  });

  it('count shared wins in fractions', () => {
    const seats = [emptyWinBlocks(), emptyWinBlocks(), emptyWinBlocks()];
    // A wins; all three share; A and B share.
    for (const winners of [[0], [0, 1, 2], [0, 1]]) {
      seats.forEach((sums, seat) => {
        addWinBlock(sums, 1, winners.includes(seat) ? sharedWinPoints(winners.length) : 0);
      });
    }
    const rates = seatShares(seats).map((share) => share?.rate);
    expect(rates).toEqual([11 / 18, 5 / 18, 2 / 18]);
  });

  it('are clustered where deals are replayed', () => {
    const seats = [emptyWinBlocks(), emptyWinBlocks()];
    for (let deal = 0; deal < 20; deal++) {
      addWinBlock(seats[0], 2, winPoints);
      addWinBlock(seats[1], 2, winPoints);
    }
    expect(seatShares(seats)[0]).toMatchObject({ rate: 0.5, level: 0.95, method: 'goodman-clustered' });
  });

  it('of a seat without games are unknown', () => {
    expect(seatShares([emptyWinBlocks(), wonOf(1, 2)])[0]).toBeNull();
    expect(seatShares([])).toEqual([]);
  });
});

describe('the uniform test', () => {
  it('(280, 250, 245, 225): chi-square 6.2, p .102275', () => {
    const test = uniformTest([280, 250, 245, 225]);
    expect(test?.chiSquare).toBeCloseTo(6.2, 12);
    expect(test?.df).toBe(3);
    // Q(3/2, 3.1), by scipy.
    expect(test?.p).toBeCloseTo(0.10227502654693751, 10);
  });

  it('finds nothing in equal seats', () => {
    expect(uniformTest([7, 7, 7])).toEqual({ chiSquare: 0, df: 2, p: 1 });
  });

  it('needs two seats and a win', () => {
    expect(uniformTest([5])).toBeNull();
    expect(uniformTest([])).toBeNull();
    expect(uniformTest([0, 0])).toBeNull();
    expect(() => uniformTest([1, -1])).toThrow(RangeError);
  });
});
