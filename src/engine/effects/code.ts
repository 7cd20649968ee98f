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
/** A register of several objects: where they begin in the list region, and in the next register how many they are. */
export const KEPT = 8;
export const TEXT = 9;
export const ALL_OF_IT = 10;
/** An event with its arguments, in a trigger. */
export const EVENT = 11;
/** True when the object on the left is there. */
export const EXISTS = 12;
/** Clauses that are given to something. */
export const ABILITIES = 13;
/** An argument that was left out. */
export const ABSENT = 14;
export const OR = 15;
export const AND = 16;
export const EQUAL = 17;
export const DIFFERENT = 18;
export const LESS = 19;
export const AT_MOST = 20;
export const MORE = 21;
export const AT_LEAST = 22;
export const PLUS = 23;
export const MINUS = 24;
export const TIMES = 25;

/** One node of an expression; which fields count depends on `op`. */
export interface Expr {
  readonly op: number;
  /** NUMBER: cell of the game's numbers. REGISTER, KEPT, LOCAL, LIST: which. ALL_OF_IT: 0 full, 1 same, 2 all. */
  readonly index: number;
  readonly left: Expr | null;
  readonly right: Expr | null;
  readonly value: Value<unknown> | null;
  /**
   * What the value reads. Behaviours that are called often stand in the node itself: entries of a vocabulary have so many
   * shapes that a method of theirs is slow to look up.
   */
  readonly read: Value<unknown>['read'];
  readonly args: readonly Expr[];
  readonly selector: Selector | null;
  readonly text: string;
  /** ABILITIES: the programs of the clauses. */
  readonly programs: readonly number[];
}

