import type { DuelState } from '../duel/rules.js';
import { board } from '../layout.js';
import type { S } from '../rules/rules.js';
import { FORGE_FROM } from '../rules/zones.js';
import { type Worth, worthOf } from './worth.js';

/*
 * What a position looks like to a sensible beginner, in æmber. A turn is judged as if it ended now: whoever is active will
 * ready his creatures and fill up his hand, and what he could still do is counted besides, so that ending a turn looks no
 * better than what was done with it.
 */

/** A key beyond the æmber it costs: nobody steals it any more. */
const KEY_BEYOND_COST = 1.2;
/** Æmber towards the key that wins is worth so much more than any other. */
const HASTE = 1.1;
/** Of a key that can be paid for and will be forged unless somebody does something about it. */
const KEY_AHEAD = 0.5;
/** The key that wins, beyond what any key is worth. */
const WINNING_KEY = 12;

/** Each power that a creature could still lose; more than so many make no difference. */
const POWER = 0.08;
const MOST_POWER = 8;
const ARMOR = 0.2;
const STUN = -0.85;
const WARD = 0.5;
/** Æmber on a creature: its opponent will have it when the creature is gone. */
const CAPTURED = -0.9;

/** A card that nobody has seen yet, in a hand or about to be drawn. */
const UNSEEN = 0.55;
const ARCHIVED = 0.5;
const CHAIN = -0.35;

/** What is still to be had this turn: from a ready creature, from any other ready card with an ability, from a hand. */
const TO_USE = 0.9;
const TO_ACT = 0.4;
const TO_PLAY = 0.8;
/** The share of a hand that is not seen which belongs to the active house. */
const OF_HOUSE = 0.4;

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
  return 0.5 + (0.49 * lead) / Math.sqrt(LEAD * LEAD + lead * lead);
}

function standing(s: DuelState, worth: Worth, side: number, seesHand: boolean): number {
  const house = board.active.get(s) === side ? board.house.get(s) : -1;
  const active = house < 0 ? 0 : 1 << house;
  return (
    progress(s, side) +
    lineWorth(s, worth, side, active) +
    relicsWorth(s, worth, side, active) +
    (seesHand ? handSeen(s, worth, side, active) : handUnseen(s, side, active)) +
    ARCHIVED * board.archives[side].size(s) +
    CHAIN * board.chains.get(s, side) +
    tempo(s, side)
  );
}

/** Whoever begins a turn has it before him; it is the other side's as soon as nothing but what is left can be done. */
function tempo(s: S, side: number): number {
  return (board.active.get(s) === side) === board.house.get(s) < 0 ? TEMPO : 0;
}

/** Keys, and æmber on the way to the next. */
function progress(s: DuelState, side: number): number {
  const { keysToWin, keyCost } = s.rules.options;
  const bits = board.keys.get(s, side);
  const keys = (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
  const amber = board.pool.get(s, side) + onCardsToForge(s, side);
  const cost = Math.max(0, board.keyCost.get(s, side));
  const last = keys + 1 >= keysToWin;
  const forged = keys * (keyCost + KEY_BEYOND_COST);
  const saved = last ? amber + HASTE * Math.min(amber, cost) : amber;
  if (amber < cost) return forged + saved;
  return forged + saved + certainty(s, side) * (last ? WINNING_KEY : KEY_BEYOND_COST);
}

/** How sure a key is that can be paid for: who has chosen a house and cannot stop the other will see him forge next. */
function certainty(s: S, side: number): number {
  return board.active.get(s) !== side && board.house.get(s) >= 0 ? 1 : KEY_AHEAD;
}

/** KF-013: æmber on cards that may be spent on keys. */
function onCardsToForge(s: S, side: number): number {
  const relics = board.relics[side];
  let amber = 0;
  for (let i = relics.size(s) - 1; i >= 0; i--) {
    const card = relics.get(s, i);
    if ((board.flags.get(s, card) & FORGE_FROM) !== 0) amber += board.amber.get(s, card);
  }
  return amber;
}

/** @param active the active house as a bit, 0 where it is not this side's turn */
function lineWorth(s: S, worth: Worth, side: number, active: number): number {
  const { row } = s.rules;
  const line = board.line[side];
  let sum = 0;
  for (let i = line.size(s) - 1; i >= 0; i--) {
    const card = line.get(s, i);
    const life = Math.min(MOST_POWER, board.power.get(s, card) - board.damage.get(s, card));
    sum += worth.inPlay[row[card]] + POWER * life + ARMOR * board.armor.get(s, card);
    sum += CAPTURED * board.amber.get(s, card);
    if (board.ward.get(s, card) !== 0) sum += WARD;
    if (board.stunned.get(s, card) !== 0) sum += STUN;
    else if ((board.houses.get(s, card) & active) !== 0 && board.exhausted.get(s, card) === 0) sum += TO_USE;
  }
  return sum;
}

function relicsWorth(s: S, worth: Worth, side: number, active: number): number {
  const { row, texts } = s.rules;
  const relics = board.relics[side];
  let sum = 0;
  for (let i = relics.size(s) - 1; i >= 0; i--) {
    const card = relics.get(s, i);
    sum += worth.inPlay[row[card]];
    if (
      texts[row[card]].hasAction &&
      (board.houses.get(s, card) & active) !== 0 &&
      board.exhausted.get(s, card) === 0
    ) {
      sum += TO_ACT;
    }
  }
  return sum;
}

function handSeen(s: S, worth: Worth, side: number, active: number): number {
  const { row, houses } = s.rules;
  const hand = board.hand[side];
  const toPlay = touchesHand(s) ? TO_PLAY : 0;
  let sum = UNSEEN * toDraw(s, side);
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    const card = hand.get(s, i);
    sum += worth.inHand[row[card]];
    if ((houses[card] & active) !== 0) sum += toPlay;
  }
  return sum;
}

function handUnseen(s: S, side: number, active: number): number {
  const size = board.hand[side].size(s);
  const playable = active === 0 || !touchesHand(s) ? 0 : OF_HOUSE * TO_PLAY * size;
  return UNSEEN * (size + toDraw(s, side)) + playable;
}

/** Cards that the active side will draw at the end of its turn (KF-017, KF-018). */
function toDraw(s: S, side: number): number {
  if (board.active.get(s) !== side) return 0;
  const chains = board.chains.get(s, side);
  return Math.max(0, board.handSize.get(s, side) - board.hand[side].size(s) - Math.ceil(chains / 6));
}

/** KF-007: false once the first card of the first turn has been played or discarded. */
function touchesHand(s: S): boolean {
  return !(s.rules.options.firstTurnRule && board.turn.get(s) === 1 && board.deeds.get(s) > 0);
}
