import { conditionHolds } from '../../../engine/effects/could-do.js';
import { numberOf } from '../../../engine/effects/evaluate.js';
import { raise } from '../../../engine/effects/events.js';
import { endLasting } from '../../../engine/effects/lasting.js';
import { isReplaced } from '../../../engine/effects/listeners.js';
import { waiting } from '../../../engine/effects/pending.js';
import { borrowReadFrame, giveReadFrameBack } from '../../../engine/effects/scratch-frame.js';
import { openWindow } from '../../../engine/effects/window.js';
import { giveBack, locals } from '../../../engine/machine.js';
import type { Offer } from '../../../engine/offer.js';
import { action, askWithin, breakWhen, leaveWhen, loop, script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board, cards } from '../layout.js';
import { addAmber, amberOf, gain, lose } from './amber.js';
import { PLAY } from './doings.js';
import { applyEntrance, countListeners, enterPlay } from './entering.js';
import { KINDS } from './kinds.js';
import { moveCard, TO_DISCARD } from './leaving.js';
import { notePlayed } from './noting.js';
import { costOf, isForbidden, mayPlayAnyway, question } from './queries.js';
import { ACTION, CREATURE, type Rules, type S, UPGRADE } from './rules.js';
import { settle } from './settling.js';
import { refreshStatics } from './statics.js';
import { nextTouched, touch } from './touched.js';
import {
  ENTERS_READY,
  ENTERS_STUNNED,
  hasFlag,
  housesOf,
  isInPlay,
  nameOf,
  nameOfSide,
  opponentOf,
  ownerOf,
  pileOf,
  titleOf,
  typeOf,
} from './zones.js';

/** What a match says that leaves a flank or a host to the active player. */
const CHOSEN = -1;

/** KF-044: whether cards of a title have been played and used six times this turn. */
export function isSpent(s: S, row: number): boolean {
  if (board.busy.get(s) < 6 || !s.rules.options.ruleOfSix) return false;
  let times = 0;
  const { twins } = s.rules;
  for (let card = twins.first[row]; card >= 0; card = twins.next[card]) {
    times += board.playedNow.get(s, card) + board.usedNow.get(s, card);
  }
  return times >= 6;
}

/** Cards that have been played this turn. */
export function cardsPlayed(s: S): number {
  let played = 0;
  for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) played += board.playedNow.get(s, card);
  return played;
}

/** KF-040, KF-041, KF-146: whether nothing but its house can keep the card from being played. */
export function canPlay(s: S, card: number, side: number): boolean {
  const { texts, row } = s.rules;
  const { requires } = texts[row[card]];
  if (isSpent(s, row[card])) return false;
  const limit = board.playLimit.get(s, side);
  if (limit >= 0 && cardsPlayed(s) >= limit) return false;
  if (typeOf(s, card) === UPGRADE && !hasHost(s, card, side)) return false;
  if (requires && !conditionHolds(s, requires, side, card)) return false;
  if (isForbidden(s, card, side, PLAY)) return false;
  return amberOf(s, side) >= costOf(s, card, side, PLAY) + ownCost(s, card, side);
}

/** KF-039: whether there is a creature for an upgrade. */
function hasHost(s: S, card: number, side: number): boolean {
  const host = s.rules.match.host(s, card, side);
  if (host !== CHOSEN) return host >= 0;
  const { lines } = s.rules.zones;
  for (let l = 0; l < lines.length; l++) if (lines[l].size(s) > 0) return true;
  return false;
}

/** Æmber that its player must lose to play it. */
function ownCost(s: S, card: number, side: number): number {
  const { playCost } = s.rules.texts[s.rules.row[card]];
  if (!playCost) return 0;
  const f = borrowReadFrame(s, side, card);
  const cost = numberOf(s, f, playCost);
  giveReadFrameBack(s, f);
  return cost;
}

/** KF-035: of the active house, or by a permission. */
export function hasHouse(s: S, card: number, side: number): boolean {
  const active = board.house.get(s);
  return (active >= 0 && (housesOf(s, card) & (1 << active)) !== 0) || mayPlayAnyway(s, card, side);
}

