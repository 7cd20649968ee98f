/** A closed interval. Both ends are finite. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

/** A share in [0, 1] with its interval, and how the interval was made. */
export interface RateEstimate extends Interval {
  readonly rate: number;
  /** Confidence level in (0, 1), e.g. .95; of the whole family where the intervals are simultaneous. */
  readonly level: number;
  readonly method: string;
}

/** A difference of two shares in [-1, 1], first minus second, with its interval. */
export interface DifferenceEstimate extends Interval {
  readonly diff: number;
  readonly level: number;
  readonly method: string;
}

/**
 * Refuses counts that no experiment yields.
 * @throws RangeError unless trials is a number >= 0 and 0 <= successes <= trials
 */
export function requireCounts(successes: number, trials: number): void {
  if (!(trials >= 0 && successes >= 0 && successes <= trials && Number.isFinite(trials))) {
    throw new RangeError(`${successes} of ${trials}: expected 0 <= successes <= trials`);
  }
}

/**
 * Refuses what is no confidence level.
 * @throws RangeError unless 0 < level < 1
 */
export function requireLevel(level: number): void {
  if (!(level > 0 && level < 1)) throw new RangeError(`level ${level}: expected a number between 0 and 1`);
}
