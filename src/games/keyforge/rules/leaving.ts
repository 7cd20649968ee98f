import type { Chance } from '../../../engine/chance.js';
import { raise, replaced } from '../../../engine/effects/events.js';
import { outdate } from '../../../engine/effects/lasting.js';
import { isHeard } from '../../../engine/effects/listeners.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import type { Pile } from '../../../engine/fields.js';
import { giveBack, locals } from '../../../engine/machine.js';
import { shuffle } from '../../../engine/piles.js';
import { breakWhen, loop, script } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { APART, ATTACHED, board, cards, LINE, RELIC } from '../layout.js';
import { owesAny, payOwed } from './amber.js';
import { countListeners } from './entering.js';
import { vanish } from './in-play.js';
import { leaveStatics } from './joining.js';
import { listCut, listGet, listSet } from './lists.js';
import type { Rules, S } from './rules.js';
import { touch } from './touched.js';
import { isCreature, isInPlay, ownerOf, pileOf, sideOf, titleOf } from './zones.js';

/** Where cards go. */
export const TO_HAND = 0;
export const TO_DECK_TOP = 1;
export const TO_DECK = 2;
export const TO_DISCARD = 3;
export const TO_ARCHIVES = 4;
/** Into the archives of the seat that is told, whoever owns them (KF-093). */
export const TO_MY_ARCHIVES = 5;
export const TO_PURGED = 6;
const WORDS = [
  'to hand',
  'onto the deck',
  'into the deck',
  'to discard',
  'to archives',
  'to archives',
  'out of the game',
];

/** Where cards go that no rule of the game on top sends elsewhere: to their owners. */
export function usualPile(s: S, card: number, to: number, side: number): Pile {
  const owner = ownerOf(s, card);
  switch (to) {
    case TO_HAND:
      return s.rules.zones.hands[owner];
    case TO_DECK_TOP:
    case TO_DECK:
      return board.deck[owner];
    case TO_ARCHIVES:
      return board.archives[owner];
    case TO_MY_ARCHIVES:
      return board.archives[side];
    case TO_PURGED:
      return board.purged[owner];
    default:
      return board.discard[owner];
  }
}

/** Moves one card from wherever it is, in play or not; false when it is there already. */
export function moveCard(s: S, card: number, to: number, seat: number): boolean {
  const goal = isAbducted(s, card) ? TO_HAND : to;
  const pile = s.rules.match.destination(s, card, goal, seat);
  const seers = isInPlay(s, card) ? 0xff : takeFromPile(s, card, pile);
  if (seers < 0) return false;
  if (isInPlay(s, card)) leavePlay(s, card);
  if (pile.seenBy === 'all') cards.forget(s, card);
  else cards.reveal(s, card, seers);
  pile.push(s, card);
  if (s.log) s.log.line(`  ${titleOf(s, card)} goes ${whither(s, card, goal, seat, pile)}`);
  return true;
}

/** Where a card goes, in words. */
function whither(s: S, card: number, goal: number, seat: number, pile: Pile): string {
  if (pile === usualPile(s, card, goal, seat)) return WORDS[goal];
  return s.rules.match.whither?.(s, pile) ?? WORDS[goal];
}

/** KF-093: whether it lies in the archives of another player, from where it can go nowhere but to its owner's hand. */
function isAbducted(s: S, card: number): boolean {
  const owner = ownerOf(s, card);
  for (let side = 0; side < s.rules.sides; side++) if (side !== owner && board.archives[side].has(s, card)) return true;
  return false;
}

/** Takes a card out of the pile it is in, and tells who saw it there; -1 when that is where it is to go. */
function takeFromPile(s: S, card: number, to: Pile): number {
  const pile = pileOf(s, card);
  if (pile === null || pile === to) return -1;
  pile.remove(s, card);
  if (pile === board.playing) countListeners(s, card, -1);
  return pile.seers | cards.knownBy(s, card);
}

/**
 * KF-090 to KF-093, without the last step: the card is in no pile afterwards. What is known of it last, such as its side
 * and power, stays readable until the turn ends.
 */
export function leavePlay(s: S, card: number): void {
  const place = board.place.get(s, card);
  const side = sideOf(s, card);
  dropAttached(s, card);
  if (place === LINE) board.line[side].remove(s, card);
  else if (place === RELIC) board.relics[side].remove(s, card);
  else if (place === ATTACHED) board.attached.remove(s, card);
  else if (place === APART) s.rules.zones.apart?.remove(s, card);
  else s.rules.zones.standing?.remove(s, card);
  // KF-092: æmber on a creature goes to the opponent of its controller, from other cards to the supply.
  const amber = board.amber.get(s, card);
  const heir = amber > 0 && isCreature(s, card) ? s.rules.match.heir(s, card) : -1;
  if (heir >= 0) board.owed.add(s, heir, amber);
  countListeners(s, card, -1);
  vanish(s, card);
  leaveStatics(s, card);
  outdate(s, card);
  if (board.anyPurged.get(s) !== 0) forgetPurges(s, card);
  board.lastKnown.set(s, 1);
  touch(s, card);
  board.host.set(s, card, -1);
  board.damage.set(s, card, 0);
  board.amber.set(s, card, 0);
  board.counters.set(s, card, 0);
  board.condition.drop(s, card, CONDITION);
  board.marks.drop(s, card, MARKS);
}

