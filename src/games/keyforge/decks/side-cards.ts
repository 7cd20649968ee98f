import type { Table } from '../../../engine/content.js';
import type { CardRow } from '../card-table.js';
import { HOUSES } from '../effects/shapes/words.js';
import type { SideCards } from '../rules/prepare.js';
import type { Deck } from './deck.js';

/** The cards of a deck as those of a side. The card table must be the first that was compiled. */
export function sideCards(deck: Deck, cards: Table<CardRow>): SideCards {
  return {
    cards: deck.cards.flatMap(({ id, house, count }) => {
      const one = { row: cards.find(id, deck.name), house: HOUSES.indexOf(house) };
      return Array.from({ length: count }, () => one);
    }),
    houses: deck.houses.map((house) => HOUSES.indexOf(house)),
  };
}
