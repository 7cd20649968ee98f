import { criticalZ } from './critical.js';
import { type Interval, type RateEstimate, requireCounts } from './estimate.js';

/**
 * Wilson's score interval of a share, the default for display (Wilson 1927; Brown, Cai & DasGupta 2001).
 * @param successes in [0, trials]; need not be whole: with draws as halves the interval errs on the wide side
 * @param level confidence level in (0, 1)
 * @returns null without trials
 * @throws RangeError for impossible counts or levels
 */
export function wilson(successes: number, trials: number, level = 0.95): RateEstimate | null {
  requireCounts(successes, trials);
  if (trials === 0) return null;
  const rate = successes / trials;
  return { rate, ...scoreInterval(rate, trials, criticalZ(level)), level, method: 'wilson' };
}

/**
 * The rates p0 that a score test with the given critical value does not reject, for an observed rate.
 * Never leaves [0, 1], always holds the rate, has a width even at 0 and 1.
 * @param rate observed share in [0, 1]
 * @param trials number of independent trials, or the number that would be as informative; > 0, need not be whole
 * @param critical critical value of the test, > 0
 */
export function scoreInterval(rate: number, trials: number, critical: number): Interval {
  const square = (critical * critical) / trials;
  const centre = (rate + square / 2) / (1 + square);
  const half = Math.sqrt(square * (rate * (1 - rate) + square / 4)) / (1 + square);
  // The comparisons with the rate take back what rounding may add or lose at 0 and 1.
  return {
    lo: rate === 0 ? 0 : Math.max(0, Math.min(rate, centre - half)),
    hi: rate === 1 ? 1 : Math.min(1, Math.max(rate, centre + half)),
  };
}
