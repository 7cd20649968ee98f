import { addProductToSum, addToSum, crossNumerator, type ExactSum, mergeSums, sumValue } from './exactSum.js';

/** Count, sum and sum of squares of observed numbers: plain data that merges without rounding, in any order. */
export interface Moments {
  count: number;
  readonly sum: ExactSum;
  readonly squares: ExactSum;
}

/** Nothing observed yet. */
export function emptyMoments(): Moments {
  return { count: 0, sum: [], squares: [] };
}

/**
 * Observes one number, in place.
 * @throws RangeError when it is not finite
 */
export function addToMoments(moments: Moments, value: number): void {
  addToSum(moments.sum, value);
  addProductToSum(moments.squares, value, value);
  moments.count++;
}

/** New moments of all the observations of both. */
export function mergeMoments(a: Moments, b: Moments): Moments {
  return { count: a.count + b.count, sum: mergeSums(a.sum, b.sum), squares: mergeSums(a.squares, b.squares) };
}

/** The mean, or null when nothing was observed. */
export function meanOf(moments: Moments): number | null {
  return moments.count === 0 ? null : sumValue(moments.sum) / moments.count;
}

/** The sample variance (divisor count - 1), or null under two observations. */
export function varianceOf({ count, sum, squares }: Moments): number | null {
  return count < 2 ? null : crossNumerator(count, squares, sum, sum) / (count * (count - 1));
}

/** The sample standard deviation (divisor count - 1), or null under two observations. */
export function sdOf(moments: Moments): number | null {
  const variance = varianceOf(moments);
  return variance === null ? null : Math.sqrt(variance);
}
