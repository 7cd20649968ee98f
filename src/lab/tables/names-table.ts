import type { Plan } from '../plan.js';
import { wilson } from '../stats/wilson.js';
import type { ArmTally } from './arm-tally.js';
import type { Cell, Table } from './cell.js';
import type { GameColumns } from './game-columns.js';

/** Names with how often they occurred, the most frequent first; those of one frequency by name. */
export function byFrequency(names: ReadonlyMap<string, number>): [name: string, times: number][] {
  return [...names].sort(([a, times], [b, more]) => more - times || (a < b ? -1 : 1));
}

/**
 * names.csv: how often the metrics that name something named what, a row an arm, a metric and a name; null for a game
 * without such metrics.
 */
export function namesTable(plan: Plan, { metrics }: GameColumns, tallies: readonly ArmTally[]): Table | null {
  if (metrics.every(({ named }) => !named)) return null;
  return {
    columns: [
      { name: 'arm', help: 'number of the arm, from 0' },
      { name: 'metric', help: 'the column of games.csv' },
      { name: 'name', help: 'what it named' },
      { name: 'games', help: 'games in which it did' },
      { name: 'share', help: 'of the games in which the column names anything' },
      { name: 'lo', help: "lower end of the share's interval (Wilson); names are not adjusted for each other" },
      { name: 'hi', help: 'upper end of the interval' },
    ],
    rows: plan.arms.flatMap(({ arm }) =>
      metrics.flatMap(({ name, named }, column) => (named ? rowsOf(arm, name, tallies[arm], column, plan.level) : [])),
    ),
  };
}

function rowsOf(arm: number, metric: string, { metrics }: ArmTally, column: number, level: number): Cell[][] {
  const { count, names } = metrics[column];
  return byFrequency(names).map(([name, times]) => {
    const interval = wilson(times, count, level);
    return [arm, metric, name, times, times / count, interval?.lo ?? null, interval?.hi ?? null];
  });
}
