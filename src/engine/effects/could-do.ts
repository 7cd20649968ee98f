import type { State } from '../state.js';
import {
  ASSIGN,
  type EffectStep,
  END,
  type Expr,
  GOTO,
  KEEP,
  LIST,
  MAY,
  NEXT_EACH,
  NEXT_ROUND,
  NEXT_TIME,
  PERFORM,
  PICK,
  REMEMBER,
  SELECT,
  type Selector,
  START_EACH,
  START_ROUND,
  START_TIMES,
  UNLESS,
  UNLESS_DONE,
} from './code.js';
import { countOf, numberOf, objectCount, selects } from './evaluate.js';
import { LIST_LENGTH, PROGRAM, REGISTERS } from './frame.js';
import { borrowFrame, borrowReadFrame, giveFrameBack, giveReadFrameBack } from './scratch-frame.js';

/**
 * Whether an effect could do anything for this seat now: on the way that its conditions lead, some statement finds every
 * object that it demands. Only reads: the frame it needs for that is laid above the stack and cleared again.
 */
export function couldDo(s: State<unknown>, program: number, me: number, self = -1, that = -1): boolean {
  const f = borrowFrame(s, program, me, self, that);
  const { code } = s.game.programs[program];
  const could = leadsToADeed(s, f, code, 0, code.length);
  giveFrameBack(s, f);
  return could;
}

/** Whether a running effect could do anything between two of its instructions: whether an offer is one. */
export function couldGoOn(s: State<unknown>, f: number, from: number, to: number): boolean {
  const { code } = s.game.programs[s.block[f + PROGRAM]];
  const copy = borrowFrame(s, 0, -1, -1);
  s.block.copyWithin(copy, f, f + s.game.layout.frames.width);
  const could = leadsToADeed(s, copy, code, from, to);
  giveFrameBack(s, copy);
  return could;
}

/** The value of a condition clause (`Requires: …`), evaluated without running anything. */
export function conditionHolds(s: State<unknown>, condition: Expr, me: number, self = -1): boolean {
  const f = borrowReadFrame(s, me, self);
  const holds = numberOf(s, f, condition) !== 0;
  giveReadFrameBack(s, f);
  return holds;
}

/** Whether a selector, such as an argument of a trigger, finds this object when it is read for a seat. Only reads. */
export function finds(s: State<unknown>, selector: Expr, object: number, me: number, self = -1): boolean {
  if (selector.op !== SELECT) return false;
  const f = borrowReadFrame(s, me, self, object);
  const found = selects(s, f, selector.selector as Selector, object);
  giveReadFrameBack(s, f);
  return found;
}

/** Walks the instructions of a frame that nobody needs afterwards, choosing nothing. */
function leadsToADeed(s: State<unknown>, f: number, code: readonly EffectStep[], from: number, to: number): boolean {
  const { block } = s;
  for (let pc = from; pc < to; ) {
    const step = code[pc++];
    switch (step.op) {
      case PICK: {
        const found = countOf(s, f, step.selector as Selector);
        if (step.mode === 'upto' || step.mode === 'anyNumber') return true;
        block[f + LIST_LENGTH + step.slot] = found + (step.append ? block[f + LIST_LENGTH + step.slot] : 0);
        break;
      }
      case PERFORM:
        if (findsAll(s, f, step)) return true;
        break;
      case ASSIGN: {
        const expr = step.expr as Expr;
        if (expr.op === LIST && objectCount(s, f, expr) > 0) return true;
        block[f + REGISTERS + step.register] = expr.op === LIST ? -1 : numberOf(s, f, expr);
        break;
      }
      case KEEP:
        if (block[f + LIST_LENGTH + step.slot] > 0) return true;
        block[f + REGISTERS + step.register + 1] = 0;
        break;
      case UNLESS:
        if (numberOf(s, f, step.expr as Expr) === 0) pc = step.target;
        break;
      case UNLESS_DONE:
        pc = step.target;
        break;
      case START_TIMES:
        if (numberOf(s, f, step.expr as Expr) <= 0) pc = code[pc].target;
        break;
      case START_EACH:
        if (objectCount(s, f, step.expr as Expr) === 0) pc = code[pc].target;
        break;
      case GOTO:
        // Back to the head of a loop whose body does nothing: on behind it.
        if (step.target >= pc) pc = step.target;
        break;
      case END:
        return false;
      case MAY:
      case REMEMBER:
      case START_ROUND:
      case NEXT_TIME:
      case NEXT_EACH:
      case NEXT_ROUND:
        break;
      default:
        return true;
    }
  }
  return false;
}

function findsAll(s: State<unknown>, f: number, { args, demanded }: EffectStep): boolean {
  for (let i = 0; i < demanded.length; i++) if (objectCount(s, f, args[demanded[i]]) === 0) return false;
  return true;
}