/** A permission that the card needs has been used up. */
function spendPermit(s: S, card: number, side: number): void {
  const active = board.house.get(s);
  if ((active >= 0 && (housesOf(s, card) & (1 << active)) !== 0) || !mayPlayAnyway(s, card, side)) return;
  if (question.row >= 0) {
    endLasting(s, question.row);
    return;
  }
  board.permitUsed.set(s, question.source, 1);
  touch(s, question.source);
}

const { card, side, byHouse, flank, host, icons, mark } = locals(
  'card',
  'side',
  'byHouse',
  'flank',
  'host',
  'icons',
  'mark',
);

/** Whether the active player chooses on which flank a card comes: a creature of a battleline, and nothing else says. */
const asksFlank = (s: S, creature: number, of: number): boolean =>
  typeOf(s, creature) === CREATURE &&
  !s.rules.match.isApart(s, creature) &&
  s.rules.match.flank(s, creature, of) === CHOSEN;

/** The flank of a card that nobody is asked about: 1 for the left one. */
const givenFlank = (s: S, creature: number, of: number): number =>
  typeOf(s, creature) === CREATURE && s.rules.match.flank(s, creature, of) === 1 ? 1 : 0;

/** KF-038: either flank, where there are two. */
function offerFlanks(s: S, offer: Offer, creature: number, of: number): void {
  const { match } = s.rules;
  const given = match.isApart(s, creature) ? 0 : match.flank(s, creature, of);
  offer.add(given === CHOSEN ? 0 : given);
  if (given === CHOSEN && board.line[match.entersFor(s, creature, of)].size(s) > 0) offer.add(1);
}

const chooseFlank = action<Rules>(KINDS.flank, 'flank', {
  rule: 'KF-038',
  offer: (s, offer) => offerFlanks(s, offer, card.get(s), side.get(s)),
  take: (s, _chance, left) => flank.set(s, left),
  text: (s, left) => `${titleOf(s, card.get(s))} on the ${left === 1 ? 'left' : 'right'} flank`,
});

const chooseHost = action<Rules>(KINDS.host, 'host', {
  rule: 'KF-039',
  offer(s, offer) {
    const given = s.rules.match.host(s, card.get(s), side.get(s));
    if (given !== CHOSEN) {
      offer.add(given);
      return;
    }
    const { lines } = s.rules.zones;
    for (let l = 0; l < lines.length; l++) for (let i = 0; i < lines[l].size(s); i++) offer.add(lines[l].get(s, i));
  },
  take: (s, _chance, creature) => host.set(s, creature),
  text: (s, creature) => `${titleOf(s, card.get(s))} on ${nameOf(s, creature)}`,
});

/** Whether its player chooses how it comes into play. */
const asksPlace = (s: S): boolean => typeOf(s, card.get(s)) === UPGRADE || asksFlank(s, card.get(s), side.get(s));

function takeOut(s: S): void {
  const played = card.get(s);
  if (byHouse.get(s) === 1) spendPermit(s, played, side.get(s));
  pileOf(s, played)?.remove(s, played);
  cards.forget(s, played);
  board.host.set(s, played, -1);
  if (typeOf(s, played) === ACTION) {
    board.playing.push(s, played);
    countListeners(s, played, 1);
    board.side.set(s, played, side.get(s));
    board.lastKnown.set(s, 1);
    touch(s, played);
  }
  if (s.log) s.log.line(`${nameOfSide(s, side.get(s))} plays ${titleOf(s, played)}`);
}

/** KF-146: extra costs come first; the opponent gets what it is due. */
function payCosts(s: S): void {
  const toll = costOf(s, card.get(s), side.get(s), PLAY);
  lose(s, side.get(s), ownCost(s, card.get(s), side.get(s)));
  if (toll === 0) return;
  addAmber(s, side.get(s), -toll);
  gain(s, opponentOf(s, side.get(s)), toll);
}

