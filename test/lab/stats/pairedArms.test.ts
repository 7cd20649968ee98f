import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mcnemar, mcnemarGreater } from '../../../src/lab/stats/mcnemar.js';
import { newcombePaired } from '../../../src/lab/stats/newcombePaired.js';
import {
  addToPairTable,
  emptyPairTable,
  mergePairTables,
  type PairTable,
  pairCount,
  phi,
} from '../../../src/lab/stats/pairTable.js';

const table = fc.record<PairTable>({
  both: fc.nat(50),
  onlyA: fc.nat(50),
  onlyB: fc.nat(50),
  neither: fc.nat(50),
});

const swapped = ({ both, onlyA, onlyB, neither }: PairTable): PairTable => ({
  both,
  onlyA: onlyB,
  onlyB: onlyA,
  neither,
});

/** 2 P(X >= larger) for X ~ Binomial(n, 1/2), in whole numbers until the one division at the end. */
function exactTwoSided(onlyA: number, onlyB: number): number {
  const n = onlyA + onlyB;
  let tail = 0n;
  for (let k = Math.max(onlyA, onlyB); k <= n; k++) tail += choose(n, k);
  return Math.min(1, ratio(2n * tail, 2n ** BigInt(n)));
}

function choose(n: number, k: number): bigint {
  let count = 1n;
  for (let i = 1; i <= k; i++) count = (count * BigInt(n - k + i)) / BigInt(i);
  return count;
}

function ratio(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 10n ** 30n) / denominator) / 1e30;
}

describe('McNemar’s test', () => {
  it('(86, 150): chi-square 17.355932, asymptotic 3.0993e-5, mid-p 2.8934e-5', () => {
    const test = mcnemar(86, 150);
    expect(test.chiSquare).toBeCloseTo(17.355932, 6);
    expect(test.pAsymptotic).toBeCloseTo(3.0993e-5, 9);
    expect(test.pMid).toBeCloseTo(2.8934e-5, 9);
  });

  it('(86, 150): the exact p by whole-number arithmetic', () => {
    expect(exactTwoSided(86, 150)).toBeCloseTo(3.7159361e-5, 12);
    expect(mcnemar(86, 150).pExact / exactTwoSided(86, 150)).toBeCloseTo(1, 10);
  });

  it('(7, 1): 9 of 256 tables on each side are as far, the mid-p leaves half of both (7, 1) and (1, 7) out', () => {
    const test = mcnemar(7, 1);
    expect(test.chiSquare).toBe(4.5);
    expect(test.pExact).toBeCloseTo(18 / 256, 12);
    expect(test.pMid).toBeCloseTo(10 / 256, 12);
  });

  it('a tie: exact 1, mid-p 1 less half of C(10, 5) / 2^10', () => {
    expect(mcnemar(5, 5)).toMatchObject({ chiSquare: 0, pAsymptotic: 1, pExact: 1 });
    expect(mcnemar(5, 5).pMid).toBeCloseTo(1 - 126 / 1024, 12);
  });

  it('no deal that differs: nothing against equality', () => {
    expect(mcnemar(0, 0)).toEqual({ chiSquare: 0, pAsymptotic: 1, pExact: 1, pMid: 1 });
    expect(mcnemarGreater(0, 0)).toBe(1);
  });

  it('one-sided: (0, 4) says nothing for A, (4, 0) is 1 in 16', () => {
    expect(mcnemarGreater(0, 4)).toBe(1);
    expect(mcnemarGreater(4, 0)).toBeCloseTo(1 / 16, 12);
  });

  it('does not care which arm is A, and mid-p never exceeds exact', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (onlyA, onlyB) => {
        const test = mcnemar(onlyA, onlyB);
        expect(mcnemar(onlyB, onlyA)).toEqual(test);
        expect(test.pMid).toBeLessThanOrEqual(test.pExact);
        expect(test.pMid).toBeGreaterThanOrEqual(0);
        expect(test.pExact).toBeLessThanOrEqual(1);
        expect(test.pExact).toBeCloseTo(exactTwoSided(onlyA, onlyB), 10);
      }),
    );
  });

  it('refuses halves', () => {
    expect(() => mcnemar(1.5, 1.5)).toThrow(RangeError);
    expect(() => mcnemar(-1, 3)).toThrow(RangeError);
  });
});

