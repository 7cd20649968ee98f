import { RulesError } from '../errors.js';
import type { State } from '../state.js';
import {
  ABSENT,
  ALL_OF_IT,
  AND,
  AT_LEAST,
  AT_MOST,
  DIFFERENT,
  EQUAL,
  EXISTS,
  type Expr,
  type FilterUse,
  KEPT,
  LESS,
  LIST,
  LOCAL,
  MINUS,
  MORE,
  NEGATE,
  NOT,
  NUMBER,
  OR,
  PLUS,
  REGISTER,
  SELECT,
  type Selector,
  type SelectorPart,
  TEXT,
  TIMES,
  VALUE,
} from './code.js';
import {
  IT,
  IT_STAMP,
  LIST_AT,
  LIST_LENGTH,
  REGISTER_STAMPS,
  REGISTERS,
  SAME,
  SELF,
  SELF_STAMP,
  THAT,
  THAT_STAMP,
} from './frame.js';
import { ifThere, stampOf } from './stamps.js';
import { Candidates, type Noun } from './vocabulary.js';

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
    case VALUE:
      return expr.read(s, f, expr.args);
    case LIST:
    case KEPT:
      return objectCount(s, f, expr) === 0 ? -1 : objectAt(s, f, expr, 0);
    case SELECT:
      return findsAny(s, f, expr.selector as Selector) ? 1 : 0;
    case EXISTS:
      return isThere(s, f, expr.left as Expr) ? 1 : 0;
    case NOT:
      return numberOf(s, f, expr.left as Expr) === 0 ? 1 : 0;
    case NEGATE:
      return -numberOf(s, f, expr.left as Expr);
    case OR:
      return numberOf(s, f, expr.left as Expr) !== 0 || numberOf(s, f, expr.right as Expr) !== 0 ? 1 : 0;
    case AND:
      return numberOf(s, f, expr.left as Expr) !== 0 && numberOf(s, f, expr.right as Expr) !== 0 ? 1 : 0;
    case PLUS:
      return numberOf(s, f, expr.left as Expr) + numberOf(s, f, expr.right as Expr);
    case MINUS:
      return numberOf(s, f, expr.left as Expr) - numberOf(s, f, expr.right as Expr);
    case TIMES:
      return numberOf(s, f, expr.left as Expr) * numberOf(s, f, expr.right as Expr);
    case ALL_OF_IT:
      return expr.index === 1 ? s.block[f + SAME] : WHATEVER_THERE_IS;
    case TEXT:
      throw new RulesError('an effect reads a text where a number stands');
    case ABSENT:
      throw new RulesError('an effect reads an argument that was left out');
    default:
      return compare(numberOf(s, f, expr.left as Expr), expr.op, numberOf(s, f, expr.right as Expr)) ? 1 : 0;
  }
}

function compare(left: number, comparison: number, right: number): boolean {
  switch (comparison) {
    case EQUAL:
      return left === right;
    case DIFFERENT:
      return left !== right;
    case LESS:
      return left < right;
    case AT_MOST:
      return left <= right;
    case MORE:
      return left > right;
    case AT_LEAST:
      return left >= right;
    default:
      throw new RulesError(`an effect has no comparison ${comparison}`);
  }
}

/** The value of an expression in which `that` is this object: for an amount that differs from object to object. */
export function numberFor(s: State<unknown>, f: number, expr: Expr, object: number): number {
  const { block } = s;
  const that = block[f + THAT];
  block[f + THAT] = object;
  const value = numberOf(s, f, expr);
  block[f + THAT] = that;
  return value;
}

/** Whether the argument at a place was given. */
export function isGiven(args: readonly Expr[], place: number): boolean {
  return place < args.length && args[place].op !== ABSENT;
}

/** The word or name of a text argument. */
export function textOf(expr: Expr): string {
  if (expr.op !== TEXT) throw new RulesError('an effect reads a number where a text stands');
  return expr.text;
}

/** The one object of an argument, or -1. Of several it is the first. */
export function objectOf(s: State<unknown>, f: number, expr: Expr): number {
  return numberOf(s, f, expr);
}

/** How many objects an argument names. */
export function objectCount(s: State<unknown>, f: number, expr: Expr): number {
  if (expr.op === LIST) return s.block[f + LIST_LENGTH + expr.index];
  if (expr.op === KEPT) return s.block[f + REGISTERS + expr.index + 1];
  if (expr.op === SELECT) return countOf(s, f, expr.selector as Selector);
  return numberOf(s, f, expr) < 0 ? 0 : 1;
}

/** Whether an argument names any object. */
export function isThere(s: State<unknown>, f: number, expr: Expr): boolean {
  return expr.op === SELECT ? findsAny(s, f, expr.selector as Selector) : objectCount(s, f, expr) > 0;
}

/** The object at a place of an argument that is a choice, or the single object it names. */
export function objectAt(s: State<unknown>, f: number, expr: Expr, place: number): number {
  const { lists } = s.game.layout;
  if (expr.op === LIST) return lists.get(s, s.block[f + LIST_AT + expr.index] + place);
  if (expr.op === KEPT) return lists.get(s, s.block[f + REGISTERS + expr.index] + place);
  return numberOf(s, f, expr);
}

/** Appends the objects of an argument, whether it describes, names or has chosen them. */
export function listObjects(s: State<unknown>, f: number, expr: Expr, out: Candidates): void {
  if (expr.op === SELECT) select(s, f, expr.selector as Selector, out);
  else known(s, f, expr, out);
}

/**
 * Whether the single object of an argument is still what it was when it was named: it has not left play since. A choice
 * made just now is; of registers and references the frame keeps the stamps.
 */