function enter(s: S): void {
  const played = card.get(s);
  board.playedNow.add(s, played, 1);
  touch(s, played);
  board.busy.add(s, 1);
  board.playedCount.add(s, side.get(s), 1);
  notePlayed(s, played);
  icons.set(s, s.rules.amber[s.rules.row[played]]);
  if (typeOf(s, played) === ACTION) return;
  enterPlay(s, played, s.rules.match.entersFor(s, played, side.get(s)), flank.get(s) === 1, host.get(s));
  refreshStatics(s);
  applyEntrance(s, played, hasFlag(s, played, ENTERS_READY), hasFlag(s, played, ENTERS_STUNNED), true);
}

/** Bonus æmber for which nothing can happen instead; else each is a step of its own, since that may call a script. */
function gainAtOnce(s: S): void {
  while (icons.get(s) > 0 && !isReplaced(s, EVENTS.gain)) {
    icons.add(s, -1);
    gain(s, side.get(s), 1);
  }
}

function trigger(s: S): void {
  mark.set(s, waiting(s));
  const played = card.get(s);
  if (isInPlay(s, played)) raise(s, EVENTS.entersPlay, played);
  if (isInPlay(s, played) || board.playing.has(s, played)) raise(s, EVENTS.played, played);
  openWindow(s, mark.get(s));
}

/**
 * KF-036: `call(s, playCard, card, side, byHouse)`; `byHouse` is 1 when the card is played for the active house or by a
 * permission, which may be used up. Gives back whether it was played; a card that cannot be stays where it is (KF-040).
 */
export const playCard = script<Rules>('playCard', [
  (s) => {
    giveBack(s, 0);
    refreshStatics(s);
    flank.set(s, givenFlank(s, card.get(s), side.get(s)));
  },
  leaveWhen((s) => !canPlay(s, card.get(s), side.get(s))),
  when(asksPlace, [
    when(
      (s) => typeOf(s, card.get(s)) === UPGRADE,
      [askWithin('host', (s) => board.active.get(s), [chooseHost])],
      [askWithin('flank', (s) => board.active.get(s), [chooseFlank])],
    ),
  ]),
  (s) => {
    takeOut(s);
    payCosts(s);
  },
  (s) => {
    enter(s);
    gainAtOnce(s);
  },
  loop(
    breakWhen((s) => icons.get(s) <= 0),
    (s) => {
      icons.add(s, -1);
      gain(s, side.get(s), 1);
    },
  ),
  (s) => s.rules.match.bonus(s, card.get(s), side.get(s)),
  settle,
  trigger,
  (s) => {
    if (board.playing.has(s, card.get(s))) moveCard(s, card.get(s), TO_DISCARD, ownerOf(s, card.get(s)));
    giveBack(s, 1);
  },
  settle,
]);

const { put, control, left, ready } = locals('put', 'control', 'left', 'ready');

const chooseSide = action<Rules>(KINDS.putFlank, 'flank put', {
  rule: 'KF-041',
  offer: (s, offer) => offerFlanks(s, offer, put.get(s), control.get(s)),
  take: (s, _chance, isLeft) => left.set(s, isLeft),
  text: (s, isLeft) => `${titleOf(s, put.get(s))} on the ${isLeft === 1 ? 'left' : 'right'} flank`,
});

/** KF-041: `call(s, putInPlay, card, side)`: no bonus æmber, no Play ability. */
export const putInPlay = script<Rules>('putInPlay', [
  when(
    (s) => asksFlank(s, put.get(s), control.get(s)),
    [askWithin('flank', (s) => board.active.get(s), [chooseSide])],
    [(s) => left.set(s, givenFlank(s, put.get(s), control.get(s)))],
  ),
  (s) => {
    ready.set(s, waiting(s));
    pileOf(s, put.get(s))?.remove(s, put.get(s));
    enterPlay(s, put.get(s), control.get(s), left.get(s) === 1, -1);
    refreshStatics(s);
    applyEntrance(s, put.get(s), hasFlag(s, put.get(s), ENTERS_READY), hasFlag(s, put.get(s), ENTERS_STUNNED), false);
    raise(s, EVENTS.entersPlay, put.get(s));
    openWindow(s, ready.get(s));
  },
]);
