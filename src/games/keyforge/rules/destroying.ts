import { raise, replaced } from '../../../engine/effects/events.js';
import { isHeard } from '../../../engine/effects/listeners.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import { call, giveBack, locals } from '../../../engine/machine.js';
import { breakWhen, loop, script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { markDeed, moveCards, TO_DISCARD } from './leaving.js';
import { listCut, listGet, listPush, listTop } from './lists.js';
import type { Rules, S } from './rules.js';
import { nextTouched } from './touched.js';
import { unsettleMatch } from './unsettling.js';
import { isCreature, isInPlay, sideOf, titleOf } from './zones.js';

const { at, length, next, count, batchAt, batchLength } = locals(
  'at',
  'length',
  'next',
  'count',
  'batchAt',
  'batchLength',
);

/** KF-085, KF-088, KF-094: a card is tagged, unless a ward or something else happens instead. */
function tagNext(s: S): void {
  const card = listGet(s, at.get(s) + next.get(s));
  next.add(s, 1);
  if (!isInPlay(s, card) || board.tagged.get(s, card) !== 0) return;
  if (board.ward.get(s, card) !== 0) {
    board.ward.set(s, card, 0);
    return;
  }
  if (replaced(s, EVENTS.destroy, card)) return;
  markDeed(s, card);
  board.tagged.set(s, card, 1);
  board.wasDestroyed.set(s, card, 1);
  board.destroyedCount.add(s, sideOf(s, card), 1);
  count.add(s, 1);
  listPush(s, card);
  if (s.log) s.log.line(`  ${titleOf(s, card)} is destroyed`);
}

/** Destroyed abilities of what this frame has tagged; what they destroy joins the batch (KF-086). */
function resolveDestroyed(s: S): void {
  if (count.get(s) === 0 || !isHeard(s, EVENTS.destroying)) return;
  const mark = waiting(s);
  for (let i = 0; i < count.get(s); i++) {
    const card = listGet(s, at.get(s) + length.get(s) + i);
    if (isInPlay(s, card)) raise(s, EVENTS.destroying, card);
  }
  openWindow(s, mark);
}

const isDying = (s: S, card: number, creatures: boolean): boolean =>
  board.tagged.get(s, card) !== 0 && isCreature(s, card) === creatures;

/** Lists what is tagged, by the numbers of the cards: the deed that tagged them has touched them. */
function listDying(s: S, creatures: boolean): void {
  for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) {
    if (isDying(s, card, creatures)) listPush(s, card);
  }
}

/** The outermost frame moves everything that is still tagged and in play, and remembers all that was tagged. */
function moveTagged(s: S): void {
  board.batches.add(s, -1);
  if (board.batches.get(s) > 0) return;
  const begin = listTop(s);
  // Creatures first: what replaces their leaving may be destroyed with them, and is in play until all leave.
  listDying(s, true);
  listDying(s, false);
  const tagged = listTop(s) - begin;
  batchAt.set(s, begin);
  batchLength.set(s, tagged);
  const copy = listTop(s);
  for (let i = 0; i < tagged; i++) {
    const card = listGet(s, begin + i);
    if (isInPlay(s, card)) listPush(s, card);
  }
  call(s, moveCards, copy, listTop(s) - copy, TO_DISCARD, -1);
}

/** KF-068, KF-095: what saw it is told, once for each. */
function tellDestroyed(s: S): void {
  const mark = waiting(s);
  for (let i = 0; i < batchLength.get(s); i++) {
    const card = listGet(s, batchAt.get(s) + i);
    board.tagged.set(s, card, 0);
    // Who is still there may have to be destroyed yet, or change sides.
    if (isInPlay(s, card)) board.unsettled.set(s, 1);
    else unsettleMatch(s);
    raise(s, EVENTS.destroyed, card);
    if (board.fightStrikes.get(s) === 0) continue;
    const other = foeOf(s, card);
    if (other < 0) continue;
    board.fightKills.add(s, sideOf(s, card), 1);
    if (isInPlay(s, other)) raise(s, EVENTS.destroyedFighting, card, other);
  }
  batchLength.set(s, 0);
  openWindow(s, mark);
}

/** The creature that fights against this one, -1 for none. */
function foeOf(s: S, card: number): number {
  if (card === board.attacker.get(s)) return board.defender.get(s);
  return card === board.defender.get(s) ? board.attacker.get(s) : -1;
}

/**
 * Destroys the cards of a list as one batch (KF-085): `call(s, destroyCards, at, length)`. It gives back whether any was
 * destroyed, and cuts the list off.
 */
export const destroyCards = script<Rules>('destroyCards', [
  // From the first tag on: what is destroyed in place of another card belongs to the batch as well (KF-088).
  (s) => board.batches.add(s, 1),
  loop(
    breakWhen((s) => next.get(s) >= length.get(s)),
    tagNext,
  ),
  resolveDestroyed,
  moveTagged,
  when((s) => batchLength.get(s) > 0, [tellDestroyed]),
  (s) => {
    giveBack(s, count.get(s) > 0 ? 1 : 0);
    listCut(s, at.get(s));
  },
]);
