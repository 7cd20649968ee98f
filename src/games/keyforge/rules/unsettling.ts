import { board, MATCH_UNSETTLED } from '../layout.js';
import type { S } from './rules.js';
import { isCreature } from './zones.js';

/** KF-076, KF-067: whether a creature is to be destroyed, for damage or poison, and is not being destroyed already. */
export function isDying(s: S, card: number): boolean {
  // Who has no power left has damage enough.
  const falls = board.damage.get(s, card) >= board.power.get(s, card) || board.poisoned.get(s, card) !== 0;
  return falls && board.tagged.get(s, card) === 0;
}

/** Something has happened to a card, for which it may have to be destroyed; the game on top looks at it in any case. */
export function unsettle(s: S, card: number): void {
  board.unsettled.set(s, board.unsettled.get(s) | (isCreature(s, card) && isDying(s, card) ? 1 : MATCH_UNSETTLED));
}

/** Something has changed that nobody but the game on top looks after. */
export function unsettleMatch(s: S): void {
  board.unsettled.set(s, board.unsettled.get(s) | MATCH_UNSETTLED);
}
