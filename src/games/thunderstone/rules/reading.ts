import { type Expr, NUMBER, SELECT, type Selector } from '../../../engine/effects/code.js';
import { considered, numberOf, select } from '../../../engine/effects/evaluate.js';
import { ME, SELF, THAT } from '../../../engine/effects/frame.js';
import { HEADER } from '../../../engine/header.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';

type S = State<Rules>;

/** Where an expression that stands in no running effect finds its frame: above the stack. */
function frameAbove(s: S): number {
  const { frames } = s.game.layout;
  return frames.at + s.block[HEADER.depth] * frames.width;
}

/** The value of an expression on a card, for the active player. The state is as before afterwards. */
export function read(s: S, expr: Expr, self: number): number {
  return expr.op === NUMBER ? s.game.numbers[expr.index] : readAbove(s, expr, self, NOTHING);
}

/** Whether a description on a card fits an object. */
export function fits(s: S, description: Expr, self: number, object: number): boolean {
  return readAbove(s, description, self, object) !== 0;
}

/** No object: the expression itself is read. */
const NOTHING = -1;

/** Reads in a frame that may be in use by a reading around this one: what it holds is put back. */
function readAbove(s: S, expr: Expr, self: number, object: number): number {
  const { block } = s;
  const f = frameAbove(s);
  const me = block[f + ME];
  const of = block[f + SELF];
  const that = block[f + THAT];
  block[f + ME] = board.active.get(s);
  block[f + SELF] = self;
  block[f + THAT] = -1;
  const value = object === NOTHING ? numberOf(s, f, expr) : Number(covers(s, f, expr, object));
  block[f + ME] = me;
  block[f + SELF] = of;
  block[f + THAT] = that;
  return value;
}

/** Whether an argument of an effect, one object or a description of several, covers an object. */
export function covers(s: S, f: number, argument: Expr, object: number): boolean {
  if (argument.op !== SELECT) return numberOf(s, f, argument) === object;
  const base = considered.top;
  select(s, f, argument.selector as Selector, considered);
  let found = false;
  for (let i = base; i < considered.top && !found; i++) found = considered.items[i] === object;
  considered.top = base;
  return found;
}
