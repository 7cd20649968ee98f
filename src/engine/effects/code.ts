import type { FilterOperator } from '../notation/syntax.js';
import type { Block, Filter, Noun, Value, Verb } from './vocabulary.js';

/**
 * What effects compile to. Statements are flat instructions with places to jump to; expressions are small trees that
 * one switch walks, and never wait. No closure is made for a card: the tree names vocabulary entries and cells only.
 * The vocabulary's `R` is erased here: a program runs only in the game whose vocabulary compiled it.
 */
export const NUMBER = 0;
export const REGISTER = 1;
export const LOCAL = 2;
export const LIST = 3;
export const VALUE = 4;
export const SELECT = 5;
export const NOT = 6;
export const NEGATE = 7;
export const BINARY = 8;
export const TEXT = 9;
export const ALL_OF_IT = 10;
/** An event with its arguments, in a trigger; the game reads it when it builds its index of listeners. */
export const EVENT = 11;

/** One node of an expression; which fields count depends on `op`. */
export interface Expr {
  readonly op: number;
  /** NUMBER: cell of the game's numbers. REGISTER, LOCAL, LIST: which. ALL_OF_IT: 0 full, 1 same, 2 all. */
  readonly index: number;
  readonly left: Expr | null;
  readonly right: Expr | null;
  /** BINARY: `or and == != < <= > >= + - *`. */
  readonly operator: string;
  readonly value: Value<unknown> | null;
  readonly args: readonly Expr[];
  readonly selector: Selector | null;
  readonly text: string;
}

/** A set of objects: the union of its parts, each a noun (or one object) narrowed by filters. */
export interface Selector {
  readonly parts: readonly SelectorPart[];
  /** Any noun of the domain: it tells how objects are coded and read. */
  readonly noun: Noun<unknown> | null;
}
export interface SelectorPart {
  readonly noun: Noun<unknown> | null;
  /** The one object that is narrowed, when there is no noun. */
  readonly source: Expr | null;
  readonly filters: readonly FilterUse[];
}
export interface FilterUse {
  readonly filter: Filter<unknown>;
  readonly negated: boolean;
  readonly args: readonly Expr[];
  readonly operator: FilterOperator | null;
  readonly operand: Expr | null;
}

export const PICK = 0;
export const PERFORM = 1;
export const ASSIGN = 2;
export const MAY = 3;
export const UNLESS_DONE = 4;
export const UNLESS = 5;
export const GOTO = 6;
export const CHOOSE = 7;
export const START_TIMES = 8;
export const NEXT_TIME = 9;
export const START_EACH = 10;
export const NEXT_EACH = 11;
export const START_ROUND = 12;
export const NEXT_ROUND = 13;
export const PUT_OFF = 14;
export const AGAIN = 15;
export const END = 16;

export type PickMode = 'one' | 'exactly' | 'upto' | 'anyNumber' | 'all' | 'random';

/** One instruction; which fields count depends on `op`. */
export interface EffectStep {
  readonly op: number;
  /** PICK. */
  readonly mode: PickMode;
  readonly selector: Selector | null;
  readonly count: Expr | null;
  readonly chooser: Expr | null;
  /** PICK: which list of the frame; ASSIGN: which register. */
  readonly slot: number;
  /** PICK adds to its list instead of beginning it. */
  readonly append: boolean;
  /** PERFORM. */
  readonly verb: Verb<unknown> | null;
  /** PERFORM: the place of each argument that must name at least one object. */
  readonly demanded: readonly number[];
  readonly args: readonly Expr[];
  /** ASSIGN, UNLESS, START_TIMES. */
  readonly expr: Expr | null;
  /** Where MAY, UNLESS…, GOTO and loops jump to. */
  target: number;
  /** CHOOSE: where each way begins, and how it reads. */
  readonly ways: number[];
  readonly texts: readonly string[];
  /** START_ROUND, PUT_OFF. */
  readonly block: Block<unknown> | null;
  /** PUT_OFF: programs of the clauses inside. */
  readonly programs: readonly number[];
}

/** One compiled clause. */
export interface Program {
  /** Its number in the game: what frames store. */
  readonly number: number;
  /** `<card>.<clause>`. */
  readonly name: string;
  readonly code: readonly EffectStep[];
}
