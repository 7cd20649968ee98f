import type { Expr } from '../../../../engine/effects/code.js';
import { isGiven, numberOf } from '../../../../engine/effects/evaluate.js';
import { ME, THAT } from '../../../../engine/effects/frame.js';
import { FAILED, LATER, type Verb } from '../../../../engine/effects/vocabulary.js';
import { call } from '../../../../engine/machine.js';
import { board } from '../../layout.js';
import { destroyCards } from '../../rules/destroying.js';
import { moveCards, newDeed } from '../../rules/leaving.js';
import { collect, collectAnywhere, listCut, listGet, listTop } from '../../rules/lists.js';
import type { Rules, S } from '../../rules/rules.js';
import { isInPlay } from '../../rules/zones.js';
import { DEED } from '../frame-cells.js';

/** How a verb acts; its shape stands in effects/shapes. */
export type Run = Pick<Verb<Rules>, 'run' | 'each' | 'layer'>;
export const run = (act: Verb<Rules>['run']): Run => ({ run: act });

export const me = (s: S, f: number): number => s.block[f + ME];
export const amountOf = (s: S, f: number, argument: Expr): number => Math.max(0, numberOf(s, f, argument));
export const given = isGiven;

/** A new deed begins: what it really changes is `affected`. */
export function beginDeed(s: S, f: number): void {
  newDeed(s);
  s.block[f + DEED] = board.deedCount.get(s);
}

/** The amount for one card, which is `that` in it. */
export function amountFor(s: S, f: number, argument: Expr, card: number): number {
  const that = s.block[f + THAT];
  s.block[f + THAT] = card;
  const amount = numberOf(s, f, argument);
  s.block[f + THAT] = that;
  return Math.max(0, amount);
}

/** Does something at once with each card of an argument that is still in play; whether there was any. */
export function eachInPlay(s: S, f: number, argument: Expr, act: (s: S, card: number, i: number) => boolean): number {
  const at = collect(s, f, argument);
  let done = FAILED;
  for (let i = at; i < listTop(s); i++) {
    const card = listGet(s, i);
    if (isInPlay(s, card) && board.tagged.get(s, card) === 0 && act(s, card, i - at)) done = 1;
  }
  listCut(s, at);
  return done;
}

/** Moves the cards of an argument, from wherever they are. */
export function move(s: S, f: number, argument: Expr, to: number): number {
  const at = collectAnywhere(s, f, argument);
  beginDeed(s, f);
  call(s, moveCards, at, listTop(s) - at, to, me(s, f));
  return LATER;
}

export function destroy(s: S, f: number, argument: Expr): number {
  const at = collect(s, f, argument);
  beginDeed(s, f);
  call(s, destroyCards, at, listTop(s) - at);
  return LATER;
}
