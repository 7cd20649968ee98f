import { RulesError } from '../errors.js';
import type { State } from '../state.js';
import { ABSENT, type CompiledTrigger, type Expr, SELECT, type Selector } from './code.js';
import { describes, numberOf } from './evaluate.js';
import { IT, ME, SELF } from './frame.js';
import { bind, isWorking, lastingCount, lastingProgram, use } from './lasting.js';
import { isHeard, isReplaced } from './listeners.js';
import { keepCaptures, waitInAnswer, waiting } from './pending.js';
import { borrowFrame, borrowReadFrame, giveFrameBack, giveReadFrameBack } from './scratch-frame.js';
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
  if (isHeard(s, event)) gather(s, event, that, other, same, by, false);
}

/** Something has happened, by itself: `raise`, and the window. As with every call, it is the last thing a step does. */
export function happen(s: State<unknown>, event: number, that: number, other = -1, same = 0, by = -1): void {
  if (!isHeard(s, event)) return;
  const mark = waiting(s);
  gather(s, event, that, other, same, by, false);
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
  gather(s, event, that, other, same, by, true);
  return openInstead(s, mark);
}

/** The event that is being told: it is there for the length of one call, and no part of the state. */
const told = { event: -1, that: -1, other: -1, same: 0, by: -1, instead: false };

/** Lets everything wait that hears an event: abilities in play first, in the game's order, then lasting effects. */
function gather(
  s: State<unknown>,
  event: number,
  that: number,
  other: number,
  same: number,
  by: number,
  instead: boolean,
): void {
  if (!instead && isChoosingInstead(s)) {
    throw new RulesError('something happens in the step in which a replacement is still to be chosen');
  }
  told.event = event;
  told.that = that;
  told.other = other;
  told.same = same;
  told.by = by;
  told.instead = instead;
  s.game.language?.listeners?.(s, event, that);
  if (lastingCount(s) > 0) hearLasting(s);
}

/**
 * Lets an ability wait if it hears the event that is being told: what a game's `listeners` calls for each ability in play.
 * @param me whose ability it is
 * @param self the card it stands on
 */
export function hear(s: State<unknown>, program: number, me: number, self: number): void {
  const { triggers } = s.game.programs[program];
  for (let i = 0; i < triggers.length; i++) {
    if (!isToldOf(triggers[i]) || !fitsCard(s, triggers[i], me, self)) continue;
    if (!told.instead || !standsInAlready(s, program, me, self, told.event)) answer(s, program, me, self, -1, -1);
    return;
  }
}

/** As `hear`, for an ability of which is known that it waits for what its card has done, and for nothing more. */
export function hearOwn(s: State<unknown>, program: number, me: number, self: number): void {
  if (told.instead) hear(s, program, me, self);
  else answer(s, program, me, self, -1, -1);
}

/** Most wait for what their own card does, whatever else: nothing is read for them. */
function fitsCard(s: State<unknown>, trigger: CompiledTrigger, me: number, self: number): boolean {
  if (trigger.own && self !== told.that) return false;
  if (trigger.isBare) return true;
  const f = borrowReadFrame(s, me, self, told.that, told.same);
  const does = fits(s, f, trigger);
  giveReadFrameBack(s, f);
  return does;
}

function hearLasting(s: State<unknown>): void {
  // Most of what lasts is constant, and waits for nothing.
  let first = 0;
  while (first < lastingCount(s) && !isAnyToldOf(lastingProgram(s, first).triggers)) first++;
  if (first < lastingCount(s)) hearLastingFrom(s, first);
}

function hearLastingFrom(s: State<unknown>, first: number): void {
  const { instead, event } = told;
  const f = borrowFrame(s, 0, -1, -1, told.that, told.same, told.other);
  for (let row = first; row < lastingCount(s); row++) {
    if (!lastingHears(s, f, row)) continue;
    const { number, captures } = lastingProgram(s, row);
    const me = s.block[f + ME];
    const self = s.block[f + SELF];
    if (!instead || !standsInAlready(s, number, me, self, event)) {
      keepCaptures(s, answer(s, number, me, self, s.block[f + IT], instead ? row : -1), f, captures);
    }
    if (!instead && use(s, row)) row--;
  }
  giveFrameBack(s, f);
}

function lastingHears(s: State<unknown>, f: number, row: number): boolean {
  const { triggers } = lastingProgram(s, row);
  for (let i = 0; i < triggers.length; i++) {
    if (!isToldOf(triggers[i]) || !isWorking(s, row)) continue;
    bind(s, f, row);
    if (triggers[i].own && s.block[f + SELF] !== told.that) continue;
    if (fits(s, f, triggers[i])) return true;
  }
  return false;
}

function answer(s: State<unknown>, program: number, me: number, self: number, it: number, row: number): number {
  return waitInAnswer(s, program, me, self, told.that, told.same, told.other, told.event, it, row);
}

function isAnyToldOf(triggers: readonly CompiledTrigger[]): boolean {
  for (let i = 0; i < triggers.length; i++) if (isToldOf(triggers[i])) return true;
  return false;
}

const isToldOf = ({ event, replaces }: CompiledTrigger): boolean => event === told.event && replaces === told.instead;

function fits(s: State<unknown>, f: number, { subjects, conditions, cause }: CompiledTrigger): boolean {
  if (subjects.length > 0 && !isMeant(s, f, subjects[0], told.that)) return false;
  if (subjects.length > 1 && !isMeant(s, f, subjects[1], told.other)) return false;
  if (cause && numberOf(s, f, cause) !== told.by) return false;
  for (let i = 0; i < conditions.length; i++) if (numberOf(s, f, conditions[i]) === 0) return false;
  return true;
}

/** Whether an argument of an event means this object: it describes it, or it is that seat, object or number. */
function isMeant(s: State<unknown>, f: number, argument: Expr, object: number): boolean {
  if (argument.op === ABSENT) return true;
  if (argument.op === SELECT) return describes(s, f, argument.selector as Selector, object);
  return numberOf(s, f, argument) === object;
}
