import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialTest } from '../../../src/lab/stats/binomialTest.js';

describe('the exact binomial test', () => {
  // scipy.stats.binomtest; the first is R's documented example (Mendel's peas, p = .3825).
  it.each([
    [682, 925, 0.75, 0.3824915595748517, 0.8240891223524226, 0.19600926705388308],
    [7, 20, 0.25, 0.30547848486367, 0.21421805239879177, 0.8981881430772773],
    [2, 30, 0.2, 0.06979524048732366, 0.9894775096660743, 0.044178985151997086],
    [12, 30, 0.2, 0.010731062214007877, 0.009493122174722497, 0.9968889513680166],
    [0, 10, 0.3, 0.0388396033, 1, 0.0282475249],
    [5, 20, 0.25, 1, 0.5851584974698198, 0.6171726543871046],
    [560, 1000, 0.5, 0.00016504987055045286, 8.252493527522643e-5, 0.9999361178408378],
  ])('%i of %i against %f', (successes, trials, rate, twoSided, greater, less) => {
    expect(binomialTest(successes, trials, rate, 'two-sided')).toBeCloseTo(twoSided, 10);
    expect(binomialTest(successes, trials, rate, 'greater')).toBeCloseTo(greater, 10);
    expect(binomialTest(successes, trials, rate, 'less')).toBeCloseTo(less, 10);
  });

  it('is the sum of binomial probabilities, written out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }).chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n))),
        fc.constantFrom(0.1, 0.25, 0.5, 0.7, 0.9),
        ([k, n], rate) => {
          const probabilities = Array.from({ length: n + 1 }, (_, i) => probability(i, n, rate));
          const sum = (holds: (count: number) => boolean) =>
            probabilities.reduce((total, each, count) => (holds(count) ? total + each : total), 0);
          expect(binomialTest(k, n, rate, 'greater')).toBeCloseTo(
            sum((count) => count >= k),
            10,
          );
          expect(binomialTest(k, n, rate, 'less')).toBeCloseTo(
            sum((count) => count <= k),
            10,
          );
          expect(binomialTest(k, n, rate, 'two-sided')).toBeCloseTo(
            sum((count) => probabilities[count] <= probabilities[k] * (1 + 1e-7)),
            10,
          );
        },
      ),
    );
  });

  it('keeps its digits in the far tail: 200 of 200 against a half is 2^-200', () => {
    expect(binomialTest(200, 200, 0.5, 'greater') / 2 ** -200).toBeCloseTo(1, 10);
    expect(binomialTest(200, 200, 0.5, 'two-sided') / 2 ** -199).toBeCloseTo(1, 10);
  });

  it('is certain without trials, and refuses what it cannot count', () => {
    for (const alternative of ['greater', 'less', 'two-sided'] as const) {
      expect(binomialTest(0, 0, 0.5, alternative)).toBe(1);
      expect(() => binomialTest(0.5, 1, 0.5, alternative)).toThrow('an exact test needs whole numbers');
      expect(() => binomialTest(1, 1, 0, alternative)).toThrow(RangeError);
      expect(() => binomialTest(2, 1, 0.5, alternative)).toThrow(RangeError);
    }
  });
});

function probability(k: number, n: number, rate: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value *= ((n - k + i) / i) * rate;
  for (let i = 0; i < n - k; i++) value *= 1 - rate;
  return value;
}
