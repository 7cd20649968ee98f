import { requireCounts } from './estimate.js';
import type { NormalTest } from './pooledZ.js';
import { normalTwoSided } from './tails.js';

/** One step of an ordered factor (a difficulty): its wins, games and place on the scale. */
export interface TrendStep {
  readonly successes: number;
  readonly trials: number;
  readonly score: number;
}

/**
 * Tests for a trend of shares over an ordered factor (Cochran 1954; Armitage 1955); z > 0 when shares rise with the
 * scores. Where all trials came out alike, z = 0 and p = 1. A trend is not yet a monotone order: for that, test each
 * pair of neighbours one-sidedly.
 * @returns null when there are fewer than two different scores with trials
 * @throws RangeError for impossible counts
 */
export function cochranArmitage(steps: readonly TrendStep[]): NormalTest | null {
  let trials = 0;
  let successes = 0;
  let weighted = 0;
  for (const step of steps) {
    requireCounts(step.successes, step.trials);
    trials += step.trials;
    successes += step.successes;
    weighted += step.score * step.trials;
  }
  const rate = successes / trials;
  const meanScore = weighted / trials;
  let trend = 0;
  let spread = 0;
  for (const step of steps) {
    const score = step.score - meanScore;
    trend += score * (step.successes - step.trials * rate);
    spread += score * score * step.trials;
  }
  if (!(spread > 0)) return null;
  const variance = rate * (1 - rate) * spread;
  const z = variance === 0 ? 0 : trend / Math.sqrt(variance);
  return { z, p: normalTwoSided(z) };
}
