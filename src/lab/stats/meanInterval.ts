import { criticalT } from './critical.js';
import type { Interval } from './estimate.js';
import { type Moments, meanOf, sdOf } from './moments.js';

/** A mean with its interval and the standard deviation of one observation. */
export interface MeanEstimate extends Interval {
  readonly mean: number;
  readonly sd: number;
  readonly level: number;
  readonly method: string;
}

/**
 * Student's t interval of a mean, for observations without bounds (turns, scores, tokens). Where seats rotate, observe
 * one number a deal, the mean of its games. For numbers within bounds use `boundedMeanInterval`: this one has no width
 * when all observations are equal.
 * @param level confidence level in (0, 1)
 * @returns null under two observations
 */
export function meanInterval(moments: Moments, level = 0.95): MeanEstimate | null {
  const mean = meanOf(moments);
  const sd = sdOf(moments);
  if (mean === null || sd === null) return null;
  const half = (criticalT(level, moments.count - 1) * sd) / Math.sqrt(moments.count);
  return { mean, sd, lo: mean - half, hi: mean + half, level, method: 't' };
}
