/**
 * The Elo difference that predicts an expected score: 400 log10(s / (1 - s)).
 * @param score in [0, 1]; 0 and 1 give -Infinity and Infinity
 * @throws RangeError outside
 */
export function eloOfScore(score: number): number {
  if (!(score >= 0 && score <= 1)) throw new RangeError(`score ${score}: expected a number in [0, 1]`);
  return 400 * Math.log10(score / (1 - score));
}
