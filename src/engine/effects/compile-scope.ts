import { nearest } from '../nearest.js';
import { NotationError, type Origin } from '../notation/notation-error.js';
import type { Argument, Clause, Expression, Span, Statement } from '../notation/syntax.js';
import { type ArgumentShape, CORE_SORTS, type Sort, type Vocabulary } from '../notation/vocabulary.js';
import type { Program } from './code.js';
import type { Registers } from './registers.js';
import type { Meaning } from './vocabulary.js';

/** What the parts of the compiler share while they work on the effect of one card. */
export interface Scope {
  readonly vocabulary: Vocabulary<Meaning<unknown>>;
  /** The cell of each number that is written in the effect. */
  readonly cellOf: ReadonlyMap<Expression, number>;
  readonly text: string;
  readonly origin: Origin;
  /** The cell of a number that no text holds, such as the value of a word. */
  constant(value: number): number;
  /** Compiles a clause that stands in another. */
  clause(clause: Clause, name: string, outer: Registers): Program;
  /** Compiles statements that are put off as one clause without a trigger. */
  statements(statements: readonly Statement[], name: string, outer: Registers): Program;
}

export type Known<K extends Meaning<unknown>['kind']> = Extract<Meaning<unknown>, { kind: K }>;

/** The entry of a kind and name; the linter has seen to it that there is one. */
export function known<K extends Exclude<Meaning<unknown>['kind'], 'word'>>(
  scope: Scope,
  kind: K,
  name: string,
  span: Span,
): Known<K> {
  const found = scope.vocabulary.find(kind, name);
  if (found) return found;
  const near = nearest(name, scope.vocabulary.namesOf(kind));
  throw refuse(scope, span, `"${name}" is not a ${kind}`, `a ${kind} of the vocabulary is expected`, near);
}

/** What is wrong at a place of the effect, in one sentence with file, line and column. */
export function refuse(scope: Scope, span: Span, problem: string, right: string, near?: string): NotationError {
  return new NotationError({ span, problem, right, ...(near ? { nearest: near } : {}) }, scope.text, scope.origin);
}

/** Puts arguments in the order of the shapes; those left out are undefined. */
export function arrange(
  scope: Scope,
  given: readonly Argument[],
  shapes: readonly ArgumentShape[],
  span: Span,
): (Argument | undefined)[] {
  const placed: (Argument | undefined)[] = shapes.map(() => undefined);
  const places = shapes.filter((shape) => !shape.keyed);
  for (const [index, argument] of given.entries()) {
    const shape = argument.key === undefined ? places[index] : shapes.find(({ name }) => name === argument.key);
    if (shape === undefined) {
      const right = `it takes ${shapes.map(({ name }) => name).join(', ') || 'no arguments'}`;
      throw refuse(scope, argument.span, `there is no argument ${argument.key ?? index + 1}`, right);
    }
    placed[shapes.indexOf(shape)] = argument;
  }
  const missing = shapes.find(({ optional }, index) => !optional && placed[index] === undefined);
  if (missing) {
    const right = 'every argument but the optional is expected';
    throw refuse(scope, span, `the argument ${missing.name} is missing`, right);
  }
  return placed;
}

/** Whether an argument is filled by objects that a statement demands, not by a number, a condition or a description. */
export function namesObjects(shape: ArgumentShape): boolean {
  return !shape.selector && shape.accepts.some(isObjectSort);
}

/** Whether the sort is a game's own. */
export function isObjectSort(sort: Sort): boolean {
  const core: readonly string[] = CORE_SORTS;
  return !core.includes(sort);
}

/** Whether things of the sort can be handled and can leave: nouns look for them, and they are not players. */
export function isThing(scope: Scope, sort: Sort): boolean {
  return sort !== 'player' && scope.vocabulary.entries.some((entry) => entry.kind === 'noun' && entry.gives === sort);
}