export function isStillThere(s: State<unknown>, f: number, expr: Expr): boolean {
  const { block } = s;
  switch (expr.op) {
    case REGISTER:
      return ifThere(s, block[f + REGISTERS + expr.index], block[f + REGISTER_STAMPS + expr.index]) >= 0;
    case LOCAL:
      return ifThere(s, block[f + expr.index], block[f + stampCell(expr.index)]) >= 0;
    default:
      return objectCount(s, f, expr) > 0;
  }
}

function stampCell(local: number): number {
  if (local === IT) return IT_STAMP;
  return local === SELF ? SELF_STAMP : THAT_STAMP;
}

/** The stamp that belongs to the single object of an argument. */
export function stampOfNamed(s: State<unknown>, f: number, expr: Expr): number {
  if (expr.op === REGISTER) return s.block[f + REGISTER_STAMPS + expr.index];
  if (expr.op === LOCAL) return s.block[f + stampCell(expr.index)];
  return stampOf(s, numberOf(s, f, expr));
}

/** How many objects a selector finds. */
export function countOf(s: State<unknown>, f: number, selector: Selector): number {
  const base = considered.top;
  select(s, f, selector, considered);
  const found = considered.top - base;
  considered.top = base;
  return found;
}

/** Appends everything a selector finds, each object once. */
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
  list(s, f, chosen, out);
  const { tested, domain, among } = chosen;
  if (tested.length > 0) {
    const end = out.top;
    let kept = start;
    for (let i = start; i < end; i++) {
      const object = out.items[i];
      if (passes(s, f, tested, object, domain)) out.items[kept++] = object;
    }
    out.top = kept;
  }
  for (let i = 0; i < among.length; i++) among[i](s, f, out, start);
}

/** What there is before filters narrow it, but for one that names a side. */
function list(s: State<unknown>, f: number, chosen: SelectorPart, out: Candidates): void {
  if (chosen.side !== null) chosen.listOf(s, f, out, chosen.side(s, f));
  else if (chosen.noun !== null) chosen.list(s, f, out, chosen.args);
  else known(s, f, chosen.source as Expr, out);
}

/** What there is, to hold filters against one by one; all that is found where some compare what there is. */
function listOrFind(s: State<unknown>, f: number, chosen: SelectorPart): void {
  if (chosen.among.length > 0) part(s, f, chosen, considered);
  else list(s, f, chosen, considered);
}

/**
 * Whether a selector finds this object. Its filters are held against the object alone, unless some compare what there is.
 */
export function selects(s: State<unknown>, f: number, { parts }: Selector, object: number): boolean {
  for (let p = 0; p < parts.length; p++) {
    const { tested, domain, among } = parts[p];
    const base = considered.top;
    listOrFind(s, f, parts[p]);
    const isListed = considered.has(base, object);
    considered.top = base;
    if (isListed && (among.length > 0 || passes(s, f, tested, object, domain))) return true;
  }
  return false;
}

/** Whether a selector finds any object: filters are held against one after the other until one passes. */
function findsAny(s: State<unknown>, f: number, { parts }: Selector): boolean {
  let found = false;
  for (let p = 0; p < parts.length && !found; p++) {
    const { tested, domain, among } = parts[p];
    const base = considered.top;
    listOrFind(s, f, parts[p]);
    const end = considered.top;
    if (among.length > 0) found = end > base;
    else for (let i = base; i < end && !found; i++) found = passes(s, f, tested, considered.items[i], domain);
    considered.top = base;
  }
  return found;
}

function known(s: State<unknown>, f: number, source: Expr, out: Candidates): void {
  const count = objectCount(s, f, source);
  for (let i = 0; i < count; i++) out.push(objectAt(s, f, source, i));
}

/** Whether a selector describes this object, wherever it is now: for the subjects of events. */
export function describes(s: State<unknown>, f: number, selector: Selector, object: number): boolean {
  const { parts } = selector;
  for (let p = 0; p < parts.length; p++) {
    const { noun, is, source, filters, domain } = parts[p];
    const kind = noun !== null ? is(s, f, object) : names(s, f, source as Expr, object);
    if (kind && passes(s, f, filters, object, domain)) return true;
  }
  return false;
}

/** Whether a noun lists an object. */
export function isListed(s: State<unknown>, f: number, noun: Noun<unknown>, object: number): boolean {
  const base = considered.top;
  noun.list(s, f, considered, NO_ARGUMENTS);
  const found = considered.has(base, object);
  considered.top = base;
  return found;
}
const NO_ARGUMENTS: readonly Expr[] = [];

/** Whether an argument that names, or has chosen, one object or several means this one. */
export function names(s: State<unknown>, f: number, source: Expr, object: number): boolean {
  for (let i = objectCount(s, f, source) - 1; i >= 0; i--) if (objectAt(s, f, source, i) === object) return true;
  return false;
}

function passes(s: State<unknown>, f: number, filters: readonly FilterUse[], object: number, domain: string): boolean {
  for (let i = 0; i < filters.length; i++) {
    const use = filters[i];
    const holds = use.comparison < 0 ? use.test(s, f, object, use.args, domain) : compares(s, f, use, object, domain);
    if (holds === use.negated) return false;
  }
  return true;
}

function compares(s: State<unknown>, f: number, use: FilterUse, object: number, domain: string): boolean {
  const operand = numberOf(s, f, use.operand as Expr);
  if (use.has !== null) return use.has(s, f, object, operand);
  return compare(use.measure(s, f, object, domain), use.comparison, operand);
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
