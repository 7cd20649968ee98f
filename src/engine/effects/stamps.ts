import type { State } from '../state.js';

/*
 * Every object has a stamp that grows whenever it leaves play: a card that comes back is another object. Whatever is
 * bound to an object keeps the stamp too and compares it later, never the zone. The layout says for how many objects
 * there are stamps (`objects`); others never leave.
 */

/** The stamp an object has now; 0 for what has none. */
export function stampOf(s: State<unknown>, object: number): number {
  const { at, size, step } = s.game.layout.stamps;
  return object >= 0 && object < size ? s.block[at + object * step] : 0;
}

/** The object if it has not left since it had this stamp, else -1. */
export function ifThere(s: State<unknown>, object: number, stamp: number): number {
  return stampOf(s, object) === stamp ? object : -1;
}
