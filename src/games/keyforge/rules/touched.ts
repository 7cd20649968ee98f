import { board } from '../layout.js';
import type { S } from './rules.js';

/*
 * The cards of which something is to be forgotten when the turn ends, as bits: what was done with them, and what is known
 * of those that have left. Whoever notes such a thing of a card touches it; nobody need look through all cards then.
 */

const CARDS_A_CELL = 16;

/** Something is noted of a card that is forgotten when this turn or the next ends. */
export function touch(s: S, card: number): void {
  const cell = card >> 4;
  board.touched.set(s, cell, board.touched.get(s, cell) | (1 << (card & 15)));
}

/** The first touched card from one on, -1 for none. */
export function nextTouched(s: S, from: number): number {
  let left = -1 << (from & 15);
  for (let cell = from >> 4; cell < board.touched.cells; cell++) {
    const bits = board.touched.get(s, cell) & 0xffff & left;
    if (bits !== 0) return cell * CARDS_A_CELL + 31 - Math.clz32(bits & -bits);
    left = -1;
  }
  return -1;
}

/** Nothing is noted of the card any more. */
export function untouch(s: S, card: number): void {
  const cell = card >> 4;
  board.touched.set(s, cell, board.touched.get(s, cell) & ~(1 << (card & 15)));
}

/** Touches all cards: for a position of which nobody knows what it has noted. */
export function touchAll(s: S): void {
  for (let card = 0; card < s.rules.row.length; card++) touch(s, card);
}
