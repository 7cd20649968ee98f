import { addProductToSum, addToSum, crossNumerator, type ExactSum, mergeSums, sumValue } from './exactSum.js';

/**
 * Sums of pairs (a, b), one pair a deal: the block means of two arms over the same deals. Plain data that merges
 * without rounding, in any order.
 */
export interface PairMoments {
  count: number;
  readonly sumA: ExactSum;
  readonly sumB: ExactSum;
  readonly sumAA: ExactSum;
  readonly sumBB: ExactSum;
  readonly sumAB: ExactSum;
}

/** No pair observed yet. */
export function emptyPairMoments(): PairMoments {
  return { count: 0, sumA: [], sumB: [], sumAA: [], sumBB: [], sumAB: [] };
}

/**
 * Observes one pair, in place.
 * @throws RangeError when either number is not finite
 */
export function addToPairMoments(pairs: PairMoments, a: number, b: number): void {
  addToSum(pairs.sumA, a);
  addToSum(pairs.sumB, b);
  addProductToSum(pairs.sumAA, a, a);
  addProductToSum(pairs.sumBB, b, b);
  addProductToSum(pairs.sumAB, a, b);
  pairs.count++;
}

/** New moments of all the pairs of both. */
export function mergePairMoments(x: PairMoments, y: PairMoments): PairMoments {
  return {
    count: x.count + y.count,
    sumA: mergeSums(x.sumA, y.sumA),
    sumB: mergeSums(x.sumB, y.sumB),
    sumAA: mergeSums(x.sumAA, y.sumAA),
    sumBB: mergeSums(x.sumBB, y.sumBB),
    sumAB: mergeSums(x.sumAB, y.sumAB),
  };
}

/** Mean of a - b, or null without pairs. */
export function meanDifference({ count, sumA, sumB }: PairMoments): number | null {
  return count === 0 ? null : sumValue(mergeSums(sumA, negated(sumB))) / count;
}

/** Sum of (a - b)^2. */
export function sumSquaredDifferences({ sumAA, sumBB, sumAB }: PairMoments): number {
  const cross = negated(sumAB);
  return sumValue(mergeSums(mergeSums(sumAA, sumBB), mergeSums(cross, cross)));
}

/**
 * Pearson's correlation of a and b in [-1, 1]: how much the common deals have the arms win and lose together.
 * Null when there are under two pairs, or when one of the two never varies.
 */
export function pairCorrelation({ count, sumA, sumB, sumAA, sumBB, sumAB }: PairMoments): number | null {
  const spreadA = crossNumerator(count, sumAA, sumA, sumA);
  const spreadB = crossNumerator(count, sumBB, sumB, sumB);
  if (count < 2 || spreadA === 0 || spreadB === 0) return null;
  const rho = crossNumerator(count, sumAB, sumA, sumB) / (Math.sqrt(spreadA) * Math.sqrt(spreadB));
  return Math.max(-1, Math.min(1, rho));
}

/**
 * (Var a + Var b) / Var(a - b): how many times as many deals independent arms would have needed; under 1 the pairing
 * did harm. Null when there are under two pairs, or when a - b never varies.
 */
export function varianceReduction(pairs: PairMoments): number | null {
  const { count, sumA, sumB, sumAA, sumBB, sumAB } = pairs;
  const spreadA = crossNumerator(count, sumAA, sumA, sumA);
  const spreadB = crossNumerator(count, sumBB, sumB, sumB);
  const spreadOfDifference = spreadA + spreadB - 2 * crossNumerator(count, sumAB, sumA, sumB);
  return count < 2 || !(spreadOfDifference > 0) ? null : (spreadA + spreadB) / spreadOfDifference;
}

function negated(sum: ExactSum): ExactSum {
  return sum.map((partial) => -partial);
}
