/**
 * The library: write games, bots and studies, play them, and let the laboratory play them thousandfold.
 *
 * ```ts
 * const { tables } = await runStudy(defineStudy({ name: 'who-begins', game: 'pig', bots: 'random', games: 1000 }));
 * ```
 */

// Games write their options with it; a second copy works too.
export { z } from 'zod';
// Writing a bot.
export { type Bot, type BotDefinition, type BotSeat, defineBot } from './engine/bot.js';
export { bounded, type Chance, dealKey, KeyedChance, SearchChance } from './engine/chance.js';
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
// Playing and looking at single games.
export { type Decision, decision, type Option } from './engine/decision.js';
export { ConfigError, IllegalActionError, RulesError } from './engine/errors.js';
// Writing a game: see docs/engine.
export {
  defineGame,
  type Game,
  type GameDefinition,
  type GameSpec,
  type Metric,
  type Settings,
} from './engine/game.js';
export { gameChance } from './engine/game-chance.js';
export { gameProperties } from './engine/game-properties.js';
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
export { apply, call, finish, giveBack, locals, result } from './engine/machine.js';
export type { Offer } from './engine/offer.js';
export { move, moveAll, moveSecretly, moveTop, shuffle } from './engine/piles.js';
export { type Played, type PlayOptions, play } from './engine/play.js';
export { type GameRecord, playRecorded, type Recorded, readRecord } from './engine/record.js';
export { replay } from './engine/replay.js';
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
export type { State } from './engine/state.js';
export { hash } from './engine/state.js';
export type { View, World } from './engine/view.js';
export { Interrupted } from './lab/interrupted.js';
// Studies.
export { loadBots, loadGame } from './lab/load-game.js';
export { loadStudy } from './lab/load-study.js';
export type { Plan, Planned } from './lab/plan.js';
export { type RunOptions, resumeStudy, runStudy, type StudyResult } from './lab/run-study.js';
// Pinning rules: see docs/scenarios.md.
export { positionOf } from './lab/scenario/position-of.js';
export { runScenario, type ScenarioReport } from './lab/scenario/run-scenario.js';
export type { Scenario } from './lab/scenario/scenario.js';
export { Scene, type SceneSetup } from './lab/scenario/scene.js';
export { defineStudy, type Study } from './lab/study.js';
export type { Cell, Column, Table } from './lab/tables/cell.js';
