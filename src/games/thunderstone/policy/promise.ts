import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, STACKS } from '../layout.js';
import { priceOf, topOf } from '../rules/village-stacks.js';
import type { DeckSums } from './deck-sums.js';
import { POINT } from './power.js';

type S = State<Rules>;

/** Experience is worth so many points each. */
export const XP_WORTH = 0.18;

const HAND = 6;
/** Of all turns so many are spent in the dungeon. */
const DUNGEON_SHARE = 0.55;
/** Points a turn in the dungeon brings grow with the square of the attack of a hand, and no further than some. */
const SQUARE = 0.045;
const LINEAR = 0.1;
const MOST_POINTS = 7;
/** The light that a hand wants on its way to the monsters, and how often it is missed. */
const LIGHT_NEED = 1.2;
const IN_THE_DARK = 0.6;
/** Points that one gold in every hand is worth each turn, for what it buys. */
const GOLD_GROWTH = 0.03;
const MOST_GOLD = 9;
/** Turns further away than this count no more. */
const HORIZON = 14;
/** Cards that leave the dungeon in a round, by the players and beside them. */
const LEAVING_EACH = 0.7;
const LEAVING = 0.8;

/** Turns a seat has left, as a guess from the cards that lie before the stone. */
export function turnsLeft(s: S): number {
  const untilCap = s.rules.options.roundCap - board.turn.get(s) / s.players;
  const untilStone = 1 + board.dungeon.size(s) / (LEAVING_EACH * s.players + LEAVING);
  return Math.max(0.5, Math.min(untilCap, untilStone, HORIZON));
}

function harvest(attack: number): number {
  return attack <= 0 ? 0 : Math.min(SQUARE * attack * attack + LINEAR * attack, MOST_POINTS);
}

function worthOf(s: S, cards: number, attack: number, light: number, gold: number, turns: number): number {
  const ofHand = HAND / (POINT * Math.max(HAND, cards));
  const missing = LIGHT_NEED - light * ofHand;
  const dark = missing > 0 ? missing * s.rules.options.lightPenalty * IN_THE_DARK : 0;
  const points = DUNGEON_SHARE * harvest(attack * ofHand - dark);
  return turns * (points + GOLD_GROWTH * Math.min(gold * ofHand, MOST_GOLD));
}

/** Points that a deck promises over so many turns of its player. */
export function promise(s: S, { cards, attack, light, gold }: Readonly<DeckSums>, turns: number): number {
  return worthOf(s, cards, attack, light, gold, turns);
}

/** The same with one more card of a row; `times` is -1 for one fewer. */
export function promiseWith(s: S, deck: Readonly<DeckSums>, row: number, times: 1 | -1, turns: number): number {
  const { attack, light, gold } = s.rules.power;
  return worthOf(
    s,
    deck.cards + times,
    deck.attack + times * attack[row],
    deck.light + times * light[row],
    deck.gold + times * gold[row],
    turns,
  );
}

/** The same with a card of one row in the place of another. */
export function promiseSwapped(s: S, deck: Readonly<DeckSums>, from: number, to: number, turns: number): number {
  const { attack, light, gold } = s.rules.power;
  return worthOf(
    s,
    deck.cards,
    deck.attack + attack[to] - attack[from],
    deck.light + light[to] - light[from],
    deck.gold + gold[to] - gold[from],
    turns,
  );
}

/** What the best purchase with so much gold adds to a deck, in points. */
export function bestPurchase(s: S, deck: Readonly<DeckSums>, gold: number, turns: number): number {
  const { points } = s.rules;
  const now = promise(s, deck, turns);
  let best = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    const row = topOf(s, stack);
    if (row < 0 || priceOf(s, row) > gold) continue;
    const gain = promiseWith(s, deck, row, 1, turns) - now + points[row];
    if (gain > best) best = gain;
  }
  return best;
}
