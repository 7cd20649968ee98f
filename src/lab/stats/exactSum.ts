/**
 * A sum of floating-point numbers without rounding: partial sums that do not overlap, smallest first (Shewchuk 1997,
 * "Adaptive precision floating-point arithmetic"). Rounding happens once, in `sumValue`, so adding and merging are
 * associative and commutative to the last bit, and any split of the games over workers prints the same digits.
 * An empty list is zero. Exact while no square over- or underflows: magnitudes from 1e-140 to 1e150, or zero.
 */
export type ExactSum = number[];

/**
 * Adds one number, in place.
 * @throws RangeError when it is not finite
 */
export function addToSum(sum: ExactSum, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be added: expected a finite number`);
  let carry = value;
  let kept = 0;
  for (let i = 0; i < sum.length; i++) {
    const partial = sum[i];
    const total = carry + partial;
    const lost = Math.abs(carry) < Math.abs(partial) ? carry - (total - partial) : partial - (total - carry);
    if (lost !== 0) sum[kept++] = lost;
    carry = total;
  }
  sum.length = kept;
  if (carry !== 0) sum.push(carry);
}

/** Adds the exact product of two numbers, in place. */
export function addProductToSum(sum: ExactSum, x: number, y: number): void {
  const product = x * y;
  addToSum(sum, product);
  if (Number.isSafeInteger(product) && Number.isInteger(x) && Number.isInteger(y)) return;
  addToSum(sum, productError(x, y, product));
}

/** A new sum of both. */
export function mergeSums(a: ExactSum, b: ExactSum): ExactSum {
  const merged = a.slice();
  for (const partial of b) addToSum(merged, partial);
  return merged;
}

/** The floating-point number nearest to the exact sum (ties to even). */
export function sumValue(sum: ExactSum): number {
  let i = sum.length - 1;
  if (i < 0) return 0;
  let high = sum[i];
  let low = 0;
  while (i > 0 && low === 0) {
    i--;
    const partial = sum[i];
    const total = high + partial;
    low = partial - (total - high);
    high = total;
  }
  // `low` may be exactly half a unit in the last place of `high`; what lies below it then decides the rounding.
  if (i > 0 && low !== 0 && low > 0 === sum[i - 1] > 0) {
    const doubled = low * 2;
    const rounded = high + doubled;
    if (rounded - high === doubled) high = rounded;
  }
  return high;
}

/**
 * n * sum(xy) - sum(x) * sum(y), rounded once: the numerator of every variance and covariance. Exactly zero when all
 * the x, or all the y, are equal.
 */
export function crossNumerator(n: number, sumXY: ExactSum, sumX: ExactSum, sumY: ExactSum): number {
  const exact: ExactSum = [];
  for (const partial of sumXY) addProductToSum(exact, n, partial);
  for (const x of sumX) for (const y of sumY) addProductToSum(exact, -x, y);
  return sumValue(exact);
}

/** 2^27 + 1 splits a double into two halves of 26 bits (Veltkamp). */
const splitter = 134217729;

/** What x * y lost by rounding to `product` (Dekker 1971). */
function productError(x: number, y: number, product: number): number {
  const xScaled = splitter * x;
  const xHigh = xScaled - (xScaled - x);
  const xLow = x - xHigh;
  const yScaled = splitter * y;
  const yHigh = yScaled - (yScaled - y);
  const yLow = y - yHigh;
  return xLow * yLow - (product - xHigh * yHigh - xLow * yHigh - xHigh * yLow);
}
