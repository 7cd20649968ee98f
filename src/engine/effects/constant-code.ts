import {
  BRANCH,
  type ConstantStep,
  EACH,
  type EffectStep,
  END,
  GOTO,
  KEPT,
  LIST,
  PERFORM,
  PICK,
  STOP,
  UNLESS,
} from './code.js';

/*
 * Constant effects are computed so often that most have code of their own, which keeps no lists and nothing of how a
 * statement went: a verb is told each object as soon as a selector has found them.
 */

/**
 * The code of a clause whose verbs all act on each object of their first argument, and which else branches on conditions
 * only; null for any other. Instructions stand at the places of those that they are made of, so that jumps stay.
 * @param readsIt whether anything in the clause reads what a statement before has handled
 */
export function constantCode(code: readonly EffectStep[], readsIt: boolean): readonly ConstantStep[] | null {
  if (readsIt) return null;
  const steps: ConstantStep[] = [];
  while (steps.length < code.length) {
    const step = constantStep(code, steps.length);
    if (!step) return null;
    steps.push(step);
    // The place of the verb that a pick was for is never come to.
    if (step.selector) steps.push(NOTHING);
  }
  return steps;
}

function constantStep(code: readonly EffectStep[], place: number): ConstantStep | null {
  const step = code[place];
  const { op, mode, append, target } = step;
  const next = place + 1;
  if (op === PICK) return mode === 'all' && !append ? fused(step, code[next], next + 1) : null;
  if (op === PERFORM) return each(step, null, next);
  if (op === UNLESS) return constant(BRANCH, { condition: step.expr, next, target });
  if (op === GOTO) return constant(BRANCH, { next, target });
  return op === END ? NOTHING : null;
}

/** What is picked for a verb is told to it at once. */
function fused(pick: EffectStep, verb: EffectStep, next: number): ConstantStep | null {
  const isFor = verb.op === PERFORM && verb.args[0].op === LIST && verb.args[0].index === pick.slot;
  return isFor ? each(verb, pick, next) : null;
}

function each({ verb, args }: EffectStep, pick: EffectStep | null, next: number): ConstantStep | null {
  const others = pick ? args.slice(1) : args;
  if (!verb?.each || verb.layer === undefined || others.some(({ op }) => op === LIST || op === KEPT)) return null;
  const selector = pick?.selector ?? null;
  return constant(EACH, { selector, named: args[0], each: verb.each, layer: verb.layer, args, next });
}

/** An instruction with the parts that count; all have one shape, which makes them fast to read. */
function constant(op: number, parts: Partial<ConstantStep>): ConstantStep {
  return {
    op,
    layer: parts.layer ?? -1,
    next: parts.next ?? 0,
    target: parts.target ?? 0,
    selector: parts.selector ?? null,
    named: parts.named ?? null,
    each: parts.each ?? doNothing,
    args: parts.args ?? [],
    condition: parts.condition ?? null,
  };
}
const doNothing = (): void => {};

const NOTHING = constant(STOP, {});
