import type { Chance } from '../chance.js';
import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import { call } from '../machine.js';
import type { Offer } from '../offer.js';
import { action, askWithin, breakWhen, loop, type Script, script } from '../script.js';
import type { State } from '../state.js';
import {
  AGAIN,
  ASSIGN,
  CHOOSE,
  type EffectStep,
  END,
  type Expr,
  GOTO,
  LIST,
  MAY,
  NEXT_EACH,
  NEXT_ROUND,
  NEXT_TIME,
  PERFORM,
  PICK,
  PUT_OFF,
  type Selector,
  START_EACH,
  START_ROUND,
  START_TIMES,
  UNLESS,
  UNLESS_DONE,
} from './code.js';
import { considered, numberOf, objectCount, objectOf, select } from './evaluate.js';
import {
  ASKING,
  AWAITED,
  CHOOSER,
  EACH_AT,
  EACH_LENGTH,
  EACH_PLACE,
  ENDED,
  FLOOR,
  IT,
  LIST_AT,
  LIST_LENGTH,
  ME,
  PC,
  PROGRAM,
  REGISTERS,
  REPEATS,
  ROUND_AT,
  ROUND_LENGTH,
  ROUND_ME,
  ROUND_PLACE,
  SAME,
  SELF,
  THAT,
  TIMES_LEFT,
  WANTED,
  WENT,
} from './frame.js';
import { LATER } from './vocabulary.js';

const NOTHING = 0;
const A_PICK = 1;
const A_MAY = 2;
const A_WAY = 3;

/** The most often one clause may begin again. */
const MOST_REPEATS = 100;

/** The code numbers of the choices that effects ask for; a game's own actions stay below. */
export const EFFECT_ACTIONS = { pick: 120, done: 121, may: 122, pass: 123, way: 124 } as const;

/** What an effect begins with. */
export interface EffectStart {
  readonly program: number;
  /** The seat whose effect it is: `me`. */
  readonly me: number;
  /** The card it stands on: `self`, -1 for none. */
  readonly self?: number;
  /** The subject of the event: `that`, -1 for none. */
  readonly that?: number;
  /** The amount of the event: `same`. */
  readonly same?: number;
}

/** Starts a clause on the stack; as with every call, the step that does it does nothing after. */
export function startEffect(s: State<unknown>, program: number, me: number, self = -1, that = -1, same = 0): void {
  call(s, effectScript, program, me, self, that);
  prepareFrame(s, s.frame, program, me, self, that, same);
}

function prepareFrame(
  s: State<unknown>,
  f: number,
  program: number,
  me: number,
  self: number,
  that: number,
  same: number,
): void {
  const { block } = s;
  block[f + PROGRAM] = program;
  block[f + ME] = me;
  block[f + SELF] = self;
  block[f + THAT] = that;
  block[f + IT] = -1;
  block[f + SAME] = same;
  block[f + CHOOSER] = me;
  block[f + WENT] = 1;
  block[f + FLOOR] = block[HEADER.listTop];
}

/**
 * Whether an effect could do anything for this seat now: its first choice finds an object and its condition holds.
 * Only reads: the frame it needs for that is laid above the stack and cleared again.
 */
export function couldDo(s: State<unknown>, program: number, me: number, self = -1, that = -1): boolean {
  const { frames } = s.game.layout;
  const depth = s.block[HEADER.depth];
  if (depth === frames.cap) throw new RulesError(`more than ${frames.cap} scripts on the stack`);
  const f = frames.at + depth * frames.width;
  prepareFrame(s, f, program, me, self, that, 0);
  const could = firstDemandHolds(s, f, s.game.programs[program].code);
  s.block.fill(0, f, f + frames.width);
  return could;
}

function firstDemandHolds(s: State<unknown>, f: number, code: readonly EffectStep[]): boolean {
  for (let pc = 0; pc < code.length; pc++) {
    const step = code[pc];
    if (step.op === PICK) {
      const found = candidateCount(s, f, step.selector as Selector);
      return found > 0 || step.mode === 'upto' || step.mode === 'anyNumber';
    }
    if (step.op === UNLESS) return numberOf(s, f, step.expr as Expr) !== 0;
    if (step.op !== ASSIGN && step.op !== GOTO) return true;
  }
  return true;
}

