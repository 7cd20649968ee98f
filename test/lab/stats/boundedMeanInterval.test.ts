import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedMeanInterval } from '../../../src/lab/stats/boundedMeanInterval.js';
import { addToMoments, emptyMoments, type Moments } from '../../../src/lab/stats/moments.js';

function momentsOf(values: readonly number[]): Moments {
  const moments = emptyMoments();
  for (const value of values) addToMoments(moments, value);
  return moments;
}

const utilities = [0.2, 0.5, 0.9, 1, 0.4, 0.7];

describe('the interval of a bounded mean', () => {
  it('of six utilities, by numpy and scipy with the two added observations written out', () => {
    const estimate = boundedMeanInterval(momentsOf(utilities));
    expect(estimate?.mean).toBeCloseTo(3.7 / 6, 12);
    expect(estimate?.sd).toBeCloseTo(0.30605010483034745, 12);
    expect(estimate?.lo).toBeCloseTo(0.26365287152664624, 9);
    expect(estimate?.hi).toBeCloseTo(0.8784587975563347, 9);
    expect(estimate?.method).toBe('score-t');
  });

  it('follows the scale of the bounds', () => {
    const plain = boundedMeanInterval(momentsOf(utilities));
    const scaled = boundedMeanInterval(momentsOf(utilities.map((value) => 40 * value - 10)), [-10, 30]);
    expect(scaled?.lo).toBeCloseTo(40 * (plain?.lo ?? Number.NaN) - 10, 9);
    expect(scaled?.hi).toBeCloseTo(40 * (plain?.hi ?? Number.NaN) - 10, 9);
  });

  it('has a width when all observations are equal, at a bound too', () => {
    const won = boundedMeanInterval(momentsOf(new Array(10).fill(1)));
    expect(won).toMatchObject({ mean: 1, sd: 0, hi: 1 });
    expect(won?.lo).toBeCloseTo(0.6417427011693564, 9);
  });

  it('holds the mean, within the bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -3, max: 5 }), { minLength: 1 }), (values) => {
        const estimate = boundedMeanInterval(momentsOf(values), [-3, 5]);
        if (estimate === null) throw new Error('no estimate');
        expect(estimate.lo).toBeGreaterThanOrEqual(-3);
        expect(estimate.hi).toBeLessThanOrEqual(5);
        expect(estimate.lo).toBeLessThanOrEqual(estimate.mean);
        expect(estimate.hi).toBeGreaterThanOrEqual(estimate.mean);
        expect(estimate.hi).toBeGreaterThan(estimate.lo);
      }),
    );
  });

  it('is null without observations, and refuses a mean beyond the bounds', () => {
    expect(boundedMeanInterval(emptyMoments())).toBeNull();
    expect(() => boundedMeanInterval(momentsOf([2]))).toThrow('mean 2 is not in [0, 1]');
  });
});
