import type { Chance } from '../../../engine/chance.js';
import { moveAll, moveTop, shuffle } from '../../../engine/piles.js';
import { board } from '../layout.js';
import { noteSeen } from './noting.js';
import type { S } from './rules.js';
import { nameOfSide } from './zones.js';

/** KF-020: one card at a time; an empty deck is made of the discard pile. Returns how many were drawn. */
export function draw(s: S, side: number, amount: number, chance: Chance): number {
  const deck = board.deck[side];
  for (let drawn = 0; drawn < amount; drawn++) {
    if (deck.size(s) === 0) {
      if (board.discard[side].size(s) === 0) return drawn;
      noteSeen(s, board.discard[side]);
      moveAll(s, board.discard[side], deck);
      if (s.log) s.log.line(`  the discard pile of ${nameOfSide(s, side)} is shuffled to be its deck`);
      shuffle(s, deck, board.deckLuck[side], chance);
    }
    moveTop(s, deck, s.rules.match.drawn(s, side));
  }
  return Math.max(0, amount);
}

/** KF-018: cards fewer that a side with chains draws. */
export const chainPenalty = (s: S, side: number): number => {
  const chains = board.chains.get(s, side);
  return (chains - (chains % 6)) / 6 + (chains % 6 > 0 ? 1 : 0);
};

/** KF-018: at most 24. */
export function addChains(s: S, side: number, amount: number): void {
  board.chains.set(s, side, Math.max(0, Math.min(24, board.chains.get(s, side) + amount)));
}

/** KF-017, KF-019: fills a hand up; who would have drawn sheds a chain. */
export function refill(s: S, side: number, size: number, chance: Chance): void {
  const missing = size - s.rules.zones.hands[side].size(s);
  if (missing <= 0) return;
  const penalty = chainPenalty(s, side);
  draw(s, side, missing - penalty, chance);
  if (penalty > 0) addChains(s, side, -1);
}
