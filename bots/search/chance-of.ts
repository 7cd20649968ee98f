import type { SearchChance } from '../../src/engine/chance.js';

const WORDS = 4294967296;

/**
 * A coin that falls on true with a given probability, 0..1, with one draw a toss (none when the answer is certain).
 * The probability is rounded to a multiple of 2^-32.
 */
export function chanceOf(probability: number): (luck: SearchChance) => boolean {
  if (probability <= 0) return () => false;
  if (probability >= 1) return () => true;
  const limit = probability * WORDS;
  return (luck) => luck.uint32() < limit;
}
