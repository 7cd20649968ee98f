/**
 * A game won alone, in points: divisible among up to ten co-winners, and by two for a draw, so that shared wins stay
 * whole numbers until they are printed.
 */
export const winPoints = 2520;

/**
 * The points of each winner of a game that `coWinners` seats won together.
 * @param coWinners 1 to 10
 * @throws RangeError for more, or none
 */
export function sharedWinPoints(coWinners: number): number {
  if (!(Number.isInteger(coWinners) && coWinners >= 1 && coWinners <= 10)) {
    throw new RangeError(`a win shared by ${coWinners}: expected 1 to 10 co-winners`);
  }
  return winPoints / coWinners;
}

/**
 * Integer sums over blocks (one deal with all its rotations) of games and of points won by the focus, or by a seat:
 * plain data that merges in any order. Exact for a million blocks of 24 games.
 */
export interface WinBlocks {
  blocks: number;
  games: number;
  points: number;
  gamesSquared: number;
  pointsSquared: number;
  gamesPoints: number;
}

/** No block played yet. */
export function emptyWinBlocks(): WinBlocks {
  return { blocks: 0, games: 0, points: 0, gamesSquared: 0, pointsSquared: 0, gamesPoints: 0 };
}

/**
 * Adds one block, in place. A block none of whose games counts (all caps or faults) is left out: games 0 adds nothing.
 * @param games games of the block that count
 * @param points what was won in them, 0 to games * winPoints
 * @throws RangeError for anything else
 */
export function addWinBlock(sums: WinBlocks, games: number, points: number): void {
  if (!(Number.isInteger(games) && Number.isInteger(points) && points >= 0 && points <= games * winPoints)) {
    throw new RangeError(`${points} points in ${games} games: expected whole numbers, at most ${winPoints} a game`);
  }
  if (games === 0) return;
  sums.blocks++;
  sums.games += games;
  sums.points += points;
  sums.gamesSquared += games * games;
  sums.pointsSquared += points * points;
  sums.gamesPoints += games * points;
}

/** New sums of all the blocks of both. */
export function mergeWinBlocks(a: WinBlocks, b: WinBlocks): WinBlocks {
  return {
    blocks: a.blocks + b.blocks,
    games: a.games + b.games,
    points: a.points + b.points,
    gamesSquared: a.gamesSquared + b.gamesSquared,
    pointsSquared: a.pointsSquared + b.pointsSquared,
    gamesPoints: a.gamesPoints + b.gamesPoints,
  };
}
