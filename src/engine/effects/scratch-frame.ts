import { clear } from '../clear.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { needRoom, prepareFrame, unprepareFrame } from './start.js';

/**
 * Lays an effect's frame above the stack, for expressions that are read outside a running effect. Give it back before
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
  const { at, width } = s.game.layout.frames;
  const depth = needRoom(s, 'a condition');
  const f = at + depth * width;
  s.block[HEADER.depth] = depth + 1;
  prepareFrame(s, f, program, me, self, that, same, other);
  return f;
}

/** Clears a borrowed frame: the block is what it was. */
export function giveFrameBack(s: State<unknown>, f: number): void {
  clear(s.block, f, f + s.game.layout.frames.width);
  s.block[HEADER.depth]--;
}

/** As `giveFrameBack`, for a frame in which nothing but expressions was read: they leave it as it was lent. */
export function giveReadFrameBack(s: State<unknown>, f: number): void {
  unprepareFrame(s, f);
  s.block[HEADER.depth]--;
}
