import { Bits } from '../../engine/bits.js';
import { board } from '../keyforge/layout.js';
import type { S } from '../keyforge/rules/rules.js';

/**
 * 1 for a creature that is enraged: one of an automated enemy hunts the least powerful creature until it has fought
 * (GG-114, GH-97). It lies in a bit that the core leaves free.
 */
export const enraged = new Bits(board.allowances, 15, 1);

/** A creature that leaves play is enraged no more: for the `destination` of a match, which every move asks. */
export function forgetRage(s: S, card: number): void {
  if (enraged.get(s, card) !== 0) enraged.set(s, card, 0);
}
