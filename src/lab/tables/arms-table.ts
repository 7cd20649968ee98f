import { withoutFolders } from '../inputs.js';
import type { Plan } from '../plan.js';
import { sumValue } from '../stats/exactSum.js';
import { histogramQuantile } from '../stats/integerHistogram.js';
import { meanOf, sdOf } from '../stats/moments.js';
import { winPoints } from '../stats/winBlocks.js';
import { winRate } from '../stats/winRate.js';
import type { ArmTally } from './arm-tally.js';
import type { Cell, Column, Table } from './cell.js';
import type { GameColumns } from './game-columns.js';

const BEFORE: readonly Column[] = [
  { name: 'bots', help: 'bot of each slot, joined by |' },
  { name: 'decks', help: 'deck of each slot, joined by |' },
  { name: 'players', help: 'seats at the table' },
  { name: 'games', help: 'games played' },
  { name: 'deals', help: 'deals played; each is one game, or one per rotation' },
  { name: 'wins', help: 'games the focus won, alone or with others; without a focus, games somebody won' },
  { name: 'losses', help: 'games the focus lost; without a focus, games everybody lost' },
  { name: 'draws', help: 'games drawn' },
  { name: 'caps', help: 'games stopped at the cap' },
  { name: 'faults', help: 'games that failed: rules, or a bot that threw or never answered' },
  { name: 'illegals', help: 'games in which a bot answered something not on offer' },
  { name: 'distinct_games', help: 'different final positions; above 65536 an estimate within half a percent' },
  {
    name: 'focus',
    help: 'whom the rate is about: the team, or slot 0 over its rotations; empty where all slots are alike',
  },
  {
    name: 'win_rate',
    help: 'share of the games won, draws ½, shared wins by share; caps, faults and illegals left out',
  },
  { name: 'win_lo', help: 'lower end of its interval' },
  { name: 'win_hi', help: 'upper end of its interval' },
  { name: 'level', help: 'confidence level of the interval' },
  { name: 'method', help: 'wilson where a block is one game, wilson-clustered by deal where seats rotate' },
  { name: 'worst_rate', help: 'the rate if all games left out had been lost' },
  { name: 'best_rate', help: 'the rate if all games left out had been won' },
  { name: 'turns_mean', help: 'player turns a game; faults and illegals left out, caps as they were stopped' },
  { name: 'turns_sd', help: 'standard deviation of the turns' },
  { name: 'turns_p50', help: 'median of the turns' },
  { name: 'turns_p95', help: '95 of 100 games have at most so many turns' },
  { name: 'decisions_mean', help: 'decisions with two or more options a game' },
  { name: 'options_mean', help: 'options of such a decision' },
];

/** arms.csv: a row an arm. `options` are the options offered, summed over each arm's decisions. */
export function armsTable(
  plan: Plan,
  columns: GameColumns,
  tallies: readonly ArmTally[],
  options: readonly number[],
): Table {
  const means = columns.metrics.map(({ name, help }) => ({ name: `${name}_mean`, help: `mean of ${help}` }));
  const number = { name: 'arm', help: 'number of the arm, from 0' };
  const settings = columns.settings.map(({ name, help }) => ({ name, help }));
  return {
    columns: [number, ...settings, ...BEFORE, ...means],
    rows: plan.arms.map((arm) => {
      const tally = tallies[arm.arm];
      return [
        arm.arm,
        ...columns.settings.map((column) => column.value(arm)),
        arm.bots.map(withoutFolders).join('|'),
        arm.decks.join('|'),
        arm.players,
        tally.games,
        Math.ceil(tally.games / arm.rotations),
        tally.results.wins,
        tally.results.losses,
        tally.results.draws,
        tally.endings.cap,
        tally.endings.fault,
        tally.endings.illegal,
        tally.distinctGames.count,
        tally.focus,
        ...rateCells(tally, plan.level),
        ...lengthCells(tally, options[arm.arm]),
        ...tally.metrics.map(({ count, sum }) => (count === 0 ? null : sumValue(sum) / count)),
      ];
    }),
  };
}

function rateCells(tally: ArmTally, level: number): Cell[] {
  const { games, focusBlocks } = tally;
  const estimate = tally.focus === null ? null : winRate(focusBlocks, level);
  const rate = estimate ? [estimate.rate, estimate.lo, estimate.hi, level, estimate.method] : Array(5).fill(null);
  if (tally.focus === null || games === 0) return [...rate, null, null];
  const all = games * winPoints;
  const left = (games - focusBlocks.games) * winPoints;
  return [...rate, focusBlocks.points / all, (focusBlocks.points + left) / all];
}

function lengthCells({ turns, turnCounts, decisions, whole }: ArmTally, options: number): Cell[] {
  return [
    meanOf(turns),
    sdOf(turns),
    histogramQuantile(turnCounts, 0.5),
    histogramQuantile(turnCounts, 0.95),
    whole === 0 ? null : decisions / whole,
    decisions === 0 ? null : options / decisions,
  ];
}
