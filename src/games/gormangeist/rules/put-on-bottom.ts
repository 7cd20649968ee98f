import { board, cards } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';
import { isInPlay, ownerOf, pileOf } from '../../keyforge/rules/zones.js';

/** Puts a card that is not in play under its owner's deck; whoever saw it knows it there. */
export function putOnBottom(s: S, card: number): void {
  if (isInPlay(s, card)) return;
  const pile = pileOf(s, card);
  if (pile === null) return;
  const seers = pile.seers | cards.knownBy(s, card);
  pile.remove(s, card);
  cards.reveal(s, card, seers);
  board.deck[ownerOf(s, card)].insert(s, 0, card);
}
