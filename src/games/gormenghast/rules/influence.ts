import { locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, CHARACTERS } from '../layout.js';
import { INFLUENCE_DECLARED, openWindow } from './interrupts.js';

type S = State<Rules>;

/** In plans and codes: the pool, beside the characters. */
export const POOL = CHARACTERS;

/** `left` tokens may still be moved; the plan lies in the list region from `plan` on, `to` waits for its source. */
export const influenceCard = locals('seat', 'left', 'plan', 'to', 'closed');
const { seat, left, plan, to, closed } = influenceCard;

const lists = board.layout.lists;
const pack = (from: number, target: number): number => from * 16 + target;
export const planFrom = (move: number): number => move >> 4;
export const planTo = (move: number): number => move & 15;

/** Planned moves so far from a place, and to a place. */
function plannedFrom(s: S, place: number): number {
  let moves = 0;
  for (let i = lists.top(s) - 1; i >= plan.get(s); i--) if (planFrom(lists.get(s, i)) === place) moves++;
  return moves;
}
function plannedTo(s: S, place: number): number {
  let moves = 0;
  for (let i = lists.top(s) - 1; i >= plan.get(s); i--) if (planTo(lists.get(s, i)) === place) moves++;
  return moves;
}

/** A seat's own tokens at a place, those already planned away not counted. */
function movable(s: S, who: number, place: number, planned: number): number {
  if (place === POOL) return board.pool.get(s, who) - planned;
  return board.controller.get(s, place) === who ? board.influence.get(s, place) - planned : 0;
}

/**
 * GM-I-06, GM-I-12: whether one more token may go to a character: the cap counts what would survive the plan so far, in
 * which `planned` more tokens come to it than leave it.
 * The pool takes tokens back under an option only (GM-open-08).
 */
function hasRoom(s: S, who: number, target: number, planned: number): boolean {
  if (target === POOL) return s.rules.options.influenceWithdraw;
  if (!s.rules.options.influenceOffBoard && board.place.get(s, target) < 0) return false;
  const there = board.influence.get(s, target);
  const mine = board.controller.get(s, target) === who ? there : -there;
  return mine + planned < s.rules.options.influenceCap;
}

function hasSource(s: S, who: number, target: number, inPlan: boolean): boolean {
  for (let from = 0; from <= POOL; from++) {
    if (from !== target && movable(s, who, from, inPlan ? plannedFrom(s, from) : 0) > 0) return true;
  }
  return false;
}

/** GM-X-06: whether a card could be played for its influence at all. */
export function canInfluence(s: S, who: number): boolean {
  for (let target = 0; target <= POOL; target++) {
    if (hasRoom(s, who, target, 0) && hasSource(s, who, target, false)) return true;
  }
  return false;
}

const chooseTarget = action<Rules>(10, 'influence', {
  rule: 'GM-I-02',
  offer(s, offer) {
    const who = seat.get(s);
    const first = lists.top(s) > plan.get(s) ? planTo(lists.get(s, plan.get(s))) : -1;
    for (let target = 0; target <= POOL; target++) {
      if (first >= 0 && !s.rules.options.influenceSplit && target !== first) continue;
      const planned = plannedTo(s, target) - plannedFrom(s, target);
      if (hasRoom(s, who, target, planned) && hasSource(s, who, target, true)) offer.add(target);
    }
  },
  take(s, _chance, target) {
    to.set(s, target);
  },
  text: (s, target) => `a token to ${placeName(s, target)}`,
});

const closePlan = action<Rules>(11, 'no more tokens', {
  rule: 'GM-open-08',
  offer(s, offer) {
    const planned = lists.top(s) > plan.get(s);
    if (planned && !s.rules.options.influenceExact) offer.add();
  },
  take(s) {
    closed.set(s, 1);
  },
  text: () => 'no more tokens',
});

const chooseSource = action<Rules>(12, 'token source', {
  rule: 'GM-I-02',
  offer(s, offer) {
    const who = seat.get(s);
    for (let from = 0; from <= POOL; from++) {
      if (from !== to.get(s) && movable(s, who, from, plannedFrom(s, from)) > 0) offer.add(from);
    }
  },
  take(s, _chance, from) {
    lists.push(s, pack(from, to.get(s)));
    left.add(s, -1);
    to.set(s, -1);
  },
  text: (s, from) => `from ${placeName(s, from)}`,
});

export function placeName(s: S, place: number): string {
  return place === POOL ? 'the pool' : s.rules.characters.names[place];
}

/**
 * GM-I-02, GM-N-07: all token moves of one card are planned, then declared, then what still holds is carried out.
 */
export const playInfluence = script<Rules>('influence', [
  (s) => {
    plan.set(s, lists.top(s));
    to.set(s, -1);
  },
  loop(
    breakWhen((s) => left.get(s) <= 0 || closed.get(s) !== 0),
    askWithin('influence', (s) => seat.get(s), [chooseTarget, closePlan]),
    // Nothing more can be moved: the plan is as long as it gets.
    when((s) => to.get(s) < 0, [(s) => closed.set(s, 1)]),
    breakWhen((s) => closed.get(s) !== 0),
    askWithin('token source', (s) => seat.get(s), [chooseSource]),
  ),
  (s) => openWindow(s, INFLUENCE_DECLARED, seat.get(s), plan.get(s), lists.top(s)),
  (s) => carryOut(s),
]);

function carryOut(s: S): void {
  const who = seat.get(s);
  const end = lists.top(s);
  for (let i = plan.get(s); i < end; i++) {
    const move = lists.get(s, i);
    if (move >= 0) moveToken(s, who, planFrom(move), planTo(move));
  }
  lists.cut(s, plan.get(s));
}

/** Moves one token if it is still there, under GM-I-05..12: on another's card it cancels one of theirs. */
export function moveToken(s: S, who: number, from: number, target: number): boolean {
  if (movable(s, who, from, 0) <= 0) return false;
  if (
    target !== POOL &&
    board.controller.get(s, target) === who &&
    board.influence.get(s, target) >= s.rules.options.influenceCap
  ) {
    return false;
  }
  if (from === POOL) board.pool.add(s, who, -1);
  else takeFrom(s, from, 1);
  placeToken(s, who, target);
  return true;
}

function placeToken(s: S, who: number, target: number): void {
  if (target === POOL) {
    board.pool.add(s, who, 1);
    return;
  }
  const controller = board.controller.get(s, target);
  if (controller < 0 || controller === who) {
    board.controller.set(s, target, who);
    board.influence.add(s, target, 1);
    return;
  }
  // GM-I-07: both tokens go back to their owners' pools.
  board.fights.add(s, 1);
  board.pool.add(s, who, 1);
  returnTokens(s, target, 1);
}

/** Takes tokens off a card without saying where they go; GM-I-14: the last one leaves it uncontrolled. */
function takeFrom(s: S, character: number, count: number): void {
  board.influence.add(s, character, -count);
  if (board.influence.get(s, character) === 0) board.controller.set(s, character, -1);
}

/** Up to `count` tokens go from a character's card to their owner's pool; returns how many did. */
export function returnTokens(s: S, character: number, count: number): number {
  const owner = board.controller.get(s, character);
  if (owner < 0) return 0;
  const returned = Math.min(count, board.influence.get(s, character));
  takeFrom(s, character, returned);
  board.pool.add(s, owner, returned);
  return returned;
}
