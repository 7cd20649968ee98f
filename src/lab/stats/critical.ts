import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { requireLevel } from './estimate.js';

/**
 * The z that leaves (1 - level) / 2 in each tail of the normal distribution: 1.959964 for .95.
 * @param level confidence level in (0, 1)
 * @throws RangeError for any other level
 */
export function criticalZ(level: number): number {
  return normalQuantile(upperProbability(level), 0, 1);
}

/**
 * The t that leaves (1 - level) / 2 in each tail of Student's distribution.
 * @param level confidence level in (0, 1)
 * @param df degrees of freedom, > 0
 * @throws RangeError for any other level
 */
export function criticalT(level: number, df: number): number {
  return tQuantile(upperProbability(level), df);
}

function upperProbability(level: number): number {
  requireLevel(level);
  return 1 - (1 - level) / 2;
}
