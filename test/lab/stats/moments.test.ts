import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanInterval } from '../../../src/lab/stats/meanInterval.js';
import {
  addToMoments,
  emptyMoments,
  type Moments,
  meanOf,
  mergeMoments,
  sdOf,
  varianceOf,
} from '../../../src/lab/stats/moments.js';

function momentsOf(values: readonly number[]): Moments {
  const moments = emptyMoments();
  for (const value of values) addToMoments(moments, value);
  return moments;
}

describe('moments', () => {
  it('mean, variance and sd of 2 4 4 4 5 5 7 9: mean 5, squares around it 32', () => {
    const moments = momentsOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(meanOf(moments)).toBe(5);
    expect(varianceOf(moments)).toBe(32 / 7);
    expect(sdOf(moments)).toBe(Math.sqrt(32 / 7));
  });

  it('keep the digits of a small spread on a large mean', () => {
    expect(varianceOf(momentsOf([1e9 + 0.25, 1e9 + 0.5, 1e9 + 0.75]))).toBe(0.0625);
    expect(sdOf(momentsOf([0.1, 0.1, 0.1]))).toBe(0);
  });

  it('of nothing and of one number', () => {
    expect([meanOf(emptyMoments()), sdOf(emptyMoments())]).toEqual([null, null]);
    expect([meanOf(momentsOf([3])), sdOf(momentsOf([3]))]).toEqual([3, null]);
  });

  it('merge to the same digits in any order', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { maxLength: 30 });
    const digits = (moments: Moments) => [moments.count, meanOf(moments), varianceOf(moments)];
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const [x, y, z] = [momentsOf(a), momentsOf(b), momentsOf(c)];
        const all = digits(momentsOf([...a, ...b, ...c]));
        expect(digits(mergeMoments(mergeMoments(x, y), z))).toEqual(all);
        expect(digits(mergeMoments(z, mergeMoments(y, x)))).toEqual(all);
        expect(digits(mergeMoments(mergeMoments(x, y), mergeMoments(z, emptyMoments())))).toEqual(all);
        expect(digits(x)).toEqual(digits(momentsOf(a)));
      }),
    );
  });

  it('survive JSON, so that they may be sent or kept', () => {
    const moments = momentsOf([0.1, 1 / 3, 7]);
    expect(JSON.parse(JSON.stringify(moments))).toEqual(moments);
  });

  it('refuse what is no number', () => {
    expect(() => addToMoments(emptyMoments(), Number.NaN)).toThrow(RangeError);
  });
});

describe('the t interval of a mean', () => {
  it('of 12 15 9 22 17, by scipy.stats.t.interval', () => {
    const estimate = meanInterval(momentsOf([12, 15, 9, 22, 17]));
    expect(estimate?.mean).toBe(15);
    expect(estimate?.sd).toBeCloseTo(4.949747468305833, 12);
    expect(estimate?.lo).toBeCloseTo(8.85407676840442, 9);
    expect(estimate?.hi).toBeCloseTo(21.14592323159558, 9);
    expect(estimate).toMatchObject({ level: 0.95, method: 't' });
  });

  it('needs two observations', () => {
    expect(meanInterval(emptyMoments())).toBeNull();
    expect(meanInterval(momentsOf([4]))).toBeNull();
  });

  it('holds the mean and widens with the level', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 2 }), (values) => {
        const moments = momentsOf(values);
        const usual = meanInterval(moments);
        const surer = meanInterval(moments, 0.99);
        if (usual === null || surer === null) throw new Error('no estimate');
        expect(usual.lo).toBeLessThanOrEqual(usual.mean);
        expect(usual.hi).toBeGreaterThanOrEqual(usual.mean);
        expect(surer.lo).toBeLessThanOrEqual(usual.lo);
        expect(surer.hi).toBeGreaterThanOrEqual(usual.hi);
      }),
    );
  });
});
