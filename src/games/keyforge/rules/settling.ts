import { conditionHolds } from '../../../engine/effects/could-do.js';
import { isInMoment } from '../../../engine/effects/listeners.js';
import { startEffect } from '../../../engine/effects/start.js';
import { call } from '../../../engine/machine.js';
import { breakWhen, loop, script } from '../../../engine/script.js';
import { ANYTHING } from '../effects/restless.js';
import { board, MATCH_UNSETTLED } from '../layout.js';
import { changeSides } from './control.js';
import { destroyCards } from './destroying.js';
import { presentAt, presentCount } from './in-play.js';
import { listPush, listTop } from './lists.js';
import type { Rules, S } from './rules.js';
import { refreshStatics } from './statics.js';
import { isDying } from './unsettling.js';
import { sideOf } from './zones.js';

/**
 * Puts right what must be before the rules go on: static effects, who controls what, creatures without life left
 * (KF-076), and abilities that wait for a state. As with every call, it is the last thing a step does.
 */
export function settle(s: S): void {
  if (isAtRest(s) || isInMoment(s)) return;
  if (isUnsettled(s)) call(s, settling);
}

/** Whether nothing has happened since the last look that could call for anything. */
const isAtRest = (s: S): boolean =>
  (board.unsettled.get(s) | board.dirty.get(s) | board.watchers.get(s) | (board.restless.get(s) & ANYTHING)) === 0;

function isUnsettled(s: S): boolean {
  refreshStatics(s);
  const unsettled = board.unsettled.get(s);
  if (unsettled !== 0) {
    if (unsettled !== MATCH_UNSETTLED && (turncoat(s) >= 0 || isAnyDying(s))) return true;
    if (s.rules.match.isUnsettled(s)) return true;
    board.unsettled.set(s, 0);
  }
  return board.watchers.get(s) > 0 && stateCard(s) >= 0;
}

/** A card in play that another side is to control, -1 for none. */
function turncoat(s: S): number {
  if (board.contested.get(s) === 0) return -1;
  for (let i = 0, end = presentCount(s); i < end; i++) {
    const card = presentAt(s, i);
    if (board.wanted.get(s, card) !== sideOf(s, card) && board.tagged.get(s, card) === 0) return card;
  }
  return -1;
}

function isAnyDying(s: S): boolean {
  const { lines } = s.rules.zones;
  for (let l = 0; l < lines.length; l++) {
    const line = lines[l];
    for (let i = line.size(s) - 1; i >= 0; i--) if (isDying(s, line.get(s, i))) return true;
  }
  return false;
}

function listDying(s: S): void {
  const { lines } = s.rules.zones;
  for (let l = 0; l < lines.length; l++) {
    const line = lines[l];
    for (let i = 0; i < line.size(s); i++) if (isDying(s, line.get(s, i))) listPush(s, line.get(s, i));
  }
}

/** A card with an ability that waits for a state which has come, -1 for none. */
function stateCard(s: S): number {
  const { texts, row } = s.rules;
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (texts[row[card]].states.length === 0 || board.tagged.get(s, card) !== 0) continue;
    if (board.stateDone.get(s, card) === 0 && stateOf(s, card) >= 0) return card;
  }
  return -1;
}

function stateOf(s: S, card: number): number {
  const { texts, row, programs } = s.rules;
  const { states } = texts[row[card]];
  for (let i = 0; i < states.length; i++) {
    if (conditionHolds(s, programs[states[i]].triggers[0].args[0], sideOf(s, card), card)) return states[i];
  }
  return -1;
}

/** Abilities that wait for a state may be tried again. */
export function forgetStates(s: S): void {
  if (board.watchers.get(s) === 0) return;
  for (let i = 0; i < presentCount(s); i++) board.stateDone.set(s, presentAt(s, i), 0);
}

/** One thing at a time: what it leads to may have changed everything else. */
function putRight(s: S): void {
  const moved = turncoat(s);
  if (moved >= 0) {
    call(s, changeSides, moved, board.wanted.get(s, moved));
    return;
  }
  const begin = listTop(s);
  listDying(s);
  if (listTop(s) > begin) {
    call(s, destroyCards, begin, listTop(s) - begin);
    return;
  }
  if (s.rules.match.isUnsettled(s)) {
    s.rules.match.putRight(s);
    return;
  }
  const card = stateCard(s);
  board.stateDone.set(s, card, 1);
  startEffect(s, stateOf(s, card), sideOf(s, card), card);
}

export const settling = script<Rules>('settling', [
  loop(
    breakWhen((s) => !isUnsettled(s)),
    putRight,
  ),
]);
