import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { type ConstantStep, EACH, type Expr, type Program, STOP } from './code.js';
import { considered, describes, numberOf, select } from './evaluate.js';
import { ENDED, PC } from './frame.js';
import { carryOutStep } from './interpret.js';
import { bind, lastingProgram } from './lasting.js';
import { borrowFrame, borrowReadFrame, giveFrameBack, giveReadFrameBack } from './scratch-frame.js';

/*
 * Constant effects are clauses like all others, carried out whenever what they bring about is computed anew. They ask
 * nobody, draw no luck and call no script. Most have code of their own (see constant-code.ts), which needs no more of a
 * frame than what expressions read.
 */

/**
 * Carries out a constant clause of a card in play.
 * @param same what its verbs read as the amount of the event: for games with layers, the layer that is being computed
 * @param only the one object that a clause with code of its own finds, if any, whatever else there is; -1 for all
 * @throws RulesError when the clause waits for somebody, calls a script or draws luck
 */
export function carryOut(s: State<unknown>, program: number, me: number, self: number, same = 0, only = -1): void {
  const clause = s.game.programs[program];
  if (clause.constant !== null && (s.visits === null || only >= 0)) {
    const f = borrowReadFrame(s, me, self, -1, same);
    runConstant(s, f, clause.constant, same, only);
    giveReadFrameBack(s, f);
  } else {
    const f = borrowFrame(s, program, me, self, -1, same);
    runThrough(s, f, clause);
    giveFrameBack(s, f);
  }
}

/** Carries out a lasting effect that is a constant one: see `carryOut`. */
export function carryOutLasting(s: State<unknown>, row: number, same = 0): void {
  const clause = lastingProgram(s, row);
  const f = borrowFrame(s, clause.number, -1, -1, -1, same);
  bind(s, f, row);
  runThrough(s, f, clause);
  giveFrameBack(s, f);
}

function runThrough(s: State<unknown>, f: number, clause: Program): void {
  const { block } = s;
  const { code } = clause;
  const depth = block[HEADER.depth];
  while (block[f + ENDED] === 0) {
    if (!carryOutStep(s, f, code[block[f + PC]], NO_LUCK) || block[HEADER.depth] !== depth) throw mustNotWait(clause);
  }
}

/** The code that constant clauses have of their own. */
function runConstant(s: State<unknown>, f: number, code: readonly ConstantStep[], layer: number, only: number): void {
  for (let step = code[0]; step.op !== STOP; ) {
    if (step.op === EACH) {
      if (step.layer === layer) doEach(s, f, step, only);
      step = code[step.next];
    } else step = code[step.condition !== null && numberOf(s, f, step.condition) !== 0 ? step.next : step.target];
  }
}

function doEach(s: State<unknown>, f: number, { selector, named, each, args }: ConstantStep, only: number): void {
  if (selector === null) {
    const object = numberOf(s, f, named as Expr);
    if (object >= 0 && (only < 0 || object === only)) each(s, f, object, args);
    return;
  }
  if (only >= 0) {
    if (describes(s, f, selector, only)) each(s, f, only, args);
    return;
  }
  const base = considered.top;
  select(s, f, selector, considered);
  for (let i = considered.top - 1; i >= base; i--) each(s, f, considered.items[i], args);
  considered.top = base;
}

function mustNotWait({ name }: Program): RulesError {
  return new RulesError(`the constant effect ${name} waits for something`);
}

const NO_LUCK = {
  plainShuffle: false,
  uint32(): number {
    throw new RulesError('a constant effect draws luck');
  },
};
