import { join, relative, resolve } from 'node:path';
import { rowsOf } from '../lab/baseline.js';
import { coverageLines } from '../lab/occurrence/coverage-report.js';
import type { PlayOptions, StudyResult } from '../lab/run-study.js';
import { summary } from '../lab/tables/summary.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { Interrupts } from './interrupts.js';
import { counted, print, printJson } from './output.js';
import { ProgressLine } from './progress.js';

/** What whoever plays gets from the command line. */
type Hooks = Pick<PlayOptions, 'onProgress' | 'onFolder' | 'signal' | 'command'>;

/**
 * Plays a study while somebody may watch and interrupt, and shows what came of it.
 * @throws whatever `work` throws; `Interrupted` when it was interrupted
 */
export async function playStudy(json: boolean, work: (hooks: Hooks) => Promise<StudyResult>): Promise<StudyResult> {
  const interrupts = new Interrupts();
  const progress = new ProgressLine();
  const hooks: Hooks = {
    onProgress: progress.hook,
    onFolder: (path) => {
      interrupts.resume = `touchstone resume ${shown(path)}`;
    },
    signal: interrupts.signal,
    command: `touchstone ${process.argv.slice(2).map(quoted).join(' ')}`,
  };
  let result: StudyResult;
  try {
    result = await interrupts.during(() => work(hooks));
  } finally {
    progress.clear();
  }
  if (json) printJson(asJson(result));
  else show(result);
  return result;
}

function show({ planned, tables, folder, games, played, coverage }: StudyResult): void {
  const { question } = planned.plan.study;
  if (question) print(`${question}\n`);
  print(summary(planned, tables));
  if (coverage) print(`\n${coverageLines(coverage).join('\n')}`);
  const now = played === games ? '' : ` (${played.toLocaleString('en')} of them now)`;
  print(`\n${counted(games, 'game')}${now}; ${join(folder, 'games.csv')} has a row for each`);
}

function asJson({ planned, tables, folder, games, played, faults, illegals, caps, coverage }: StudyResult) {
  const { plan, game } = planned;
  const { arms, seats, slots, contrasts, trends, difficulty, cards, names } = tables;
  return {
    study: plan.study.name,
    question: plan.study.question ?? null,
    hash: plan.hash,
    folder,
    game: game.id,
    rulesVersion: plan.rulesVersion,
    reproducible: plan.timed.length === 0,
    games,
    played,
    faults,
    illegals,
    caps,
    coverage,
    arms: rowsOf(arms),
    seats: rowsOf(seats),
    slots: rowsOf(slots),
    contrasts: rowsOf(contrasts),
    trends: trends && rowsOf(trends),
    difficulty: difficulty && rowsOf(difficulty),
    cards: cards && rowsOf(cards),
    names: names && rowsOf(names),
  };
}

/** Games that failed are rows like others, unless `--strict` asks. */
export function verdictOf({ faults, illegals }: StudyResult, strict: boolean): ExitCode {
  if (!strict || faults + illegals === 0) return EXIT.done;
  process.stderr.write(`--strict: ${faults} games faulted and ${illegals} had an answer that was not on offer\n`);
  return EXIT.fault;
}

/** A path as one would type it here. */
function shown(path: string): string {
  const short = relative('.', resolve(path));
  return short.startsWith('..') ? resolve(path) : short;
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
