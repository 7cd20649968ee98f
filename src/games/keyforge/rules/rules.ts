import type { NumberPool } from '../../../engine/content.js';
import type { Expr, Program } from '../../../engine/effects/code.js';
import type { State } from '../../../engine/state.js';
import type { Match } from './match.js';
import type { Zones } from './zones-in-use.js';

export type S = State<Rules>;

export const ACTION = 0;
export const ARTIFACT = 1;
export const CREATURE = 2;
export const UPGRADE = 3;

/** What a card answers to its own doings when it is no single program: nothing, or what has to be looked for. */
export const NO_ANSWER = -1;
export const SEVERAL = -2;

/** What the abilities of one card of the table are. Numbers of programs. */
export interface CardText {
  /** Abilities that wait for events, and the events as bits. */
  readonly reactions: readonly number[];
  readonly statics: readonly number[];
  /** Checked in every state: `AsSoonAs(…)`. */
  readonly states: readonly number[];
  readonly requires: Expr | null;
  readonly playCost: Expr | null;
  readonly hasAction: boolean;
  readonly hasOmni: boolean;
}

/** The options that the core reads; games have them among their own. */
export interface CoreOptions {
  /** Cards a hand is filled up to (KF-017). */
  readonly handSize: number;
  /** Whether a title is played and used six times at most in a turn (KF-044). */
  readonly ruleOfSix: boolean;
  /** Whether the first turn is held to one card (KF-007). */
  readonly firstTurnRule: boolean;
}

/** Everything that never changes during a game. */
export interface Rules {
  readonly options: CoreOptions;
  readonly match: Match;
  /** Sides of the game: its seats, and an automated enemy after them where there is one. */
  readonly sides: number;
  readonly zones: Zones;
  /** By side: the number of its pool of æmber, which several sides may share. */
  readonly poolOf: readonly number[];
  /** The houses of the game by number: those of the set, then those of the game on top. */
  readonly houseNames: readonly string[];
  readonly titles: readonly string[];
  readonly ids: readonly string[];
  readonly programs: readonly Program[];
  readonly texts: readonly CardText[];

  /** By row of the card table. */
  readonly type: Int16Array;
  readonly power: Int16Array;
  readonly armor: Int16Array;
  readonly amber: Int16Array;
  readonly keywords: Int16Array;
  readonly assault: Int16Array;
  readonly hazardous: Int16Array;
  /** Both, as the column `strikes` has them. */
  readonly strikes: Int16Array;
  readonly traitsLow: Int32Array;
  readonly traitsHigh: Int32Array;

  /** By card. */
  readonly row: Int16Array;
  readonly owner: Int16Array;
  /** By side, and once more behind the last one: the first of its cards, which follow one another. */
  readonly cardsFrom: Int16Array;
  readonly houses: Int16Array;
  /** Cards of a title: the first of a row, -1 for none, and after each card the next. */
  readonly twins: { readonly first: Int16Array; readonly next: Int16Array };
  /** By side: the houses of its deck, as bits. */
  readonly identity: readonly number[];
  /** The bit of the keyword `versatile`, 0 in a game without it: its bearers are used as if of the active house. */
  readonly versatile: number;

  /** By program: the layers in which it does anything, and the events for which it waits, as bits. */
  readonly layers: Int32Array;
  readonly events: Int32Array;
  /** By program that lasts: the kinds of questions it may answer, as bits (see rules/queries.ts). */
  readonly questions: Int32Array;
  /** By program that lasts: what it reads that changes often, as bits (see effects/restless.ts). */
  readonly restless: Uint8Array;
  /** By program that lasts: how far it reaches, as bits (see effects/reach.ts). */
  readonly reach: Int32Array;

  /** By row of the card table: the layers of its constant effects, and the questions they may answer. */
  readonly constantLayers: Int32Array;
  readonly constantQuestions: Int32Array;
  /** By row: how far all of them together reach. */
  readonly constantReach: Int32Array;
  /** By row: the events for which it waits when it is their subject itself, and those for which it always waits. */
  readonly hearsOwn: Int32Array;
  readonly hears: Int32Array;
  /**
   * By row and event, the program with which a card answers what it does itself, where that is the only one and asks for
   * nothing more; else NO_ANSWER, or SEVERAL where all of its programs must be gone through.
   */
  readonly answers: Int16Array;
  /** By row: the cells in which its abilities are counted (`earsOf`). */
  readonly ears: readonly Int16Array[];
  readonly numbers: NumberPool;
}
