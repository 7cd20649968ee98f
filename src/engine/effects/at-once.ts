import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { type EffectStep, END, type Expr, PERFORM, PICK, type Program, type Selector, UNLESS } from './code.js';
import { findsAll } from './could-do.js';
import { considered, numberOf, select } from './evaluate.js';
import { ENDED, LIST_AT, LIST_LENGTH, LISTS, PC } from './frame.js';
import { carryOutStep } from './interpret.js';
import { bind, lastingProgram } from './lasting.js';
import { borrowFrame, borrowReadFrame, giveFrameBack, giveReadFrameBack } from './scratch-frame.js';

/*
 * Constant effects are clauses like all others, carried out whenever what they bring about is computed anew. They ask
 * nobody, draw no luck and call no script; what their verbs keep in the frame is lost. Most are plain, and those of cards
 * need no more of a frame than what expressions read.
 */

/**
 * Carries out a constant clause of a card in play.
 * @param same what its verbs read as the amount of the event: for games with layers, the layer that is being computed
 * @throws RulesError when the clause waits for somebody, calls a script or draws luck
 */
export function carryOut(s: State<unknown>, program: number, me: number, self: number, same = 0): void {
  const clause = s.game.programs[program];
  if (clause.isPlain && s.visits === null) {
    const f = borrowReadFrame(s, me, self, -1, same);
    runPlain(s, f, clause);
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

/** As `runThrough`, keeping nothing in the frame but the lists; they are gone from it in the end. */
function runPlain(s: State<unknown>, f: number, clause: Program): void {
  const { block } = s;
  const { code } = clause;
  const depth = block[HEADER.depth];
  const floor = block[HEADER.listTop];
  for (let pc = 0; code[pc].op !== END; ) {
    const step = code[pc++];
    if (step.op === PICK) list(s, f, step);
    else if (step.op === PERFORM) {
      if (findsAll(s, f, step)) step.run(s, f, step.args, NO_LUCK);
    } else if (step.op !== UNLESS || numberOf(s, f, step.expr as Expr) === 0) pc = step.target;
  }
  if (block[HEADER.depth] !== depth) throw mustNotWait(clause);
  s.game.layout.lists.cut(s, floor);
  for (let slot = 0; slot < LISTS; slot++) {
    block[f + LIST_AT + slot] = 0;
    block[f + LIST_LENGTH + slot] = 0;
  }
}

/** Fills a list of the frame with all that a selector finds. */
function list(s: State<unknown>, f: number, { slot, selector }: EffectStep): void {
  const { block } = s;
  const { lists } = s.game.layout;
  const base = considered.top;
  select(s, f, selector as Selector, considered);
  block[f + LIST_AT + slot] = lists.top(s);
  block[f + LIST_LENGTH + slot] = considered.top - base;
  for (let i = base; i < considered.top; i++) lists.push(s, considered.items[i]);
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
