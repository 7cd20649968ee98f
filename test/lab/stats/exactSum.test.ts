import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addProductToSum,
  addToSum,
  crossNumerator,
  type ExactSum,
  mergeSums,
  sumValue,
} from '../../../src/lab/stats/exactSum.js';

/** mantissa * 2^exponent: a number that BigInt can hold exactly once it is multiplied by 2^60. */
const binary = fc.record({
  mantissa: fc.maxSafeInteger(),
  exponent: fc.integer({ min: -60, max: 40 }),
});
const power = (exponent: number) => (exponent < 0 ? 1 / 2 ** -exponent : 2 ** exponent);
const asNumber = ({ mantissa, exponent }: { mantissa: number; exponent: number }) => mantissa * power(exponent);
const asBigInt = ({ mantissa, exponent }: { mantissa: number; exponent: number }) =>
  BigInt(mantissa) * 2n ** BigInt(exponent + 60);

function sumOf(values: readonly number[]): ExactSum {
  const sum: ExactSum = [];
  for (const value of values) addToSum(sum, value);
  return sum;
}

describe('an exact sum', () => {
  it('is the integer arithmetic of BigInt, rounded once', () => {
    fc.assert(
      fc.property(fc.array(binary), (terms) => {
        const exact = terms.map(asBigInt).reduce((a, b) => a + b, 0n);
        // Number(bigint) rounds to the nearest double, ties to even.
        expect(sumValue(sumOf(terms.map(asNumber)))).toBe(Number(exact) / 2 ** 60 + 0);
      }),
    );
  });

  it('loses nothing that plain addition loses', () => {
    expect(sumValue(sumOf([1e16, 1, -1e16]))).toBe(1);
    expect(sumValue(sumOf(new Array(10).fill(0.1)))).toBe(1);
    expect(sumValue(sumOf([1, 2 ** -53, 2 ** -120]))).toBe(1 + 2 ** -52);
    expect(sumValue([])).toBe(0);
  });

  it('is the same in any order and any split', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }));
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const [x, y, z] = [sumOf(a), sumOf(b), sumOf(c)];
        const all = sumValue(sumOf([...a, ...b, ...c]));
        expect(sumValue(mergeSums(mergeSums(x, y), z))).toBe(all);
        expect(sumValue(mergeSums(x, mergeSums(y, z)))).toBe(all);
        expect(sumValue(mergeSums(z, mergeSums(y, x)))).toBe(all);
        expect(sumValue(sumOf([...c, ...b, ...a].reverse()))).toBe(all);
      }),
    );
  });

  it('adds products exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger()), { maxLength: 20 }), (pairs) => {
        const sum: ExactSum = [];
        for (const [x, y] of pairs) addProductToSum(sum, x / 1024, y);
        const exact = pairs.map(([x, y]) => BigInt(x) * BigInt(y)).reduce((a, b) => a + b, 0n);
        expect(sumValue(sum)).toBe(Number(exact) / 1024 + 0);
      }),
    );
  });

  it('makes a numerator of exactly zero from equal numbers', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 50 }), (value, n) => {
        fc.pre(value === 0 || Math.abs(value) > 1e-100);
        const squares: ExactSum = [];
        for (let i = 0; i < n; i++) addProductToSum(squares, value, value);
        const sum = sumOf(new Array(n).fill(value));
        expect(crossNumerator(n, squares, sum, sum)).toBe(0);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => addToSum([], value)).toThrow('expected a finite number');
  });
});
