import type { Chance } from '../../engine/chance.js';
import { moveAll, moveTop, shuffle } from '../../engine/piles.js';
import { board } from '../keyforge/layout.js';
import type { S } from '../keyforge/rules/rules.js';
import { nameOfSide } from '../keyforge/rules/zones.js';

/**
 * Puts cards from the top of a side's deck face down into its archives, one at a time; an empty deck is made of the
 * discard pile. Returns how many there were.
 */
export function archiveTop(s: S, side: number, amount: number, chance: Chance): number {
  const archived = archiveCards(s, side, amount, chance);
  if (s.log && archived > 0) s.log.line(`  ${nameOfSide(s, side)} archives ${archived} from the top of its deck`);
  return archived;
}

function archiveCards(s: S, side: number, amount: number, chance: Chance): number {
  const deck = board.deck[side];
  for (let archived = 0; archived < amount; archived++) {
    if (deck.size(s) === 0) {
      if (board.discard[side].size(s) === 0) return archived;
      moveAll(s, board.discard[side], deck);
      if (s.log) s.log.line(`  the discard pile of ${nameOfSide(s, side)} is shuffled to be its deck`);
      shuffle(s, deck, board.deckLuck[side], chance);
    }
    moveTop(s, deck, board.archives[side]);
  }
  return Math.max(0, amount);
}
