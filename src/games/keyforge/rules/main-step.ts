import { raise } from '../../../engine/effects/events.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import type { Pile } from '../../../engine/fields.js';
import { call } from '../../../engine/machine.js';
import { type Action, action, ask, breakWhen, loop, type Script, script } from '../../../engine/script.js';
import { DISCARDS } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board, cards } from '../layout.js';
import { KINDS } from './kinds.js';
import { moveCard, TO_DISCARD } from './leaving.js';
import { canPlay, hasHouse, playCard } from './playing.js';
import type { Rules, S } from './rules.js';
import { forgetStates, settle } from './settling.js';
import { stir } from './statics.js';
import { touch } from './touched.js';
import {
  ANY_USE,
  CAN_ACT,
  CAN_FIGHT,
  CAN_OMNI,
  CAN_REAP,
  CAN_UNSTUN,
  permittedUses,
  useCard,
  usesOf,
} from './using.js';
import { housesOf, nameOf, sideOf } from './zones.js';

const active = (s: S): number => board.active.get(s);

/** KF-007: the first player plays or discards one card only in the first turn of the game. */
const mayTouchHand = (s: S): boolean =>
  !(s.rules.options.firstTurnRule && board.turn.get(s) === 1 && board.deeds.get(s) > 0);

/** The first card in hand of a row: equal cards are offered once. */
function inHand(s: S, row: number): number {
  const hand = board.hand[active(s)];
  for (let i = 0; i < hand.size(s); i++) if (s.rules.row[hand.get(s, i)] === row) return hand.get(s, i);
  return -1;
}

const isOfActiveHouse = (s: S, card: number): boolean =>
  board.house.get(s) >= 0 && (housesOf(s, card) & (1 << board.house.get(s))) !== 0;

const play = action<Rules>(KINDS.play, 'play', {
  rule: 'KF-035',
  offer(s, offer) {
    if (!mayTouchHand(s)) return;
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++) {
      const card = hand.get(s, i);
      const row = s.rules.row[card];
      if (offer.has(row)) continue;
      if (hasHouse(s, card, active(s)) && canPlay(s, card, active(s))) offer.addOnce(row);
    }
  },
  take(s, _chance, row) {
    board.deeds.add(s, 1);
    call(s, playCard, inHand(s, row), active(s), 1);
  },
  text: (s, row) => `play ${s.rules.titles[row]}`,
});

const discard = action<Rules>(KINDS.discard, 'discard', {
  rule: 'KF-035',
  offer(s, offer) {
    if (!mayTouchHand(s)) return;
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++) {
      const card = hand.get(s, i);
      if (isOfActiveHouse(s, card)) offer.addOnce(s.rules.row[card]);
    }
  },
  take(s, _chance, row) {
    board.deeds.add(s, 1);
    discardFromHand(s, inHand(s, row));
  },
  text: (s, row) => `discard ${s.rules.titles[row]}`,
});

/** KF-042: a card is discarded from a hand, by choice or by an effect; the last thing a step does. */
export function discardFromHand(s: S, card: number): void {
  const mark = waiting(s);
  noteDiscard(s, card);
  openWindow(s, mark);
}

/** As `discardFromHand` for one of several cards: the window is the caller's. */
export function noteDiscard(s: S, card: number): void {
  board.discardedNow.add(s, card, 1);
  touch(s, card);
  stir(s, DISCARDS);
  board.discardedCount.add(s, s.rules.owner[card], 1);
  moveCard(s, card, TO_DISCARD, -1);
  raise(s, EVENTS.discardedFromHand, card);
}

/**
 * The cards that can be used, and how: found once for all kinds of uses, which the engine lists one after the other. It is
 * there for the length of one list and no part of the state.
 */
const usable = { card: new Int16Array(cards.size), uses: new Uint8Array(cards.size), count: 0 };

function findUses(s: S): void {
  const side = active(s);
  usable.count = 0;
  lookThrough(s, board.line[side], side);
  lookThrough(s, board.relics[side], side);
  const { apart } = s.rules.zones;
  if (apart !== null) lookThrough(s, apart, side);
}

function lookThrough(s: S, pile: Pile, side: number): void {
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    if (board.exhausted.get(s, card) !== 0 || sideOf(s, card) !== side) continue;
    const permitted = permittedUses(s, card, ANY_USE);
    const uses = permitted === 0 ? 0 : usesOf(s, card, side, permitted);
    if (uses === 0) continue;
    usable.card[usable.count] = card;
    usable.uses[usable.count++] = uses;
  }
}

const use = (kind: number, name: string, bit: number, verb: string, rule: string) =>
  action<Rules>(kind, name, {
    rule,
    offer(s, offer) {
      if (bit === FIRST_USE) findUses(s);
      for (let i = 0; i < usable.count; i++) if ((usable.uses[i] & bit) !== 0) offer.add(usable.card[i]);
    },
    take: (s, _chance, card) => call(s, useCard, card, active(s), bit),
    text: (s, card) => `${nameOf(s, card)} ${verb}`,
  });

/** The use that is listed first. */
const FIRST_USE = CAN_REAP;

const end = action<Rules>(KINDS.end, 'end', {
  rule: 'KF-150',
  offer: (_s, offer) => offer.add(),
  take: (s) => board.stepOver.set(s, 1),
  text: () => 'end the step',
});

const usual = [
  play,
  discard,
  use(KINDS.reap, 'reap', CAN_REAP, 'reaps', 'KF-053'),
  use(KINDS.fight, 'fight', CAN_FIGHT, 'fights', 'KF-062'),
  use(KINDS.act, 'act', CAN_ACT, 'uses its Action', 'KF-052'),
  use(KINDS.omni, 'omni', CAN_OMNI, 'uses its Omni', 'KF-052'),
  use(KINDS.unstun, 'unstun', CAN_UNSTUN, 'loses its stun', 'KF-055'),
];

/** States may be reacted to again, now that something has been done. */
function lookAround(s: S): void {
  forgetStates(s);
  settle(s);
}

/**
 * Step 3: play, discard and use, in any order and number (KF-035), until the active player ends the step.
 * @param name of the script
 * @param more what the game on top lets the active player do besides
 */
export function mainStepWith<R extends Rules>(name: string, more: readonly Action<R>[]): Script<R> {
  return script<R>(name, [
    (s) => {
      board.stepOver.set(s, 0);
      board.deeds.set(s, 0);
    },
    loop<R>(
      lookAround,
      breakWhen((s) => board.stepOver.get(s) !== 0),
      ask<R>('main', active, [...usual, ...more, end]),
    ),
  ]);
}

/** The main step of the ordinary game. */
export const mainStep = mainStepWith<Rules>('mainStep', []);
