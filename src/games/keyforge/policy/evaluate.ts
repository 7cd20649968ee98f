import type { DuelState } from '../duel/rules.js';
import { board } from '../layout.js';
import { keysOf } from '../rules/keys.js';
import type { S } from '../rules/rules.js';
import { cardsWorth, onCardsToForge } from './cards-worth.js';
import { type Worth, worthOf } from './worth.js';

/* What a position of a duel looks like to a sensible beginner, in æmber: see cards-worth.ts. */

/** A key beyond the æmber it costs: nobody steals it any more. */
const KEY_BEYOND_COST = 1.2;
/** Æmber towards the key that wins is worth so much more than any other. */
const HASTE = 1.1;
/** Of a key that can be paid for and will be forged unless somebody does something about it. */
const KEY_AHEAD = 0.5;
/** KF-015: a side that skips its forge step saves for so many keys, and more æmber is of no use to it. */
const KEYS_IN_HAND = 2;
/** The key that wins, beyond what any key is worth. */
const WINNING_KEY = 12;

/** A turn that is to come next. */
const TEMPO = 2.4;

/** A lead of so much is a value of about 0.85. */
const LEAD = 11;

/**
 * The value of a position to a seat, 0..1, from what it can see: everything in play, its own hand, and how many cards the
 * other holds.
 */
export function evaluate(s: DuelState, seat: number): number {
  const worth = worthOf(s.rules);
  const lead = standing(s, worth, seat, true) - standing(s, worth, 1 - seat, false);
  return valueOfLead(lead, LEAD);
}

/** A lead as a value of 0..1; `much` is the lead whose value is about 0.85. */
export const valueOfLead = (lead: number, much: number): number =>
  0.5 + (0.49 * lead) / Math.sqrt(much * much + lead * lead);

/** The other way round: the lead behind a value, as a multiple of what is much. */
export function leadBehind(value: number): number {
  const share = Math.max(-MOST_SHARE, Math.min(MOST_SHARE, (value - 0.5) / 0.49));
  return share / Math.sqrt(1 - share * share);
}
/** No lead is worth 0.49, but values may be 0 or 1. */
const MOST_SHARE = 0.999;

function standing(s: DuelState, worth: Worth, side: number, seesHand: boolean): number {
  return cardsWorth(s, worth, side, seesHand, progress(s, side)) + tempo(s, side);
}

/** Whoever begins a turn has it before him; it is the other side's as soon as nothing but what is left can be done. */
function tempo(s: S, side: number): number {
  return (board.active.get(s) === side) === board.house.get(s) < 0 ? TEMPO : 0;
}

/** Keys, and æmber on the way to the next. */
function progress(s: DuelState, side: number): number {
  const { keysToWin, keyCost } = s.rules.options;
  const keys = keysOf(s, side);
  const amber = board.pool.get(s, side) + onCardsToForge(s, side);
  const cost = Math.max(0, board.keyCost.get(s, side));
  const last = keys + 1 >= keysToWin;
  const forged = keys * (keyCost + KEY_BEYOND_COST);
  const skips = board.skipsForge.get(s, side) !== 0;
  const useful = skips ? Math.min(amber, KEYS_IN_HAND * cost) : amber;
  const saved = last ? useful + HASTE * Math.min(amber, cost) : useful;
  if (skips || amber < cost) return forged + saved;
  return forged + saved + certainty(s, side) * (last ? WINNING_KEY : KEY_BEYOND_COST);
}

/** How sure a key is that can be paid for: who has chosen a house and cannot stop the other will see him forge next. */
function certainty(s: S, side: number): number {
  return board.active.get(s) !== side && board.house.get(s) >= 0 ? 1 : KEY_AHEAD;
}
