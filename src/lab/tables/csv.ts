import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from './cell.js';

/** Rows as CSV (RFC 4180, line feeds, a point for decimals); an empty cell is missing. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.length === 0 ? '' : stringify(rows as Cell[][], { cast: { boolean: String } });
}

/** A whole table as CSV, names of the columns first. */
export function csvTable({ columns, rows }: Table): string {
  return csvRows([columns.map(({ name }) => name)]) + csvRows(rows);
}
