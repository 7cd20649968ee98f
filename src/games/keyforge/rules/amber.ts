import { replaced } from '../../../engine/effects/events.js';
import { AMBER_ON_CARDS } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import type { S } from './rules.js';
import { stir } from './statics.js';
import { nameOfSide, opponentOf, sideOf, titleOf } from './zones.js';

/** Æmber in the pool of a side; sides may share one. */
export const amberOf = (s: S, side: number): number => board.pool.get(s, s.rules.poolOf[side]);

/** Changes a pool without telling anybody. */
export const addAmber = (s: S, side: number, difference: number): void =>
  board.pool.add(s, s.rules.poolOf[side], difference);

/**
 * KF-100: æmber comes into a pool, from wherever it was taken before; something may happen instead. As with every call,
 * it is the last thing a step does.
 * @param by what it is gained by (a `doing`), -1 for anything else
 */
export function gain(s: S, side: number, amount: number, by = -1): void {
  if (amount <= 0 || replaced(s, EVENTS.gain, side, -1, amount, by)) return;
  addAmber(s, side, amount);
  board.gained.add(s, side, amount);
  if (s.log) s.log.line(`  ${nameOfSide(s, side)} gains ${amount}, has ${amberOf(s, side)}`);
}

/** KF-100: at most what is there. Returns how much. */
export function lose(s: S, side: number, amount: number): number {
  const lost = Math.max(0, Math.min(amount, amberOf(s, side)));
  addAmber(s, side, -lost);
  board.lost.add(s, side, lost);
  if (s.log && lost > 0) s.log.line(`  ${nameOfSide(s, side)} loses ${lost}`);
  return lost;
}

/** KF-100, KF-102. Returns how much; what is stolen comes into the pool as a gain, as the last thing of the step. */
export function steal(s: S, thief: number, amount: number): number {
  const victim = opponentOf(s, thief);
  if (board.protected.get(s, s.rules.poolOf[victim]) !== 0) return 0;
  const stolen = Math.max(0, Math.min(amount, amberOf(s, victim)));
  addAmber(s, victim, -stolen);
  board.stolen.add(s, thief, stolen);
  if (s.log && stolen > 0) s.log.line(`  ${nameOfSide(s, thief)} steals ${stolen}`);
  gain(s, thief, stolen);
  return stolen;
}

/** KF-101: from a pool onto a card, at most what is there. Returns how much. */
export function capture(s: S, card: number, amount: number, victim = opponentOf(s, sideOf(s, card))): number {
  const taken = Math.max(0, Math.min(amount, amberOf(s, victim)));
  addAmber(s, victim, -taken);
  board.amber.add(s, card, taken);
  stir(s, AMBER_ON_CARDS);
  board.captured.add(s, sideOf(s, card), taken);
  if (s.log && taken > 0) s.log.line(`  ${titleOf(s, card)} captures ${taken}`);
  return taken;
}

/** Whether æmber is on its way into a pool. */
export const owesAny = (s: S): boolean => owedSide(s) >= 0;

/** The first side that is owed æmber, -1 for none. */
function owedSide(s: S): number {
  for (let side = 0; side < s.rules.sides; side++) if (board.owed.get(s, side) > 0) return side;
  return -1;
}

/** Pays out what has left creatures (KF-092), one side at a time; the last thing a step does. */
export function payOwed(s: S): void {
  const side = owedSide(s);
  const amount = board.owed.get(s, side);
  board.owed.set(s, side, 0);
  gain(s, side, amount);
}
