import { criticalZ } from './critical.js';
import type { DifferenceEstimate } from './estimate.js';
import { marginProduct, type PairTable, pairCount } from './pairTable.js';
import { scoreInterval } from './wilson.js';

/**
 * The difference of two arms' win rates on the same deals, A minus B, with Newcombe's interval for paired data
 * (Newcombe 1998, "Improved confidence intervals for the difference between binomial proportions based on paired
 * data", method 10): the two Wilson intervals joined by the correlation of the pairs. Stays within [-1, 1].
 * @param level confidence level in (0, 1)
 * @returns null without deals
 */
export function newcombePaired(table: PairTable, level = 0.95): DifferenceEstimate | null {
  const z = criticalZ(level);
  const pairs = pairCount(table);
  if (pairs === 0) return null;
  const a = (table.both + table.onlyA) / pairs;
  const b = (table.both + table.onlyB) / pairs;
  const intervalA = scoreInterval(a, pairs, z);
  const intervalB = scoreInterval(b, pairs, z);
  const correlation = correctedPhi(table);
  // Not a - b, so that the arms which won equally often differ by exactly nothing.
  const diff = (table.onlyA - table.onlyB) / pairs;
  return {
    diff,
    lo: Math.max(-1, diff - thirdSide(a - intervalA.lo, intervalB.hi - b, correlation)),
    hi: Math.min(1, diff + thirdSide(intervalA.hi - a, b - intervalB.lo, correlation)),
    level,
    method: 'newcombe-paired',
  };
}

/** The paper's phi: a positive one is drawn towards zero by a continuity correction; zero where it is undefined. */
function correctedPhi(table: PairTable): number {
  const margins = marginProduct(table);
  if (margins === 0) return 0;
  const cross = table.both * table.neither - table.onlyA * table.onlyB;
  const corrected = cross > 0 ? Math.max(0, cross - pairCount(table) / 2) : cross;
  return corrected / Math.sqrt(margins);
}

function thirdSide(x: number, y: number, correlation: number): number {
  return Math.sqrt(Math.max(0, x * x - 2 * correlation * x * y + y * y));
}
