import { chiSquareUpper } from './tails.js';

/** Pearson's chi-square statistic, its degrees of freedom and its p-value. */
export interface ChiSquareTest {
  readonly chiSquare: number;
  readonly df: number;
  readonly p: number;
}

/**
 * Tests whether all seats win equally often (Pearson 1900). For arms that play one game a deal: games of one deal
 * under several rotations are not independent, and the test would take them for it.
 * @param wins per seat, >= 0; shared wins as fractions, which makes the test err on the side of equality
 * @returns null with fewer than two seats or without wins
 * @throws RangeError for a negative or infinite count
 */
export function uniformTest(wins: readonly number[]): ChiSquareTest | null {
  for (const count of wins) {
    if (!(count >= 0 && Number.isFinite(count))) throw new RangeError(`${count} wins: expected a number >= 0`);
  }
  const total = wins.reduce((sum, count) => sum + count, 0);
  if (wins.length < 2 || total === 0) return null;
  const expected = total / wins.length;
  const chiSquare = wins.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
  const df = wins.length - 1;
  return { chiSquare, df, p: chiSquareUpper(chiSquare, df) };
}
