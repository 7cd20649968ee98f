import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWinBlock,
  emptyWinBlocks,
  mergeWinBlocks,
  sharedWinPoints,
  type WinBlocks,
  winPoints,
} from '../../../src/lab/stats/winBlocks.js';
import { winRate } from '../../../src/lab/stats/winRate.js';

/** Blocks as [games won (draws as halves), games]. */
function blocksOf(blocks: readonly (readonly [won: number, games: number])[]): WinBlocks {
  const sums = emptyWinBlocks();
  for (const [won, games] of blocks) addWinBlock(sums, games, won * winPoints);
  return sums;
}

const repeated = (times: number, won: number, games: number) =>
  new Array(times).fill(null).map(() => [won, games] as const);

describe('the win rate where a block is one game', () => {
  it('is Wilson (1/10)', () => {
    const estimate = winRate(blocksOf([...repeated(1, 1, 1), ...repeated(9, 0, 1)]));
    expect(estimate).toMatchObject({ rate: 0.1, level: 0.95, method: 'wilson' });
    expect(estimate?.lo).toBeCloseTo(0.017876, 6);
    expect(estimate?.hi).toBeCloseTo(0.40415, 6);
  });

  it('counts a draw as half a win', () => {
    expect(winRate(blocksOf([...repeated(2, 0.5, 1), ...repeated(8, 0, 1)]))?.rate).toBe(0.1);
  });

  it('is null when no game counts', () => {
    expect(winRate(emptyWinBlocks())).toBeNull();
    expect(winRate(blocksOf([[0, 0]]))).toBeNull();
  });
});

describe('the win rate where deals are replayed over rotations', () => {
  // Reference values: the two added blocks written out, the design effect by numpy, the t quantile by scipy.
  it.each<[string, (readonly [number, number])[], rate: number, lo: number, hi: number]>([
    [
      'twelve pairs',
      [...repeated(4, 2, 2), ...repeated(6, 1, 2), ...repeated(2, 0, 2)],
      7 / 12,
      0.34780800631814723,
      0.7861096589329015,
    ],
    [
      'blocks that lost games to the turn cap',
      [
        [3, 3],
        [1, 3],
        [0.5, 2],
        [2, 3],
        [0, 1],
        [3, 3],
        [1.5, 3],
        [2, 2],
      ],
      0.65,
      0.33717443268179115,
      0.8714667264324774,
    ],
    ['ten pairs, all won', repeated(10, 2, 2), 1, 0.6417427011693564, 1],
    ['a hundred pairs, each split', repeated(100, 1, 2), 0.5, 0.48604453721519775, 0.5139554627848022],
    ['a single pair', [[1, 2]], 0.5, 0.001541333133436018, 0.998458666866564],
  ])('%s', (_what, blocks, rate, lo, hi) => {
    const estimate = winRate(blocksOf(blocks));
    expect(estimate?.rate).toBeCloseTo(rate, 12);
    expect(estimate?.lo).toBeCloseTo(lo, 9);
    expect(estimate?.hi).toBeCloseTo(hi, 9);
    expect(estimate?.method).toBe('wilson-clustered');
  });

  it('knows no more from three rotations that always agree than from two', () => {
    const pairs = winRate(blocksOf([...repeated(30, 2, 2), ...repeated(20, 0, 2)]));
    const triples = winRate(blocksOf([...repeated(30, 3, 3), ...repeated(20, 0, 3)]));
    expect(triples?.lo).toBeCloseTo(pairs?.lo ?? Number.NaN, 12);
    expect(triples?.hi).toBeCloseTo(pairs?.hi ?? Number.NaN, 12);
  });

  it('never leaves [0, 1], holds the rate, has a width, mirrors wins and losses', () => {
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((games) => fc.tuple(fc.integer({ min: 0, max: 2 * games }), fc.constant(games)))
      .map(([halves, games]) => [halves / 2, games] as const);
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 60 }), (blocks) => {
        const wins = winRate(blocksOf(blocks));
        const losses = winRate(blocksOf(blocks.map(([won, games]) => [games - won, games] as const)));
        if (wins === null || losses === null) throw new Error('no estimate');
        expect(wins.lo).toBeGreaterThanOrEqual(0);
        expect(wins.hi).toBeLessThanOrEqual(1);
        expect(wins.lo).toBeLessThanOrEqual(wins.rate);
        expect(wins.hi).toBeGreaterThanOrEqual(wins.rate);
        expect(wins.hi - wins.lo).toBeGreaterThan(0);
        expect(wins.lo).toBeCloseTo(1 - losses.hi, 9);
      }),
    );
  });

  it.each([
    ['independent games', [0.25, 0.5, 0.25]],
    ['games that mostly split', [0.02, 0.96, 0.02]],
    ['games that mostly agree', [0.45, 0.1, 0.45]],
    ['a strong focus', [0.01, 0.18, 0.81]],
    ['a focus that hardly loses', [0.001, 0.018, 0.981]],
    ['losses that come in pairs', [0.05, 0.05, 0.9]],
  ])('covers the true rate at least 95 times in 100, enumerated: %s', (_what, shares) => {
    for (const deals of [10, 30]) {
      const truth = shares[1] / 2 + shares[2];
      let covered = 0;
      for (let none = 0; none <= deals; none++) {
        for (let split = 0; split + none <= deals; split++) {
          const both = deals - none - split;
          const blocks = [...repeated(none, 0, 2), ...repeated(split, 1, 2), ...repeated(both, 2, 2)];
          const estimate = winRate(blocksOf(blocks));
          if (estimate === null || truth < estimate.lo || truth > estimate.hi) continue;
          covered += multinomial([none, split, both], shares);
        }
      }
      expect(covered).toBeGreaterThanOrEqual(0.95);
    }
  });
});

describe('win blocks', () => {
  it('merge in any order', () => {
    const blocks = fc.array(
      fc.integer({ min: 0, max: 4 }).chain((games) => fc.tuple(fc.integer({ min: 0, max: games }), fc.constant(games))),
    );
    fc.assert(
      fc.property(blocks, blocks, blocks, (a, b, c) => {
        const [x, y, z] = [blocksOf(a), blocksOf(b), blocksOf(c)];
        const all = blocksOf([...a, ...b, ...c]);
        expect(mergeWinBlocks(mergeWinBlocks(x, y), z)).toEqual(all);
        expect(mergeWinBlocks(z, mergeWinBlocks(y, x))).toEqual(all);
        expect(mergeWinBlocks(x, emptyWinBlocks())).toEqual(x);
      }),
    );
  });

  it('divide a win among co-winners without a rest', () => {
    for (let coWinners = 1; coWinners <= 10; coWinners++) {
      expect(Number.isInteger(sharedWinPoints(coWinners))).toBe(true);
      expect(sharedWinPoints(coWinners) * coWinners).toBe(winPoints);
    }
    expect(() => sharedWinPoints(0)).toThrow(RangeError);
    expect(() => sharedWinPoints(11)).toThrow('expected 1 to 10 co-winners');
  });

  it('refuse more points than games', () => {
    expect(() => addWinBlock(emptyWinBlocks(), 1, winPoints + 1)).toThrow(RangeError);
    expect(() => addWinBlock(emptyWinBlocks(), 1, 0.5)).toThrow(RangeError);
  });
});

/** Probability of these counts under these shares. */
function multinomial(counts: readonly number[], shares: readonly number[]): number {
  let probability = 1;
  let placed = 0;
  counts.forEach((count, kind) => {
    for (let i = 1; i <= count; i++) probability *= (++placed / i) * shares[kind];
  });
  return probability;
}
