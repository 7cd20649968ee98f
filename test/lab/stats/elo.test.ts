import { describe, expect, it } from 'vitest';
import { eloOfScore } from '../../../src/lab/stats/elo.js';

describe('the Elo difference of a score', () => {
  it.each([
    [0.5, 0],
    [0.55, 34.86],
    [0.6, 70.44],
    [0.75, 190.85],
    [0.25, -190.85],
  ])('%f is %f', (score, elo) => {
    expect(eloOfScore(score)).toBeCloseTo(elo, 2);
  });

  it('has no bound at a clean sheet, and none beyond it', () => {
    expect(eloOfScore(1)).toBe(Number.POSITIVE_INFINITY);
    expect(eloOfScore(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(() => eloOfScore(1.01)).toThrow(RangeError);
  });
});
