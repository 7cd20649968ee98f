import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { ConfigError } from '../engine/errors.js';
import type { Ending } from '../engine/header.js';
import { settingsOf } from './arm.js';
import { timestamp } from './clock.js';
import { BatchWriter } from './folder/batch-writer.js';
import { diskError } from './folder/disk-error.js';
import { Journal } from './folder/journal.js';
import { type Session, type Progress as Standing, writeManifest } from './folder/manifest.js';
import { Parts } from './folder/parts.js';
import { ResultsFolder } from './folder/results-folder.js';
import { GameTally } from './game-tally.js';
import { Interrupted } from './interrupted.js';
import { possible } from './occurrence/coverage-recorder.js';
import { type CoverageReport, CoverageSum } from './occurrence/coverage-report.js';
import { openPool } from './open-pool.js';
import { packageVersion } from './package-root.js';
import { gamesOfArm, makePlan, type Planned } from './plan.js';
import { type PlayHooks, playBatches } from './play-batches.js';
import { Schedule } from './schedule.js';
import { manifestOf, storedPlan } from './stored-plan.js';
import { changeStudy, checkStudy, quickStudy, type Study } from './study.js';
import { csvRows } from './tables/csv.js';
import { gameColumns } from './tables/game-columns.js';
import type { makeTables, Tables } from './tables/tables.js';

/** How a study is played. */
export interface PlayOptions extends PlayHooks {
  /** Threads; 0 plays in this process (where a bot that never answers cannot be stopped). Default: one per core. */
  readonly workers?: number;
  /** Games an arm, instead of the study's. */
  readonly games?: number;
  /** Notes which cards, clauses and words of the notation occur in the games that are played now. */
  readonly coverage?: boolean;
  /** The command that was given, for the manifest. */
  readonly command?: string;
  /** Told the results folder once it is held, before the first game. */
  readonly onFolder?: (path: string) => void;
}

/** How a study is run. */
export interface RunOptions extends PlayOptions {
  /** The results folder itself (default `results/<study>/<hash>`). */
  readonly out?: string;
  readonly seed?: string | number;
  /** Plays the study's quick variant. */
  readonly quick?: boolean;
  /** Keeps the record of every game. */
  readonly keep?: 'records';
}

/** What a study came to. */
export interface StudyResult {
  readonly folder: string;
  readonly planned: Planned;
  /** Games in the tables, and those of them that this run played. */
  readonly games: number;
  readonly played: number;
  readonly tables: Tables;
  /** Of the games that this run played; null where nobody asked, or none was played. */
  readonly coverage: CoverageReport | null;
  /** Games that failed, and games in which a bot answered something not on offer: `--strict` looks here. */
  readonly faults: number;
  readonly illegals: number;
  readonly caps: number;
}

/** Games an arm where nobody says how many. */
export const GAMES = 1000;

/**
 * Plays a study: makes its results folder, or goes on with what is there of the same study, and writes all tables.
 * @throws ConfigError for bad input of any kind, a locked or foreign folder, a full disk
 * @throws Interrupted when `signal` asked to stop; everything finished is written and the tables say what there is
 */
export async function runStudy(study: Study, options: RunOptions = {}): Promise<StudyResult> {
  const planned = await planStudy(study, options);
  const { plan } = planned;
  const path = options.out ?? join('results', plan.study.name, plan.hash);
  return inFolder(path, async (folder) => {
    const there = folder.manifest;
    if (there !== null && there.hash !== plan.hash) throw otherStudy(path, there.study.name);
    const wanted = options.games ?? Math.max(plan.study.games ?? GAMES, there?.games ?? 0);
    return playInFolder(folder, planned, wanted, options);
  });
}

/**
 * What `runStudy` would play: the study with its options applied, expanded and checked.
 * @throws ConfigError for whatever does not exist or does not fit
 */
export async function planStudy(study: Study, { quick, seed, keep }: RunOptions = {}): Promise<Planned> {
  const chosen = quick ? quickStudy(study) : study;
  return makePlan(checkStudy(changeStudy(chosen, { seed, keep }), study.name));
}

/**
 * Goes on with an interrupted study, to the same bytes as if nothing had happened; with more games than before, grows
 * it to the same bytes as if it had been started with them.
 * @throws ConfigError, Interrupted as `runStudy` does
 */
export async function resumeStudy(path: string, options: PlayOptions = {}): Promise<StudyResult> {
  manifestOf(path);
  return inFolder(path, async (folder) => {
    const there = folder.manifest;
    if (there === null) throw new Error(`the manifest of ${path} has gone`);
    const planned = await storedPlan(path, there, 'resume it with the release that began it, or run the study anew');
    return playInFolder(folder, planned, options.games ?? there.games, options);
  });
}

/** Does something in a results folder that is locked meanwhile; what the disk refuses becomes a sentence. */
async function inFolder(path: string, work: (folder: ResultsFolder) => Promise<StudyResult>): Promise<StudyResult> {
  try {
    const folder = ResultsFolder.open(path);
    try {
      return await work(folder);
    } finally {
      folder.release();
    }
  } catch (error) {
    throw diskError(error, path);
  }
}

/** What is there already of a study, ready to be gone on with. */
interface Begun {
  readonly parts: Parts;
  readonly journal: Journal;
  readonly writer: BatchWriter;
}

