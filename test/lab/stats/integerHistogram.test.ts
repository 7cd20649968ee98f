import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToHistogram,
  histogramCount,
  histogramQuantile,
  type IntegerHistogram,
  mergeHistograms,
} from '../../../src/lab/stats/integerHistogram.js';

function histogramOf(values: readonly number[]): IntegerHistogram {
  const histogram: IntegerHistogram = new Map();
  for (const value of values) addToHistogram(histogram, value);
  return histogram;
}

describe('an integer histogram', () => {
  it('gives the quantiles of 1 to 100 as their own ranks', () => {
    const histogram = histogramOf(Array.from({ length: 100 }, (_, i) => 100 - i));
    expect(histogramQuantile(histogram, 0.5)).toBe(50);
    expect(histogramQuantile(histogram, 0.95)).toBe(95);
    expect(histogramQuantile(histogram, 0.951)).toBe(96);
    expect(histogramQuantile(histogram, 0)).toBe(1);
    expect(histogramQuantile(histogram, 1)).toBe(100);
  });

  it('gives the lower median of an even number, and sorts by size', () => {
    expect(histogramQuantile(histogramOf([10, 9, -3, 100]), 0.5)).toBe(9);
  });

  it('has no quantile when it is empty', () => {
    expect(histogramQuantile(new Map(), 0.5)).toBeNull();
    expect(histogramCount(new Map())).toBe(0);
  });

  it('takes the value at the rank in the sorted list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          const sorted = values.toSorted((a, b) => a - b);
          const rank = Math.ceil((percent * values.length) / 100);
          expect(histogramQuantile(histogramOf(values), percent / 100)).toBe(sorted[rank - 1]);
        },
      ),
    );
  });

  it('merges in any order', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 20 }));
    const entries = (histogram: IntegerHistogram) => [...histogram].sort(([x], [y]) => x - y);
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const [x, y, z] = [histogramOf(a), histogramOf(b), histogramOf(c)];
        const all = entries(histogramOf([...a, ...b, ...c]));
        expect(entries(mergeHistograms(mergeHistograms(x, y), z))).toEqual(all);
        expect(entries(mergeHistograms(z, mergeHistograms(x, y)))).toEqual(all);
        expect(entries(x)).toEqual(entries(histogramOf(a)));
        expect(histogramCount(mergeHistograms(x, y))).toBe(a.length + b.length);
      }),
    );
  });

  it('refuses halves and probabilities beyond one', () => {
    expect(() => addToHistogram(new Map(), 1.5)).toThrow('expected an integer');
    expect(() => histogramQuantile(new Map(), 95)).toThrow(RangeError);
  });
});
