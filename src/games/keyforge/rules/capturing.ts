import { giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import { board } from '../layout.js';
import { amberOf, capture } from './amber.js';
import { KINDS } from './kinds.js';
import { listCut, listGet, listSet } from './lists.js';
import type { Rules, S } from './rules.js';
import { nameOf, opponentOf, sideOf } from './zones.js';

/*
 * KF-103: several creatures capture at once. A list holds pairs: a creature, and how much it is to capture.
 */

const { at, length, base, any } = locals('at', 'length', 'base', 'any');

/** Æmber that the pairs want of a side. */
function wantedOf(s: S, victim: number, from: number, to: number): number {
  let wanted = 0;
  for (let i = from; i < to; i += 2) {
    const card = listGet(s, i);
    if (card >= 0 && opponentOf(s, sideOf(s, card)) === victim) wanted += listGet(s, i + 1);
  }
  return wanted;
}

/** Whether the pairs want more of a side than it has, and it has any. */
export function isShort(s: S, from: number, to: number): boolean {
  return shortSide(s, from, to) >= 0;
}

function shortSide(s: S, from: number, to: number): number {
  for (let victim = 0; victim < s.rules.sides; victim++) {
    const there = amberOf(s, victim);
    if (there > 0 && wantedOf(s, victim, from, to) > there) return victim;
  }
  return -1;
}

const end = (s: S): number => at.get(s) + length.get(s);

function captureAt(s: S, pair: number): void {
  if (capture(s, listGet(s, pair), listGet(s, pair + 1)) > 0) any.set(s, 1);
  listSet(s, pair, -1);
}

const chooseCapturer = action<Rules>(KINDS.capturer, 'capturer', {
  rule: 'KF-103',
  offer(s, offer) {
    const victim = shortSide(s, at.get(s), end(s));
    for (let pair = at.get(s); pair < end(s); pair += 2) {
      const card = listGet(s, pair);
      if (card >= 0 && opponentOf(s, sideOf(s, card)) === victim) offer.add(card);
    }
  },
  take(s, _chance, card) {
    let pair = at.get(s);
    while (listGet(s, pair) !== card) pair += 2;
    captureAt(s, pair);
  },
  text: nameOf,
});

/** What there is enough of for all, or none for any. */
function captureRest(s: S): void {
  for (let pair = at.get(s); pair < end(s); pair += 2) if (listGet(s, pair) >= 0) captureAt(s, pair);
}

/** `call(s, captureEach, at, length, base)`: gives back whether any was captured, and cuts the lists off at `base`. */
export const captureEach = script<Rules>('captureEach', [
  loop(
    breakWhen((s) => !isShort(s, at.get(s), end(s))),
    askWithin('capture', (s) => board.active.get(s), [chooseCapturer]),
  ),
  captureRest,
  (s) => {
    giveBack(s, any.get(s));
    listCut(s, base.get(s));
  },
]);
