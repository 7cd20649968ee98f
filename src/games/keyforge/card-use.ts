import { CARD_DEALT, CARD_PLAYED, CARD_SEEN, type CardUse } from '../../engine/game.js';
import { board } from './layout.js';
import { PLAYED } from './rules/noting.js';
import type { Rules, S } from './rules/rules.js';

/**
 * What becomes of the cards of a deck. A card has been seen when it was played, came back from the discard pile, or lies
 * anywhere but in its deck when the game ends.
 */
export const cardUse: CardUse<Rules> = {
  ids: (rules) => rules.ids,
  read(s, seat, reach) {
    const { row, owner } = s.rules;
    for (let card = 0; card < row.length; card++) {
      if (owner[card] !== seat) continue;
      const came = reachOf(s, card, seat);
      if (came > reach[row[card]]) reach[row[card]] = came;
    }
  },
};

function reachOf(s: S, card: number, seat: number): number {
  const story = board.story.get(s, card);
  if (story === PLAYED) return CARD_PLAYED;
  return story === 0 && board.deck[seat].has(s, card) ? CARD_DEALT : CARD_SEEN;
}
