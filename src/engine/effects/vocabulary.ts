import type { Chance } from '../chance.js';
import type { Cause } from '../fields.js';
import type {
  BlockEntry,
  EventEntry,
  FilterEntry,
  NounEntry,
  TriggerEntry,
  ValueEntry,
  VerbEntry,
  Vocabulary,
  WordEntry,
} from '../notation/vocabulary.js';
import type { State } from '../state.js';
import type { Expr } from './code.js';

/*
 * What the words of a game's effects do. The grammar is the engine's (docs/engine/notation.md), the names with their
 * argument shapes are entries of a `Vocabulary`; here an entry gets its behaviour. A new verb is one such entry.
 *
 * Behaviours get the state and `f`, the place of the effect's frame, and read their arguments with the functions of
 * `evaluate.ts`: `numberOf(s, f, args[1])`, `objectOf`, `objectAt`. Arguments stand in the order of the shapes;
 * optional ones that were not given are missing at the end or `undefined` in between.
 */

/** A kind of thing that can be chosen; `gives` is its domain: nouns of one domain may be joined by `or` and `+`. */
export interface Noun<R> extends NounEntry {
  /** Lists every object of this kind, 0..4095 each. */
  list(s: State<R>, f: number, out: Candidates): void;
  /** The number in action codes, the object itself unless told otherwise; equal objects share one and are offered once. */
  code?(s: State<R>, object: number): number;
  text(s: State<R>, object: number): string;
}

export interface Filter<R> extends FilterEntry {
  /** @param domain what the object is: the sort of the noun, empty when one object of a register is narrowed */
  test(s: State<R>, f: number, object: number, args: readonly Expr[], domain: string): boolean;
  /** For `name>=3` and `name=X`: the number that is compared. */
  measure?(s: State<R>, f: number, object: number): number;
}

export interface Value<R> extends ValueEntry {
  /** A number, a seat, an object, or 1/0 for a condition. */
  read(s: State<R>, f: number, args: readonly Expr[]): number;
  /** For values that somebody chooses (`asks`): what there is to choose, and how it reads. */
  readonly choices?: Noun<R>;
  /**
   * For values that luck or a script finds (`asks`): the value, or `LATER` when it called a script, which tells with
   * `giveBack`.
   */
  find?(s: State<R>, f: number, args: readonly Expr[], chance: Chance): number;
}

/** How a verb went. `LATER`: it called a script, which tells with `giveBack`. */
export const FAILED = 0;
export const DONE = 1;
export const LATER = -1;

export interface Verb<R> extends VerbEntry {
  /** Does it; a verb that calls a script does so last and returns `LATER`. */
  run(s: State<R>, f: number, args: readonly Expr[], chance: Chance): number;
}

/** A block around statements repeats them for seats; one around clauses puts them off. */
export interface Block<R> extends BlockEntry {
  /** Lists the seats, in order, that are `me` in turn. */
  seats?(s: State<R>, f: number, out: Candidates): void;
  /** After the last seat; `me` is who it was before. */
  finish?(s: State<R>, f: number): void;
  /** Puts the clauses off; `programs` are their numbers. */
  start?(s: State<R>, f: number, args: readonly Expr[], programs: readonly number[]): void;
}

/** A plain word stands for a number: a house, a deck. */
export interface NumberWord extends WordEntry {
  readonly value: number;
}

export type Meaning<R> = Noun<R> | Filter<R> | Value<R> | Verb<R> | Block<R> | NumberWord | TriggerEntry | EventEntry;

/** Everything the effects of one game can say. */
export interface Language<R> {
  readonly vocabulary: Vocabulary<Meaning<R>>;
  /** The stream of `random(…)`. */
  readonly luck: Cause;
  /** Who makes the choices of an effect (default: the player of the effect, `me`). */
  chooser?(s: State<R>, f: number): number;
}

/** A stack of objects under consideration, shared by nested selections. */
export class Candidates {
  readonly items = new Int16Array(8192);
  top = 0;
  push(object: number): void {
    this.items[this.top++] = object;
  }
}
