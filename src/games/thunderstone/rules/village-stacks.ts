import { moveTop } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { active, rowOf } from './cards.js';

type S = State<Rules>;

/** The row of the card on top of a stack, or -1. */
export function topOf(s: S, stack: number): number {
  const pile = board.stack[stack];
  return pile.size(s) > 0 ? rowOf(s, pile.top(s)) : -1;
}

/** What the top card of a stack costs now. */
export function priceOf(s: S, row: number): number {
  return s.rules.cost[row] + board.surcharge.get(s);
}

/** TS-066: buys the top card of a stack; the gold is spent. */
export function buyTop(s: S, stack: number): void {
  const row = topOf(s, stack);
  board.gold.add(s, -priceOf(s, row));
  board.boughtBy.add(s, active(s), 1);
  moveTop(s, board.stack[stack], board.discard[active(s)]);
}
