import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import type { Cell, Table } from './tables/cell.js';
import type { Tables } from './tables/tables.js';

/** A row of a table with its cells by column: what `run --json` prints, and what a baseline expects. */
export type Row = Readonly<Record<string, Cell>>;

/** The columns by which a row of each table is found. */
const KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  arms: ['arm'],
  seats: ['arm', 'seat'],
  slots: ['arm', 'slot'],
  contrasts: ['arm_a', 'arm_b'],
  trends: ['along', 'arms'],
  difficulty: ['arm'],
  cards: ['arm', 'card'],
  names: ['arm', 'metric', 'name'],
};

/** A table as rows with names. */
export function rowsOf({ columns, rows }: Table): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
}

/**
 * What is not as a baseline has it, a sentence each. A baseline is a mapping of tables (`arms`, `seats` …) to rows; a
 * row names its arm (and seat, slot, or both arms) and, for any columns, a value or bounds: `{ atLeast, atMost }`. What
 * `run --json` prints is a baseline: then every figure must be the same.
 * @param where the file, for messages
 * @throws ConfigError for tables, rows and columns that do not exist
 */
export function baselineDifferences(tables: Tables, baseline: unknown, where: string): string[] {
  if (!isMapping(baseline)) {
    throw new ConfigError({ where, problem: 'it is no baseline', right: 'a mapping from tables to rows is expected' });
  }
  const names = tableNames().filter((name) => name in baseline);
  if (names.length === 0) {
    const right = `rows of ${tableNames().join(', ')} are expected`;
    throw new ConfigError({ where, problem: 'it expects nothing of any table', right });
  }
  return names.flatMap((name) => {
    const expected = baseline[name];
    if (expected === null) return [];
    if (!Array.isArray(expected)) {
      throw new ConfigError({
        where: `${where}: ${name}`,
        problem: 'this does not fit',
        right: 'a list of rows is expected',
      });
    }
    const table = tables[name];
    return expected.flatMap((row: unknown, index) =>
      rowDifferences(table ? rowsOf(table) : [], name, row, `${where}: ${name}.${index}`),
    );
  });
}

function tableNames(): (keyof Tables)[] {
  return ['arms', 'seats', 'slots', 'contrasts', 'trends', 'difficulty', 'cards', 'names'];
}

function rowDifferences(rows: readonly Row[], table: keyof Tables, expected: unknown, where: string): string[] {
  const keys = KEYS[table];
  if (!isMapping(expected) || keys.some((key) => !(key in expected))) {
    throw new ConfigError({
      where,
      problem: 'it is no row',
      right: `a mapping with ${keys.join(' and ')} is expected`,
    });
  }
  const label = `${table} ${keys.map((key) => String(expected[key])).join('/')}`;
  const row = rows.find((candidate) => keys.every((key) => candidate[key] === expected[key]));
  if (!row) return [`${label}: there is no such row`];
  return Object.entries(expected).flatMap(([column, wanted]) => {
    if (!(column in row)) throw unknownColumn(column, row, `${where}.${column}`);
    return cellMatches(row[column], wanted, `${where}.${column}`)
      ? []
      : [`${label}: ${column} is ${JSON.stringify(row[column])}, expected ${JSON.stringify(wanted)}`];
  });
}

function cellMatches(found: Cell, wanted: unknown, where: string): boolean {
  if (!isMapping(wanted)) return found === wanted;
  const { atLeast, atMost, ...unknown } = wanted;
  const bounds = [atLeast ?? Number.NEGATIVE_INFINITY, atMost ?? Number.POSITIVE_INFINITY];
  const [low, high] = bounds.map(Number);
  if (Object.keys(unknown).length > 0 || bounds.some((bound) => typeof bound !== 'number')) {
    throw new ConfigError({
      where,
      problem: 'this does not fit',
      right: 'a value, or atLeast and atMost, is expected',
    });
  }
  return typeof found === 'number' && found >= low && found <= high;
}

function unknownColumn(name: string, row: Row, where: string): ConfigError {
  const known = Object.keys(row);
  return new ConfigError({
    where,
    problem: 'there is no such column',
    right: `the columns are ${known.join(', ')}`,
    value: name,
    nearest: nearest(name, known),
  });
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
