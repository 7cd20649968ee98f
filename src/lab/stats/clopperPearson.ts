import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import { type RateEstimate, requireCounts, requireLevel } from './estimate.js';

/**
 * The exact interval of a share (Clopper & Pearson 1934): covers at least as often as it says, for guarantees.
 * @param successes in [0, trials]
 * @param level confidence level in (0, 1)
 * @returns null without trials
 * @throws RangeError for impossible counts or levels
 */
export function clopperPearson(successes: number, trials: number, level = 0.95): RateEstimate | null {
  requireCounts(successes, trials);
  requireLevel(level);
  if (trials === 0) return null;
  const tail = (1 - level) / 2;
  return {
    rate: successes / trials,
    lo: successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1),
    hi: successes === trials ? 1 : betaQuantile(1 - tail, successes + 1, trials - successes),
    level,
    method: 'clopper-pearson',
  };
}