/** What is gone of a card that leaves play, besides what lay on it. */
const CONDITION = board.stunned.bits | board.ward.bits | board.exhausted.bits;
const MARKS = board.place.bits | board.poisoned.bits | board.struck.bits | board.permitUsed.bits | board.stateDone.bits;

function forgetPurges(s: S, by: number): void {
  for (let card = 0; card < s.rules.row.length; card++) {
    if (board.purgedBy.get(s, card) === by) board.purgedBy.set(s, card, -1);
  }
}

/** Upgrades on it, and cards under it, go to the discard piles of their owners (KF-091). */
function dropAttached(s: S, card: number): void {
  for (let i = board.attached.size(s) - 1; i >= 0; i--) {
    const upgrade = board.attached.get(s, i);
    if (board.host.get(s, upgrade) === card) moveCard(s, upgrade, TO_DISCARD, 0);
  }
  for (let side = 0; side < s.rules.sides; side++) {
    const pile = board.under[side];
    for (let i = pile.size(s) - 1; i >= 0; i--) {
      const hidden = pile.get(s, i);
      if (board.host.get(s, hidden) !== card) continue;
      board.host.set(s, hidden, -1);
      moveCard(s, hidden, TO_DISCARD, 0);
    }
  }
}

/**
 * A deed has been done: the cards that it really changed are marked, for `affected`. One that changed none leaves its
 * number to the next, so that a text which does nothing changes nothing, and may end (KF-155).
 */
export function newDeed(s: S): void {
  if (board.deedWorn.get(s) === 0) return;
  board.deedWorn.set(s, 0);
  board.deedCount.add(s, board.deedCount.get(s) === 32000 ? -31999 : 1);
}
/** What is tagged keeps the mark of what destroyed it, whatever happens to it meanwhile (KF-087). */
export function markDeed(s: S, card: number): void {
  if (board.tagged.get(s, card) !== 0) return;
  board.deed.set(s, card, board.deedCount.get(s));
  board.deedWorn.set(s, 1);
  touch(s, card);
}

const { at, length, to, seat, next, mark, moved } = locals('at', 'length', 'to', 'seat', 'next', 'mark', 'moved');

/** KF-094: a warded card stays, and loses the ward. */
function wardOff(s: S): void {
  for (let i = 0; i < length.get(s); i++) {
    const card = listGet(s, at.get(s) + i);
    if (!isInPlay(s, card) || board.ward.get(s, card) === 0 || board.tagged.get(s, card) !== 0) continue;
    board.ward.set(s, card, 0);
    listSet(s, at.get(s) + i, -1);
  }
}

function announce(s: S): void {
  wardOff(s);
  if (!isHeard(s, EVENTS.leaving)) return;
  mark.set(s, waiting(s));
  for (let i = 0; i < length.get(s); i++) {
    const card = listGet(s, at.get(s) + i);
    if (isInPlay(s, card)) raise(s, EVENTS.leaving, card);
  }
  openWindow(s, mark.get(s));
}

function moveNext(s: S): void {
  const card = listGet(s, at.get(s) + next.get(s));
  next.add(s, 1);
  if (card < 0) return;
  if (to.get(s) === TO_DISCARD && isInPlay(s, card)) {
    moved.add(s, 1);
    markDeed(s, card);
    if (replaced(s, EVENTS.leaveForDiscard, card)) return;
    moveCard(s, card, TO_DISCARD, 0);
    return;
  }
  if (!moveCard(s, card, to.get(s), seat.get(s))) return;
  moved.add(s, 1);
  markDeed(s, card);
}

function shuffleDecks(s: S, chance: Chance): void {
  if (to.get(s) !== TO_DECK) return;
  for (let side = 0; side < s.rules.sides; side++) {
    let any = false;
    for (let i = 0; i < length.get(s) && !any; i++) {
      const card = listGet(s, at.get(s) + i);
      any = card >= 0 && ownerOf(s, card) === side;
    }
    if (any) shuffle(s, board.deck[side], board.deckLuck[side], chance);
  }
}

/**
 * Moves the cards of a list: `call(s, moveCards, at, length, to, seat)`. Abilities for leaving play come first, for all of
 * them at once (KF-090); it gives back whether any card moved, and cuts the list off.
 */
export const moveCards = script<Rules>('moveCards', [
  announce,
  loop(
    breakWhen((s) => next.get(s) >= length.get(s)),
    moveNext,
  ),
  loop(
    breakWhen((s) => !owesAny(s)),
    payOwed,
  ),
  shuffleDecks,
  (s) => {
    giveBack(s, moved.get(s) > 0 ? 1 : 0);
    listCut(s, at.get(s));
  },
]);
