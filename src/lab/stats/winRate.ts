import { clusteredScoreInterval } from './clusteredScore.js';
import { criticalZ } from './critical.js';
import type { RateEstimate } from './estimate.js';
import { scoreInterval } from './wilson.js';
import { type WinBlocks, winPoints } from './winBlocks.js';

/**
 * The win rate and its interval. Where every block is one game that is Wilson's (`wilson`), draws counted by their
 * points; where deals are replayed over rotations it is clustered by deal (`wilson-clustered`, see
 * `clusteredScoreInterval`). Within [0, 1], holds the rate, and has a width even when all games were won.
 * @param level confidence level in (0, 1)
 * @returns null when no game counts
 */
export function winRate(sums: WinBlocks, level = 0.95): RateEstimate | null {
  const { blocks, games, points } = sums;
  if (games === 0) return null;
  const rate = points / (winPoints * games);
  if (games === blocks) return { rate, ...scoreInterval(rate, games, criticalZ(level)), level, method: 'wilson' };
  const interval = clusteredScoreInterval(
    {
      blocks,
      size: games,
      score: points / winPoints,
      sizeSquared: sums.gamesSquared,
      scoreSquared: sums.pointsSquared / (winPoints * winPoints),
      sizeScore: sums.gamesPoints / winPoints,
    },
    level,
  );
  return { rate, ...interval, level, method: 'wilson-clustered' };
}
