import type { Bot } from '../../engine/bot.js';
import { dealKey } from '../../engine/chance.js';
import { type Decision, decision } from '../../engine/decision.js';
import type { Game, Metric } from '../../engine/game.js';
import type { Played } from '../../engine/play.js';
import { playRecorded, type Recorded, type RecordOptions } from '../../engine/record.js';
import type { LogSink, State } from '../../engine/state.js';
import type { Cell } from '../../lab/tables/cell.js';
import { metricCell } from '../../lab/tables/metric-cell.js';
import { defineCommand } from '../command.js';
import { designOf } from '../design.js';
import { EXIT } from '../exit-code.js';
import { orElse, word } from '../flag.js';
import { designFlags, json } from '../flags.js';
import { print, printJson, printTable } from '../output.js';
import { botsOf, type SingleArm, singleArm } from '../single-arm.js';

export const play = defineCommand({
  usage: 'play <game>',
  help: 'one game, its log and outcome: the first game of the study that the same flags describe',
  words: { game: 'a game by name, or the file of one' },
  flags: {
    ...designFlags,
    log: orElse(word('how the game is told', ['text', 'json']), 'text'),
    json,
  },
  examples: [
    ['play connect-k --bots mcts', 'one bot in both seats'],
    ['play pig --seats random,greedy --log json', 'told for programs'],
  ],
  async run({ words: [name], flags }) {
    const arm = await singleArm('play', name, designOf(flags));
    const { played } = flags.json || flags.log === 'json' ? asJson(arm) : asText(arm);
    if (played.problem) process.stderr.write(`${played.problem.message}\n`);
    return played.problem ? EXIT.fault : EXIT.done;
  },
});

/** Plays deal 0, rotation 0 of the arm. */
function playOne(single: SingleArm, log: LogSink, onAction: RecordOptions['onAction']): Recorded {
  const { planned, arm, settings } = single;
  const key = dealKey(planned.plan.seed, 0);
  const bots = (game: Game): Bot[] => botsOf(single, game, key);
  return playRecorded(planned.game, settings, { key, bots: arm.bots }, bots, { decisionCap: arm.cap, log, onAction });
}

function asText(single: SingleArm): Recorded {
  const recorded = playOne(single, { line: print }, undefined);
  const { played, state } = recorded;
  print('');
  print(single.game.spec.describe(state));
  print(outcomeLine(single, played));
  const told = (state.game.spec.metrics ?? []).flatMap((metric) =>
    columnsOf(metric, state).map(([name, value]) => [name, rounded(value), metric.help]),
  );
  const shown = told.filter(([, value]) => value !== '');
  if (shown.length > 0) {
    print('');
    printTable(['metric', 'value', 'what it is'], shown);
  }
  return recorded;
}

/** A value for people: numbers to three decimals, the exact ones are in JSON. */
function rounded(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(Number(value.toFixed(3))) : String(value);
}

function outcomeLine({ arm }: SingleArm, { ending, winners, utility, turns, decisions, finalHash }: Played): string {
  const who = winners.map((seat) => `seat ${seat} (${arm.bots[seat]})`).join(', ');
  const length = `${turns} turns, ${decisions} decisions`;
  return `${ending}${who === '' ? '' : `: ${who}`}; utility ${utility.join(', ')}; ${length}; final hash ${finalHash}`;
}

/** One decision as JSON has it. */
interface Told {
  readonly number: number;
  readonly seat: number;
  readonly question: string;
  readonly options: Decision['options'];
  readonly chosen: number;
}

function asJson(single: SingleArm): Recorded {
  const log: string[] = [];
  const decisions: Told[] = [];
  const recorded = playOne(single, { line: (text) => log.push(text) }, (state, code) => {
    const asked = decision(state);
    if (!asked) return;
    const { seat, name, options } = asked;
    decisions.push({ number: decisions.length, seat, question: name, options, chosen: code });
  });
  const { played, record, state } = recorded;
  const { game, planned, arm } = single;
  printJson({
    game: game.id,
    players: game.players,
    seed: planned.plan.seed,
    options: game.options,
    bots: arm.bots,
    decisions,
    log,
    outcome: played,
    metrics: metricsOf(state),
    record,
  });
  return recorded;
}

/** Metrics by column name, as games.csv has them. */
function metricsOf(state: State<unknown>): Record<string, Cell> {
  const columns = (state.game.spec.metrics ?? []).flatMap((metric) => columnsOf(metric, state));
  return Object.fromEntries(columns);
}

function columnsOf(metric: Metric<unknown>, state: State<unknown>): [string, Cell][] {
  if (!metric.perSeat) return [[metric.name, metricCell(metric, state, 0)]];
  return Array.from({ length: state.players }, (_, seat) => [
    `${metric.name}_${seat}`,
    metricCell(metric, state, seat),
  ]);
}
