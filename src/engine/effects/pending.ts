import type { State } from '../state.js';
import type { Program } from './code.js';
import {
  EVENT,
  INSTEAD,
  IT,
  IT_STAMP,
  OTHER,
  REGISTER_STAMPS,
  REGISTERS,
  SAME,
  SELF_STAMP,
  THAT,
  THAT_STAMP,
} from './frame.js';
import { PENDING } from './row-cells.js';
import { stampOf } from './stamps.js';
import { beginEffect, startEffect } from './start.js';

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
  const at = s.game.layout.pending.append(s);
  const { block } = s;
  block[at + PENDING.program] = program;
  block[at + PENDING.me] = me;
  block[at + PENDING.self] = self;
  block[at + PENDING.selfStamp] = stampOf(s, self);
  block[at + PENDING.that] = that;
  block[at + PENDING.thatStamp] = stampOf(s, that);
  block[at + PENDING.other] = other;
  block[at + PENDING.same] = same;
  block[at + PENDING.it] = -1;
}

/** Lets an ability wait that has heard the event of a frame. `row` is the lasting effect it belongs to, -1 for none. */
export function waitInAnswer(
  s: State<unknown>,
  f: number,
  program: Program,
  me: number,
  self: number,
  row: number,
): void {
  const { block } = s;
  wait(s, program.number, me, self, block[f + THAT], block[f + SAME], block[f + OTHER]);
  const { pending } = s.game.layout;
  const at = pending.cell(pending.count(s) - 1);
  block[at + PENDING.event] = block[f + EVENT];
  block[at + PENDING.it] = block[f + IT];
  block[at + PENDING.row] = row + 1;
  const { captures } = program;
  for (let i = 0; i < captures.length; i++) {
    block[at + PENDING.captures + i] = block[f + REGISTERS + captures[i].inner];
  }
}

/** Starts an ability that waits; it waits no longer. As with every call, the step that does it does nothing after. */
export function resolve(s: State<unknown>, index: number): void {
  const { block } = s;
  const { pending } = s.game.layout;
  const at = pending.cell(index);
  const program = block[at + PENDING.program];
  const me = block[at + PENDING.me];
  const self = block[at + PENDING.self];
  const that = block[at + PENDING.that];
  const same = block[at + PENDING.same];
  const other = block[at + PENDING.other];
  if (block[at + PENDING.event] === 0) {
    if (startEffect(s, program, me, self, that, same, other)) fill(s, s.frame, at);
  } else {
    beginEffect(s, program, me, self, that, same, other);
    fill(s, s.frame, at);
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
  block[f + SELF_STAMP] = block[at + PENDING.selfStamp];
  block[f + THAT_STAMP] = block[at + PENDING.thatStamp];
  block[f + EVENT] = block[at + PENDING.event];
  block[f + IT] = block[at + PENDING.it];
  block[f + IT_STAMP] = stampOf(s, block[at + PENDING.it]);
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
