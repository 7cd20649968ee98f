import type { Chance } from './chance.js';
import { LOOPS } from './layout.js';
import type { Offer } from './offer.js';
import type { State } from './state.js';

/**
 * One family of options of a decision: how they are listed, what they do, how they read.
 *
 * `offer` only reads the state. `take` is called with the arguments of a code that `offer` listed.
 */
export interface Action<R> {
  /** 1..127, unique in a game and never reused: codes in old records keep their meaning. */
  readonly kind: number;
  readonly name: string;
  /** The rule that allows it, such as `GM-X-01`; errors name it. */
  readonly rule: string;
  offer(s: State<R>, offer: Offer): void;
  take(s: State<R>, chance: Chance, a: number, b: number): void;
  text(s: State<R>, a: number, b: number): string;
}

/** What an author writes of an action; arguments not needed may be left out. */
export interface ActionSpec<R> {
  rule?: string;
  offer(s: State<R>, offer: Offer): void;
  take?(s: State<R>, chance: Chance, a: number, b: number): void;
  text(s: State<R>, a: number, b: number): string;
}

/** Declares an action. `kind` is its number in codes, 1..127. */
export function action<R>(kind: number, name: string, spec: ActionSpec<R>): Action<R> {
  return { kind, name, rule: spec.rule ?? '', offer: spec.offer, take: spec.take ?? nothing, text: spec.text };
}
function nothing(): void {}

/** A step that changes the state and never waits. When it calls a script, that is the last thing it does. */
export type Run<R> = Callable<State<R>, [Chance], void>;
export type Test<R> = Callable<State<R>, [], boolean>;
export type Measure<R> = Callable<State<R>, [], number>;

/** A function type compared like a method, so that a game of any `R` is a `Game<unknown>` for those who only run it. */
type Callable<S, Rest extends readonly unknown[], Result> = { call(s: S, ...rest: Rest): Result }['call'];

/** Somebody must choose. */
export interface Question<R> {
  readonly step: 'ask';
  readonly name: string;
  readonly who: Measure<R>;
  readonly actions: readonly Action<R>[];
  /** The choice belongs to an action that has begun: a target, a step, an answer. */
  readonly within: boolean;
}

/** A step of a script, as written. */
export type Step<R> =
  | Run<R>
  | Question<R>
  | {
      readonly step: 'when';
      readonly test: Test<R>;
      readonly then: readonly Step<R>[];
      readonly else: readonly Step<R>[];
    }
  | { readonly step: 'loop'; readonly body: readonly Step<R>[] }
  | { readonly step: 'times'; readonly count: Measure<R>; readonly body: readonly Step<R>[] }
  | { readonly step: 'break'; readonly test: Test<R> }
  | { readonly step: 'leave'; readonly test: Test<R> };

/**
 * Asks `who` to choose one option of these actions. A single option is taken without asking; none at all skips the step.
 */
export function ask<R>(name: string, who: Measure<R>, actions: readonly Action<R>[]): Step<R> {
  return { step: 'ask', name, who, actions, within: false };
}
/** As `ask`, for a choice inside an action that has begun already: greedy bots look through it to the action's end. */
export function askWithin<R>(name: string, who: Measure<R>, actions: readonly Action<R>[]): Step<R> {
  return { step: 'ask', name, who, actions, within: true };
}
/** Does `then` if the test holds, else `otherwise`. */
export function when<R>(test: Test<R>, then: readonly Step<R>[], otherwise: readonly Step<R>[] = []): Step<R> {
  return { step: 'when', test, then, else: otherwise };
}
/** Repeats until a `breakWhen` or `leaveWhen` inside says otherwise. */
export function loop<R>(...body: Step<R>[]): Step<R> {
  return { step: 'loop', body };
}
/** Repeats a number of times that is measured once, at the start. */
export function times<R>(count: Measure<R>, ...body: Step<R>[]): Step<R> {
  return { step: 'times', count, body };
}
/** Ends the innermost loop if the test holds. */
export function breakWhen<R>(test: Test<R>): Step<R> {
  return { step: 'break', test };
}
/** Ends the script if the test holds. */
export function leaveWhen<R>(test: Test<R>): Step<R> {
  return { step: 'leave', test };
}

/** What one instruction of a compiled script does. */
export const RUN = 0;
export const ASK = 1;
export const JUMP = 2;
export const JUMP_UNLESS = 3;
export const START_TIMES = 4;
export const NEXT_TIME = 5;
export const RETURN = 6;

/** One flat instruction. All have the same shape, so that the run loop stays on one hidden class. */
export interface Instruction<R> {
  readonly op: number;
  readonly run: Run<R>;
  readonly test: Test<R>;
  readonly measure: Measure<R>;
  readonly question: Question<R> | null;
  /** Where a jump goes. */
  target: number;
  /** The instruction that is run afterwards: the following one, or where it jumps to. */
  next: number;
  /** Which loop counter of the frame. */
  readonly counter: number;
}