describe('Newcombe’s interval for paired arms', () => {
  it('(36, 12, 2, 0): .2 with (.0569, .3404); phi is negative and stays as it is', () => {
    const estimate = newcombePaired({ both: 36, onlyA: 12, onlyB: 2, neither: 0 });
    expect(estimate?.diff).toBe(0.2);
    expect(estimate?.lo).toBeCloseTo(0.0569, 4);
    expect(estimate?.hi).toBeCloseTo(0.3404, 4);
    expect(estimate).toMatchObject({ level: 0.95, method: 'newcombe-paired' });
  });

  it('(1, 1, 7, 12): -.286 with (-.507, -.026); phi is positive, within the continuity correction, and becomes 0', () => {
    const estimate = newcombePaired({ both: 1, onlyA: 1, onlyB: 7, neither: 12 });
    expect(estimate?.diff).toBeCloseTo(-6 / 21, 12);
    expect(estimate?.lo).toBeCloseTo(-0.507, 3);
    expect(estimate?.hi).toBeCloseTo(-0.026, 3);
  });

  it('(59, 6, 16, 80): phi corrected by n / 2 = 80.5 to 4543.5 / 6344.15 (written out by hand, scipy’s z)', () => {
    const estimate = newcombePaired({ both: 59, onlyA: 6, onlyB: 16, neither: 80 });
    expect(estimate?.diff).toBeCloseTo(-10 / 161, 12);
    expect(estimate?.lo).toBeCloseTo(-0.11862119563870992, 9);
    expect(estimate?.hi).toBeCloseTo(-0.004625113933050047, 9);
  });

  it('all deals won by both: the width of one Wilson interval at 1, z^2 / (n + z^2)', () => {
    const estimate = newcombePaired({ both: 54, onlyA: 0, onlyB: 0, neither: 0 });
    const z2 = 1.959963984540054 ** 2;
    expect(estimate?.diff).toBe(0);
    // Neither arm can rise: each end comes from the fall of one arm alone.
    expect(estimate?.hi).toBeCloseTo(z2 / (54 + z2), 9);
    expect(estimate?.lo).toBeCloseTo(-z2 / (54 + z2), 9);
  });

  it('holds the difference, within [-1, 1], and changes sign with the arms', () => {
    fc.assert(
      fc.property(table, (pairs) => {
        fc.pre(pairCount(pairs) > 0);
        const estimate = newcombePaired(pairs);
        const other = newcombePaired(swapped(pairs));
        if (estimate === null || other === null) throw new Error('no estimate');
        expect(estimate.lo).toBeGreaterThanOrEqual(-1);
        expect(estimate.hi).toBeLessThanOrEqual(1);
        expect(estimate.lo).toBeLessThanOrEqual(estimate.diff);
        expect(estimate.hi).toBeGreaterThanOrEqual(estimate.diff);
        expect(estimate.hi).toBeGreaterThan(estimate.lo);
        expect(other.lo).toBeCloseTo(-estimate.hi, 12);
      }),
    );
  });

  it('is null without deals', () => {
    expect(newcombePaired(emptyPairTable())).toBeNull();
  });
});

describe('the pair table', () => {
  it('sorts deals into its four cells', () => {
    const pairs = emptyPairTable();
    for (const [a, b] of [
      [true, true],
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      addToPairTable(pairs, a, b);
    }
    expect(pairs).toEqual({ both: 1, onlyA: 2, onlyB: 1, neither: 1 });
    expect(pairCount(pairs)).toBe(5);
  });

  it('phi is (ad - bc) / sqrt(margins): (20, 12, 2, 16) gives 296 / sqrt(32 * 18 * 22 * 28)', () => {
    expect(phi({ both: 20, onlyA: 12, onlyB: 2, neither: 16 })).toBeCloseTo(296 / Math.sqrt(354_816), 12);
    expect(phi({ both: 3, onlyA: 0, onlyB: 0, neither: 4 })).toBe(1);
    expect(phi({ both: 0, onlyA: 3, onlyB: 4, neither: 0 })).toBe(-1);
    expect(phi({ both: 3, onlyA: 2, onlyB: 0, neither: 0 })).toBeNull();
    expect(phi(emptyPairTable())).toBeNull();
  });

  it('merges in any order', () => {
    fc.assert(
      fc.property(table, table, table, (x, y, z) => {
        const left = mergePairTables(mergePairTables(x, y), z);
        expect(mergePairTables(x, mergePairTables(y, z))).toEqual(left);
        expect(mergePairTables(z, mergePairTables(y, x))).toEqual(left);
        expect(pairCount(left)).toBe(pairCount(x) + pairCount(y) + pairCount(z));
      }),
    );
  });
});
