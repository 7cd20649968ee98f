import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { needRoom, prepareFrame } from './start.js';

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
  const { width } = s.game.layout.frames;
  s.block.fill(0, f, f + width);
  s.block[HEADER.depth]--;
}
