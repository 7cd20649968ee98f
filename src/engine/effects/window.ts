import { call, locals } from '../machine.js';
import type { Offer } from '../offer.js';
import { action, askWithin, breakWhen, loop, type Script, script } from '../script.js';
import type { State } from '../state.js';
import { EFFECT_ACTIONS } from './action-codes.js';
import { use } from './lasting.js';
import { isInMoment } from './listeners.js';
import { resolve, resolveInstead, waitAlike, waiting } from './pending.js';
import { PENDING } from './row-cells.js';

/*
 * A window resolves abilities that were triggered at the same moment, one at a time, in the order somebody chooses.
 * Whatever happens meanwhile opens windows of its own above it and is done before it goes on.
 */

/**
 * Resolves everything that waits from `mark` on. A single ability is started at once. Inside a moment nothing opens: the
 * abilities go on waiting for its end. As with every call, it is the last thing a step does.
 */
export function openWindow(s: State<unknown>, mark: number): void {
  if (isInMoment(s)) return;
  const count = waiting(s) - mark;
  if (count === 1) resolve(s, mark);
  else if (count > 1) call(s, windowScript, mark);
  s.game.language?.settle?.(s);
}

/** Lets one of those that wait from `mark` on stand in for the event at hand; false when there is none. */
export function openInstead(s: State<unknown>, mark: number): boolean {
  const count = waiting(s) - mark;
  if (count === 0) return false;
  if (count === 1) standIn(s, mark, mark);
  else call(s, insteadScript, mark);
  return true;
}

function standIn(s: State<unknown>, index: number, mark: number): void {
  const row = s.block[s.game.layout.pending.cell(index) + PENDING.row] - 1;
  resolveInstead(s, index, mark);
  if (row >= 0) use(s, row);
}

/** Where the window's abilities begin; they are the topmost that wait whenever it is asked about. */
const { from } = locals('from');

/** Abilities are named by their clause and, where it waits more than once, by which of these it is, repeats left out. */
function offerWaiting(s: State<unknown>, offer: Offer): void {
  const { pending } = s.game.layout;
  for (let i = from.get(s); i < waiting(s); i++) {
    if (!repeatsEarlier(s, i)) offer.add(s.block[pending.cell(i) + PENDING.program], ordinalOf(s, i));
  }
}

function repeatsEarlier(s: State<unknown>, index: number): boolean {
  for (let i = from.get(s); i < index; i++) if (waitAlike(s, i, index)) return true;
  return false;
}

function ordinalOf(s: State<unknown>, index: number): number {
  const { pending } = s.game.layout;
  const program = s.block[pending.cell(index) + PENDING.program];
  let ordinal = 0;
  for (let i = from.get(s); i < index; i++) {
    if (s.block[pending.cell(i) + PENDING.program] === program && !repeatsEarlier(s, i)) ordinal++;
  }
  return ordinal;
}

function indexOf(s: State<unknown>, program: number, ordinal: number): number {
  const { pending } = s.game.layout;
  let index = from.get(s);
  while (s.block[pending.cell(index) + PENDING.program] !== program || repeatsEarlier(s, index)) index++;
  for (let passed = 0; passed < ordinal; passed++) {
    index++;
    while (s.block[pending.cell(index) + PENDING.program] !== program || repeatsEarlier(s, index)) index++;
  }
  return index;
}

/** Abilities that differ in nothing a text shows are numbered. */
function textOf(s: State<unknown>, program: number, ordinal: number): string {
  const place = indexOf(s, program, ordinal);
  const text = plainText(s, place);
  let same = 1;
  for (let i = from.get(s); i < place; i++) if (!repeatsEarlier(s, i) && plainText(s, i) === text) same++;
  return same === 1 ? text : `${text} (${same})`;
}

function plainText(s: State<unknown>, index: number): string {
  const at = s.game.layout.pending.cell(index);
  const program = s.block[at + PENDING.program];
  const { language, programs } = s.game;
  const text = language?.abilityText?.(s, program, s.block[at + PENDING.self], s.block[at + PENDING.that]);
  return text ?? programs[program].name;
}

/** Who orders the abilities of the window. */
function orders(s: State<unknown>): number {
  const { language, layout } = s.game;
  return language?.orders?.(s) ?? s.block[layout.pending.cell(from.get(s)) + PENDING.me];
}

const resolveNext = action<unknown>(EFFECT_ACTIONS.resolve, 'resolve', {
  offer: offerWaiting,
  take: (s, _chance, program, ordinal) => resolve(s, indexOf(s, program, ordinal)),
  text: textOf,
});

const chooseInstead = action<unknown>(EFFECT_ACTIONS.instead, 'instead', {
  offer: offerWaiting,
  take: (s, _chance, program, ordinal) => standIn(s, indexOf(s, program, ordinal), from.get(s)),
  text: textOf,
});

/** Resolves what waits, one ability after the other. */
export const windowScript: Script<unknown> = script<unknown>('window', [
  loop(
    breakWhen((s) => waiting(s) <= from.get(s)),
    askWithin('trigger', orders, [resolveNext]),
  ),
]);

/** Chooses what stands in for an event. */
export const insteadScript: Script<unknown> = script<unknown>('instead', [
  askWithin('replacement', orders, [chooseInstead]),
]);

/** Whether the next thing to do is to choose what stands in for an event: until then nothing else may begin to wait. */
export function isChoosingInstead(s: State<unknown>): boolean {
  return s.block[s.frame] === insteadScript.number;
}
