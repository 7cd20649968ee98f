import { RulesError } from '../errors.js';
import type { State } from '../state.js';
import { ABSENT, type CompiledTrigger, type Expr, type Program, SELECT, type Selector } from './code.js';
import { describes, numberOf } from './evaluate.js';
import { BY, EVENT, INSTEAD, IT, ME, OTHER, SELF, THAT } from './frame.js';
import { bind, isWorking, lastingCount, lastingProgram, use } from './lasting.js';
import { isHeard, isReplaced } from './listeners.js';
import { waitInAnswer, waiting } from './pending.js';
import { borrowFrame, giveFrameBack } from './scratch-frame.js';
import { standsInAlready } from './start.js';
import { isChoosingInstead, openInstead, openWindow } from './window.js';

/*
 * What happens in a game, as abilities hear of it. An event has a kind, a subject (`that`: a card, a seat), perhaps
 * another object, an amount (`same`) and a cause (`by`). Rules tell the engine of it in one of two ways:
 *
 *   if (replaced(s, GAIN, seat, -1, amount)) return;      // before: something may happen instead
 *   happen(s, GAINED, seat, -1, amount);                  // after: abilities that waited for it are resolved
 */

/**
 * Something has happened: whatever waited for it now waits to be resolved, in the window that is opened next. Several
 * things that happen at once are raised one after the other before it opens.
 */
export function raise(s: State<unknown>, event: number, that: number, other = -1, same = 0, by = -1): void {
  if (isHeard(s, event)) gather(s, event, that, other, same, by, 0);
}

/** Something has happened, by itself: `raise`, and the window. As with every call, it is the last thing a step does. */
export function happen(s: State<unknown>, event: number, that: number, other = -1, same = 0, by = -1): void {
  if (!isHeard(s, event)) return;
  const mark = waiting(s);
  gather(s, event, that, other, same, by, 0);
  openWindow(s, mark);
}

/**
 * Something is about to happen: true when something else happens instead, which has been called then; the caller leaves
 * the event out. What stands in has the amount as `same`. Where several could stand in, somebody chooses one. Whoever
 * asks about several things raises what does happen first: after a true answer nothing more may be raised in the step.
 */
export function replaced(s: State<unknown>, event: number, that: number, other = -1, same = 0, by = -1): boolean {
  if (!isReplaced(s, event)) return false;
  const mark = waiting(s);
  gather(s, event, that, other, same, by, 1);
  return openInstead(s, mark);
}

/** Lets everything wait that hears an event: abilities in play first, in the game's order, then lasting effects. */
function gather(
  s: State<unknown>,
  event: number,
  that: number,
  other: number,
  same: number,
  by: number,
  instead: number,
): void {
  if (instead === 0 && isChoosingInstead(s)) {
    throw new RulesError('something happens in the step in which a replacement is still to be chosen');
  }
  const { language } = s.game;
  if (lastingCount(s) === 0 && language?.isAwaited?.(s, event, that) === false) return;
  const f = borrowFrame(s, 0, -1, -1, that, same, other);
  s.block[f + BY] = by;
  s.block[f + EVENT] = event + 1;
  s.block[f + INSTEAD] = instead;
  language?.listeners?.(s, f, event);
  hearLasting(s, f);
  giveFrameBack(s, f);
}

/**
 * Lets an ability wait if it hears the event of the frame: what a game's `listeners` calls for each ability in play.
 * @param f the frame that `listeners` was given
 * @param me whose ability it is
 * @param self the card it stands on
 */
export function hear(s: State<unknown>, f: number, program: number, me: number, self: number): void {
  const { block } = s;
  const { triggers } = s.game.programs[program];
  for (let i = 0; i < triggers.length; i++) {
    if (!concerns(s, f, triggers[i])) continue;
    block[f + ME] = me;
    block[f + SELF] = self;
    block[f + IT] = -1;
    if (!fits(s, f, triggers[i])) continue;
    answer(s, f, s.game.programs[program], -1);
    return;
  }
}

function hearLasting(s: State<unknown>, f: number): void {
  const instead = s.block[f + INSTEAD] === 1;
  for (let row = 0; row < lastingCount(s); row++) {
    const program = lastingProgram(s, row);
    if (!lastingHears(s, f, row, program)) continue;
    answer(s, f, program, instead ? row : -1);
    if (!instead && use(s, row)) row--;
  }
}

function lastingHears(s: State<unknown>, f: number, row: number, program: Program): boolean {
  const { triggers } = program;
  for (let i = 0; i < triggers.length; i++) {
    if (!concerns(s, f, triggers[i]) || !isWorking(s, row)) continue;
    bind(s, f, row);
    if (fits(s, f, triggers[i])) return true;
  }
  return false;
}

function answer(s: State<unknown>, f: number, program: Program, row: number): void {
  const { block } = s;
  const me = block[f + ME];
  const self = block[f + SELF];
  if (block[f + INSTEAD] === 1 && standsInAlready(s, program.number, me, self, block[f + EVENT] - 1)) return;
  waitInAnswer(s, f, program, me, self, row);
}

function concerns(s: State<unknown>, f: number, trigger: CompiledTrigger): boolean {
  return trigger.event === s.block[f + EVENT] - 1 && trigger.replaces === (s.block[f + INSTEAD] === 1);
}

function fits(s: State<unknown>, f: number, trigger: CompiledTrigger): boolean {
  const { block } = s;
  const { subjects, conditions, cause } = trigger;
  if (trigger.own && block[f + SELF] !== block[f + THAT]) return false;
  if (subjects.length > 0 && !isMeant(s, f, subjects[0], block[f + THAT])) return false;
  if (subjects.length > 1 && !isMeant(s, f, subjects[1], block[f + OTHER])) return false;
  if (cause && numberOf(s, f, cause) !== block[f + BY]) return false;
  for (let i = 0; i < conditions.length; i++) if (numberOf(s, f, conditions[i]) === 0) return false;
  return true;
}

/** Whether an argument of an event means this object: it describes it, or it is that seat, object or number. */
function isMeant(s: State<unknown>, f: number, argument: Expr, object: number): boolean {
  if (argument.op === ABSENT) return true;
  if (argument.op === SELECT) return describes(s, f, argument.selector as Selector, object);
  return numberOf(s, f, argument) === object;
}
