/**
 * The library: write games, bots and studies, play them, and let the laboratory play them thousandfold.
 *
 * ```ts
 * const { tables } = await runStudy(defineStudy({ name: 'who-begins', game: 'pig', bots: 'random', games: 1000 }));
 * ```
 */

import type * as Properties from './engine/game-properties.js';
import type * as Load from './lab/load-study.js';
import type * as Run from './lab/run-study.js';

// Writing a game; its options are a zod object, and a second copy of zod works too.

export { z } from 'zod';
export { Bits } from './engine/bits.js';
export {
  type ContentSpec,
  choice,
  defineContent,
  defineTable,
  flag,
  identifier,
  integer,
  text,
} from './engine/content.js';
export {
  defineGame,
  type Game,
  type GameDefinition,
  type GameSpec,
  type Metric,
  type SearchHints,
  type Settings,
} from './engine/game.js';
export {
  cause,
  components,
  count,
  grid,
  layout,
  perCard,
  perSeat,
  pile,
  reference,
  references,
  seat,
  table,
} from './engine/layout.js';
export { call, finish, giveBack, locals, result } from './engine/machine.js';
export type { Offer } from './engine/offer.js';
export { move, moveAll, moveSecretly, moveTop, shuffle } from './engine/piles.js';
export {
  type Action,
  action,
  ask,
  askWithin,
  breakWhen,
  leaveWhen,
  loop,
  type Script,
  script,
  times,
  when,
} from './engine/script.js';

// Writing a bot.

export { type Bot, type BotDefinition, type BotSeat, defineBot } from './engine/bot.js';
export { bounded, type Chance, dealKey, KeyedChance, SearchChance } from './engine/chance.js';
export type { View, World } from './engine/view.js';

// Playing single games, and looking at them.

export { type Decision, decision, type Option } from './engine/decision.js';
export { ConfigError, IllegalActionError, RulesError } from './engine/errors.js';
export { gameChance } from './engine/game-chance.js';
export { apply } from './engine/machine.js';
export { type Played, type PlayOptions, play } from './engine/play.js';
export { type GameRecord, playRecorded, type Recorded, readRecord } from './engine/record.js';
export { replay } from './engine/replay.js';
export { hash, State } from './engine/state.js';

// Studies.

export { defineStudy } from './lab/define-study.js';
export { Interrupted } from './lab/interrupted.js';
export { loadBots, loadGame } from './lab/load-game.js';
export type { Plan, Planned } from './lab/plan.js';
export type { RunOptions, StudyResult } from './lab/run-study.js';
export type { Study } from './lab/study.js';
export type { Cell, Column, Table } from './lab/tables/cell.js';
export type { Tables } from './lab/tables/tables.js';

// What follows is loaded when it is first called: a bot that plays in many threads needs none of it.

/** See `runStudy` in lab/run-study.ts. */
export const runStudy: typeof Run.runStudy = async (...given) =>
  (await import('./lab/run-study.js')).runStudy(...given);

/** See `resumeStudy` in lab/run-study.ts. */
export const resumeStudy: typeof Run.resumeStudy = async (...given) =>
  (await import('./lab/run-study.js')).resumeStudy(...given);

/** See `planStudy` in lab/run-study.ts. */
export const planStudy: typeof Run.planStudy = async (...given) =>
  (await import('./lab/run-study.js')).planStudy(...given);

/** See `loadStudy` in lab/load-study.ts. */
export const loadStudy: typeof Load.loadStudy = async (...given) =>
  (await import('./lab/load-study.js')).loadStudy(...given);

/** See `gameProperties` in engine/game-properties.ts. */
export const gameProperties: typeof Properties.gameProperties = async (...given) =>
  (await import('./engine/game-properties.js')).gameProperties(...given);
