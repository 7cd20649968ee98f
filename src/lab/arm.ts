import type { Settings } from '../engine/game.js';

/** A value of an option or a card patch. */
export type Scalar = string | number | boolean;

/** One combination of game, options, content, players and bots: plain data that goes to workers and manifests. */
export interface Arm {
  /** Its number in the expanded study, from 0. */
  readonly arm: number;
  /** Its place along each dimension of the study. */
  readonly at: readonly number[];
  readonly preset: string | null;
  /** Paths of a person's own card tables. */
  readonly tables: readonly string[];
  /** The options that the study and its preset give, before defaults. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Every option of the game, defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Card patches. */
  readonly patches: Readonly<Record<string, string | number>>;
  readonly players: number;
  /** Specs of the bots by slot. */
  readonly bots: readonly string[];
  /** By slot: a deck, or decks to draw from, as keys of the plan's `decks`; empty where options name the decks, or nobody. */
  readonly decks: readonly string[];
  /** Games of one deal: the number of seats where slots rotate, else 1. */
  readonly rotations: number;
  /** Decisions after which a game ends as `cap`. */
  readonly cap: number;
  readonly optionsHash: string;
  /** Null for a game without cards. */
  readonly contentHash: string | null;
}

/** Something in which arms differ, with its values in the order of the study. */
export interface Dimension {
  /** `preset`, `content`, `players`, `bots`, `decks`, or the key of an option or patch. */
  readonly name: string;
  readonly values: readonly string[];
  /** The values have an order (numbers, presets): then only neighbours are compared. */
  readonly ordered: boolean;
}

/** What the game of an arm is built from. */
export function settingsOf(
  arm: Pick<Arm, 'players' | 'given' | 'tables' | 'patches'>,
  tableText: (path: string) => string,
): Settings {
  return {
    players: arm.players,
    options: arm.given,
    content: {
      files: arm.tables.map((path) => ({ name: path, text: tableText(path) })),
      patches: arm.patches,
    },
  };
}
