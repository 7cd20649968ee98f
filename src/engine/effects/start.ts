import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import { call } from '../machine.js';
import { numberOf as numberOfScript } from '../script.js';
import type { State } from '../state.js';
import {
  CHOOSER,
  EFFECT_LOCALS,
  EVENT,
  FLOOR,
  INSTEAD,
  IT,
  ME,
  OTHER,
  PROGRAM,
  SAME,
  SELF,
  SELF_STAMP,
  THAT,
  THAT_STAMP,
  WENT,
} from './frame.js';
import { stampOf } from './stamps.js';

/** The name of the script that carries out effects, and its number in frames. */
export const EFFECT = 'effect';
const EFFECT_NUMBER = numberOfScript(EFFECT);

/**
 * Starts a clause on the stack; as with every call, the step that does it does nothing after.
 *
 * A chain of abilities that returns to itself is stopped here: while an ability is being resolved, what it makes happen
 * directly does not resolve it again for the same source and player. What happens in answer to an event begins a chain of
 * its own; an effect that stands on no card is in no chain.
 * @param me the seat whose effect it is
 * @param self the card it stands on, -1 for none
 * @param that the subject of the event, -1 for none; `other` and `same` are its other object and its amount
 * @returns false when the chain was stopped
 * @throws RulesError naming the abilities on the stack when there is no room for another
 */
export function startEffect(
  s: State<unknown>,
  program: number,
  me: number,
  self = -1,
  that = -1,
  same = 0,
  other = -1,
): boolean {
  if (!mayStart(s, program, me, self)) return false;
  prepareFrame(s, layEffect(s, program), program, me, self, that, same, other);
  return true;
}

/** Whether an ability is in no chain of its own; that a chain is stopped is told to the log. */
export function mayStart(s: State<unknown>, program: number, me: number, self: number): boolean {
  if (self < 0 || !isInChain(s, program, me, self)) return true;
  if (s.log) s.log.line(`${s.game.programs[program].name} is not resolved again while it is being resolved`);
  return false;
}

/** Lays an empty frame for an effect on the stack; returns its place. */
export function layEffect(s: State<unknown>, program: number): number {
  needRoom(s, s.game.programs[program].name);
  call(s, s.game.scripts[EFFECT_NUMBER]);
  return s.frame;
}

/** Fills in an empty frame. */
export function prepareFrame(
  s: State<unknown>,
  f: number,
  program: number,
  me: number,
  self: number,
  that: number,
  same: number,
  other: number,
): void {
  const { block } = s;
  block[f + PROGRAM] = program;
  block[f + ME] = me;
  block[f + SELF] = self;
  if (self >= 0) block[f + SELF_STAMP] = stampOf(s, self);
  block[f + THAT] = that;
  if (that >= 0) block[f + THAT_STAMP] = stampOf(s, that);
  block[f + OTHER] = other;
  block[f + IT] = -1;
  block[f + SAME] = same;
  begin(s, f, me);
}

/** What every effect begins with, whatever it is about. */
export function begin({ block }: State<unknown>, f: number, me: number): void {
  block[f + CHOOSER] = me;
  block[f + WENT] = 1;
  block[f + FLOOR] = block[HEADER.listTop];
}

/** Whether an effect's frame lies here. */
export function isEffect(s: State<unknown>, f: number): boolean {
  return s.block[f] === EFFECT_NUMBER;
}

function isInChain(s: State<unknown>, program: number, me: number, self: number): boolean {
  const { block } = s;
  const { at, width } = s.game.layout.frames;
  for (let f = at + (block[HEADER.depth] - 1) * width; f >= at; f -= width) {
    if (!isEffect(s, f)) continue;
    if (block[f + PROGRAM] === program && block[f + ME] === me && block[f + SELF] === self) return true;
    if (block[f + EVENT] !== 0) return false;
  }
  return false;
}

/**
 * Whether this ability already stands in for such an event, and what it does instead has led to another: an event is
 * replaced once by the same effect.
 */
export function standsInAlready(s: State<unknown>, program: number, me: number, self: number, event: number): boolean {
  const { block } = s;
  const { at, width } = s.game.layout.frames;
  for (let f = at + (block[HEADER.depth] - 1) * width; f >= at; f -= width) {
    if (!isEffect(s, f) || block[f + EVENT] === 0) continue;
    if (block[f + INSTEAD] === 0) return false;
    const same = block[f + PROGRAM] === program && block[f + ME] === me && block[f + SELF] === self;
    if (same && block[f + EVENT] === event + 1) return true;
  }
  return false;
}

/**
 * Sees to it that an effect's frame fits on the stack; returns how many frames there are.
 * @param next what it is for
 * @throws RulesError naming what lies on a full stack
 */
export function needRoom(s: State<unknown>, next: string): number {
  const { locals, cap } = s.game.layout.frames;
  if (locals < EFFECT_LOCALS) throw new RulesError(`effects need ${EFFECT_LOCALS} locals, the layout gives ${locals}`);
  const depth = s.block[HEADER.depth];
  if (depth === cap) throw tooDeep(s, next);
  return depth;
}

/** The stack is full: which scripts and abilities lie on it, and what should have come on top. */
function tooDeep(s: State<unknown>, next: string): RulesError {
  const { at, width, cap } = s.game.layout.frames;
  const chain: string[] = [];
  for (let f = at; f < at + cap * width; f += width) {
    chain.push(isEffect(s, f) ? s.game.programs[s.block[f + PROGRAM]].name : s.game.scripts[s.block[f]].name);
  }
  return new RulesError(`more than ${cap} scripts on the stack: ${[...chain, next].join(' > ')}`);
}
