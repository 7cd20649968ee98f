import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { FLOOR, PC, PROGRAM, REMEMBERED, REPEATS, SELF, SELF_STAMP, WENT } from './frame.js';
import { setIt } from './pick.js';
import { ifThere } from './stamps.js';

/** The most often one clause may begin again: more is a bug in a card or its verbs. */
const MOST_REPEATS = 100;

/** Notes what the state looks like when a clause that may repeat begins. */
export function remember(s: State<unknown>, f: number): void {
  const look = lookOf(s);
  s.block[f + REMEMBERED] = look & 0xffff;
  s.block[f + REMEMBERED + 1] = look >>> 16;
}

/**
 * Begins the clause again, unless its source has left, it has been repeated once when once is the rule, or the last time
 * changed nothing: such a repetition would go on for ever. Always true, as nobody is asked.
 */
export function beginAgain(s: State<unknown>, f: number, onceOnly: boolean): true {
  const { block } = s;
  const left = block[f + SELF] >= 0 && ifThere(s, block[f + SELF], block[f + SELF_STAMP]) < 0;
  if (left || (onceOnly && block[f + REPEATS] > 0) || isUnchanged(s, f)) {
    block[f + PC]++;
    return true;
  }
  if (++block[f + REPEATS] > MOST_REPEATS) {
    throw new RulesError(`${s.game.programs[block[f + PROGRAM]].name} begins again more than ${MOST_REPEATS} times`);
  }
  s.game.layout.lists.cut(s, block[f + FLOOR]);
  setIt(s, f, -1);
  block[f + WENT] = 1;
  block[f + PC] = 0;
  return true;
}

function isUnchanged(s: State<unknown>, f: number): boolean {
  const look = lookOf(s);
  const { block } = s;
  return block[f + REMEMBERED] === toCell(look & 0xffff) && block[f + REMEMBERED + 1] === toCell(look >>> 16);
}

/** A cell holds 16 bits with a sign. */
const toCell = (bits: number): number => (bits << 16) >> 16;

/** 32 bits over all of the state but the stack and its lists: what luck has been drawn counts as a change. */
function lookOf(s: State<unknown>): number {
  const { block } = s;
  const { frames, lists } = s.game.layout;
  let look = 0x811c9dc5;
  for (let i = HEADER.size; i < frames.at; i++) look = Math.imul(look ^ block[i], 0x01000193);
  for (let i = lists.at + lists.cap; i < block.length; i++) look = Math.imul(look ^ block[i], 0x01000193);
  return look ^ (look >>> 15);
}