/** The value of a condition clause (`Requires: …`), evaluated without running anything. */
export function conditionHolds(s: State<unknown>, condition: Expr, me: number, self = -1): boolean {
  const { frames } = s.game.layout;
  const f = frames.at + s.block[HEADER.depth] * frames.width;
  prepareFrame(s, f, 0, me, self, -1, 0);
  const holds = numberOf(s, f, condition) !== 0;
  s.block.fill(0, f, f + frames.width);
  return holds;
}

function candidateCount(s: State<unknown>, f: number, selector: Selector): number {
  const base = considered.top;
  select(s, f, selector, considered);
  const found = considered.top - base;
  considered.top = base;
  return found;
}

function stepOf(s: State<unknown>): EffectStep {
  return s.game.programs[s.block[s.frame + PROGRAM]].code[s.block[s.frame + PC]];
}

/** Runs the clause until somebody must choose, a verb calls a script, or it ends. */
function proceed(s: State<unknown>, chance: Chance): void {
  const f = s.frame;
  const { block } = s;
  const { code } = s.game.programs[block[f + PROGRAM]];
  if (block[f + AWAITED] !== 0) {
    block[f + AWAITED] = 0;
    block[f + WENT] = block[HEADER.result];
  }
  while (block[HEADER.over] === 0) {
    const pc = block[f + PC];
    const step = code[pc];
    switch (step.op) {
      case PICK:
        if (!pick(s, f, step, chance)) return;
        block[f + PC] = pc + 1;
        break;
      case PERFORM: {
        block[f + PC] = pc + 1;
        perform(s, f, step, chance);
        if (s.frame !== f) return;
        break;
      }
      case ASSIGN:
        block[f + REGISTERS + step.slot] = objectOf(s, f, step.expr as Expr);
        block[f + PC] = pc + 1;
        break;
      case MAY:
        block[f + ASKING] = A_MAY;
        block[f + CHOOSER] = chooserOf(s, f);
        return;
      case CHOOSE:
        block[f + ASKING] = A_WAY;
        block[f + CHOOSER] = chooserOf(s, f);
        return;
      case UNLESS_DONE:
        block[f + PC] = block[f + WENT] !== 0 ? pc + 1 : step.target;
        break;
      case UNLESS:
        block[f + PC] = numberOf(s, f, step.expr as Expr) !== 0 ? pc + 1 : step.target;
        break;
      case GOTO:
        block[f + PC] = step.target;
        break;
      case START_TIMES:
        block[f + TIMES_LEFT] = numberOf(s, f, step.expr as Expr);
        block[f + PC] = pc + 1;
        break;
      case NEXT_TIME:
        block[f + PC] = block[f + TIMES_LEFT]-- > 0 ? pc + 1 : step.target;
        break;
      case START_EACH:
        startEach(s, f, step.slot);
        block[f + PC] = pc + 1;
        break;
      case NEXT_EACH:
        block[f + PC] = nextEach(s, f) ? pc + 1 : step.target;
        break;
      case START_ROUND:
        startRound(s, f, step);
        block[f + PC] = pc + 1;
        break;
      case NEXT_ROUND:
        if (nextRound(s, f)) block[f + PC] = pc + 1;
        else {
          block[f + PC] = step.target;
          step.block?.finish?.(s, f);
        }
        break;
      case PUT_OFF:
        step.block?.start?.(s, f, step.args, step.programs);
        block[f + PC] = pc + 1;
        break;
      case AGAIN:
        if (++block[f + REPEATS] > MOST_REPEATS) throw new RulesError('an effect begins again without end');
        block[f + PC] = 0;
        break;
      case END:
        s.game.layout.lists.cut(s, block[f + FLOOR]);
        block[f + ENDED] = 1;
        return;
      default:
        throw new RulesError(`an effect has no instruction ${step.op}`);
    }
  }
}

function chooserOf(s: State<unknown>, f: number): number {
  return s.game.language?.chooser?.(s, f) ?? s.block[f + ME];
}

