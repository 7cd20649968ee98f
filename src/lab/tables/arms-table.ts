import { withoutFolders } from '../inputs.js';
import type { Plan } from '../plan.js';
import { sumValue } from '../stats/exactSum.js';
import { histogramQuantile } from '../stats/integerHistogram.js';
import { meanOf, sdOf } from '../stats/moments.js';
import { winPoints } from '../stats/winBlocks.js';
import { winRate } from '../stats/winRate.js';
import { ARM_COLUMNS } from './arm-columns.js';
import type { ArmTally, MetricTally } from './arm-tally.js';
import type { Cell, Table } from './cell.js';
import type { GameColumns } from './game-columns.js';
import { byFrequency } from './names-table.js';

/** arms.csv: a row an arm. `options` are the options offered, summed over each arm's decisions. */
export function armsTable(
  plan: Plan,
  columns: GameColumns,
  tallies: readonly ArmTally[],
  options: readonly number[],
): Table {
  const means = columns.metrics.map(({ name, help, named }) =>
    named ? { name: `${name}_mode`, help: `most frequent ${help}` } : { name: `${name}_mean`, help: `mean of ${help}` },
  );
  const number = { name: 'arm', help: 'number of the arm, from 0' };
  const settings = columns.settings.map(({ name, help }) => ({ name, help }));
  return {
    columns: [number, ...settings, ...ARM_COLUMNS, ...means],
    rows: plan.arms.map((arm) => {
      const tally = tallies[arm.arm];
      return [
        arm.arm,
        ...columns.settings.map((column) => column.value(arm)),
        arm.bots.map(withoutFolders).join('|'),
        arm.decks.map(withoutFolders).join('|'),
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
        ...tally.metrics.map(metricCell),
      ];
    }),
  };
}

function metricCell({ count, sum, names }: MetricTally): Cell {
  if (count === 0) return null;
  return names.size > 0 ? byFrequency(names)[0][0] : sumValue(sum) / count;
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
