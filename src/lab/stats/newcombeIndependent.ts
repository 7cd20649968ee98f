import { criticalZ } from './critical.js';
import { type DifferenceEstimate, requireCounts } from './estimate.js';
import { scoreInterval } from './wilson.js';

/**
 * The difference of two independent shares with Newcombe's hybrid score interval (Newcombe 1998, "Interval estimation
 * for the difference between independent proportions", method 10). Stays within [-1, 1].
 * @param level confidence level in (0, 1)
 * @returns null when either arm has no trials
 * @throws RangeError for impossible counts or levels
 */
export function newcombeIndependent(
  successesA: number,
  trialsA: number,
  successesB: number,
  trialsB: number,
  level = 0.95,
): DifferenceEstimate | null {
  requireCounts(successesA, trialsA);
  requireCounts(successesB, trialsB);
  const z = criticalZ(level);
  if (trialsA === 0 || trialsB === 0) return null;
  const a = successesA / trialsA;
  const b = successesB / trialsB;
  const intervalA = scoreInterval(a, trialsA, z);
  const intervalB = scoreInterval(b, trialsB, z);
  const diff = a - b;
  return {
    diff,
    lo: Math.max(-1, diff - diagonal(a - intervalA.lo, intervalB.hi - b)),
    hi: Math.min(1, diff + diagonal(intervalA.hi - a, b - intervalB.lo)),
    level,
    method: 'newcombe',
  };
}

function diagonal(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
