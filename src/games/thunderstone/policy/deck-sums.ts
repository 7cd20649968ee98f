import type { Pile } from '../../../engine/fields.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';

type S = State<Rules>;

/** The cards of a seat and what they are good for together, in the units of `Power`. */
export interface DeckSums {
  cards: number;
  attack: number;
  light: number;
  gold: number;
}

/** Scratch paper: filled by `sumDeck`, read at once. */
const sums: DeckSums = { cards: 0, attack: 0, light: 0, gold: 0 };

function addPile(s: S, pile: Pile): void {
  const { power, of } = s.rules;
  const size = pile.size(s);
  for (let i = 0; i < size; i++) {
    const row = of[pile.get(s, i)];
    sums.attack += power.attack[row];
    sums.light += power.light[row];
    sums.gold += power.gold[row];
  }
  sums.cards += size;
}

/**
 * Everything a seat owns, wherever it lies: the whole table knows that, so that nothing is read that a seat may not
 * know. The result is overwritten by the next call.
 */
export function sumDeck(s: S, seat: number): Readonly<DeckSums> {
  sums.cards = sums.attack = sums.light = sums.gold = 0;
  addPile(s, board.deck[seat]);
  addPile(s, board.hand[seat]);
  addPile(s, board.discard[seat]);
  if (seat === board.active.get(s)) addPile(s, board.shown);
  return sums;
}