/** A list of steps compiled to flat instructions. */
export interface Script<R> {
  readonly name: string;
  /** What frames store: a 15-bit hash of the name, so that it depends on nothing but the name. */
  readonly number: number;
  readonly code: readonly Instruction<R>[];
  /** It uses cells of its frame that it has not named as locals. */
  readonly usesAll: boolean;
}

/**
 * Writes a script. Its name must be unique within a game.
 * @param usesAll whether it uses cells of its frame that it has not named with `locals`
 * @throws RangeError when `times` stands in `times` deeper than a frame has counters
 */
export function script<R>(name: string, steps: readonly Step<R>[], usesAll = false): Script<R> {
  const code: Instruction<R>[] = [];
  new Compiler<R>(name, code).steps(steps, 0, []);
  code.push(instruction<R>(RETURN, {}));
  link(code);
  return { name, number: numberOf(name), code, usesAll };
}

/** Lets every instruction lead past jumps to what is really run next. */
function link<R>(code: readonly Instruction<R>[]): void {
  const goal = (from: number): number => {
    let at = from;
    // A loop without a body jumps to itself.
    for (let jumps = 0; jumps < code.length && code[at].op === JUMP; jumps++) at = code[at].target;
    return at;
  };
  for (const [place, one] of code.entries()) {
    one.next = one.op === RETURN ? place : goal(place + 1);
    one.target = goal(one.target);
  }
}

/** How many numbers scripts can have, and 0. */
export const SCRIPT_NUMBERS = 0x8000;

/** The number of a script's name: 1..32767. */
export function numberOf(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) & 0x7fff || 1;
}

function instruction<R>(op: number, parts: Partial<Instruction<R>>): Instruction<R> {
  return {
    op,
    run: parts.run ?? nothing,
    test: parts.test ?? never,
    measure: parts.measure ?? zero,
    question: parts.question ?? null,
    target: parts.target ?? 0,
    next: 0,
    counter: parts.counter ?? 0,
  };
}
function never(): boolean {
  return false;
}
function zero(): number {
  return 0;
}

class Compiler<R> {
  constructor(
    private readonly name: string,
    private readonly code: Instruction<R>[],
  ) {}

  steps(steps: readonly Step<R>[], depth: number, breaks: Instruction<R>[]): void {
    for (const step of steps) this.step(step, depth, breaks);
  }

  private step(step: Step<R>, depth: number, breaks: Instruction<R>[]): void {
    if (typeof step === 'function') {
      this.emit(RUN, { run: step });
      return;
    }
    switch (step.step) {
      case 'ask':
        this.emit(ASK, { question: step });
        return;
      case 'when':
        this.branch(step.test, step.then, step.else, depth, breaks);
        return;
      case 'loop': {
        const start = this.code.length;
        const leaving: Instruction<R>[] = [];
        this.steps(step.body, depth, leaving);
        this.emit(JUMP, { target: start });
        for (const jump of leaving) jump.target = this.code.length;
        return;
      }
      case 'times': {
        if (depth === LOOPS) throw new RangeError(`script "${this.name}" nests more than ${LOOPS} counted loops`);
        this.emit(START_TIMES, { measure: step.count, counter: depth });
        const start = this.code.length;
        const leaving = [this.emit(NEXT_TIME, { counter: depth })];
        this.steps(step.body, depth + 1, leaving);
        this.emit(JUMP, { target: start });
        for (const jump of leaving) jump.target = this.code.length;
        return;
      }
      case 'break': {
        const skip = this.emit(JUMP_UNLESS, { test: step.test });
        breaks.push(this.emit(JUMP, {}));
        skip.target = this.code.length;
        return;
      }
      case 'leave': {
        const skip = this.emit(JUMP_UNLESS, { test: step.test });
        this.emit(RETURN, {});
        skip.target = this.code.length;
        return;
      }
    }
  }

  private branch(
    test: Test<R>,
    then: readonly Step<R>[],
    otherwise: readonly Step<R>[],
    depth: number,
    breaks: Instruction<R>[],
  ): void {
    const skip = this.emit(JUMP_UNLESS, { test });
    this.steps(then, depth, breaks);
    if (otherwise.length === 0) {
      skip.target = this.code.length;
      return;
    }
    const end = this.emit(JUMP, {});
    skip.target = this.code.length;
    this.steps(otherwise, depth, breaks);
    end.target = this.code.length;
  }

  private emit(op: number, parts: Partial<Instruction<R>>): Instruction<R> {
    const made = instruction<R>(op, parts);
    this.code.push(made);
    return made;
  }
}
