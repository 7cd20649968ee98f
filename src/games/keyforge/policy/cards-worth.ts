import { board } from '../layout.js';
import type { S } from '../rules/rules.js';
import { FORGE_FROM } from '../rules/zones.js';
import type { Worth } from './worth.js';

/*
 * What the cards of a side are worth to it, in æmber, whatever the game on top is about. A turn is judged as if it ended
 * now: whoever is active will ready his creatures and fill up his hand, and what he could still do is counted besides, so
 * that ending a turn looks no better than what was done with it.
 */

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

/**
 * What a side has in play, in its hand and archives, less its chains.
 * @param seesHand whether the hand is one that the judge sees; otherwise its cards only count
 * @param besides what the side has besides, such as keys: the sum begins with it
 */
export function cardsWorth(s: S, worth: Worth, side: number, seesHand: boolean, besides = 0): number {
  const active = activeHouse(s, side);
  return (
    besides +
    lineWorth(s, worth, side, active) +
    relicsWorth(s, worth, side, active) +
    (seesHand ? handSeen(s, worth, side, active) : handUnseen(s, side, active)) +
    ARCHIVED * board.archives[side].size(s) +
    CHAIN * board.chains.get(s, side)
  );
}

/** The active house of a side as a bit, 0 where it is not its turn or no house is chosen. */
export function activeHouse(s: S, side: number): number {
  const house = board.active.get(s) === side ? board.house.get(s) : -1;
  return house < 0 ? 0 : 1 << house;
}

/** KF-013: æmber on cards that may be spent on keys. */
export function onCardsToForge(s: S, side: number): number {
  const relics = board.relics[side];
  let amber = 0;
  for (let i = relics.size(s) - 1; i >= 0; i--) {
    const card = relics.get(s, i);
    if ((board.flags.get(s, card) & FORGE_FROM) !== 0) amber += board.amber.get(s, card);
  }
  return amber;
}

/**
 * The creatures of a battleline.
 * @param active the active house as a bit, 0 where it is not this side's turn
 */
export function lineWorth(s: S, worth: Worth, side: number, active: number): number {
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

/** The artifacts of a side; `active` as above. */
export function relicsWorth(s: S, worth: Worth, side: number, active: number): number {
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
