import { clusteredScoreInterval } from './clusteredScore.js';
import { sumValue } from './exactSum.js';
import type { MeanEstimate } from './meanInterval.js';
import { type Moments, meanOf, sdOf } from './moments.js';

/**
 * The interval of a mean of numbers within known bounds (utilities in [0, 1]): the score interval of
 * `clusteredScoreInterval` on the scale of the bounds, so it stays within them and has a width even when all
 * observations are equal. Where seats rotate, observe one number a deal, the mean of its games.
 * @param bounds lowest and highest possible number, lowest < highest
 * @param level confidence level in (0, 1)
 * @returns null without observations; sd is 0 for a single one
 * @throws RangeError when the mean lies outside the bounds
 */
export function boundedMeanInterval(
  moments: Moments,
  bounds: readonly [lowest: number, highest: number] = [0, 1],
  level = 0.95,
): MeanEstimate | null {
  const [lowest, highest] = bounds;
  const mean = meanOf(moments);
  if (mean === null) return null;
  if (!(mean >= lowest && mean <= highest)) throw new RangeError(`mean ${mean} is not in [${lowest}, ${highest}]`);
  const { count } = moments;
  const range = highest - lowest;
  const sum = sumValue(moments.sum);
  const squares = sumValue(moments.squares);
  const score = (sum - count * lowest) / range;
  const scaled = clusteredScoreInterval(
    {
      blocks: count,
      size: count,
      score: Math.max(0, Math.min(count, score)),
      sizeSquared: count,
      scoreSquared: (squares - 2 * lowest * sum + count * lowest * lowest) / (range * range),
      sizeScore: score,
    },
    level,
  );
  return {
    mean,
    sd: sdOf(moments) ?? 0,
    lo: Math.min(mean, lowest + range * scaled.lo),
    hi: Math.max(mean, lowest + range * scaled.hi),
    level,
    method: 'score-t',
  };
}
