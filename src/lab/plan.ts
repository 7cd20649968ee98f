import type { Arm, Dimension } from './arm.js';
import { contentHash } from './bundle.js';
import type { DeckPools } from './decks/deck-pools.js';
import { Definitions } from './definitions.js';
import { type Expanded, expandStudy } from './expand.js';
import { type Input, Inputs, isPath, withoutFolders } from './inputs.js';
import { standInsInUse } from './stand-ins-in-use.js';
import type { Study } from './study.js';
import { checkColumns } from './tables/check-columns.js';
import { gameColumns } from './tables/game-columns.js';

/** What a column of games.csv that a game adds is called and means. */
export interface MetricColumn {
  readonly name: string;
  readonly help: string;
  readonly perSeat: boolean;
  /** Whether its cells are names instead of numbers. */
  readonly named: boolean;
}

/** A study as it is played: plain data that workers get and manifests keep. */
export interface Plan {
  readonly study: Study;
  /** Of all that decides a game or a table, the number of games aside: names the results folder. */
  readonly hash: string;
  readonly rulesVersion: number;
  readonly cooperative: boolean;
  readonly seed: string;
  readonly dimensions: readonly Dimension[];
  readonly arms: readonly Arm[];
  readonly decks: DeckPools;
  /** The most players of any arm. */
  readonly players: number;
  /** Versions of all bots that play, inner ones too, by name. */
  readonly bots: Readonly<Record<string, number>>;
  /** Specs of the bots that may choose differently with the same keys. */
  readonly timed: readonly string[];
  readonly metrics: readonly MetricColumn[];
  /** Seconds a bot may think about one decision. */
  readonly botTimeout: number;
  readonly level: number;
  readonly margin: number;
  readonly keepRecords: boolean;
}

/** A plan, and what the process that made it holds besides. */
export interface Planned extends Expanded {
  readonly plan: Plan;
  readonly inputs: Inputs;
  /** Cards of which some arm plays stand-ins, as `table/id`. */
  readonly standIns: readonly string[];
}

const DEFAULTS = { seed: 1, botTimeout: 60, level: 0.95, margin: 0.05 };

/**
 * Expands and checks a study.
 * @param inputs users' files as a results folder kept them; read from disk when left out
 * @throws ConfigError for whatever does not exist or does not fit
 */
export async function makePlan(study: Study, inputs = new Inputs()): Promise<Planned> {
  const expanded = await expandStudy(study, new Definitions((path) => inputs.moduleUrl(path)), inputs);
  const { game, arms, bots, decks, dimensions } = expanded;
  const { spec } = game;
  const content = {
    study,
    rulesVersion: spec.rulesVersion,
    cooperative: spec.cooperative,
    seed: String(study.seed ?? DEFAULTS.seed),
    dimensions,
    arms,
    decks,
    players: Math.max(...arms.map(({ players }) => players)),
    bots: Object.assign({}, ...[...bots.values()].map(({ versions }) => versions)),
    timed: [...bots.values()].flatMap(({ spec: bot, timed }) => (timed ? [bot] : [])),
    metrics: (spec.metrics ?? []).map(({ name, help, perSeat, nameOf }) => {
      return { name, help, perSeat, named: nameOf !== undefined };
    }),
    botTimeout: study.botTimeout ?? DEFAULTS.botTimeout,
    level: study.level ?? DEFAULTS.level,
    margin: study.margin ?? DEFAULTS.margin,
    keepRecords: study.keep === 'records',
  };
  const plan = { ...content, hash: hashOf(content, game.id, inputs.all) };
  checkColumns(game.id, gameColumns(plan, spec));
  return { ...expanded, inputs, plan, standIns: standInsInUse(game, arms, inputs) };
}

/** Games that an arm plays when each shall play `games`: rounded up to whole blocks. */
export function gamesOfArm(arm: Arm, games: number): number {
  return Math.ceil(games / arm.rotations) * arm.rotations;
}

/**
 * The hash leaves out how many games there are (a study can grow), how long a bot may think (it decides no choice) and
 * in which folders users' files lie (their contents count).
 */
function hashOf(plan: Omit<Plan, 'hash'>, game: string, inputs: readonly Input[]): string {
  const hashes = new Map(inputs.map(({ path, hash }) => [path, hash]));
  const versions = Object.entries(plan.bots).map(([id, version]) => [isPath(id) ? hashes.get(id) : id, version]);
  const arms = plan.arms.map(({ arm, at, given, tables, bots, decks, ...rest }) => ({
    ...rest,
    bots: bots.map(withoutFolders),
    decks: decks.map(withoutFolders),
  }));
  const { rulesVersion, seed, level, margin, keepRecords } = plan;
  const pools = Object.entries(plan.decks).map(([called, decks]) => [withoutFolders(called), decks]);
  const module = isPath(plan.study.game) ? hashes.get(plan.study.game) : null;
  return contentHash(
    JSON.stringify({ game, module, rulesVersion, seed, arms, versions, level, margin, keepRecords, pools }),
  );
}
