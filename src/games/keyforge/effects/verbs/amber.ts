import { numberOf } from '../../../../engine/effects/evaluate.js';
import { SELF } from '../../../../engine/effects/frame.js';
import { DONE, FAILED, LATER } from '../../../../engine/effects/vocabulary.js';
import { call } from '../../../../engine/machine.js';
import { board } from '../../layout.js';
import { addAmber, amberOf, capture, gain, lose, steal } from '../../rules/amber.js';
import { captureEach, isShort } from '../../rules/capturing.js';
import { collect, listCut, listGet, listPush, listTop } from '../../rules/lists.js';
import type { S } from '../../rules/rules.js';
import { stir } from '../../rules/statics.js';
import { isInPlay, opponentOf, sideOf, titleOf } from '../../rules/zones.js';
import { AMBER_ON_CARDS } from '../restless.js';
import { amountFor, amountOf, eachInPlay, me, run } from './reading.js';

/** KF-101; a creature that acts as if another player controlled it captures from that player's opponent (replicator). */
const victimOf = (s: S, f: number, card: number): number =>
  opponentOf(s, card === s.block[f + SELF] ? me(s, f) : sideOf(s, card));

/** KF-103: who captures is asked only where there is too little for several. `cards` is where the lists begin. */
function captureAll(s: S, f: number, cards: number, first: number): number {
  const end = listTop(s);
  if (end - first > 2 && isShort(s, first, end)) {
    call(s, captureEach, first, end - first, cards);
    return LATER;
  }
  let done = FAILED;
  for (let i = first; i < end; i += 2) {
    const card = listGet(s, i);
    if (capture(s, card, listGet(s, i + 1), victimOf(s, f, card)) > 0) done = DONE;
  }
  listCut(s, cards);
  return done;
}

/** What the verbs of æmber do (KF-100 to KF-105). */
export const amberBehaviours = {
  gain: run((s, f, [who, amount]) => {
    const wanted = amountOf(s, f, amount);
    gain(s, numberOf(s, f, who), wanted);
    return wanted > 0 ? DONE : FAILED;
  }),
  lose: run((s, f, [who, amount]) => {
    const wanted = amountOf(s, f, amount);
    return lose(s, numberOf(s, f, who), wanted) === wanted && wanted > 0 ? DONE : FAILED;
  }),
  steal: run((s, f, [amount]) => {
    const wanted = amountOf(s, f, amount);
    return steal(s, me(s, f), wanted) === wanted && wanted > 0 ? DONE : FAILED;
  }),
  give: run((s, f, [giver, receiver, amount]) => {
    const from = numberOf(s, f, giver);
    const given = Math.min(amountOf(s, f, amount), amberOf(s, from));
    addAmber(s, from, -given);
    gain(s, numberOf(s, f, receiver), given);
    return given > 0 ? DONE : FAILED;
  }),
  capture: run((s, f, [which, amount]) => {
    const cards = collect(s, f, which);
    const first = listTop(s);
    for (let i = cards; i < first; i++) {
      const card = listGet(s, i);
      if (!isInPlay(s, card) || board.tagged.get(s, card) !== 0) continue;
      listPush(s, card);
      listPush(s, amountFor(s, f, amount, card));
    }
    return captureAll(s, f, cards, first);
  }),
  captureOwn: run((s, f, [which, amount]) =>
    eachInPlay(s, f, which, (state, card) => {
      return capture(state, card, amountFor(state, f, amount, card), sideOf(state, card)) > 0;
    }),
  ),
  place: run((s, f, [which, amount]) =>
    eachInPlay(s, f, which, (state, card) => {
      stir(state, AMBER_ON_CARDS);
      const placed = amountFor(state, f, amount, card);
      board.amber.add(state, card, placed);
      if (state.log && placed > 0) state.log.line(`  ${placed} æmber is put on ${titleOf(state, card)}`);
      return true;
    }),
  ),
  store: run((s, f, [which, amount]) =>
    eachInPlay(s, f, which, (state, card) => {
      return capture(state, card, amountFor(state, f, amount, card), me(state, f)) > 0;
    }),
  ),
  takeAmber: run((s, f, [which, who, amount]) => {
    let taken = 0;
    eachInPlay(s, f, which, (state, card) => {
      const part = Math.min(board.amber.get(state, card), amountFor(state, f, amount, card));
      board.amber.add(state, card, -part);
      taken += part;
      return part > 0;
    });
    stir(s, AMBER_ON_CARDS);
    gain(s, numberOf(s, f, who), taken);
    return taken > 0 ? DONE : FAILED;
  }),
};
