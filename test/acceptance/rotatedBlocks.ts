import { gameRows } from './gameRows.js';

/** What slot 0 of a study of two bots made of its deals, each of which was played in both seatings. */
export interface RotatedBlocks {
  readonly games: number;
  /** Deals in which it got more than the other over both games, as much, and less. */
  readonly better: number;
  readonly equal: number;
  readonly worse: number;
  /** Its share of all that was won, 0..1. */
  readonly share: number;
}

/**
 * Reads the rotated deals of the only arm of a study from its games.csv.
 * @param deals how many of them, from the first on
 * @throws Error when a game is missing, or was not played to its end
 */
export async function rotatedBlocks(folder: string, deals: number): Promise<RotatedBlocks> {
  const gains = Array.from({ length: deals }, () => ({ games: 0, margin: 0, won: 0 }));
  for await (const row of gameRows(folder)) {
    const gain = gains[Number(row.deal)];
    if (!gain) continue;
    if (row.ending !== 'win' && row.ending !== 'draw') throw new Error(`game ${row.game_key} ended as ${row.ending}`);
    // Slot k sits in seat k + rotation.
    const own = Number(row[`utility_${row.rotation}`]);
    const other = Number(row[`utility_${1 - Number(row.rotation)}`]);
    gain.games++;
    gain.margin += own - other;
    gain.won += own;
  }
  if (gains.some(({ games }) => games !== 2)) throw new Error(`${folder} does not hold ${deals} rotated deals`);
  return {
    games: 2 * deals,
    better: gains.filter(({ margin }) => margin > 0).length,
    equal: gains.filter(({ margin }) => margin === 0).length,
    worse: gains.filter(({ margin }) => margin < 0).length,
    share: gains.reduce((sum, { won }) => sum + won, 0) / (2 * deals),
  };
}
