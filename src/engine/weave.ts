import type { Chance } from './chance.js';
import { HEADER } from './header.js';
import { FRAME_HEAD } from './layout.js';
import {
  ASK,
  type Instruction,
  JUMP,
  JUMP_UNLESS,
  NEXT_TIME,
  RETURN,
  RUN,
  type Script,
  START_TIMES,
} from './script.js';
import type { State } from './state.js';

/*
 * A script as one JavaScript function. A loop that calls the steps of all scripts from one place makes calls that
 * neither V8 nor the processor can foresee; here every step is called from a place of its own, and small ones become
 * part of the function. The text of the function is made of the numbers of instructions alone: what is called comes in
 * as constants.
 */

/**
 * Runs a script from the instruction at which its frame stands, until it is left, calls another, jumps back or has
 * ended the game. The block is that of the state, the frame the running one.
 * @returns whether somebody must choose among two or more options, which are listed then
 *
 * Compared like a method, as the steps of scripts are.
 */
export type Woven<R> = { call(s: State<R>, chance: Chance, block: Int16Array, frame: number): boolean }['call'];

/** What scripts need of the machine. */
export interface Loom {
  /** Takes an option that was listed. */
  take<R>(s: State<R>, code: number, chance: Chance): void;
  /** The running script is done. */
  pop(s: State<unknown>, usesAll: boolean): void;
}

/** Makes one function of a script. */
export function weave<R>({ name, code, usesAll }: Script<R>, { take, pop }: Loom): Woven<R> {
  const text = [
    '"use strict";',
    ...code.flatMap(constantsOf),
    'return (s, chance, block, frame) => {',
    'for (let place = block[frame + 1]; ; ) switch (place) {',
    ...code.flatMap((step, place) => [`case ${place}:`, ...linesOf(step, place)]),
    '}};',
    `//# sourceURL=script:${encodeURIComponent(name)}`,
  ].join('\n');
  const make = new Function('code', 'take', 'pop', 'usesAll', text);
  return make(code, take, pop, usesAll);
}

/** What an instruction calls, as constants, which V8 need not look up. */
function constantsOf<R>({ op, question }: Instruction<R>, place: number): string[] {
  const own = (name: string, part: string): string => `const ${name}${place} = code[${place}].${part};`;
  switch (op) {
    case RUN:
      return [own('run', 'run')];
    case ASK: {
      const actions = question?.actions ?? [];
      return [own('who', 'question.who'), ...actions.map((_, i) => own(`offer${i}of`, `question.actions[${i}].offer`))];
    }
    case JUMP_UNLESS:
      return [own('test', 'test')];
    case START_TIMES:
      return [own('measure', 'measure')];
    default:
      return [];
  }
}

/** Goes on only where the step has called no script and has not ended the game. */
const GO_ON = `if (s.frame !== frame || block[${HEADER.over}] !== 0) return false;`;

/** What an instruction does, falling through to the next one. */
function linesOf<R>(step: Instruction<R>, place: number): string[] {
  const onwards = step.next === place + 1 ? '' : jump(step.next, place);
  const counter = `block[frame + ${FRAME_HEAD + step.counter}]`;
  switch (step.op) {
    case RUN:
      return [`${standAt(step.next)} run${place}(s, chance);`, GO_ON, onwards];
    case ASK:
      return [...linesOfQuestion(step, place), onwards];
    case JUMP:
      return [jump(step.target, place)];
    case JUMP_UNLESS:
      return [`if (!test${place}(s)) { ${jump(step.target, place)} }`, onwards];
    case START_TIMES:
      return [`${counter} = measure${place}(s);`, onwards];
    case NEXT_TIME:
      return [`if (${counter} <= 0) { ${jump(step.target, place)} }`, `${counter}--;`, onwards];
    case RETURN:
      return ['pop(s, usesAll);', 'return false;'];
    default:
      throw new RangeError(`no instruction ${step.op}`);
  }
}

/** Lists the options as the machine does when a list is stale; a single one is taken. */
function linesOfQuestion<R>({ question, next }: Instruction<R>, place: number): string[] {
  const actions = question?.actions ?? [];
  return [
    `${standAt(place)} s.offer.clear();`,
    ...actions.map(({ kind }, i) => `s.offer.begin(${kind}); offer${i}of${place}(s, s.offer);`),
    `s.offer.seat = who${place}(s); s.offer.stale = false;`,
    'if (s.offer.count > 1) return true;',
    standAt(next),
    `if (s.offer.count === 1) { take(s, s.offer.codes[0], chance); ${GO_ON} }`,
  ];
}

const standAt = (place: number): string => `block[frame + 1] = ${place};`;

/** The machine counts how often a script jumps back: it may do so for ever. */
const jump = (target: number, from: number): string =>
  target > from ? `place = ${target}; continue;` : `${standAt(target)} return false;`;
