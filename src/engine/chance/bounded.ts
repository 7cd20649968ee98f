/**
 * A uniform integer in 0..n-1 from a uniform 32-bit word, by multiply and shift: floor(word · n / 2^32).
 *
 * The bias: each value gets either the floor or the ceiling of 2^32/n words, so its probability differs from 1/n by
 * less than 2^-32, and by less than n/2^32 of itself (one part in 140 million for a d30, in 65 million for a deck of
 * 66). No word is drawn again, so that every question takes exactly one draw and draw counts stay comparable.
 *
 * @param word 0..2^32-1
 * @param n 1..2^21: up to there the product is exact in a double
 */
export function bounded(word: number, n: number): number {
  return Math.floor((word * n) / 4294967296);
}
