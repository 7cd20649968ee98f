import { requireCounts } from './estimate.js';
import { normalTwoSided } from './tails.js';

/** A normal test statistic and its two-sided p-value. */
export interface NormalTest {
  readonly z: number;
  readonly p: number;
}

/**
 * The z test of equal shares with the pooled variance; z > 0 when A's share is the larger. Where all trials of both
 * arms came out alike nothing speaks against equality: z = 0, p = 1.
 * @returns null when either arm has no trials
 * @throws RangeError for impossible counts
 */
export function pooledZ(successesA: number, trialsA: number, successesB: number, trialsB: number): NormalTest | null {
  requireCounts(successesA, trialsA);
  requireCounts(successesB, trialsB);
  if (trialsA === 0 || trialsB === 0) return null;
  const pooled = (successesA + successesB) / (trialsA + trialsB);
  const variance = pooled * (1 - pooled) * (1 / trialsA + 1 / trialsB);
  const z = variance === 0 ? 0 : (successesA / trialsA - successesB / trialsB) / Math.sqrt(variance);
  return { z, p: normalTwoSided(z) };
}
