import type { RateEstimate } from './estimate.js';
import type { WinBlocks } from './winBlocks.js';
import { winRate } from './winRate.js';

/**
 * Win shares of the k seats (or slots) of an arm with intervals that hold all at once: each is a `winRate` at level
 * 1 - (1 - level) / k. Where a block is one game that is Goodman's interval for multinomial shares (Goodman 1965: a
 * score interval at the chi-square quantile of alpha / k), and the method is `goodman`; else `goodman-clustered`.
 * Wins shared by several seats count by their points; the intervals then err on the wide side.
 * @param seats the blocks of each seat, points by `sharedWinPoints`
 * @param level confidence level of the whole family, in (0, 1); also the level that is returned
 * @returns one estimate a seat, null for a seat without games
 */
export function seatShares(seats: readonly WinBlocks[], level = 0.95): (RateEstimate | null)[] {
  const each = 1 - (1 - level) / seats.length;
  return seats.map((seat) => {
    const estimate = winRate(seat, each);
    if (estimate === null) return null;
    return { ...estimate, level, method: estimate.method === 'wilson' ? 'goodman' : 'goodman-clustered' };
  });
}
