import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { criticalZ } from './critical.js';

/**
 * Games after which the interval of a rate is about `halfWidth` to each side: z^2 p (1 - p) / h^2, rounded up.
 * @param halfWidth in (0, 1), e.g. .02 for two points
 * @param rate the rate to plan for; 1/2 is the worst case
 * @throws RangeError for numbers out of range
 */
export function gamesForHalfWidth(halfWidth: number, level = 0.95, rate = 0.5): number {
  requireBetween('halfWidth', halfWidth, 0, 1);
  requireBetween('rate', rate, 0, 1);
  const z = criticalZ(level);
  return Math.ceil((z * z * rate * (1 - rate)) / (halfWidth * halfWidth));
}

/** What a planned comparison of two arms shall achieve. */
export interface ComparisonPlan {
  /** Chance of claiming a difference where there is none, two-sided; default .05. */
  readonly alpha?: number;
  /** Chance of finding the difference where it is there; default .8. */
  readonly power?: number;
  /** Correlation of the arms' results on common deals, in (-1, 1); 0 (the default) plans for independent arms. */
  readonly rho?: number;
}

/**
 * Games each arm needs so that a two-sided test tells rateA from rateB: the z test with the pooled variance under
 * equality and the separate ones under the difference (Fleiss, Levin & Paik 2003, without continuity correction),
 * times 1 - rho for arms on common deals.
 * @param rateA in (0, 1)
 * @param rateB in (0, 1), another than rateA
 * @throws RangeError for numbers out of range
 */
export function gamesPerArm(rateA: number, rateB: number, plan: ComparisonPlan = {}): number {
  const { alpha = 0.05, power = 0.8, rho = 0 } = plan;
  requireBetween('rateA', rateA, 0, 1);
  requireBetween('rateB', rateB, 0, 1);
  requireBetween('alpha', alpha, 0, 1);
  requireBetween('power', power, 0, 1);
  requireBetween('rho', rho, -1, 1);
  if (rateA === rateB) throw new RangeError(`rates ${rateA} and ${rateB}: no number of games tells equal rates apart`);
  const pooled = (rateA + rateB) / 2;
  const underEquality = criticalZ(1 - alpha) * Math.sqrt(2 * pooled * (1 - pooled));
  const underDifference = normalQuantile(power, 0, 1) * Math.sqrt(rateA * (1 - rateA) + rateB * (1 - rateB));
  const root = (underEquality + underDifference) / (rateA - rateB);
  return Math.ceil(root * root * (1 - rho));
}

function requireBetween(name: string, value: number, low: number, high: number): void {
  if (!(value > low && value < high)) throw new RangeError(`${name} ${value}: expected a number in (${low}, ${high})`);
}