/** Fills a list with the objects picked so far; false while somebody must choose the next. */
function pick(s: State<unknown>, f: number, step: EffectStep, chance: Chance): boolean {
  const { block } = s;
  const { lists } = s.game.layout;
  if (block[f + ASKING] === NOTHING) {
    if (!step.append) {
      block[f + LIST_AT + step.slot] = lists.top(s);
      block[f + LIST_LENGTH + step.slot] = 0;
    }
    block[f + WANTED] = block[f + LIST_LENGTH + step.slot] + wanted(s, f, step);
    block[f + ASKING] = A_PICK;
    block[f + CHOOSER] = step.chooser ? numberOf(s, f, step.chooser) : chooserOf(s, f);
  }
  for (;;) {
    const base = considered.top;
    candidates(s, f, step);
    const found = considered.top - base;
    const missing = block[f + WANTED] - block[f + LIST_LENGTH + step.slot];
    if (found === 0 || missing <= 0) {
      considered.top = base;
      break;
    }
    if (step.mode === 'random') {
      const luck = s.game.language?.luck;
      if (!luck) throw new RulesError('the language has no stream for random choices');
      const chosen = considered.items[base + luck.roll(s, chance, found)];
      considered.top = base;
      append(s, f, step.slot, chosen);
      continue;
    }
    const takeAll = step.mode === 'all' || ((step.mode === 'one' || step.mode === 'exactly') && found <= missing);
    if (takeAll) for (let i = base; i < base + found; i++) append(s, f, step.slot, considered.items[i]);
    considered.top = base;
    if (takeAll) break;
    return false;
  }
  block[f + ASKING] = NOTHING;
  settle(s, f, step);
  return true;
}

function wanted(s: State<unknown>, f: number, step: EffectStep): number {
  if (step.mode === 'one') return 1;
  if (step.mode === 'all' || step.mode === 'anyNumber') return 4096;
  return step.count ? numberOf(s, f, step.count) : 1;
}

function append(s: State<unknown>, f: number, slot: number, object: number): void {
  s.game.layout.lists.push(s, object);
  s.block[f + LIST_LENGTH + slot]++;
}

/** After a pick: `it` is the one object picked; an empty choice of one clears it. `all` leaves it alone. */
function settle(s: State<unknown>, f: number, step: EffectStep): void {
  if (step.mode === 'all' || step.mode === 'anyNumber') return;
  const length = s.block[f + LIST_LENGTH + step.slot];
  if (length === 0) s.block[f + IT] = -1;
  else s.block[f + IT] = s.game.layout.lists.get(s, s.block[f + LIST_AT + step.slot] + length - 1);
}

