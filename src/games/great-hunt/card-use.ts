import { CARD_DEALT, CARD_PLAYED, CARD_SEEN, type CardUse } from '../../engine/game.js';
import { cardUse as deckUse } from '../keyforge/card-use.js';
import { PLAYED } from '../keyforge/rules/noting.js';
import { isInPlay } from '../keyforge/rules/zones.js';
import { hunt } from './layout.js';
import type { HuntRules, HuntState } from './rules/rules.js';
import { deckOf, FITTINGS, RENOWN, SKYBEASTS, STORMKIN } from './rules/where.js';

/** What becomes of the cards of each deck; those of the box are told once, with those of seat 0. */
export const cardUse: CardUse<HuntRules> = {
  ids: (rules) => rules.ids,
  read(s, seat, reach) {
    deckUse.read(s, seat, reach);
    if (seat !== 0) return;
    const { row, box } = s.rules;
    for (let card = box; card < row.length; card++) {
      const came = reachOf(s, card);
      if (came > reach[row[card]]) reach[row[card]] = came;
    }
  },
};

/** A card of the box has been seen when it came out of a face-down pile, and played when it took part in the game. */
function reachOf(s: HuntState, card: number): number {
  if (isInPlay(s, card) || hunt.story.get(s, card) === PLAYED) return CARD_PLAYED;
  switch (deckOf(s, card)) {
    case FITTINGS:
      return hunt.fittedIn.get(s, s.rules.fittings.indexOf(card)) > 0 ? CARD_PLAYED : CARD_SEEN;
    case SKYBEASTS:
      return hunt.aside.has(s, card) ? 0 : isHidden(s, card) ? CARD_DEALT : CARD_PLAYED;
    case STORMKIN:
      return isHidden(s, card) ? CARD_DEALT : CARD_SEEN;
    case RENOWN:
      if (card === s.rules.treasure) return hunt.treasure.has(s, card) ? CARD_SEEN : CARD_PLAYED;
      return hunt.renownDeck.has(s, card) ? CARD_DEALT : CARD_PLAYED;
    default:
      return CARD_PLAYED;
  }
}

/** Whether it lies face down, never having come out. */
function isHidden(s: HuntState, card: number): boolean {
  const { enemy } = s.rules;
  const piles = [hunt.skyDeck, hunt.skyArchives, hunt.deck[enemy], hunt.archives[enemy]];
  return hunt.story.get(s, card) === 0 && piles.some((pile) => pile.has(s, card));
}