/** A set of objects: the union of its parts, each a noun (or known objects) narrowed by filters. */
export interface Selector {
  readonly parts: readonly SelectorPart[];
  /** Any noun of the domain: it tells how objects are coded and read. */
  readonly noun: Noun<unknown> | null;
}
export interface SelectorPart {
  readonly noun: Noun<unknown> | null;
  /** What the noun lists from, when it is the choices of a value. */
  readonly args: readonly Expr[];
  /** The known objects that are narrowed, when there is no noun. */
  readonly source: Expr | null;
  readonly filters: readonly FilterUse[];
  /** What the noun lists with, what tells whether an object is of its kind, and of what sort it is, empty without one. */
  readonly list: Noun<unknown>['list'];
  readonly is: NonNullable<Noun<unknown>['is']>;
  readonly domain: string;
  /** The side whose objects alone are listed, and how, where one of the filters names it; else null. */
  readonly side: NonNullable<Filter<unknown>['side']> | null;
  readonly listOf: NonNullable<Noun<unknown>['listOf']>;
  /** The filters that are left to test: all but that one. */
  readonly tested: readonly FilterUse[];
  /** Those that compare what the others leave. */
  readonly among: readonly NonNullable<Filter<unknown>['among']>[];
}
export interface FilterUse {
  readonly filter: Filter<unknown>;
  /** What it tests with; where something is compared, what tells whether an object has it (else null), or measures it. */
  readonly test: Filter<unknown>['test'];
  readonly has: NonNullable<Filter<unknown>['has']> | null;
  readonly measure: NonNullable<Filter<unknown>['measure']>;
  readonly negated: boolean;
  readonly args: readonly Expr[];
  /** EQUAL, LESS …, or -1 when nothing is compared. */
  readonly comparison: number;
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
/** Sets a register to the list that a pick has filled. */
export const KEEP = 17;
/** Sets a register to a value that luck or a script finds. */
export const FIND = 18;
export const AGAIN_ONCE = 19;
/** Notes what the state looks like, so that a repetition which changes nothing is seen. */
export const REMEMBER = 20;

/** How a pick fills its list; `packets` may name an object more than once. */
export type PickMode = 'one' | 'exactly' | 'upto' | 'anyNumber' | 'all' | 'random' | 'packets';

/** One instruction; which fields count depends on `op`. */
export interface EffectStep {
  readonly op: number;
  /** PICK; NEXT_EACH over packets has in `count` how large one is. */
  readonly mode: PickMode;
  readonly selector: Selector | null;
  readonly count: Expr | null;
  readonly chooser: Expr | null;
  /** PICK, KEEP: which list of the frame. */
  readonly slot: number;
  /** ASSIGN, KEEP, FIND. */
  readonly register: number;
  /** PICK adds to its list instead of beginning it. */
  readonly append: boolean;
  /** PICK: what is chosen becomes `it`. */
  readonly setsIt: boolean;
  /** PERFORM. */
  readonly verb: Verb<unknown> | null;
  /** PERFORM: what the verb does. */
  readonly run: Verb<unknown>['run'];
  /** PERFORM: the place of each argument that must name at least one object. */
  readonly demanded: readonly number[];
  /** PERFORM: the known object that it handles, when it chooses none. */
  readonly handled: Expr | null;
  /** PERFORM, FIND, START_ROUND, PUT_OFF. */
  readonly args: readonly Expr[];
  /** FIND. */
  readonly value: Value<unknown> | null;
  /** ASSIGN, UNLESS, START_TIMES, START_EACH. */
  readonly expr: Expr | null;
  /** Where MAY, UNLESS…, GOTO and loops jump to. */
  target: number;
  /** CHOOSE: where each way begins, and how it reads. */
  readonly ways: number[];
  readonly texts: readonly string[];
  /** START_ROUND, NEXT_ROUND, PUT_OFF. */
  readonly block: Block<unknown> | null;
  /** Loops: how many others they lie in. */
  readonly level: number;
  /** Loops: what their rounds cause waits until the last is over. */
  readonly together: boolean;
  /** START_EACH, NEXT_EACH: the list holds packets. */
  readonly packets: boolean;
  /** PUT_OFF: programs of what is inside. */
  readonly programs: readonly number[];
}

/** Does something with each object of a set. */
export const EACH = 0;
/** Jumps unless a condition holds. */
export const BRANCH = 1;
export const STOP = 2;

/** One instruction of a constant clause; which fields count depends on `op`. */
export interface ConstantStep {
  readonly op: number;
  /** EACH: the objects are those that the selector finds, or the one that an argument names. */
  readonly selector: Selector | null;
  readonly named: Expr | null;
  /** EACH: what is done with an object, when what is computed is this layer. */
  readonly each: NonNullable<Verb<unknown>['each']>;
  readonly layer: number;
  readonly args: readonly Expr[];
  /** BRANCH: the condition, null for one that never holds. */
  readonly condition: Expr | null;
  /** Where to go on, and where to go when the condition does not hold. */
  readonly next: number;
  readonly target: number;
}

/** What a clause waits for, as written before its colon. */
export interface CompiledTrigger {
  readonly name: string;
  /** The arguments in the order of the shapes; the first is the event of a trigger such as `When(…)`. */
  readonly args: readonly Expr[];
  /** The number of the event, -1 for none that the engine raises. */
  readonly event: number;
  /** The card itself must be the subject. */
  readonly own: boolean;
  readonly replaces: boolean;
  /** What the event's subject and its other object must be. */
  readonly subjects: readonly Expr[];
  /** What must hold at the time. */
  readonly conditions: readonly Expr[];
  /** The cause it must have, null for any. */
  readonly cause: Expr | null;
  /** It asks for nothing of all these. */
  readonly isBare: boolean;
}

/** A register of the clause around a nested one, as the nested one sees it. */
export interface Capture {
  /** Which register it is in the frame of the clause around, and in that of the nested one. */
  readonly outer: number;
  readonly inner: number;
  /** It names an object, which may leave. */
  readonly thing: boolean;
}

/** One compiled clause. */
export interface Program {
  /** Its number in the game: what frames store. */
  readonly number: number;
  /** `<card>.<clause>`. */
  readonly name: string;
  readonly triggers: readonly CompiledTrigger[];
  /** What a clause says that only declares (`Keyword: elusive; hazardous(2)`). */
  readonly declared: readonly Expr[];
  readonly code: readonly EffectStep[];
  /** How it is carried out as a constant clause, when it is plain enough for that; else null (see constant-code.ts). */
  readonly constant: readonly ConstantStep[] | null;
  /** What a lasting effect keeps for it. */
  readonly captures: readonly Capture[];
}
