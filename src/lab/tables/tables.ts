import type { Plan } from '../plan.js';
import type { ArmTally } from './arm-tally.js';
import { armsTable } from './arms-table.js';
import type { BlockScores } from './block-scores.js';
import { cardsTable } from './cards-table.js';
import type { Table } from './cell.js';
import { contrastsTable } from './contrasts-table.js';
import { difficultyTable } from './difficulty-table.js';
import type { GameColumns } from './game-columns.js';
import { namesTable } from './names-table.js';
import { seatsTable, slotsTable } from './place-table.js';
import { trendsTable } from './trends-table.js';

/**
 * The tables of a study beside games.csv; `difficulty` only where presets were played, `cards`
 * and `names` only where games tell of them.
 */
export interface Tables {
  readonly arms: Table;
  readonly seats: Table;
  readonly slots: Table;
  readonly contrasts: Table;
  readonly trends: Table | null;
  readonly difficulty: Table | null;
  readonly cards: Table | null;
  readonly names: Table | null;
}

/** What the rows of games.csv came to. */
export interface Tallied {
  readonly tallies: readonly ArmTally[];
  readonly scores: readonly (BlockScores | null)[];
  /** Options offered, summed over each arm's decisions. */
  readonly options: readonly number[];
}

export function makeTables(plan: Plan, columns: GameColumns, { tallies, scores, options }: Tallied): Tables {
  return {
    arms: armsTable(plan, columns, tallies, options),
    seats: seatsTable(plan, tallies),
    slots: slotsTable(plan, tallies),
    contrasts: contrastsTable(plan, tallies, scores),
    trends: trendsTable(plan, tallies),
    difficulty: difficultyTable(plan, tallies),
    cards: cardsTable(plan, tallies),
    names: namesTable(plan, columns, tallies),
  };
}
