import { withoutFolders } from '../inputs.js';
import type { Plan } from '../plan.js';
import { winRate } from '../stats/winRate.js';
import type { ArmTally } from './arm-tally.js';
import type { Column, Table } from './cell.js';

const COLUMNS: readonly Column[] = [
  { name: 'preset', help: 'named options of the game' },
  { name: 'players', help: 'seats at the table' },
  { name: 'bots', help: 'bot of each slot, joined by |' },
  { name: 'arm', help: 'number of the arm, from 0' },
  { name: 'games', help: 'games that count: won, lost or drawn' },
  { name: 'win_rate', help: 'share of the games won by the focus of the arm, draws ½' },
  { name: 'win_lo', help: 'lower end of its interval' },
  { name: 'win_hi', help: 'upper end of its interval' },
  { name: 'level', help: 'confidence level of the interval' },
];

/** difficulty.csv: presets by players by bots, with their rates; null for a study without presets. */
export function difficultyTable(plan: Plan, tallies: readonly ArmTally[]): Table | null {
  const rows = plan.arms.flatMap(({ arm, preset, players, bots }) => {
    const { focus, focusBlocks } = tallies[arm];
    if (preset === null || focus === null) return [];
    const rate = winRate(focusBlocks, plan.level);
    const names = bots.map(withoutFolders).join('|');
    const interval = [rate?.rate ?? null, rate?.lo ?? null, rate?.hi ?? null];
    return [[preset, players, names, arm, focusBlocks.games, ...interval, plan.level]];
  });
  return rows.length === 0 ? null : { columns: COLUMNS, rows };
}