async function playInFolder(
  folder: ResultsFolder,
  planned: Planned,
  games: number,
  options: PlayOptions,
): Promise<StudyResult> {
  const { plan } = planned;
  const before = folder.manifest;
  if (before !== null && games < before.games) throw fewerGames(folder.path, games, before.games);
  const sessions = before?.sessions ?? [];
  const began = timestamp();
  const tell = (progress: Standing, played: number) => {
    const session: Session = { began, ended: timestamp(), games: played };
    const command = options.command ?? `runStudy(${plan.study.name})`;
    writeManifest(folder.path, planned, {
      games,
      progress,
      sessions: [...sessions, session],
      command,
      version: packageVersion(),
    });
  };
  options.onFolder?.(folder.path);
  folder.keepInputs(planned.inputs.all);
  const begun = begin(folder, planned);
  const already = sum(begun.writer.done);
  tell('playing', 0);
  const covered = options.coverage ? new CoverageSum() : null;
  // The distributions behind the intervals take longer to load than many a study to play. They load while threads
  // start, not in the end, when a new build may have been put in the place of the files.
  const loading = import('./tables/tables.js');
  try {
    await play(planned, begun.writer, games, { ...options, onCoverage: (news) => covered?.add(news) });
  } finally {
    begun.journal.close();
  }
  const finished = finish(folder, planned, begun, already, (await loading).makeTables);
  const result = { ...finished, coverage: covered && coverageOf(folder, covered, finished) };
  const complete = result.games === sum(plan.arms.map((arm) => gamesOfArm(arm, games)));
  tell(complete ? 'complete' : 'interrupted', result.played);
  if (!complete) throw new Interrupted(folder.path, `touchstone resume ${shortPath(folder.path)}`);
  begun.parts.remove();
  return result;
}

/** Finds what earlier runs have written, and makes the files ready to go on. */
function begin(folder: ResultsFolder, { plan, game }: Planned): Begun {
  const header = csvRows([gameColumns(plan, game.spec).list.map(({ name }) => name)]);
  const parts = new Parts(folder.path, plan.arms.length, header);
  const file = folder.file('journal.ndjson');
  const entries = parts.recover(Journal.read(file));
  const journal = Journal.open(file, entries);
  const done = plan.arms.map(() => 0);
  const offered = plan.arms.map(() => 0);
  for (const { arm, to, options } of entries) {
    done[arm] = to;
    offered[arm] += options;
  }
  return { parts, journal, writer: new BatchWriter(parts, journal, done, offered) };
}

async function play(planned: Planned, writer: BatchWriter, games: number, options: PlayOptions): Promise<void> {
  const arms = planned.plan.arms.map((arm) => ({
    games: gamesOfArm(arm, games),
    done: writer.done[arm.arm],
    rotations: arm.rotations,
  }));
  if (arms.every((arm) => arm.done >= arm.games)) return;
  const pool = await openPool(planned, options.workers ?? availableParallelism(), options.coverage);
  try {
    await playBatches(new Schedule(arms), pool, writer, sum(arms.map((arm) => arm.games)), options);
  } finally {
    await pool.close();
  }
}

/** Joins the arms' rows to games.csv and computes all tables from them. */
function finish(
  folder: ResultsFolder,
  planned: Planned,
  { parts, writer }: Begun,
  already: number,
  make: typeof makeTables,
): Omit<StudyResult, 'coverage'> & Pick<CoverageReport, 'endings'> {
  const { plan, game } = planned;
  const tally = new GameTally(plan, game.spec, writer.done);
  parts.join((arm, chunk) => tally.read(arm, chunk));
  const tallied = tally.end(writer.options);
  const tables = make(plan, tally.columns, tallied);
  folder.writeTables(tally.columns.list, tables);
  const games = sum(writer.done);
  const ended = (ending: Ending) => sum(tallied.tallies.map(({ endings }) => endings[ending]));
  return {
    folder: folder.path,
    planned,
    games,
    played: games - already,
    tables,
    faults: ended('fault'),
    illegals: ended('illegal'),
    caps: ended('cap'),
    endings: {
      win: ended('win'),
      loss: ended('loss'),
      draw: ended('draw'),
      cap: ended('cap'),
      fault: ended('fault'),
      illegal: ended('illegal'),
    },
  };
}

/** The report of what occurred, which is written down beside the tables. */
function coverageOf(
  folder: ResultsFolder,
  covered: CoverageSum,
  { planned, played, endings }: Pick<StudyResult, 'planned' | 'played'> & Pick<CoverageReport, 'endings'>,
): CoverageReport | null {
  if (played === 0) return null;
  const settings = settingsOf(planned.plan.arms[0], (path) => planned.inputs.table(path).text);
  const report = covered.report(possible(planned.game.build(settings)), played, endings);
  folder.write('coverage.json', report);
  return report;
}

function otherStudy(path: string, name: string): ConfigError {
  return new ConfigError({
    where: path,
    problem: `it holds results of another study, or of this one with other values (${name})`,
    right: 'a new folder, or the one of this very study, is expected',
  });
}

function fewerGames(path: string, games: number, there: number): ConfigError {
  return new ConfigError({
    where: path,
    problem: `${games} games an arm are fewer than the ${there} that it holds or was begun with`,
    right: `${there} or more, or another folder, are expected`,
    value: String(games),
  });
}

function shortPath(path: string): string {
  const short = relative('.', resolve(path));
  return short.startsWith('..') ? resolve(path) : short;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
