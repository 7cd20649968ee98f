import type { Chance } from '../chance.js';
import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import { askWithin, breakWhen, loop, type Script, script } from '../script.js';
import type { State } from '../state.js';
import { effectChoices, skip } from './choices.js';
import {
  AGAIN,
  AGAIN_ONCE,
  ASSIGN,
  CHOOSE,
  type EffectStep,
  END,
  type Expr,
  FIND,
  GOTO,
  KEEP,
  LIST,
  MAY,
  NEXT_EACH,
  NEXT_ROUND,
  NEXT_TIME,
  PERFORM,
  PICK,
  PUT_OFF,
  REMEMBER,
  START_EACH,
  START_ROUND,
  START_TIMES,
  UNLESS,
  UNLESS_DONE,
} from './code.js';
import { couldGoOn } from './could-do.js';
import { numberOf, objectCount, stampOfNamed } from './evaluate.js';
import {
  ASKING,
  AWAITED,
  CHOOSER,
  ENDED,
  FLOOR,
  LIST_AT,
  LIST_LENGTH,
  PC,
  PROGRAM,
  REGISTER_STAMPS,
  REGISTERS,
  SHORT,
  UNSETTLED,
  WENT,
} from './frame.js';
import { isInMoment } from './listeners.js';
import { A_MAY, A_WAY, chooserOf, pick, setIt } from './pick.js';
import { beginAgain, remember } from './repeat.js';
import { nextEach, nextRound, nextTime, startEach, startRound, startTimes } from './rounds.js';
import { stampOf } from './stamps.js';
import { EFFECT } from './start.js';
import { LATER } from './vocabulary.js';
import { insteadScript, windowScript } from './window.js';

export { conditionHolds, couldDo, finds } from './could-do.js';
export { startEffect } from './start.js';

/** What a frame waits for. */
const A_VERB = 1;
const A_VALUE = 2;

/** Runs the clause until somebody must choose, a verb calls a script, or it ends. */
function proceed(s: State<unknown>, chance: Chance): void {
  const f = s.frame;
  const { block } = s;
  const { code } = s.game.programs[block[f + PROGRAM]];
  if (block[f + AWAITED] !== 0) receive(s, f, code[block[f + PC] - 1]);
  while (block[HEADER.over] === 0) {
    if (block[f + UNSETTLED] !== 0) settle(s, f);
    if (s.frame !== f) return;
    const step = code[block[f + PC]];
    if (!carryOutStep(s, f, step, chance)) return;
    if (step.op === END) return;
  }
}

/** What a called script told: how a verb went, or the value of a register. */
function receive(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  const told = block[HEADER.result];
  if (block[f + AWAITED] === A_VALUE) setRegister(s, f, step, told);
  else goneThrough(s, f, told !== 0);
  block[f + AWAITED] = 0;
}

/** Lets the game put right what follows from a verb, once what is done as one is done. */
function settle(s: State<unknown>, f: number): void {
  if (isInMoment(s)) return;
  s.block[f + UNSETTLED] = 0;
  s.game.language?.settle?.(s);
}

