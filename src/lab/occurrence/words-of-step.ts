import type { EffectStep, Expr, Program, Selector } from '../../engine/effects/code.js';
import { PICK } from '../../engine/effects/code.js';
import type { Language } from '../../engine/effects/vocabulary.js';

/** The words of the notation that an instruction needs, each with its kind: `verb damage`, `choice upto`. */
export function wordsOfStep(step: EffectStep): ReadonlySet<string> {
  const words = new Set<string>();
  if (step.op === PICK) words.add(`choice ${step.mode}`);
  if (step.verb) words.add(`verb ${step.verb.name}`);
  if (step.value) words.add(`value ${step.value.name}`);
  if (step.block) words.add(`block ${step.block.name}`);
  for (const expr of [step.count, step.chooser, step.expr, ...step.args]) if (expr) addExpr(words, expr);
  if (step.selector) addSelector(words, step.selector);
  return words;
}

/** The trigger of a clause, and its event: `trigger When`, `event destroyed`. */
export function wordsOfTriggers({ triggers }: Program, language: Language<unknown>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { name, event } of triggers) {
    words.add(`trigger ${name}`);
    const entry = language.vocabulary.entries.find((one) => one.kind === 'event' && one.number === event);
    if (event >= 0 && entry) words.add(`event ${entry.name}`);
  }
  return words;
}

function addExpr(words: Set<string>, expr: Expr): void {
  if (expr.value) words.add(`value ${expr.value.name}`);
  if (expr.selector) addSelector(words, expr.selector);
  for (const part of [expr.left, expr.right, ...expr.args]) if (part) addExpr(words, part);
}

function addSelector(words: Set<string>, { parts }: Selector): void {
  for (const { noun, args, source, filters } of parts) {
    if (noun) words.add(`noun ${noun.name}`);
    for (const arg of source ? [source, ...args] : args) addExpr(words, arg);
    for (const { filter, args: given, operand } of filters) {
      words.add(`filter ${filter.name}`);
      for (const arg of operand ? [...given, operand] : given) addExpr(words, arg);
    }
  }
}
