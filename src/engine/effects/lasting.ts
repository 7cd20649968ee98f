import type { State } from '../state.js';
import type { Capture, Program } from './code.js';
import { IT, IT_STAMP, ME, REGISTER_STAMPS, REGISTERS, SELF, SELF_STAMP } from './frame.js';
import { listen } from './listeners.js';
import { forgetWaiting } from './pending.js';
import { LASTING } from './row-cells.js';
import { ifThere } from './stamps.js';

/*
 * Effects that last: delayed reactions, replacements, constant effects and changes of control are rows of one table in
 * the block, oldest first, so that the newest can win. A row is a clause with what it was bound to when it began; it is
 * public, so it never keeps a card that some seat may not see.
 */

/** A last turn that never comes. */
export const FOREVER = 32767;

/**
 * Lets a clause last: what a block such as `thisTurn` does with each of its programs. It keeps who `me` and `self` are,
 * `it`, and the registers that the clause reads; an object among these that has left play since is nothing.
 * @param f the frame of the effect in which the block stands
 * @param from the first turn in which it works, counted as `turn` of the language does, or else the game's `turns`
 * @param until the last one; `FOREVER` when only `whileThere` ends it
 * @param whileThere it ends when this object leaves play; -1 for none
 * @param times how often it works; 0 for as often as there is cause
 * @throws RulesError when too many effects last
 */
export function keep(
  s: State<unknown>,
  f: number,
  program: number,
  from: number,
  until: number,
  whileThere = -1,
  times = 0,
): void {
  const { block } = s;
  const kept = s.game.programs[program];
  const at = s.game.layout.lasting.append(s);
  block[at + LASTING.program] = program;
  block[at + LASTING.me] = block[f + ME];
  block[at + LASTING.self] = block[f + SELF];
  block[at + LASTING.selfStamp] = block[f + SELF_STAMP];
  block[at + LASTING.it] = block[f + IT];
  block[at + LASTING.itStamp] = block[f + IT_STAMP];
  block[at + LASTING.from] = from;
  block[at + LASTING.until] = until;
  block[at + LASTING.whileThere] = whileThere;
  block[at + LASTING.left] = times;
  const { captures } = kept;
  for (let i = 0; i < captures.length; i++) {
    block[at + LASTING.captures + 2 * i] = block[f + REGISTERS + captures[i].outer];
    block[at + LASTING.captures + 2 * i + 1] = block[f + REGISTER_STAMPS + captures[i].outer];
  }
  listen(s, kept, 1);
}

/** How many effects last. */
export function lastingCount(s: State<unknown>): number {
  return s.game.layout.lasting.count(s);
}
/** The clause of a lasting effect, 0 being the oldest. */
export function lastingProgram(s: State<unknown>, row: number): Program {
  return s.game.programs[s.block[cellOf(s, row) + LASTING.program]];
}
/** The seat whose effect it is. */
export function lastingMe(s: State<unknown>, row: number): number {
  return s.block[cellOf(s, row) + LASTING.me];
}

/** The turn that is running, as lasting effects count. */
const turnNow = (s: State<unknown>): number => s.game.language?.turn?.(s) ?? s.game.spec.turns(s);

/** Whether a lasting effect works in the turn that is running. */
export function isWorking(s: State<unknown>, row: number): boolean {
  const at = cellOf(s, row);
  const turn = turnNow(s);
  return s.block[at + LASTING.from] <= turn && turn <= s.block[at + LASTING.until];
}

/** Fills a frame with what a lasting effect was bound to. */
export function bind(s: State<unknown>, f: number, row: number): void {
  const { block } = s;
  const at = cellOf(s, row);
  block[f + ME] = block[at + LASTING.me];
  block[f + SELF] = block[at + LASTING.self];
  block[f + SELF_STAMP] = block[at + LASTING.selfStamp];
  block[f + IT] = ifThere(s, block[at + LASTING.it], block[at + LASTING.itStamp]);
  block[f + IT_STAMP] = block[at + LASTING.itStamp];
  const { captures } = s.game.programs[block[at + LASTING.program]];
  for (let i = 0; i < captures.length; i++) bindRegister(s, f, at + LASTING.captures + 2 * i, captures[i]);
}

function bindRegister(s: State<unknown>, f: number, cell: number, { inner, thing }: Capture): void {
  const value = s.block[cell];
  const stamp = s.block[cell + 1];
  s.block[f + REGISTERS + inner] = thing ? ifThere(s, value, stamp) : value;
  s.block[f + REGISTER_STAMPS + inner] = stamp;
}

/** A lasting effect has been used; one that works a number of times only may be over now. True if it is. */
export function use(s: State<unknown>, row: number): boolean {
  const left = cellOf(s, row) + LASTING.left;
  if (s.block[left] === 0 || --s.block[left] > 0) return false;
  endLasting(s, row);
  return true;
}

/** Ends one lasting effect; the later ones move up. */
export function endLasting(s: State<unknown>, row: number): void {
  listen(s, lastingProgram(s, row), -1);
  s.game.layout.lasting.remove(s, row);
}

/** Ends what works no longer than the turn that is over. */
export function endTurnOfLasting(s: State<unknown>): void {
  const turn = turnNow(s);
  for (let row = lastingCount(s) - 1; row >= 0; row--) {
    if (s.block[cellOf(s, row) + LASTING.until] <= turn) endLasting(s, row);
  }
}

/**
 * An object leaves play: its stamp grows, so that what is bound to it notices, and what lasted while it was there ends.
 */
export function outdate(s: State<unknown>, object: number): void {
  const { stamps } = s.game.layout;
  if (object < stamps.size) s.block[stamps.at + object * stamps.step]++;
  for (let row = lastingCount(s) - 1; row >= 0; row--) {
    if (s.block[cellOf(s, row) + LASTING.whileThere] === object) endLasting(s, row);
  }
  forgetWaiting(s, object);
}

const cellOf = (s: State<unknown>, row: number): number => s.game.layout.lasting.cell(row);
