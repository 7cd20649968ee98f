import { criticalZ } from './critical.js';
import { type Interval, type RateEstimate, requireCounts } from './estimate.js';

/**
 * The textbook interval with z^2 trials added, half of them successes (Agresti & Coull 1998), clipped to [0, 1].
 * @param successes in [0, trials]
 * @param level confidence level in (0, 1)
 * @returns null without trials
 * @throws RangeError for impossible counts or levels
 */
export function agrestiCoull(successes: number, trials: number, level = 0.95): RateEstimate | null {
  const interval = agrestiCoullUnclipped(successes, trials, level);
  if (interval === null) return null;
  return {
    rate: successes / trials,
    lo: Math.max(0, interval.lo),
    hi: Math.min(1, interval.hi),
    level,
    method: 'agresti-coull',
  };
}

/** The same interval as the paper has it: its ends may leave [0, 1]. */
export function agrestiCoullUnclipped(successes: number, trials: number, level = 0.95): Interval | null {
  requireCounts(successes, trials);
  const z = criticalZ(level);
  if (trials === 0) return null;
  const enlarged = trials + z * z;
  const centre = (successes + (z * z) / 2) / enlarged;
  const half = z * Math.sqrt((centre * (1 - centre)) / enlarged);
  return { lo: centre - half, hi: centre + half };
}