/** Puts what a pick may choose next on the stack of considered objects: all that it finds, less what it has. */
function candidates(s: State<unknown>, f: number, step: EffectStep): void {
  const start = considered.top;
  select(s, f, step.selector as Selector, considered);
  const length = s.block[f + LIST_LENGTH + step.slot];
  if (length === 0) return;
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

function perform(s: State<unknown>, f: number, step: EffectStep, chance: Chance): void {
  const { verb, args, demanded } = step;
  if (!verb) return;
  for (let i = 0; i < demanded.length; i++) {
    if (objectCount(s, f, args[demanded[i]]) === 0) {
      s.block[f + WENT] = 0;
      return;
    }
  }
  const went = verb.run(s, f, args, chance);
  if (went === LATER) s.block[f + AWAITED] = 1;
  else s.block[f + WENT] = went;
}

function startEach(s: State<unknown>, f: number, slot: number): void {
  s.block[f + EACH_AT] = s.block[f + LIST_AT + slot];
  s.block[f + EACH_LENGTH] = s.block[f + LIST_LENGTH + slot];
  s.block[f + EACH_PLACE] = 0;
}

function nextEach(s: State<unknown>, f: number): boolean {
  const { lists } = s.game.layout;
  const { block } = s;
  const place = block[f + EACH_PLACE];
  lists.cut(s, block[f + EACH_AT] + block[f + EACH_LENGTH]);
  if (place >= block[f + EACH_LENGTH]) return false;
  block[f + IT] = lists.get(s, block[f + EACH_AT] + place);
  block[f + EACH_PLACE] = place + 1;
  return true;
}

function startRound(s: State<unknown>, f: number, step: EffectStep): void {
  const base = considered.top;
  step.block?.seats?.(s, f, considered);
  s.block[f + ROUND_AT] = s.game.layout.lists.top(s);
  s.block[f + ROUND_LENGTH] = considered.top - base;
  s.block[f + ROUND_PLACE] = 0;
  s.block[f + ROUND_ME] = s.block[f + ME];
  for (let i = base; i < considered.top; i++) s.game.layout.lists.push(s, considered.items[i]);
  considered.top = base;
}

function nextRound(s: State<unknown>, f: number): boolean {
  const { lists } = s.game.layout;
  const { block } = s;
  const place = block[f + ROUND_PLACE];
  lists.cut(s, block[f + ROUND_AT] + block[f + ROUND_LENGTH]);
  if (place >= block[f + ROUND_LENGTH]) {
    block[f + ME] = block[f + ROUND_ME];
    return false;
  }
  block[f + ME] = lists.get(s, block[f + ROUND_AT] + place);
  block[f + ROUND_PLACE] = place + 1;
  return true;
}

const asksFor = (s: State<unknown>): number => s.block[s.frame + ASKING];

const pickOne = action<unknown>(EFFECT_ACTIONS.pick, 'pick', {
  offer(s, offer) {
    if (asksFor(s) === A_PICK) offerCandidates(s, offer);
  },
  take(s, _chance, code) {
    const step = stepOf(s);
    const base = considered.top;
    candidates(s, s.frame, step);
    const noun = step.selector?.noun;
    let chosen = -1;
    for (let i = base; i < considered.top && chosen < 0; i++) {
      const object = considered.items[i];
      if ((noun?.code ? noun.code(s, object) : object) === code) chosen = object;
    }
    considered.top = base;
    append(s, s.frame, step.slot, chosen);
  },
  text(s, code) {
    const step = stepOf(s);
    const base = considered.top;
    candidates(s, s.frame, step);
    const noun = step.selector?.noun;
    let text = `object ${code}`;
    for (let i = base; i < considered.top; i++) {
      const object = considered.items[i];
      if ((noun?.code ? noun.code(s, object) : object) !== code) continue;
      text = noun ? noun.text(s, object) : text;
      break;
    }
    considered.top = base;
    return text;
  },
});

function offerCandidates(s: State<unknown>, offer: Offer): void {
  const step = stepOf(s);
  const base = considered.top;
  candidates(s, s.frame, step);
  const noun = step.selector?.noun;
  for (let i = base; i < considered.top; i++) {
    const object = considered.items[i];
    if (noun?.code) offer.addOnce(noun.code(s, object));
    else offer.add(object);
  }
  considered.top = base;
}

const stopPicking = action<unknown>(EFFECT_ACTIONS.done, 'done', {
  offer(s, offer) {
    if (asksFor(s) !== A_PICK) return;
    const { mode } = stepOf(s);
    if (mode === 'upto' || mode === 'anyNumber') offer.add();
  },
  take(s) {
    const step = stepOf(s);
    s.block[s.frame + WANTED] = s.block[s.frame + LIST_LENGTH + step.slot];
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
    const { target } = stepOf(s);
    s.block[s.frame + ASKING] = NOTHING;
    s.block[s.frame + WENT] = 0;
    s.block[s.frame + IT] = -1;
    s.block[s.frame + PC] = target;
  },
  text: () => 'pass',
});

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

/** The script of every card effect: list it among a game's scripts, start it with `startEffect`. */
export const effectScript: Script<unknown> = script<unknown>('effect', [
  loop(
    proceed,
    breakWhen((s) => s.block[s.frame + ENDED] !== 0),
    askWithin('effect', (s) => s.block[s.frame + CHOOSER], [pickOne, stopPicking, accept, pass, way]),
  ),
]);

/** True when an argument is a choice that was made just now. */
export function isChoice(expr: Expr): boolean {
  return expr.op === LIST;
}

/** Whether a selector, such as an argument of a trigger, finds this object when it is read for a seat. Only reads. */
export function finds(s: State<unknown>, selector: Expr, object: number, me: number, self = -1): boolean {
  const { frames } = s.game.layout;
  const f = frames.at + s.block[HEADER.depth] * frames.width;
  prepareFrame(s, f, 0, me, self, object, 0);
  const base = considered.top;
  select(s, f, selector.selector as Selector, considered);
  let found = false;
  for (let i = base; i < considered.top && !found; i++) found = considered.items[i] === object;
  considered.top = base;
  s.block.fill(0, f, f + frames.width);
  return found;
}
