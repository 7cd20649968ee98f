import { replaced } from '../../../engine/effects/events.js';
import { AMBER_ON_CARDS } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import type { S } from './rules.js';
import { stir } from './statics.js';
import { otherSide, sideOf, titleOf } from './zones.js';

/**
 * KF-100: æmber comes into a pool, from wherever it was taken before; something may happen instead. As with every call,
 * it is the last thing a step does.
 * @param by what it is gained by (a `doing`), -1 for anything else
 */
export function gain(s: S, side: number, amount: number, by = -1): void {
  if (amount <= 0 || replaced(s, EVENTS.gain, side, -1, amount, by)) return;
  board.pool.add(s, side, amount);
  board.gained.add(s, side, amount);
  if (s.log) s.log.line(`  ${s.game.seatName(side)} gains ${amount}, has ${board.pool.get(s, side)}`);
}

/** KF-100: at most what is there. Returns how much. */
export function lose(s: S, side: number, amount: number): number {
  const lost = Math.max(0, Math.min(amount, board.pool.get(s, side)));
  board.pool.add(s, side, -lost);
  board.lost.add(s, side, lost);
  if (s.log && lost > 0) s.log.line(`  ${s.game.seatName(side)} loses ${lost}`);
  return lost;
}

/** KF-100, KF-102. Returns how much; what is stolen comes into the pool as a gain, as the last thing of the step. */
export function steal(s: S, thief: number, amount: number): number {
  const victim = otherSide(thief);
  if (board.protected.get(s, victim) !== 0) return 0;
  const stolen = Math.max(0, Math.min(amount, board.pool.get(s, victim)));
  board.pool.add(s, victim, -stolen);
  board.stolen.add(s, thief, stolen);
  if (s.log && stolen > 0) s.log.line(`  ${s.game.seatName(thief)} steals ${stolen}`);
  gain(s, thief, stolen);
  return stolen;
}

/** KF-101: from a pool onto a card, at most what is there. Returns how much. */
export function capture(s: S, card: number, amount: number, victim = otherSide(sideOf(s, card))): number {
  const taken = Math.max(0, Math.min(amount, board.pool.get(s, victim)));
  board.pool.add(s, victim, -taken);
  board.amber.add(s, card, taken);
  stir(s, AMBER_ON_CARDS);
  board.captured.add(s, sideOf(s, card), taken);
  if (s.log && taken > 0) s.log.line(`  ${titleOf(s, card)} captures ${taken}`);
  return taken;
}

/** Whether æmber is on its way into a pool. */
export const owesAny = (s: S): boolean => board.owed.get(s, 0) > 0 || board.owed.get(s, 1) > 0;

/** Pays out what has left creatures (KF-092), one side at a time; the last thing a step does. */
export function payOwed(s: S): void {
  const side = board.owed.get(s, 0) > 0 ? 0 : 1;
  const amount = board.owed.get(s, side);
  board.owed.set(s, side, 0);
  gain(s, side, amount);
}
