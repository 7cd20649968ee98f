import { clear } from '../clear.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { IT, ME, SAME, SELF, SELF_STAMP, THAT, THAT_STAMP } from './frame.js';
import { stampOf } from './stamps.js';
import { needRoom, prepareFrame } from './start.js';

/**
 * Lays an effect's frame above the stack, in which a clause is gone through outside a running effect. Give it back before
 * anything runs on. The running script's own frame stays the one that locals mean.
 * @returns the frame's place
 * @throws RulesError when the stack is full
 */
export function borrowFrame(
  s: State<unknown>,
  program: number,
  me: number,
  self: number,
  that = -1,
  same = 0,
  other = -1,
): number {
  const f = layFrame(s);
  prepareFrame(s, f, program, me, self, that, same, other);
  return f;
}

/** Clears a borrowed frame: the block is what it was. */
export function giveFrameBack(s: State<unknown>, f: number): void {
  clear(s.block, f, f + s.game.layout.frames.width);
  s.block[HEADER.depth]--;
}

/**
 * As `borrowFrame`, with no more in the frame than expressions read: that is asked often, and most of it is the writing
 * and clearing of cells. Give it back with `giveReadFrameBack`.
 */
export function borrowReadFrame(s: State<unknown>, me: number, self: number, that = -1, same = 0): number {
  const f = layFrame(s);
  const { block } = s;
  block[f + ME] = me;
  block[f + SELF] = self;
  block[f + SELF_STAMP] = stampOf(s, self);
  block[f + THAT] = that;
  block[f + THAT_STAMP] = stampOf(s, that);
  block[f + IT] = -1;
  block[f + SAME] = same;
  return f;
}

/** Clears a frame in which nothing but expressions was read: they leave it as it was lent. */
export function giveReadFrameBack({ block }: State<unknown>, f: number): void {
  block[f + ME] = 0;
  block[f + SELF] = 0;
  block[f + SELF_STAMP] = 0;
  block[f + THAT] = 0;
  block[f + THAT_STAMP] = 0;
  block[f + IT] = 0;
  block[f + SAME] = 0;
  block[HEADER.depth]--;
}

function layFrame(s: State<unknown>): number {
  const { at, width } = s.game.layout.frames;
  const depth = needRoom(s, 'a condition');
  s.block[HEADER.depth] = depth + 1;
  return at + depth * width;
}
