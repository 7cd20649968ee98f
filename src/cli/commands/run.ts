import { readFileSync } from 'node:fs';
import { ConfigError } from '../../engine/errors.js';
import { type Baseline, baselineDifferences, checkBaseline } from '../../lab/baseline.js';
import { estimate } from '../../lab/estimate.js';
import { loadStudy } from '../../lab/load-study.js';
import { gamesOfArm } from '../../lab/plan.js';
import { GAMES, planStudy, runStudy } from '../../lab/run-study.js';
import { changeStudy, checkStudy, quickStudy, type Study } from '../../lab/study.js';
import { defineCommand } from '../command.js';
import { designOf } from '../design.js';
import { EXIT } from '../exit-code.js';
import { onOff, text, word } from '../flag.js';
import { designFlags, gamesFlag, json, strict, workers } from '../flags.js';
import { counted, print, printJson, printTable } from '../output.js';
import { playStudy, verdictOf } from '../play-study.js';
import { duration } from '../progress.js';

export const run = defineCommand({
  usage: 'run <study>',
  help: 'plays a study: every combination of its values is an arm, every game a row of games.csv',
  words: { study: 'the file of a study, its name, or a game' },
  flags: {
    ...designFlags,
    games: gamesFlag,
    workers,
    out: text('the results folder (default: results/<study>/<hash>)'),
    quick: onOff("the study's own small version"),
    'dry-run': onOff('shows arms, games and how long they will take, and plays nothing'),
    keep: word('what is kept of every game', ['records']),
    coverage: onOff('shows which cards, clauses and words of the notation never occurred'),
    strict,
    expect: text(
      'a baseline in JSON, such as the output of an earlier run with --json; answers no where it is not met',
    ),
    json,
  },
  examples: [
    ['run gormenghast-seats', 'a study of this package'],
    ['run toy-tide --set drawn=1,2 --players 1,2', 'four arms of a game'],
  ],
  async run({ words: [name], flags }) {
    const loaded = await loadStudy(name);
    const chosen = flags.quick ? quickStudy(loaded) : loaded;
    const study = checkStudy(changeStudy(chosen, { ...designOf(flags), keep: flags.keep }), name);
    const baseline = flags.expect === undefined ? undefined : readBaseline(flags.expect);
    if (flags['dry-run']) return dryRun(study, flags);
    const result = await playStudy(flags.json, (hooks) =>
      runStudy(study, {
        ...hooks,
        games: flags.games,
        workers: flags.workers,
        out: flags.out,
        coverage: flags.coverage,
      }),
    );
    const verdict = verdictOf(result, flags.strict);
    if (verdict !== EXIT.done || baseline === undefined) return verdict;
    const differences = baselineDifferences(result.tables, baseline, `--expect ${flags.expect}`);
    for (const difference of differences) process.stderr.write(`${difference}\n`);
    return differences.length === 0 ? EXIT.done : EXIT.no;
  },
});

async function dryRun(study: Study, flags: { games?: number; workers?: number; json: boolean }): Promise<0> {
  const planned = await planStudy(study);
  const { plan, dimensions } = planned;
  const games = flags.games ?? study.games ?? GAMES;
  const gamesOfArms = plan.arms.map((arm) => gamesOfArm(arm, games));
  const total = gamesOfArms.reduce((sum, arm) => sum + arm, 0);
  const { seconds, atLeast } = await estimate(planned, gamesOfArms, flags.workers);
  if (flags.json) {
    const arms = plan.arms.map((arm, index) => ({ ...arm, games: gamesOfArms[index] }));
    printJson({ study: study.name, hash: plan.hash, arms, games: total, seconds, atLeast });
    return EXIT.done;
  }
  const differing = dimensions.filter(({ values }) => values.length > 1);
  const rows = plan.arms.map((arm) => [
    String(arm.arm),
    ...differing.map(({ values, name }) => values[arm.at[dimensions.findIndex((d) => d.name === name)]]),
    String(arm.players),
    arm.bots.join('|'),
    String(gamesOfArms[arm.arm]),
    arm.rotations === 1 ? '-' : String(arm.rotations),
  ]);
  printTable(['arm', ...differing.map(({ name }) => name), 'seats', 'bots by slot', 'games', 'rotations'], rows);
  const time = `${atLeast ? 'at least' : 'about'} ${duration(seconds)}`;
  print(`${counted(plan.arms.length, 'arm')}, ${counted(total, 'game')}, ${time}`);
  return EXIT.done;
}

/**
 * A baseline from a file, before anything is played: whoever waits for a study should not be told afterwards.
 * @throws ConfigError when it cannot be read or is none
 */
function readBaseline(path: string): Baseline {
  const where = `--expect ${path}`;
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError({ where, problem: 'it cannot be read', right: 'a baseline in JSON is expected' });
  }
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('\n')[0] : 'it is no JSON';
    throw new ConfigError({ where, problem, right: 'well-formed JSON is expected' });
  }
  return checkBaseline(document, where);
}
