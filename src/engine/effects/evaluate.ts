import { RulesError } from '../errors.js';
import type { State } from '../state.js';
import {
  ALL_OF_IT,
  BINARY,
  type Expr,
  type FilterUse,
  LIST,
  LOCAL,
  NEGATE,
  NOT,
  NUMBER,
  REGISTER,
  SELECT,
  type Selector,
  type SelectorPart,
  TEXT,
  VALUE,
} from './code.js';
import { LIST_AT, LIST_LENGTH, REGISTERS, SAME } from './frame.js';
import { Candidates } from './vocabulary.js';

/** Objects under consideration; every user puts `top` back where it found it. */
export const considered = new Candidates();

/** `full` and `all` as numbers: more than any card holds. Verbs take the least of this and what there is. */
export const WHATEVER_THERE_IS = 30000;

/** The value of an expression: a number, a seat, an object (-1 for none), or 1/0 for a condition. Never waits. */
export function numberOf(s: State<unknown>, f: number, expr: Expr): number {
  switch (expr.op) {
    case NUMBER:
      return s.game.numbers[expr.index];
    case REGISTER:
      return s.block[f + REGISTERS + expr.index];
    case LOCAL:
      return s.block[f + expr.index];
    case LIST:
      return objectOf(s, f, expr);
    case VALUE:
      return (expr.value as NonNullable<Expr['value']>).read(s, f, expr.args);
    case SELECT:
      return exists(s, f, expr.selector as Selector) ? 1 : 0;
    case NOT:
      return numberOf(s, f, expr.left as Expr) === 0 ? 1 : 0;
    case NEGATE:
      return -numberOf(s, f, expr.left as Expr);
    case BINARY:
      return binary(s, f, expr);
    case ALL_OF_IT:
      return expr.index === 1 ? s.block[f + SAME] : WHATEVER_THERE_IS;
    default:
      throw new RulesError('an effect reads a text where a number stands');
  }
}

function binary(s: State<unknown>, f: number, expr: Expr): number {
  const left = numberOf(s, f, expr.left as Expr);
  if (expr.operator === 'and') return left !== 0 && numberOf(s, f, expr.right as Expr) !== 0 ? 1 : 0;
  if (expr.operator === 'or') return left !== 0 || numberOf(s, f, expr.right as Expr) !== 0 ? 1 : 0;
  const right = numberOf(s, f, expr.right as Expr);
  switch (expr.operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      return compare(left, expr.operator, right) ? 1 : 0;
  }
}

function compare(left: number, operator: string, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '!=':
      return left !== right;
    default:
      return left === right;
  }
}

/** The word or name of a text argument. */
export function textOf(expr: Expr): string {
  if (expr.op !== TEXT) throw new RulesError('an effect reads a number where a text stands');
  return expr.text;
}

/** The one object of an argument, or -1. Of several it is the first. */
export function objectOf(s: State<unknown>, f: number, expr: Expr): number {
  if (expr.op !== LIST) return numberOf(s, f, expr);
  if (s.block[f + LIST_LENGTH + expr.index] === 0) return -1;
  return s.game.layout.lists.get(s, s.block[f + LIST_AT + expr.index]);
}

/** How many objects an argument names. */
export function objectCount(s: State<unknown>, f: number, expr: Expr): number {
  if (expr.op === LIST) return s.block[f + LIST_LENGTH + expr.index];
  if (expr.op === SELECT) return countOf(s, f, expr.selector as Selector);
  return numberOf(s, f, expr) < 0 ? 0 : 1;
}

/** The object at a place of an argument that is a choice, or the single object it names. */
export function objectAt(s: State<unknown>, f: number, expr: Expr, place: number): number {
  if (expr.op !== LIST) return numberOf(s, f, expr);
  return s.game.layout.lists.get(s, s.block[f + LIST_AT + expr.index] + place);
}

/** How many objects a selector finds. */
export function countOf(s: State<unknown>, f: number, selector: Selector): number {
  const base = considered.top;
  select(s, f, selector, considered);
  const found = considered.top - base;
  considered.top = base;
  return found;
}

function exists(s: State<unknown>, f: number, selector: Selector): boolean {
  return countOf(s, f, selector) > 0;
}

/** Appends everything a selector finds. */
export function select(s: State<unknown>, f: number, selector: Selector, out: Candidates): void {
  const { parts } = selector;
  const start = out.top;
  for (let p = 0; p < parts.length; p++) {
    part(s, f, parts[p], out);
    if (p > 0) dropRepeats(out, start);
  }
}

function part(s: State<unknown>, f: number, chosen: SelectorPart, out: Candidates): void {
  const start = out.top;
  if (chosen.noun) chosen.noun.list(s, f, out);
  else {
    const object = objectOf(s, f, chosen.source as Expr);
    if (object >= 0) out.push(object);
  }
  const { filters } = chosen;
  if (filters.length === 0) return;
  const domain = chosen.noun ? chosen.noun.gives : '';
  const end = out.top;
  let kept = start;
  for (let i = start; i < end; i++) {
    const object = out.items[i];
    if (passes(s, f, filters, object, domain)) out.items[kept++] = object;
  }
  out.top = kept;
}

function passes(s: State<unknown>, f: number, filters: readonly FilterUse[], object: number, domain: string): boolean {
  for (let i = 0; i < filters.length; i++) {
    const use = filters[i];
    const holds = use.operator
      ? compare(measured(s, f, use, object), use.operator, numberOf(s, f, use.operand as Expr))
      : use.filter.test(s, f, object, use.args, domain);
    if (holds === use.negated) return false;
  }
  return true;
}

function measured(s: State<unknown>, f: number, use: FilterUse, object: number): number {
  if (!use.filter.measure) throw new RulesError(`the filter ${use.filter.name} cannot be compared`);
  return use.filter.measure(s, f, object);
}

function dropRepeats(out: Candidates, start: number): void {
  let kept = start;
  for (let i = start; i < out.top; i++) {
    let seen = false;
    for (let j = start; j < kept && !seen; j++) seen = out.items[j] === out.items[i];
    if (!seen) out.items[kept++] = out.items[i];
  }
  out.top = kept;
}
