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

/** The rows that a baseline expects, by table, in the order of the tables. */
export type Baseline = ReadonlyMap<keyof Tables, readonly Readonly<Record<string, unknown>>[]>;

/**
 * Reads a baseline: a mapping of tables (`arms`, `seats` …) to rows; a row names its arm (and seat, slot, or both arms)
 * and, for any columns, a value or bounds: `{ atLeast, atMost }`. What `run --json` prints is a baseline: then every
 * figure must be the same. It needs no tables, so that a broken one is refused before anything is played.
 * @param where the file, for messages
 * @throws ConfigError for what is no baseline
 */
export function checkBaseline(baseline: unknown, where: string): Baseline {
  if (!isMapping(baseline)) {
    throw new ConfigError({ where, problem: 'it is no baseline', right: 'a mapping from tables to rows is expected' });
  }
  const names = tableNames().filter((name) => name in baseline);
  if (names.length === 0) {
    const right = `rows of ${tableNames().join(', ')} are expected`;
    throw new ConfigError({ where, problem: 'it expects nothing of any table', right });
  }
  return new Map(names.map((name) => [name, checkRows(baseline[name], name, `${where}: ${name}`)]));
}

/**
 * What is not as a baseline has it, a sentence each.
 * @param where the file, for messages
 * @throws ConfigError for columns that do not exist: which there are depends on the study
 */
export function baselineDifferences(tables: Tables, baseline: Baseline, where: string): string[] {
  return [...baseline].flatMap(([name, expected]) => {
    const table = tables[name];
    const rows = table ? rowsOf(table) : [];
    return expected.flatMap((row, index) => rowDifferences(rows, name, row, `${where}: ${name}.${index}`));
  });
}

function tableNames(): (keyof Tables)[] {
  return ['arms', 'seats', 'slots', 'contrasts', 'trends', 'difficulty', 'cards', 'names'];
}

function checkRows(rows: unknown, table: keyof Tables, where: string): readonly Readonly<Record<string, unknown>>[] {
  if (rows === null) return [];
  if (!Array.isArray(rows)) {
    throw new ConfigError({ where, problem: 'this does not fit', right: 'a list of rows is expected' });
  }
  return rows.map((row: unknown, index) => checkRow(row, KEYS[table], `${where}.${index}`));
}

function checkRow(row: unknown, keys: readonly string[], where: string): Readonly<Record<string, unknown>> {
  if (!isMapping(row) || keys.some((key) => !(key in row))) {
    throw new ConfigError({
      where,
      problem: 'it is no row',
      right: `a mapping with ${keys.join(' and ')} is expected`,
    });
  }
  for (const [column, wanted] of Object.entries(row)) if (isMapping(wanted)) checkBounds(wanted, `${where}.${column}`);
  return row;
}

function checkBounds({ atLeast, atMost, ...unknown }: Readonly<Record<string, unknown>>, where: string): void {
  const isBound = (bound: unknown) => bound === undefined || bound === null || typeof bound === 'number';
  if (Object.keys(unknown).length === 0 && isBound(atLeast) && isBound(atMost)) return;
  throw new ConfigError({
    where,
    problem: 'this does not fit',
    right: 'a value, or atLeast and atMost, is expected',
  });
}

function rowDifferences(
  rows: readonly Row[],
  table: keyof Tables,
  expected: Readonly<Record<string, unknown>>,
  where: string,
): string[] {
  const keys = KEYS[table];
  const label = `${table} ${keys.map((key) => String(expected[key])).join('/')}`;
  const row = rows.find((candidate) => keys.every((key) => candidate[key] === expected[key]));
  if (!row) return [`${label}: there is no such row`];
  return Object.entries(expected).flatMap(([column, wanted]) => {
    if (!(column in row)) throw unknownColumn(column, row, `${where}.${column}`);
    return cellMatches(row[column], wanted)
      ? []
      : [`${label}: ${column} is ${JSON.stringify(row[column])}, expected ${JSON.stringify(wanted)}`];
  });
}

function cellMatches(found: Cell, wanted: unknown): boolean {
  if (!isMapping(wanted)) return found === wanted;
  const low = Number(wanted.atLeast ?? Number.NEGATIVE_INFINITY);
  const high = Number(wanted.atMost ?? Number.POSITIVE_INFINITY);
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
