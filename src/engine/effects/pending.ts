import type { State } from '../state.js';
import type { Capture } from './code.js';
import {
  EVENT,
  INSTEAD,
  IT,
  IT_STAMP,
  ME,
  OTHER,
  PROGRAM,
  REGISTER_STAMPS,
  REGISTERS,
  SAME,
  SELF,
  SELF_STAMP,
  THAT,
  THAT_STAMP,
} from './frame.js';
import { PENDING } from './row-cells.js';
import { stampOf } from './stamps.js';
import { begin, layEffect, mayStart } from './start.js';

/*
 * Abilities that have been triggered and wait to be resolved. They lie in one region of the block, used as a stack of
 * ranges: a window owns those from its mark on, and what happens meanwhile lies above and is resolved first.
 */

/** How many abilities wait: the mark of whatever is appended next. */
export function waiting(s: State<unknown>): number {
  return s.game.layout.pending.count(s);
}

/**
 * Lets an ability wait: for abilities of a card that the game itself knows to trigger, such as those of the card just
 * played. Those in answer to events are found by `raise`.
 * @throws RulesError when too many wait
 */
export function wait(
  s: State<unknown>,
  program: number,
  me: number,
  self: number,
  that = -1,
  same = 0,
  other = -1,
): void {
  waitInAnswer(s, program, me, self, that, same, other, -1, -1, -1);
}

/**
 * Lets an ability wait that has heard an event.
 * @param it what the effect has handled last, -1 for nothing
 * @param row the lasting effect that it belongs to, -1 for none
 * @returns where it waits in the block
 */
export function waitInAnswer(
  s: State<unknown>,
  program: number,
  me: number,
  self: number,
  that: number,
  same: number,
  other: number,
  event: number,
  it: number,
  row: number,
): number {
  const at = s.game.layout.pending.append(s);
  const { block } = s;
  block[at + PENDING.program] = program;
  block[at + PENDING.me] = me;
  block[at + PENDING.self] = self;
  block[at + PENDING.selfStamp] = stampOf(s, self);
  block[at + PENDING.that] = that;
  block[at + PENDING.thatStamp] = that === self ? block[at + PENDING.selfStamp] : stampOf(s, that);
  block[at + PENDING.other] = other;
  block[at + PENDING.same] = same;
  block[at + PENDING.event] = event + 1;
  block[at + PENDING.it] = it;
  block[at + PENDING.row] = row + 1;
  return at;
}

/** An ability that waits keeps the registers of a lasting effect as its frame has them. */
export function keepCaptures({ block }: State<unknown>, at: number, f: number, captures: readonly Capture[]): void {
  for (let i = 0; i < captures.length; i++) {
    block[at + PENDING.captures + i] = block[f + REGISTERS + captures[i].inner];
  }
}

/** Starts an ability that waits; it waits no longer. As with every call, the step that does it does nothing after. */
export function resolve(s: State<unknown>, index: number): void {
  const { block } = s;
  const { pending } = s.game.layout;
  const at = pending.cell(index);
  const inAnswer = block[at + PENDING.event] !== 0;
  if (inAnswer || mayStart(s, block[at + PENDING.program], block[at + PENDING.me], block[at + PENDING.self])) {
    fill(s, layEffect(s, block[at + PENDING.program]), at);
  }
  pending.remove(s, index);
}

/** Starts the ability that stands in for an event; the others that could have are dropped, from `from` on. */
export function resolveInstead(s: State<unknown>, index: number, from: number): void {
  resolve(s, index);
  s.block[s.frame + INSTEAD] = 1;
  s.game.layout.pending.cut(s, from);
}

function fill(s: State<unknown>, f: number, at: number): void {
  const { block } = s;
  const me = block[at + PENDING.me];
  const it = block[at + PENDING.it];
  block[f + PROGRAM] = block[at + PENDING.program];
  block[f + ME] = me;
  block[f + SELF] = block[at + PENDING.self];
  block[f + SELF_STAMP] = block[at + PENDING.selfStamp];
  block[f + THAT] = block[at + PENDING.that];
  block[f + THAT_STAMP] = block[at + PENDING.thatStamp];
  block[f + OTHER] = block[at + PENDING.other];
  block[f + SAME] = block[at + PENDING.same];
  block[f + EVENT] = block[at + PENDING.event];
  block[f + IT] = it;
  if (it >= 0) block[f + IT_STAMP] = stampOf(s, it);
  begin(s, f, me);
  const { captures } = s.game.programs[block[at + PENDING.program]];
  for (let i = 0; i < captures.length; i++) {
    const value = block[at + PENDING.captures + i];
    block[f + REGISTERS + captures[i].inner] = value;
    if (captures[i].thing) block[f + REGISTER_STAMPS + captures[i].inner] = stampOf(s, value);
  }
}

/** An object has left: what abilities that wait had captured of it is nothing now. Their sources and subjects stay. */
export function forgetWaiting(s: State<unknown>, object: number): void {
  const { block } = s;
  const { pending } = s.game.layout;
  for (let i = pending.count(s) - 1; i >= 0; i--) {
    const at = pending.cell(i);
    if (block[at + PENDING.it] === object) block[at + PENDING.it] = -1;
    const { captures } = s.game.programs[block[at + PENDING.program]];
    for (let k = 0; k < captures.length; k++) {
      const cell = at + PENDING.captures + k;
      if (captures[k].thing && block[cell] === object) block[cell] = -1;
    }
  }
}

/** Whether nothing tells two abilities that wait apart. */
export function waitAlike(s: State<unknown>, one: number, other: number): boolean {
  const { pending } = s.game.layout;
  const a = pending.cell(one);
  const b = pending.cell(other);
  for (let i = 0; i < PENDING.width; i++) if (s.block[a + i] !== s.block[b + i]) return false;
  return true;
}
