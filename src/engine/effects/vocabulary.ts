import type { Chance } from '../chance.js';
import { RulesError } from '../errors.js';
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
 * `evaluate.ts`: `numberOf(s, f, args[1])`, `objectOf`, `objectAt`. Arguments stand in the order of the shapes; those left
 * out at the end are missing, and `isGiven(args, place)` tells it of any.
 */

/** A kind of thing that can be chosen; `gives` is its domain: nouns of one domain may be joined by `or` and `+`. */
export interface Noun<R> extends NounEntry {
  /** Lists every object of this kind, 0..4095 each. `args` are those of the value whose choices these are. */
  list(s: State<R>, f: number, out: Candidates, args: readonly Expr[]): void;
  /**
   * Lists what a filter that names a `side` leaves of all, in the same order: for nouns that have their objects side by
   * side and need not look at those of others.
   */
  listOf?(s: State<R>, f: number, out: Candidates, side: number): void;
  /** It lists the same objects as long as the game lasts. */
  readonly fixed?: boolean;
  /**
   * Whether an object is of this kind, for events: it may have left since, and then its last known values count. Without
   * it an object is of the kind when it is listed.
   */
  is?(s: State<R>, f: number, object: number): boolean;
  /** Every object of its sort is of this kind: beside another noun (`hand card`) it says nothing. */
  readonly everything?: boolean;
  /** The number in action codes, the object itself unless told otherwise; equal objects share one and are offered once. */
  code?(s: State<R>, object: number): number;
  text(s: State<R>, object: number): string;
}

export interface Filter<R> extends FilterEntry {
  /** @param domain what the object is: the sort of the noun, empty when one object of a register is narrowed */
  test(s: State<R>, f: number, object: number, args: readonly Expr[], domain: string): boolean;
  /** For words that mean what belongs to a side: which side. A noun with `listOf` then lists its objects alone. */
  side?(s: State<R>, f: number): number;
  /** For `name>=3` and `name=X`: the number that is compared. */
  measure?(s: State<R>, f: number, object: number, domain: string): number;
  /** For `name=X` where an object may have several of these, such as traits: whether X is one of them. */
  has?(s: State<R>, f: number, object: number, value: number): boolean;
  /**
   * For words that compare what the other words leave, such as the most of something: narrows the objects from `start`
   * on. `test` then tells nothing and holds.
   */
  among?(s: State<R>, f: number, out: Candidates, start: number): void;
}

export interface Value<R> extends ValueEntry {
  /** A number, a seat, an object (-1 for none), or 1/0 for a condition. */
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
export const LATER = -32768;

export interface Verb<R> extends VerbEntry {
  /** Does it; a verb that calls a script does so last, and returns `LATER` if the script is to tell how it went. */
  run(s: State<R>, f: number, args: readonly Expr[], chance: Chance): number;
  /**
   * For verbs of constant effects: what they do with one object of their first argument, the last of several first. It
   * leaves the frame as it is, and is done while this `layer` is computed (see `carryOut`); `run` comes to the same.
   */
  each?(s: State<R>, f: number, object: number, args: readonly Expr[]): void;
  readonly layer?: number;
}

/**
 * A block does one of three things: it repeats its statements for seats, it divides packets over objects, or it puts
 * what it holds off.
 */
export interface Block<R> extends BlockEntry {
  /** Lists the seats, in order, that are `me` in turn. */
  seats?(s: State<R>, f: number, out: Candidates, args: readonly Expr[]): void;
  /** After the last seat; `me` is who it was before. */
  finish?(s: State<R>, f: number): void;
  /**
   * The arguments are how many packets there are, how large each is, and among which objects they are divided. Once all
   * are divided, the statements are carried out for each object that got any: it is `it`, and `same` what it gets.
   */
  readonly divides?: boolean;
  /** Puts the clauses off, or the statements as one clause without trigger; `programs` are their numbers. */
  start?(s: State<R>, f: number, args: readonly Expr[], programs: readonly number[]): void;
}

/** A plain word stands for a number: a house, a deck. */
export interface NumberWord extends WordEntry {
  readonly value: number;
}

/** Something that can happen. Its first argument is held against the subject, its second against the other object. */
export interface Happening extends EventEntry {
  /** 0..events-1 of the layout; -1 or nothing for events that the game itself looks for. */
  readonly number?: number;
}

/** A trigger whose first argument is an event waits for it; further arguments are conditions, or the cause. */
export interface Trigger extends TriggerEntry {
  /** The number of the event that it waits for when the card itself is the subject: `Reap`, `Destroyed`. */
  readonly own?: number;
  /** Its clause stands in for the event. */
  readonly replaces?: boolean;
}

export type Meaning<R> = Noun<R> | Filter<R> | Value<R> | Verb<R> | Block<R> | NumberWord | Trigger | Happening;

/** Everything the effects of one game can say. */
export interface Language<R> {
  readonly vocabulary: Vocabulary<Meaning<R>>;
  /** The stream of `random(…)`. */
  readonly luck: Cause;
  /** Who makes the choices of an effect (default: the player of the effect, `me`). */
  chooser?(s: State<R>, f: number): number;
  /** Who orders abilities that wait at the same time, and chooses among replacements (default: `me` of the first). */
  orders?(s: State<R>): number;
  /** The turn by which lasting effects count, where it is not what the game's `turns` tells. */
  turn?(s: State<R>): number;
  /** Calls `hear(s, program, me, self)` for every ability in play that may wait for an event with this subject. */
  listeners?(s: State<R>, event: number, that: number): void;
  /**
   * Puts right what must be before the rules go on, such as creatures without life left; it may call scripts. Asked
   * after each verb and before a window opens, never inside a moment.
   */
  settle?(s: State<R>): void;
  /** How an object reads that is known and that no noun of the choice names. */
  objectText?(s: State<R>, object: number): string;
  /** How an ability reads on the list of those that wait (default: the name of its clause). */
  abilityText?(s: State<R>, program: number, self: number, that: number): string;
}

/** A stack of objects under consideration, shared by nested selections. */
export class Candidates {
  readonly items = new Int16Array(8192);
  top = 0;
  push(object: number): void {
    if (this.top === this.items.length) throw new RulesError(`more than ${this.items.length} objects to choose from`);
    this.items[this.top++] = object;
  }
  /** Whether an object is among those from a place on. */
  has(from: number, object: number): boolean {
    for (let i = from; i < this.top; i++) if (this.items[i] === object) return true;
    return false;
  }
}
