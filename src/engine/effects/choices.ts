import type { Offer } from '../offer.js';
import { type Action, action } from '../script.js';
import type { State } from '../state.js';
import { EFFECT_ACTIONS } from './action-codes.js';
import type { EffectStep } from './code.js';
import { considered } from './evaluate.js';
import { ASKING, LIST_LENGTH, PC, PROGRAM, WANTED, WENT } from './frame.js';
import { A_MAY, A_PICK, A_WAY, append, candidates, NOTHING, setIt } from './pick.js';

/* The questions that effects ask; the running frame says which of them it is. */

/** The instruction at which a running effect stands. */
export function stepOf(s: State<unknown>): EffectStep {
  return s.game.programs[s.block[s.frame + PROGRAM]].code[s.block[s.frame + PC]];
}

const asksFor = (s: State<unknown>): number => s.block[s.frame + ASKING];

/** How an object is named in action codes. Packets may tell apart what is otherwise equal, so each has its own number. */
function codeOf(s: State<unknown>, step: EffectStep, object: number): number {
  const noun = step.selector?.noun;
  return noun?.code && step.mode !== 'packets' ? noun.code(s, object) : object;
}

/** The first candidate with a code, or -1. */
function candidateOf(s: State<unknown>, step: EffectStep, code: number): number {
  const base = considered.top;
  candidates(s, s.frame, step);
  let found = -1;
  for (let i = base; i < considered.top && found < 0; i++) {
    if (codeOf(s, step, considered.items[i]) === code) found = considered.items[i];
  }
  considered.top = base;
  return found;
}

const pickOne = action<unknown>(EFFECT_ACTIONS.pick, 'pick', {
  offer(s, offer) {
    if (asksFor(s) === A_PICK) offerCandidates(s, offer);
  },
  take(s, _chance, code) {
    const step = stepOf(s);
    append(s, s.frame, step.slot, candidateOf(s, step, code));
  },
  text(s, code) {
    const step = stepOf(s);
    const object = candidateOf(s, step, code);
    return step.selector?.noun?.text(s, object) ?? s.game.language?.objectText?.(s, object) ?? `object ${object}`;
  },
});

function offerCandidates(s: State<unknown>, offer: Offer): void {
  const step = stepOf(s);
  const base = considered.top;
  candidates(s, s.frame, step);
  for (let i = base; i < considered.top; i++) offer.addOnce(codeOf(s, step, considered.items[i]));
  considered.top = base;
}

const stopPicking = action<unknown>(EFFECT_ACTIONS.done, 'done', {
  offer(s, offer) {
    if (asksFor(s) !== A_PICK) return;
    const { mode } = stepOf(s);
    if (mode === 'upto' || mode === 'anyNumber') offer.add();
  },
  take(s) {
    s.block[s.frame + WANTED] = s.block[s.frame + LIST_LENGTH + stepOf(s).slot];
  },
  text: () => 'done',
});

const accept = action<unknown>(EFFECT_ACTIONS.may, 'do it', {
  offer(s, offer) {
    if (asksFor(s) === A_MAY) offer.add();
  },
  take(s) {
    s.block[s.frame + ASKING] = NOTHING;
    s.block[s.frame + PC]++;
  },
  text: (s) => stepOf(s).texts[0],
});

const pass = action<unknown>(EFFECT_ACTIONS.pass, 'pass', {
  offer(s, offer) {
    if (asksFor(s) === A_MAY) offer.add();
  },
  take(s) {
    s.block[s.frame + ASKING] = NOTHING;
    skip(s, s.frame, stepOf(s));
  },
  text: () => 'pass',
});

/** An offer is declined: nothing was done, and nothing handled. */
export function skip(s: State<unknown>, f: number, step: EffectStep): void {
  s.block[f + WENT] = 0;
  setIt(s, f, -1);
  s.block[f + PC] = step.target;
}

const way = action<unknown>(EFFECT_ACTIONS.way, 'choose', {
  offer(s, offer) {
    if (asksFor(s) !== A_WAY) return;
    const { ways } = stepOf(s);
    for (let i = 0; i < ways.length; i++) offer.add(i);
  },
  take(s, _chance, index) {
    const { ways } = stepOf(s);
    s.block[s.frame + ASKING] = NOTHING;
    s.block[s.frame + PC] = ways[index];
  },
  text: (s, index) => stepOf(s).texts[index],
});

/** Everything an effect may ask. */
export const effectChoices: readonly Action<unknown>[] = [pickOne, stopPicking, accept, pass, way];
