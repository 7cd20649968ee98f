import { raise } from '../../../engine/effects/events.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import { call } from '../../../engine/machine.js';
import type { Offer } from '../../../engine/offer.js';
import { action, ask, breakWhen, loop, script } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { KINDS } from './kinds.js';
import { moveCard, TO_DISCARD } from './leaving.js';
import { canPlay, hasHouse, playCard } from './playing.js';
import type { Rules, S } from './rules.js';
import { settle } from './settling.js';
import { CAN_ACT, CAN_FIGHT, CAN_OMNI, CAN_REAP, CAN_UNSTUN, permittedUses, useCard, usesOf } from './using.js';
import { housesOf, nameOf } from './zones.js';

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
  // Constant effects may count discards (giant-sloth).
  board.dirty.set(s, 1);
  board.discardedCount.add(s, s.rules.owner[card], 1);
  moveCard(s, card, TO_DISCARD, -1);
  raise(s, EVENTS.discardedFromHand, card);
}

function offerUses(s: S, offer: Offer, use: number): void {
  const side = active(s);
  for (let pile = 0; pile < 2; pile++) {
    const from = pile === 0 ? board.line[side] : board.relics[side];
    for (let i = 0; i < from.size(s); i++) {
      const card = from.get(s, i);
      if (board.exhausted.get(s, card) !== 0 || permittedUses(s, card, use) === 0) continue;
      if (usesOf(s, card, side, use) !== 0) offer.add(card);
    }
  }
}

const use = (kind: number, name: string, bit: number, verb: string, rule: string) =>
  action<Rules>(kind, name, {
    rule,
    offer: (s, offer) => offerUses(s, offer, bit),
    take: (s, _chance, card) => call(s, useCard, card, active(s), bit),
    text: (s, card) => `${nameOf(s, card)} ${verb}`,
  });

const end = action<Rules>(KINDS.end, 'end', {
  rule: 'KF-150',
  offer: (_s, offer) => offer.add(),
  take: (s) => board.stepOver.set(s, 1),
  text: () => 'end the step',
});

const options = [
  play,
  discard,
  use(KINDS.reap, 'reap', CAN_REAP, 'reaps', 'KF-053'),
  use(KINDS.fight, 'fight', CAN_FIGHT, 'fights', 'KF-062'),
  use(KINDS.act, 'act', CAN_ACT, 'uses its Action', 'KF-052'),
  use(KINDS.omni, 'omni', CAN_OMNI, 'uses its Omni', 'KF-052'),
  use(KINDS.unstun, 'unstun', CAN_UNSTUN, 'loses its stun', 'KF-055'),
  end,
];

/** Step 3: play, discard and use, in any order and number (KF-035). */
export const mainStep = script<Rules>('mainStep', [
  (s) => {
    board.stepOver.set(s, 0);
    board.deeds.set(s, 0);
  },
  loop(
    (s) => board.stateDone.fill(s, 0),
    settle,
    breakWhen((s) => board.stepOver.get(s) !== 0),
    ask('main', active, options),
  ),
]);
