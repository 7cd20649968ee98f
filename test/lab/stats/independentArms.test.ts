import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newcombeIndependent } from '../../../src/lab/stats/newcombeIndependent.js';
import { pooledZ } from '../../../src/lab/stats/pooledZ.js';

const arm = fc
  .integer({ min: 1, max: 300 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

describe('Newcombe’s interval for independent arms', () => {
  it('56/70 v 48/80 is (.052431, .333873), the paper’s example (a)', () => {
    const estimate = newcombeIndependent(56, 70, 48, 80);
    expect(estimate?.diff).toBeCloseTo(0.2, 12);
    expect(estimate?.lo).toBeCloseTo(0.052431, 6);
    expect(estimate?.hi).toBeCloseTo(0.333873, 6);
    expect(estimate).toMatchObject({ level: 0.95, method: 'newcombe' });
  });

  it('10/10 v 0/20 is (.6791, 1), the paper’s example (g): it stays within bounds', () => {
    const estimate = newcombeIndependent(10, 10, 0, 20);
    expect(estimate?.lo).toBeCloseTo(0.6791, 4);
    expect(estimate?.hi).toBe(1);
  });

  it('holds the difference, within [-1, 1], and changes sign with the arms', () => {
    fc.assert(
      fc.property(arm, arm, ([x, m], [y, n]) => {
        const estimate = newcombeIndependent(x, m, y, n);
        const swapped = newcombeIndependent(y, n, x, m);
        if (estimate === null || swapped === null) throw new Error('no estimate');
        expect(estimate.lo).toBeGreaterThanOrEqual(-1);
        expect(estimate.hi).toBeLessThanOrEqual(1);
        expect(estimate.lo).toBeLessThanOrEqual(estimate.diff);
        expect(estimate.hi).toBeGreaterThanOrEqual(estimate.diff);
        expect(estimate.hi).toBeGreaterThan(estimate.lo);
        expect(swapped.lo).toBeCloseTo(-estimate.hi, 12);
      }),
    );
  });

  it('needs games in both arms', () => {
    expect(newcombeIndependent(0, 0, 1, 2)).toBeNull();
    expect(newcombeIndependent(1, 2, 0, 0)).toBeNull();
    expect(() => newcombeIndependent(3, 2, 1, 2)).toThrow(RangeError);
  });
});

describe('the pooled z test', () => {
  it.each([
    [56, 70, 48, 80, 2.650172, 0.008045],
    [530, 1000, 480, 1000, 2.23618, 0.02534],
  ])('%i/%i v %i/%i', (x, m, y, n, z, p) => {
    const test = pooledZ(x, m, y, n);
    expect(test?.z).toBeCloseTo(z, 6);
    expect(test?.p).toBeCloseTo(p, 6);
  });

  it('has nothing against arms that came out alike', () => {
    expect(pooledZ(5, 5, 9, 9)).toEqual({ z: 0, p: 1 });
    expect(pooledZ(0, 5, 0, 9)).toEqual({ z: 0, p: 1 });
    expect(pooledZ(0, 0, 0, 9)).toBeNull();
  });
});
