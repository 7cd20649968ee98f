import type { Pile } from '../../../engine/fields.js';
import { HOUSES } from '../effects/shapes/words.js';
import { board } from '../layout.js';
import type { S } from './rules.js';

/* What nothing in the game asks about, and tables tell: see metrics.ts. All of it is public when it is noted. */

/** The story of a card so far: it has come out of its deck for all to see, or has been played. */
export const SEEN = 1;
export const PLAYED = 2;

/** The active side has chosen its house; those of the game on top are not counted. */
export function noteHouse(s: S): void {
  const house = board.house.get(s);
  if (house < HOUSES.length) board.houseTurns.add(s, board.active.get(s) * HOUSES.length + house, 1);
}

/** The active side goes into its draw step with these cards still in hand. */
export function noteKept(s: S): void {
  const side = board.active.get(s);
  board.kept.add(s, side, board.hand[side].size(s));
}

export function notePlayed(s: S, card: number): void {
  board.story.set(s, card, PLAYED);
}

/** Everything in an open pile goes back into a deck. */
export function noteSeen(s: S, pile: Pile): void {
  for (let i = pile.size(s) - 1; i >= 0; i--) {
    const card = pile.get(s, i);
    if (board.story.get(s, card) === 0) board.story.set(s, card, SEEN);
  }
}
