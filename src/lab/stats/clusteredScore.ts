import { criticalT } from './critical.js';
import type { Interval } from './estimate.js';
import { scoreInterval } from './wilson.js';

/**
 * Sums over blocks, each of a size (games) and a score in [0, size]; rate = score / size.
 */
export interface BlockSums {
  readonly blocks: number;
  readonly size: number;
  readonly score: number;
  readonly sizeSquared: number;
  readonly scoreSquared: number;
  readonly sizeScore: number;
}

/**
 * The score interval of a rate whose games are independent between blocks but not within one: Wilson's interval at
 * the effective number of games, with Student's t for the number of blocks.
 *
 * The effective number is games / design effect, and the design effect is the variance of the ratio estimator between
 * blocks over the variance that independent games would have (Kish 1965; score intervals at the effective sample size
 * are compared by Franco, Little, Louis & Slud 2019, "Comparative study of confidence intervals for proportions in
 * complex sample surveys"). Both variances are taken after two blocks of average size were added, one won wholly and
 * one lost wholly, in the spirit of Agresti & Coull 1998. So the variance is never zero: blocks that all came out
 * alike (all won, or each split evenly by a seat advantage) still leave room for one that does not, and the interval
 * shrinks as 1 / blocks there. Never leaves [0, 1]. Enumerated exactly for 10 to 100 blocks of two or three games
 * (even and extreme rates, games of a block alike or opposed), an interval at level .95 covers at least 95 in 100.
 *
 * @param sums blocks > 0 and size > 0
 */
export function clusteredScoreInterval(sums: BlockSums, level: number): Interval {
  const { blocks, size, score, sizeSquared, scoreSquared, sizeScore } = sums;
  const mean = size / blocks;
  const smoothedSize = size + 2 * mean;
  const rate = (score + mean) / smoothedSize;
  const observed = scoreSquared - 2 * rate * sizeScore + rate * rate * sizeSquared;
  const added = mean * mean * (rate * rate + (1 - rate) * (1 - rate));
  const variance = (((blocks + 2) / (blocks + 1)) * (observed + added)) / (smoothedSize * smoothedSize);
  const designEffect = variance / ((rate * (1 - rate)) / smoothedSize);
  return scoreInterval(score / size, size / designEffect, criticalT(level, Math.max(1, blocks - 1)));
}
