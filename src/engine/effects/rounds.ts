import type { State } from '../state.js';
import { type EffectStep, type Expr, NEXT_EACH } from './code.js';
import { considered, listObjects, numberOf } from './evaluate.js';
import { IT, IT_STAMP, loopAt, loopKept, loopLength, loopPlace, MARK, ME, SAME, UNSETTLED } from './frame.js';
import { closeMoment, isInMoment, openMoment } from './listeners.js';
import { waiting } from './pending.js';
import { stampOf } from './stamps.js';
import { openWindow } from './window.js';

/*
 * The loops of effects. Each level of a frame keeps a piece of the list region: what it runs over, frozen at the start;
 * lists that a round has made are cut off when the next begins. Unless a loop is sequential, its rounds are one moment:
 * what they cause waits until the last is over.
 */

/** Returns how many rounds there will be. */
export function startTimes(s: State<unknown>, f: number, step: EffectStep): number {
  begin(s, f, step);
  const rounds = numberOf(s, f, step.expr as Expr);
  s.block[f + loopPlace(step.level)] = rounds;
  return rounds;
}

export function nextTime(s: State<unknown>, f: number, step: EffectStep): boolean {
  cutLists(s, f, step);
  const left = s.block[f + loopPlace(step.level)]--;
  return left > 0 || end(s, f, step);
}

/** Freezes the objects with the stamps they have now; returns how many there are. */
export function startEach(s: State<unknown>, f: number, step: EffectStep): number {
  const { block } = s;
  begin(s, f, step);
  const base = considered.top;
  listObjects(s, f, step.expr as Expr, considered);
  const { lists } = s.game.layout;
  for (let i = base; i < considered.top; i++) lists.push(s, considered.items[i]);
  for (let i = base; i < considered.top; i++) lists.push(s, stampOf(s, considered.items[i]));
  const length = considered.top - base;
  block[f + loopLength(step.level)] = length;
  block[f + loopKept(step.level)] = block[f + SAME];
  considered.top = base;
  return length;
}

export function nextEach(s: State<unknown>, f: number, step: EffectStep): boolean {
  const { block } = s;
  const { lists } = s.game.layout;
  const at = block[f + loopAt(step.level)];
  const length = block[f + loopLength(step.level)];
  cutLists(s, f, step);
  let place = block[f + loopPlace(step.level)];
  if (step.packets) while (place < length && firstPlace(s, at, place) < place) place++;
  if (place >= length) {
    if (step.packets) block[f + SAME] = block[f + loopKept(step.level)];
    return end(s, f, step);
  }
  block[f + IT] = lists.get(s, at + place);
  block[f + IT_STAMP] = lists.get(s, at + length + place);
  if (step.packets) block[f + SAME] = packetsOf(s, at, length, place) * numberOf(s, f, step.count as Expr);
  block[f + loopPlace(step.level)] = place + 1;
  return true;
}

/** Where the object at a place of a list stands in it for the first time. */
function firstPlace(s: State<unknown>, at: number, place: number): number {
  const { lists } = s.game.layout;
  let first = 0;
  while (lists.get(s, at + first) !== lists.get(s, at + place)) first++;
  return first;
}

function packetsOf(s: State<unknown>, at: number, length: number, place: number): number {
  const { lists } = s.game.layout;
  let packets = 0;
  for (let i = place; i < length; i++) if (lists.get(s, at + i) === lists.get(s, at + place)) packets++;
  return packets;
}

export function startRound(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  begin(s, f, step);
  const base = considered.top;
  step.block?.seats?.(s, f, considered, step.args);
  for (let i = base; i < considered.top; i++) s.game.layout.lists.push(s, considered.items[i]);
  block[f + loopLength(step.level)] = considered.top - base;
  block[f + loopKept(step.level)] = block[f + ME];
  considered.top = base;
}

export function nextRound(s: State<unknown>, f: number, step: EffectStep): boolean {
  const { block } = s;
  cutLists(s, f, step);
  const place = block[f + loopPlace(step.level)];
  if (place >= block[f + loopLength(step.level)]) {
    block[f + ME] = block[f + loopKept(step.level)];
    step.block?.finish?.(s, f);
    return end(s, f, step);
  }
  block[f + ME] = s.game.layout.lists.get(s, block[f + loopAt(step.level)] + place);
  block[f + loopPlace(step.level)] = place + 1;
  return true;
}

function begin(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  if (step.together) {
    if (!isInMoment(s)) block[f + MARK] = waiting(s);
    openMoment(s);
  }
  block[f + loopAt(step.level)] = s.game.layout.lists.top(s);
  block[f + loopLength(step.level)] = 0;
  block[f + loopPlace(step.level)] = 0;
}

/** A round begins with the lists that there were when the loop began; stamps stand behind the objects of `forEach`. */
function cutLists(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  const length = block[f + loopLength(step.level)];
  s.game.layout.lists.cut(s, block[f + loopAt(step.level)] + (step.op === NEXT_EACH ? 2 * length : length));
}

/** The loop is over; as the outermost of a moment it lets what waits for the moment's end go on. */
function end(s: State<unknown>, f: number, step: EffectStep): false {
  s.game.layout.lists.cut(s, s.block[f + loopAt(step.level)]);
  if (step.together) {
    closeMoment(s);
    s.block[f + UNSETTLED] = 1;
    if (!isInMoment(s)) openWindow(s, s.block[f + MARK]);
  }
  return false;
}
