import type { S } from '../../keyforge/rules/rules.js';
import { own } from '../layout.js';
import { type G, ownOf } from '../own.js';

/** Whether the reverse of a mansion card is Dark Essence: which door has which reverse is known, as the cards are. */
export const hidesEssence = (s: S, door: number): boolean => ownOf(s).otherSide[door] < 0;

/** Mansion cards in play that hide Dark Essence. */
export function essenceInSight(s: G): number {
  const { doors } = own;
  let count = 0;
  for (let i = doors.size(s) - 1; i >= 0; i--) if (s.rules.own.otherSide[doors.get(s, i)] < 0) count++;
  return count;
}

/** Dark Essence in the pools of the players. */
export function darkHeld(s: G): number {
  let held = 0;
  for (let seat = 0; seat < s.players; seat++) held += own.dark.get(s, seat);
  return held;
}
