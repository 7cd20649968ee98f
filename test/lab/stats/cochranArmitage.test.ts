import { describe, expect, it } from 'vitest';
import { cochranArmitage } from '../../../src/lab/stats/cochranArmitage.js';
import { pooledZ } from '../../../src/lab/stats/pooledZ.js';

describe('the Cochran-Armitage trend test', () => {
  const steps = [30, 40, 55].map((successes, step) => ({ successes, trials: 100, score: step + 1 }));

  it('30, 40, 55 of 100: z 3.585686, p .000336', () => {
    const test = cochranArmitage(steps);
    expect(test?.z).toBeCloseTo(3.585686, 6);
    expect(test?.p).toBeCloseTo(0.000336, 6);
  });

  it('depends on the spacing of the scores, not on their scale, and turns with their direction', () => {
    const scaled = cochranArmitage(steps.map((step) => ({ ...step, score: 10 * step.score - 7 })));
    const turned = cochranArmitage(steps.map((step) => ({ ...step, score: -step.score })));
    expect(scaled?.z).toBeCloseTo(3.585686, 6);
    expect(turned?.z).toBeCloseTo(-3.585686, 6);
  });

  it('is the pooled z test when there are two steps', () => {
    const two = [
      { successes: 48, trials: 80, score: 1 },
      { successes: 56, trials: 70, score: 2 },
    ];
    expect(cochranArmitage(two)?.z).toBeCloseTo(pooledZ(56, 70, 48, 80)?.z ?? Number.NaN, 10);
  });

  it('finds no trend where all games came out alike, and needs two steps with games', () => {
    expect(cochranArmitage(steps.map((step) => ({ ...step, successes: 100 })))).toEqual({ z: 0, p: 1 });
    expect(cochranArmitage([])).toBeNull();
    expect(cochranArmitage([steps[0], { successes: 0, trials: 0, score: 2 }])).toBeNull();
    expect(cochranArmitage([steps[0], steps[0]])).toBeNull();
    expect(() => cochranArmitage([{ successes: 2, trials: 1, score: 1 }])).toThrow(RangeError);
  });
});
