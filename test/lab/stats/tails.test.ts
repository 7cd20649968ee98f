import { describe, expect, it } from 'vitest';
import { criticalT, criticalZ } from '../../../src/lab/stats/critical.js';
import { chiSquareUpper, normalTwoSided, tTwoSided } from '../../../src/lab/stats/tails.js';

/** `actual` agrees with a scipy value to about twelve digits, however small it is. */
function expectRelative(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-11);
}

describe('critical values', () => {
  it('are those of the printed tables', () => {
    expect(criticalZ(0.95)).toBeCloseTo(1.959963984540054, 12);
    expect(criticalZ(0.99)).toBeCloseTo(2.5758293035489004, 12);
    expect(criticalT(0.95, 10)).toBeCloseTo(2.228138851986274, 10);
    expect(criticalT(0.95, 1)).toBeCloseTo(12.706204736174694, 9);
  });

  it.each([0, 1, -0.5, 95, Number.NaN])('refuse the level %s', (level) => {
    expect(() => criticalZ(level)).toThrow(RangeError);
    expect(() => criticalT(level, 5)).toThrow(RangeError);
  });
});

describe('tail probabilities', () => {
  it('keep their digits far out', () => {
    expectRelative(normalTwoSided(1.959963984540054), 0.05);
    expectRelative(normalTwoSided(8), 1.244192114854348e-15);
    expectRelative(normalTwoSided(-20), 5.507248237212311e-89);
    expectRelative(tTwoSided(2.5, 7), 0.04099221858575289);
    expectRelative(tTwoSided(-30, 40), 4.8509076605902047e-29);
    expectRelative(chiSquareUpper(6.2, 3), 0.10227502654693751);
    expectRelative(chiSquareUpper(500, 3), 4.771672031912771e-108);
  });

  it('are one where nothing deviates', () => {
    expect(normalTwoSided(0)).toBe(1);
    expect(tTwoSided(0, 3)).toBe(1);
    expect(chiSquareUpper(0, 3)).toBe(1);
  });
});
