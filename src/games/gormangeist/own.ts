import type { Expr } from '../../engine/effects/code.js';
import type { State } from '../../engine/state.js';
import type { Rules, S } from '../keyforge/rules/rules.js';
import type { Options } from './options.js';

/** What a card of the enemy is. */
export const NO_ENEMY_CARD = 0;
export const ADVENTURE = 1;
export const DOOR = 2;
export const REVERSE = 3;

/** What the rules of this game read of its cards and options. */
export interface Own {
  readonly options: Options;
  readonly players: number;
  /** The side of Gormangeist: the one after the last player. */
  readonly enemy: number;
  /** Dark Essence on The Amalgamator that wins (GG-06). */
  readonly darkNeeded: number;

  /** The number of the enemy's first card: those before it are the players'. */
  readonly first: number;
  /** By card: ADVENTURE, DOOR …, or NO_ENEMY_CARD. */
  readonly kind: Uint8Array;
  /** By card: of a door side the card of its reverse, -1 for essence; of a reverse side its door. */
  readonly otherSide: Int16Array;
  /** By card: of a door side the row of its reverse, essence or not; -1 for others. */
  readonly behind: Int16Array;
  /** By row: icons. */
  readonly draws: Int16Array;
  readonly siphon: Int16Array;
  /** By row: whom it hunts, null for no prey. */
  readonly prey: readonly (Expr | null)[];
  /** What an enraged creature without prey hunts. */
  readonly enragedPrey: Expr | null;
  /** By row: what must hold for the cost of exploring to be paid, and the numbers of programs, -1 for none. */
  readonly payable: readonly (Expr | null)[];
  readonly cost: Int16Array;
  readonly explore: Int16Array;
  readonly turned: Int16Array;

  /** Cards by where they start (GG-32 to GG-37). */
  readonly reaper: number;
  readonly starts: readonly { readonly card: number; readonly where: 'play' | 'aside' | 'deck' }[];
  readonly discarded: readonly number[];
  readonly adventure: readonly number[];
  readonly reverses: readonly number[];
}

/** The rules of this game. */
export interface GormangeistRules extends Rules {
  readonly options: Options & Rules['options'];
  readonly own: Own;
}

export type G = State<GormangeistRules>;

/** Whether rules of the core are those of this game: what the core calls has its own rules only. */
const areOurs = (rules: Rules): rules is GormangeistRules => 'own' in rules;

/** What belongs to the game of a state. */
export function ownOf({ rules }: S): Own {
  if (!areOurs(rules)) throw new RangeError('the rules are of another game');
  return rules.own;
}

/** The side of Gormangeist. */
export const enemyOf = (s: S): number => s.players;
