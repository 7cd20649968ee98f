import gammaIncomplete from '@stdlib/math-base-special-gammainc';
import normalCdf from '@stdlib/stats-base-dists-normal-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';

// Each tail is asked for directly, never as one minus the rest: a p of 1e-20 keeps its digits.

/** P(|Z| >= |z|) for a standard normal Z. */
export function normalTwoSided(z: number): number {
  return 2 * normalCdf(-Math.abs(z), 0, 1);
}

/** P(|T| >= |t|) for Student's T with `df` > 0 degrees of freedom. */
export function tTwoSided(t: number, df: number): number {
  return 2 * tCdf(-Math.abs(t), df);
}

/** P(X >= x) for a chi-square X with `df` > 0 degrees of freedom. */
export function chiSquareUpper(x: number, df: number): number {
  return gammaIncomplete(x / 2, df / 2, true, true);
}
