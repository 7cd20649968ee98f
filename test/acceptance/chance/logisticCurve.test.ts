import { describe, expect, it } from 'vitest';
import { chanceAt, fitLogisticCurve, type Observation, placeOfChance, reliability } from './logistic-curve.js';

/** So many observations at a place, of which some came true. */
const at = (x: number, count: number, came: number): Observation[] =>
  Array.from({ length: count }, (_, i) => ({ x, came: i < came }));

describe('a logistic curve', () => {
  it('goes through the shares of two places: log-odds of 1/5 at 0 and of 4/5 at 1', () => {
    const curve = fitLogisticCurve([...at(0, 10, 2), ...at(1, 10, 8)]);
    expect(curve.intercept).toBeCloseTo(Math.log(0.25), 10);
    expect(curve.slope).toBeCloseTo(2 * Math.log(4), 10);
    expect(chanceAt(curve, 0.5)).toBeCloseTo(0.5, 12);
    expect(placeOfChance(curve, 0.2)).toBeCloseTo(0, 10);
  });

  it('is flat where the scale says nothing', () => {
    const curve = fitLogisticCurve([...at(-1, 8, 2), ...at(3, 8, 2)]);
    expect(curve.slope).toBeCloseTo(0, 10);
    expect(chanceAt(curve, 7)).toBeCloseTo(0.25, 10);
  });

  it('is refused where nothing tells', () => {
    expect(() => fitLogisticCurve(at(1, 5, 5))).toThrow(RangeError);
    expect(() => fitLogisticCurve([...at(0, 5, 0), ...at(1, 5, 5)])).toThrow(/do not tell/);
  });

  it('is compared with what came, tenth by tenth', () => {
    const curve = fitLogisticCurve([...at(0, 10, 2), ...at(1, 10, 8)]);
    const tenths = reliability(curve, [...at(0.001, 4, 1), ...at(0.999, 2, 2)]);
    expect(tenths.map(({ came, count }) => [came, count])).toEqual([
      [0.25, 4],
      [1, 2],
    ]);
    expect(tenths[0].says).toBeCloseTo(chanceAt(curve, 0.001), 12);
  });
});
