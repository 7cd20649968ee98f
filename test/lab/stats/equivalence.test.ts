import { describe, expect, it } from 'vitest';
import { blockDifference } from '../../../src/lab/stats/blockDifference.js';
import { equivalence, verdict } from '../../../src/lab/stats/equivalence.js';
import { newcombeIndependent } from '../../../src/lab/stats/newcombeIndependent.js';
import { newcombePaired } from '../../../src/lab/stats/newcombePaired.js';
import { emptyPairMoments } from '../../../src/lab/stats/pairMoments.js';
import type { PairTable } from '../../../src/lab/stats/pairTable.js';

describe('two one-sided tests', () => {
  it('look at the interval at 1 - 2 alpha', () => {
    const test = equivalence((level) => newcombeIndependent(500, 1000, 500, 1000, level), 0.05);
    expect(test?.level).toBeCloseTo(0.9, 12);
    expect(test).toMatchObject({ margin: 0.05, alpha: 0.05, diff: 0, method: 'newcombe' });
  });

  it('independent arms at a half, margin 5 points: 1.645 sqrt(2 / 4n) is 3.7 points for 1,000 games, 5.2 for 500', () => {
    const at = (games: number) =>
      equivalence((level) => newcombeIndependent(games / 2, games, games / 2, games, level), 0.05);
    expect(at(1000)?.hi).toBeCloseTo(0.0367, 3);
    expect(at(1000)?.equivalent).toBe(true);
    expect(at(500)?.hi).toBeCloseTo(0.0519, 3);
    expect(at(500)?.equivalent).toBe(false);
  });

  it('paired arms need fewer games, as their results go together', () => {
    const table: PairTable = { both: 230, onlyA: 20, onlyB: 20, neither: 230 };
    const test = equivalence((level) => newcombePaired(table, level), 0.05);
    // 1.645 sqrt(40) / 500 is 2.1 points.
    expect(test?.hi).toBeCloseTo(0.0208, 3);
    expect(test?.equivalent).toBe(true);
  });

  it('fails when the interval touches one margin only', () => {
    const shifted = (lo: number, hi: number) =>
      equivalence((level) => ({ diff: (lo + hi) / 2, lo, hi, level, method: 'given' }), 0.05)?.equivalent;
    expect(shifted(-0.049, 0.049)).toBe(true);
    expect(shifted(-0.05, 0)).toBe(false);
    expect(shifted(0, 0.05)).toBe(false);
  });

  it('is null without games, and refuses margins and alphas out of range', () => {
    expect(equivalence((level) => blockDifference(emptyPairMoments(), level), 0.05)).toBeNull();
    const none = () => null;
    expect(() => equivalence(none, 0)).toThrow('margin 0: expected a number in (0, 1]');
    expect(() => equivalence(none, 5)).toThrow(RangeError);
    expect(() => equivalence(none, 0.05, 0.5)).toThrow(RangeError);
  });
});

describe('the verdict', () => {
  const within = equivalence((level) => ({ diff: 0.01, lo: 0, hi: 0.02, level, method: 'given' }), 0.05);
  const beyond = equivalence((level) => ({ diff: 0.04, lo: 0.01, hi: 0.07, level, method: 'given' }), 0.05);

  it('does not take a missing difference for balance', () => {
    expect(verdict(0.6, 0.05)).toBe('undecided');
    expect(verdict(0.6, 0.05, beyond)).toBe('undecided');
    expect(verdict(0.05, 0.05)).toBe('undecided');
  });

  it('calls a significant difference different, unless it was shown not to matter', () => {
    expect(verdict(0.01, 0.05)).toBe('different');
    expect(verdict(0.01, 0.05, beyond)).toBe('different');
    expect(verdict(0.01, 0.05, within)).toBe('equivalent');
  });
});
