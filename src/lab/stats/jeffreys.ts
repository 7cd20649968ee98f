import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import { type RateEstimate, requireCounts, requireLevel } from './estimate.js';

/**
 * The equal-tailed interval of a share under Jeffreys's prior, Beta(successes + 1/2, failures + 1/2), with the end
 * pinned to 0 or 1 where all trials agree (Brown, Cai & DasGupta 2001).
 * @param successes in [0, trials]
 * @param level credible level in (0, 1)
 * @returns null without trials
 * @throws RangeError for impossible counts or levels
 */
export function jeffreys(successes: number, trials: number, level = 0.95): RateEstimate | null {
  requireCounts(successes, trials);
  requireLevel(level);
  if (trials === 0) return null;
  const tail = (1 - level) / 2;
  const a = successes + 0.5;
  const b = trials - successes + 0.5;
  return {
    rate: successes / trials,
    lo: successes === 0 ? 0 : betaQuantile(tail, a, b),
    hi: successes === trials ? 1 : betaQuantile(1 - tail, a, b),
    level,
    method: 'jeffreys',
  };
}
