import type { Chance } from '../../../engine/chance.js';
import { moveAll, shuffle } from '../../../engine/piles.js';
import { action, ask } from '../../../engine/script.js';
import { board } from '../layout.js';
import { draw } from './drawing.js';
import { KINDS } from './kinds.js';
import type { Rules, S } from './rules.js';

/* What set-ups of all games are made of. */

/** KF-005: the cards of a side become its deck, and the deck is shuffled. */
export function shuffleDeck(s: S, side: number, chance: Chance): void {
  const { cardsFrom } = s.rules;
  for (let card = cardsFrom[side]; card < cardsFrom[side + 1]; card++) board.deck[side].push(s, card);
  shuffle(s, board.deck[side], board.deckLuck[side], chance);
}

const keep = action<Rules>(KINDS.keepHand, 'keep', {
  rule: 'KF-006',
  offer: (_s, offer) => offer.add(),
  text: () => 'keep the hand',
});

/** KF-006: one card fewer; no chain is shed. */
const mulligan = action<Rules>(KINDS.mulligan, 'mulligan', {
  rule: 'KF-006',
  offer: (_s, offer) => offer.add(),
  take(s, chance) {
    const side = board.active.get(s);
    const size = board.hand[side].size(s) - 1;
    moveAll(s, board.hand[side], board.deck[side]);
    shuffle(s, board.deck[side], board.deckLuck[side], chance);
    draw(s, side, size, chance);
    board.mulligans.add(s, side, 1);
  },
  text: () => 'take a new hand, one card smaller',
});

/** KF-006: the active player may take a new first hand. */
export const askMulligan = ask<Rules>('mulligan', (s) => board.active.get(s), [keep, mulligan]);
