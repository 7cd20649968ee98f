import type { DifferenceEstimate } from './estimate.js';

/** Whether two arms were shown to be equal up to a margin, and the interval that shows it. */
export interface EquivalenceTest extends DifferenceEstimate {
  readonly margin: number;
  readonly alpha: number;
  readonly equivalent: boolean;
}

/**
 * Two one-sided tests at `alpha` each (TOST; Schuirmann 1987), carried out as the interval at level 1 - 2 alpha: the
 * arms are equivalent when it lies strictly within -margin and margin. Works for any design, by the interval given:
 * `equivalence((level) => newcombePaired(table, level), .05)`.
 * @param differenceAt the difference with its interval at a level
 * @param margin the largest difference that does not matter, in (0, 1], stated before the games are played
 * @param alpha in (0, 1/2)
 * @returns null where there is no difference to speak of (no games)
 * @throws RangeError for a margin or alpha out of range
 */
export function equivalence(
  differenceAt: (level: number) => DifferenceEstimate | null,
  margin: number,
  alpha = 0.05,
): EquivalenceTest | null {
  if (!(margin > 0 && margin <= 1)) throw new RangeError(`margin ${margin}: expected a number in (0, 1]`);
  if (!(alpha > 0 && alpha < 0.5)) throw new RangeError(`alpha ${alpha}: expected a number in (0, 1/2)`);
  const estimate = differenceAt(1 - 2 * alpha);
  if (estimate === null) return null;
  const { diff, lo, hi, level, method } = estimate;
  return { diff, lo, hi, level, method, margin, alpha, equivalent: lo > -margin && hi < margin };
}

/** What a comparison says. Not having found a difference is `undecided`, never `equivalent`. */
export type Verdict = 'different' | 'equivalent' | 'undecided';

/**
 * The word for a comparison. Where a margin was stated and the arms are shown to be equal up to it, that is the
 * answer even if a (negligible) difference is significant too.
 * @param p two-sided p-value of no difference, adjusted for its family
 * @param alpha level of that test
 * @param test the equivalence test; null where no margin was stated
 */
export function verdict(p: number, alpha: number, test: EquivalenceTest | null = null): Verdict {
  if (test?.equivalent) return 'equivalent';
  return p < alpha ? 'different' : 'undecided';
}
