/** How often each integer was observed: plain data; its size is the number of different values. */
export type IntegerHistogram = Map<number, number>;

/**
 * Observes one integer, in place.
 * @throws RangeError when it is no safe integer
 */
export function addToHistogram(histogram: IntegerHistogram, value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} cannot be counted: expected an integer`);
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
}

/** A new histogram of all the observations of both. */
export function mergeHistograms(a: IntegerHistogram, b: IntegerHistogram): IntegerHistogram {
  const merged = new Map(a);
  for (const [value, count] of b) merged.set(value, (merged.get(value) ?? 0) + count);
  return merged;
}

/** Number of observations. */
export function histogramCount(histogram: IntegerHistogram): number {
  let count = 0;
  for (const times of histogram.values()) count += times;
  return count;
}

/**
 * The smallest observed value with at least the share `probability` of all observations at or below it (the inverse
 * of the empirical distribution; type 1 of Hyndman & Fan 1996), so always an integer that occurred.
 * @param probability in [0, 1]; .5 is the (lower) median
 * @returns null when nothing was observed
 * @throws RangeError for another probability
 */
export function histogramQuantile(histogram: IntegerHistogram, probability: number): number | null {
  if (!(probability >= 0 && probability <= 1)) throw new RangeError(`probability ${probability} is not in [0, 1]`);
  const values = [...histogram.keys()].sort((x, y) => x - y);
  if (values.length === 0) return null;
  const target = wholeRank(probability * histogramCount(histogram));
  let below = 0;
  for (const value of values) {
    below += histogram.get(value) ?? 0;
    if (below >= target) return value;
  }
  return values[values.length - 1];
}

/** Rounds up, but takes 95.00000000000001 (what .95 x 100 may come to) for 95. */
function wholeRank(rank: number): number {
  return Math.ceil(rank * (1 - 1e-12));
}
