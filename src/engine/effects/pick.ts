import type { Chance } from '../chance.js';
import { RulesError } from '../errors.js';
import type { State } from '../state.js';
import type { EffectStep, Selector } from './code.js';
import { considered, numberOf, select } from './evaluate.js';
import { ASKING, CHOOSER, IT, IT_STAMP, LIST_AT, LIST_LENGTH, ME, SHORT, WANTED } from './frame.js';
import { stampOf } from './stamps.js';

/** What a frame asks for. */
export const NOTHING = 0;
export const A_PICK = 1;
export const A_MAY = 2;
export const A_WAY = 3;

/** As many as there are. */
const NO_LIMIT = 4096;

/** Who makes the choices of an effect that names nobody. */
export function chooserOf(s: State<unknown>, f: number): number {
  return s.game.language?.chooser?.(s, f) ?? s.block[f + ME];
}

/** Fills a list with the objects picked so far; false while somebody must choose the next. */
export function pick(s: State<unknown>, f: number, step: EffectStep, chance: Chance): boolean {
  if (s.block[f + ASKING] === NOTHING) begin(s, f, step);
  if (step.mode === 'all') {
    pickAll(s, f, step);
    return true;
  }
  for (;;) {
    const base = considered.top;
    candidates(s, f, step);
    const found = considered.top - base;
    const missing = s.block[f + WANTED] - s.block[f + LIST_LENGTH + step.slot];
    const choice = found === 0 || missing <= 0 ? TAKE_NONE : choiceAmong(step, found, missing);
    if (choice === TAKE_ALL) for (let i = base; i < base + found; i++) append(s, f, step.slot, considered.items[i]);
    else if (choice === TAKE_RANDOM) append(s, f, step.slot, considered.items[base + roll(s, chance, found)]);
    else if (choice === TAKE_REST) for (let i = 0; i < missing; i++) append(s, f, step.slot, considered.items[base]);
    considered.top = base;
    if (choice === ASK_FOR_ONE) return false;
    // What has been taken may let others be found: the most powerful of the rest.
    const goesOn = choice === TAKE_RANDOM || (choice === TAKE_ALL && step.mode === 'exactly');
    if (!goesOn) break;
  }
  settle(s, f, step);
  return true;
}

/** Most picks take whatever there is, and leave `it` alone. */
function pickAll(s: State<unknown>, f: number, step: EffectStep): void {
  const base = considered.top;
  candidates(s, f, step);
  for (let i = base; i < considered.top; i++) append(s, f, step.slot, considered.items[i]);
  considered.top = base;
  s.block[f + ASKING] = NOTHING;
}

const TAKE_NONE = 0;
const TAKE_ALL = 1;
const TAKE_RANDOM = 2;
/** All remaining packets go to the only object there is. */
const TAKE_REST = 3;
const ASK_FOR_ONE = 4;

function choiceAmong(step: EffectStep, found: number, missing: number): number {
  switch (step.mode) {
    case 'one':
    case 'exactly':
      return found <= missing ? TAKE_ALL : ASK_FOR_ONE;
    case 'random':
      return found <= missing ? TAKE_ALL : TAKE_RANDOM;
    case 'packets':
      return found === 1 ? TAKE_REST : ASK_FOR_ONE;
    default:
      return ASK_FOR_ONE;
  }
}

function begin(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  if (!step.append) {
    block[f + LIST_AT + step.slot] = s.game.layout.lists.top(s);
    block[f + LIST_LENGTH + step.slot] = 0;
  }
  block[f + WANTED] = block[f + LIST_LENGTH + step.slot] + wanted(s, f, step);
  block[f + ASKING] = A_PICK;
  block[f + CHOOSER] = step.chooser ? numberOf(s, f, step.chooser) : chooserOf(s, f);
}

function wanted(s: State<unknown>, f: number, step: EffectStep): number {
  if (step.mode === 'one') return 1;
  if (step.mode === 'all' || step.mode === 'anyNumber') return NO_LIMIT;
  return step.count ? Math.max(0, numberOf(s, f, step.count)) : 1;
}

function roll(s: State<unknown>, chance: Chance, found: number): number {
  const luck = s.game.language?.luck;
  if (!luck) throw new RulesError('the language has no stream for random choices');
  return luck.roll(s, chance, found);
}

/** Puts one more object into a list. */
export function append(s: State<unknown>, f: number, slot: number, object: number): void {
  s.game.layout.lists.push(s, object);
  s.block[f + LIST_LENGTH + slot]++;
}

/** After a pick: `it` is the last object picked; an empty choice clears it. `anyNumber` leaves it alone, as `all` does. */
function settle(s: State<unknown>, f: number, step: EffectStep): void {
  const { block } = s;
  const length = block[f + LIST_LENGTH + step.slot];
  const { mode } = step;
  if (mode !== 'upto' && mode !== 'anyNumber' && length < block[f + WANTED]) block[f + SHORT] = 1;
  block[f + ASKING] = NOTHING;
  if (!step.setsIt || mode === 'anyNumber') return;
  setIt(s, f, length === 0 ? -1 : s.game.layout.lists.get(s, block[f + LIST_AT + step.slot] + length - 1));
}

/** Makes an object the one handled last. */
export function setIt(s: State<unknown>, f: number, object: number): void {
  s.block[f + IT] = object;
  s.block[f + IT_STAMP] = stampOf(s, object);
}

/**
 * Puts what a pick may choose next on the stack of considered objects: all that it finds, less what it has. Packets may
 * go where others went.
 */
export function candidates(s: State<unknown>, f: number, step: EffectStep): void {
  const start = considered.top;
  select(s, f, step.selector as Selector, considered);
  const length = s.block[f + LIST_LENGTH + step.slot];
  if (length === 0 || step.mode === 'packets') return;
  const { lists } = s.game.layout;
  const at = s.block[f + LIST_AT + step.slot];
  let kept = start;
  for (let i = start; i < considered.top; i++) {
    let chosen = false;
    for (let k = 0; k < length && !chosen; k++) chosen = lists.get(s, at + k) === considered.items[i];
    if (!chosen) considered.items[kept++] = considered.items[i];
  }
  considered.top = kept;
}
