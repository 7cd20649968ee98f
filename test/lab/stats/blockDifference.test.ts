import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockDifference } from '../../../src/lab/stats/blockDifference.js';
import {
  addToPairMoments,
  emptyPairMoments,
  meanDifference,
  mergePairMoments,
  type PairMoments,
  pairCorrelation,
  sumSquaredDifferences,
  varianceReduction,
} from '../../../src/lab/stats/pairMoments.js';

type Pair = readonly [a: number, b: number];

function pairsOf(pairs: readonly Pair[]): PairMoments {
  const moments = emptyPairMoments();
  for (const [a, b] of pairs) addToPairMoments(moments, a, b);
  return moments;
}

const eight: Pair[] = [
  [1, 0.5],
  [0.5, 0.5],
  [0.5, 0],
  [0, 0],
  [1, 1],
  [1, 0.5],
  [0.5, 0],
  [1, 0.5],
];
const share = fc.integer({ min: 0, max: 6 }).map((sixths) => sixths / 6);
const repeated = (times: number, a: number, b: number): Pair[] => new Array(times).fill(null).map(() => [a, b]);

describe('the difference of block means', () => {
  it('of eight deals, by numpy and scipy with the two added deals written out', () => {
    const estimate = blockDifference(pairsOf(eight));
    expect(estimate?.diff).toBe(0.3125);
    expect(estimate?.lo).toBeCloseTo(-0.13900290096050982, 9);
    expect(estimate?.hi).toBeCloseTo(0.7640029009605098, 9);
    expect(estimate?.t).toBeCloseTo(1.6366341767699428, 10);
    expect(estimate?.df).toBe(7);
    expect(estimate?.p).toBeCloseTo(0.14571975368181997, 10);
    expect(estimate?.rho).toBeCloseTo(0.7467286566323437, 12);
    expect(estimate?.varianceReduction).toBeCloseTo(3.9333333333333336, 12);
    expect(estimate?.method).toBe('paired-t-plus-2');
  });

  it('keeps a width when no deal differs: a hundred of them, t(99) sqrt(2 / 101 / 100)', () => {
    const estimate = blockDifference(pairsOf(repeated(100, 1, 1)));
    expect(estimate).toMatchObject({ diff: 0, t: 0, p: 1, rho: null, varianceReduction: null });
    expect(estimate?.hi).toBeCloseTo(0.027921803506968552, 9);
    expect(estimate?.lo).toBeCloseTo(-0.027921803506968552, 9);
  });

  it('agrees with its p, stays within [-1, 1], changes sign with the arms', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 60 }), (pairs) => {
        const estimate = blockDifference(pairsOf(pairs));
        const swapped = blockDifference(pairsOf(pairs.map(([a, b]) => [b, a] as const)));
        if (estimate === null || swapped === null) throw new Error('no estimate');
        expect(estimate.lo).toBeGreaterThanOrEqual(-1);
        expect(estimate.hi).toBeLessThanOrEqual(1);
        expect(estimate.lo).toBeLessThanOrEqual(estimate.diff);
        expect(estimate.hi).toBeGreaterThanOrEqual(estimate.diff);
        expect(estimate.p < 0.05).toBe(estimate.lo > 0 || estimate.hi < 0);
        expect(swapped.lo).toBeCloseTo(-estimate.hi, 12);
        expect(swapped.p).toBeCloseTo(estimate.p, 12);
      }),
    );
  });

  it.each([
    [[0, 0.995, 0.005]],
    [[0, 0.98, 0.02]],
    [[0, 0.95, 0.05]],
    [[0.05, 0.9, 0.05]],
    [[0.2, 0.5, 0.3]],
    [[0, 0.1, 0.9]],
  ])('covers the true difference at least 95 times in 100, enumerated for fifty deals: %j', (shares) => {
    const truth = shares[2] - shares[0];
    let covered = 0;
    for (let forB = 0; forB <= 50; forB++) {
      for (let forA = 0; forA + forB <= 50; forA++) {
        const probability = multinomial([forB, 50 - forA - forB, forA], shares);
        if (probability < 1e-15) continue;
        const deals = [...repeated(forB, 0, 1), ...repeated(50 - forA - forB, 0, 0), ...repeated(forA, 1, 0)];
        const estimate = blockDifference(pairsOf(deals));
        if (estimate !== null && truth >= estimate.lo && truth <= estimate.hi) covered += probability;
      }
    }
    expect(covered).toBeGreaterThanOrEqual(0.95);
  });

  it('needs two deals', () => {
    expect(blockDifference(emptyPairMoments())).toBeNull();
    expect(blockDifference(pairsOf([[1, 0]]))).toBeNull();
  });
});

describe('pair moments', () => {
  it('merge to the same digits in any order', () => {
    const lists = fc.array(fc.tuple(share, share), { maxLength: 20 });
    const digits = (pairs: PairMoments) => [
      pairs.count,
      meanDifference(pairs),
      sumSquaredDifferences(pairs),
      pairCorrelation(pairs),
      varianceReduction(pairs),
    ];
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const [x, y, z] = [pairsOf(a), pairsOf(b), pairsOf(c)];
        const all = digits(pairsOf([...a, ...b, ...c]));
        expect(digits(mergePairMoments(mergePairMoments(x, y), z))).toEqual(all);
        expect(digits(mergePairMoments(z, mergePairMoments(y, x)))).toEqual(all);
      }),
    );
  });

  it('correlation: 1 for arms that agree, -1 for mirrored ones, unknown for one that never varies', () => {
    expect(
      pairCorrelation(
        pairsOf([
          [0, 0],
          [1 / 3, 1 / 3],
          [1, 1],
        ]),
      ),
    ).toBe(1);
    expect(
      pairCorrelation(
        pairsOf([
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toBe(-1);
    expect(
      pairCorrelation(
        pairsOf([
          [1 / 3, 1],
          [1 / 3, 0],
        ]),
      ),
    ).toBeNull();
  });

  it('variance reduction: 1 for uncorrelated arms, below 1 where the pairing harms', () => {
    expect(
      varianceReduction(
        pairsOf([
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ]),
      ),
    ).toBe(1);
    expect(
      varianceReduction(
        pairsOf([
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toBe(0.5);
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
