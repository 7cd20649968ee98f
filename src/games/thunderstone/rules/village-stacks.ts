import { moveTop } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { BASICS, board } from '../layout.js';
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

/** A purchase in one of so many first turns of its player counts as early. */
const EARLY_ROUNDS = 8;

/** Whether a seat bought from a stack of heroes or of the village early. */
export function isEarly(s: S, seat: number, stack: number): boolean {
  return (board.early.get(s, seat) & (1 << (stack - BASICS))) !== 0;
}

function noteEarly(s: S, stack: number): void {
  if (stack < BASICS || board.turn.get(s) > EARLY_ROUNDS * s.players) return;
  board.early.set(s, active(s), board.early.get(s, active(s)) | (1 << (stack - BASICS)));
}

/** TS-066: buys the top card of a stack; the gold is spent. */
export function buyTop(s: S, stack: number): void {
  const row = topOf(s, stack);
  board.gold.add(s, -priceOf(s, row));
  board.boughtBy.add(s, active(s), 1);
  noteEarly(s, stack);
  moveTop(s, board.stack[stack], board.discard[active(s)]);
}
