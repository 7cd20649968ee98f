import type { Expr } from '../../../engine/effects/code.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import type { Options } from '../options.js';
import type { Prey } from '../prey.js';

/** What never changes during a game of The Great Hunt. */
export interface HuntRules extends Rules {
  readonly options: Options;
  readonly players: number;
  /** The side of the enemies, after the seats. */
  readonly enemy: number;
  /** The first card of the box; those before it are the players'. */
  readonly box: number;
  /** Single cards by number; the starting upgrade is -1 when there is none. */
  readonly nantucket: number;
  readonly halyard: number;
  readonly island: number;
  readonly treasure: number;
  readonly starter: number;
  /** The upgrades of Nantucket. */
  readonly fittings: readonly number[];
  /** Skybeast cards there are. */
  readonly skybeastCount: number;
  /** By row of the card tables: the pile it starts in (an index of DECKS, -1 for cards of players), and its renown. */
  readonly deckOf: Int8Array;
  readonly renown: Int16Array;
  /** 1 for creatures of the Skyrealm. */
  readonly apart: Uint8Array;
  /** An index of SLOTS, 0 for cards that fit no slot. */
  readonly slot: Uint8Array;
  /** Whom a creature preys on: the first description that finds anybody counts; empty without prey. */
  readonly prey: readonly (readonly Prey[])[];
  /** Whom enraged creatures without prey hunt, in their battleline and in the Skyrealm (GH-97). */
  readonly enragedPrey: { readonly line: readonly Prey[]; readonly sky: readonly Prey[] };
  /** By row: with how many time counters, or how much æmber on it, a Skybeast escapes (GH-38); see escape.ts. */
  readonly escapeTime: Int16Array;
  readonly escapeAmber: Int16Array;
  /** By row: the condition on which it escapes where it is another, or else null. */
  readonly escapeElse: readonly (Expr | null)[];
  /** By moment, then by row: abilities that are resolved then (see abilities.ts). */
  readonly abilities: readonly (readonly (readonly number[])[])[];
  /** By row: for which moments there are any, as bits. */
  readonly moments: Uint8Array;
  /** The keyword bit of Skybeasts that get time counters. */
  readonly timed: number;
  /** The keyword bit of cards that enter play on the active player's side. */
  readonly treachery: number;
}

export type HuntState = State<HuntRules>;
