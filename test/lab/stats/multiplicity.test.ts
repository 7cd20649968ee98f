import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../src/lab/stats/benjaminiHochberg.js';
import { holm } from '../../../src/lab/stats/holm.js';

function expectClose(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, index) => {
    expect(actual[index]).toBeCloseTo(value, 12);
  });
}

describe('adjusted p-values', () => {
  it('(.01, .04, .03, .005): Holm (.03, .06, .06, .02), Benjamini-Hochberg (.02, .04, .04, .02)', () => {
    expectClose(holm([0.01, 0.04, 0.03, 0.005]), [0.03, 0.06, 0.06, 0.02]);
    expectClose(benjaminiHochberg([0.01, 0.04, 0.03, 0.005]), [0.02, 0.04, 0.04, 0.02]);
  });

  it('stop at one, and leave a lone p alone', () => {
    expect(holm([0.6, 0.7])).toEqual([1, 1]);
    expect(benjaminiHochberg([1, 1])).toEqual([1, 1]);
    for (const method of [holm, benjaminiHochberg]) {
      expect(method([0.03])).toEqual([0.03]);
      expect(method([])).toEqual([]);
    }
  });

  it('keep the order of the p-values, never fall below them; Holm is the stricter', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: 0, max: 1 })), (pValues) => {
        const strict = holm(pValues);
        const mild = benjaminiHochberg(pValues);
        for (const adjusted of [strict, mild]) {
          adjusted.forEach((value, i) => {
            expect(value).toBeGreaterThanOrEqual(pValues[i]);
            expect(value).toBeLessThanOrEqual(1);
            adjusted.forEach((other, j) => {
              if (pValues[i] < pValues[j]) expect(value).toBeLessThanOrEqual(other);
            });
          });
        }
        strict.forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(mild[i]);
        });
      }),
    );
  });
});
