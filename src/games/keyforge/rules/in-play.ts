import { board } from '../layout.js';
import type { S } from './rules.js';

/*
 * The cards in play as one list, in the order in which they came: whoever wants to know what abilities, houses or
 * creatures there are walks it instead of all cards.
 */

/** How many cards are in play. */
export const presentCount = (s: S): number => board.inPlayCount.get(s);

/** The card at a place of the list, 0 being the one that came first. */
export const presentAt = (s: S, place: number): number => board.inPlay.get(s, place);

/** A card has come into play: the last of all. */
export function appear(s: S, card: number): void {
  const count = presentCount(s);
  board.inPlay.set(s, count, card);
  board.inPlayCount.set(s, count + 1);
  countText(s, card, 1);
}

/** A card in play leaves; the others keep their order. */
export function vanish(s: S, card: number): void {
  const last = presentCount(s) - 1;
  let place = 0;
  while (presentAt(s, place) !== card) place++;
  for (; place < last; place++) board.inPlay.set(s, place, presentAt(s, place + 1));
  board.inPlay.set(s, last, 0);
  board.inPlayCount.set(s, last);
  countText(s, card, -1);
}

/** Counts the cards with constant effects, and those with abilities that wait for a state. */
function countText(s: S, card: number, change: 1 | -1): void {
  const { statics, states } = s.rules.texts[s.rules.row[card]];
  if (statics.length > 0) board.constants.add(s, change);
  if (states.length > 0) board.watchers.add(s, change);
}