/** One instruction; false while somebody must choose. Scripts that it calls lie on the stack afterwards. */
export function carryOutStep(s: State<unknown>, f: number, step: EffectStep, chance: Chance): boolean {
  const { block } = s;
  const pc = block[f + PC];
  if (s.visits !== null) s.visits.visit(block[f + PROGRAM], pc);
  switch (step.op) {
    case PICK:
      if (!pick(s, f, step, chance)) return false;
      break;
    case PERFORM:
      perform(s, f, step, chance);
      break;
    case ASSIGN:
      assign(s, f, step);
      break;
    case KEEP:
      block[f + REGISTERS + step.register] = block[f + LIST_AT + step.slot];
      block[f + REGISTERS + step.register + 1] = block[f + LIST_LENGTH + step.slot];
      goneThrough(s, f, block[f + LIST_LENGTH + step.slot] > 0);
      break;
    case FIND:
      find(s, f, step, chance);
      break;
    case MAY:
      if (couldGoOn(s, f, pc + 1, step.target)) return ask(s, f, A_MAY);
      skip(s, f, step);
      return true;
    case CHOOSE:
      return ask(s, f, A_WAY);
    case UNLESS_DONE:
      return goTo(s, f, block[f + WENT] !== 0 ? pc + 1 : step.target);
    case UNLESS:
      if (numberOf(s, f, step.expr as Expr) !== 0) break;
      block[f + WENT] = 0;
      return goTo(s, f, step.target);
    case GOTO:
      return goTo(s, f, step.target);
    case START_TIMES:
      goneThrough(s, f, startTimes(s, f, step) > 0);
      break;
    case NEXT_TIME:
      return goTo(s, f, nextTime(s, f, step) ? pc + 1 : step.target);
    case START_EACH:
      goneThrough(s, f, startEach(s, f, step) > 0);
      break;
    case NEXT_EACH:
      return goTo(s, f, nextEach(s, f, step) ? pc + 1 : step.target);
    case START_ROUND:
      startRound(s, f, step);
      break;
    case NEXT_ROUND:
      return goTo(s, f, nextRound(s, f, step) ? pc + 1 : step.target);
    case PUT_OFF:
      step.block?.start?.(s, f, step.args, step.programs);
      break;
    case REMEMBER:
      remember(s, f);
      break;
    case AGAIN:
    case AGAIN_ONCE:
      return beginAgain(s, f, step.op === AGAIN_ONCE);
    case END:
      s.game.layout.lists.cut(s, block[f + FLOOR]);
      block[f + ENDED] = 1;
      return true;
    default:
      throw new RulesError(`an effect has no instruction ${step.op}`);
  }
  return goTo(s, f, pc + 1);
}

function goTo(s: State<unknown>, f: number, pc: number): true {
  s.block[f + PC] = pc;
  return true;
}

function ask(s: State<unknown>, f: number, what: number): false {
  s.block[f + ASKING] = what;
  s.block[f + CHOOSER] = chooserOf(s, f);
  return false;
}

function perform(s: State<unknown>, f: number, step: EffectStep, chance: Chance): void {
  const { block } = s;
  const { args, demanded, handled } = step;
  for (let i = 0; i < demanded.length; i++) {
    if (objectCount(s, f, args[demanded[i]]) === 0) {
      goneThrough(s, f, false);
      if (handled) setIt(s, f, -1);
      return;
    }
  }
  const object = handled ? numberOf(s, f, handled) : -1;
  const went = step.run(s, f, args, chance);
  block[f + UNSETTLED] = 1;
  if (handled) setIt(s, f, object);
  if (went === LATER) block[f + AWAITED] = A_VERB;
  else goneThrough(s, f, went !== 0);
}

/** A statement has been carried out; it went as demanded if its choices found enough. */
function goneThrough(s: State<unknown>, f: number, went: boolean): void {
  s.block[f + WENT] = went && s.block[f + SHORT] === 0 ? 1 : 0;
  s.block[f + SHORT] = 0;
}

function assign(s: State<unknown>, f: number, step: EffectStep): void {
  const expr = step.expr as Expr;
  s.block[f + REGISTER_STAMPS + step.register] = stampOfNamed(s, f, expr);
  s.block[f + REGISTERS + step.register] = numberOf(s, f, expr);
  goneThrough(s, f, expr.op !== LIST || objectCount(s, f, expr) > 0);
}

function find(s: State<unknown>, f: number, step: EffectStep, chance: Chance): void {
  const found = step.value?.find?.(s, f, step.args, chance) ?? -1;
  if (found === LATER) s.block[f + AWAITED] = A_VALUE;
  else setRegister(s, f, step, found);
}

function setRegister(s: State<unknown>, f: number, step: EffectStep, value: number): void {
  s.block[f + REGISTERS + step.register] = value;
  s.block[f + REGISTER_STAMPS + step.register] = stampOf(s, value);
  s.block[f + WENT] = 1;
}

/** The script of every card effect: list `effectScripts` among a game's scripts, start it with `startEffect`. */
export const effectScript: Script<unknown> = script<unknown>(
  EFFECT,
  [
    loop(
      proceed,
      breakWhen((s) => s.block[s.frame + ENDED] !== 0),
      askWithin('effect', (s) => s.block[s.frame + CHOOSER], effectChoices),
    ),
  ],
  true,
);

/** What a game whose cards have effects lists among its scripts. */
export const effectScripts: readonly Script<unknown>[] = [effectScript, windowScript, insteadScript];
