import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from './cell.js';

/** Rows as CSV (RFC 4180, line feeds, a point for decimals); an empty cell is missing. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.length === 0 ? '' : stringify([...rows], { cast: { boolean: String } });
}

/** A whole table as CSV, names of the columns first. */
export function csvTable({ columns, rows }: Table): string {
  return csvRows([columns.map(({ name }) => name)]) + csvRows(rows);
}

/** Rows are formatted while they are young: a whole batch of them would be copied by every collection of garbage. */
const AT_ONCE = 64;

/** Formats rows as they come. */
export class CsvWriter {
  private readonly rows: (readonly Cell[])[] = [];
  private readonly texts: string[] = [];

  add(row: readonly Cell[]): void {
    this.rows.push(row);
    if (this.rows.length === AT_ONCE) this.format();
  }

  /** All rows so far. */
  text(): string {
    this.format();
    return this.texts.join('');
  }

  private format(): void {
    this.texts.push(csvRows(this.rows));
    this.rows.length = 0;
  }
}
