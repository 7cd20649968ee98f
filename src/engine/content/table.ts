import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import type { Column, IdColumn } from './column.js';
import { type Place, placeText } from './place.js';
import { checkHeader, rowOf, Sheet, type TableShape } from './sheet.js';
import { readTsv } from './tsv.js';

/** What every row of every table has: its id, and the name that people call it by. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** A column for each value of a row. */
export type Columns<V> = { readonly [K in keyof V]: Column<V[K]> };

/** The names of the columns that hold integers or flags. */
export type NumericColumn<V> = { [K in keyof V]: V[K] extends number | boolean ? K : never }[keyof V] & string;
/** The names of the columns that hold text. */
export type TextColumn<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** What an author declares of a table. */
export interface TableSpec<V extends NamedRow> {
  /** The table's name: the file without its ending. */
  readonly name: string;
  /** In the order in which they are listed, hashed and shown. */
  readonly columns: Columns<V> & { readonly id: IdColumn };
  /** Whether a person's own file may add rows (default false: it may only change the shipped ones). */
  readonly open?: boolean;
}

/** A kind of table: reads texts into tables. */
export class TableDefinition<V extends NamedRow> implements TableShape {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column<unknown>>;
  readonly ids: IdColumn['rule'];
  readonly open: boolean;
  private readonly typed: Columns<V>;
  private readonly names: readonly (keyof V & string)[];

  constructor({ name, columns, open = false }: TableSpec<V>) {
    this.name = name;
    this.open = open;
    this.ids = columns.id.rule;
    this.typed = columns;
    this.names = Object.keys(columns).filter((key): key is keyof V & string => key in columns);
    this.columns = new Map(this.names.map((key) => [key, this.typed[key]]));
  }

  /**
   * Reads a whole table.
   * @param file its name, for messages
   * @throws ConfigError with file, line and column: an empty file, an unknown, missing or doubled column, a wrong number
   *   of cells, a cell that does not fit, an id that is taken or not that of the name
   */
  parse(text: string, file: string): Table<V> {
    return this.build(this.sheet(text, file));
  }

  /** As `parse`, but still open to changes. */
  sheet(text: string, file: string): Sheet {
    const { header, lines } = readTsv(text, file);
    checkHeader(header, this);
    const there = new Set(header.map((cell) => cell.text));
    const missing = this.names.filter((name) => !there.has(name));
    if (missing.length > 0) {
      throw new ConfigError({
        where: placeText(header[header.length - 1].place),
        problem: `the header lacks ${missing.join(', ')}`,
        right: `the columns ${this.names.join(', ')} are expected`,
      });
    }
    if (lines.length === 0) {
      throw new ConfigError({
        where: file,
        problem: 'there is a header but no row',
        right: 'a line a row is expected',
      });
    }
    const sheet = new Sheet(this);
    for (const line of lines) sheet.append(rowOf(header, line));
    return sheet;
  }

  /** The table that a sheet of this kind says. */
  build(sheet: Sheet): Table<V> {
    const rows = Array.from({ length: sheet.length }, (_, index) => this.typedRow(sheet, index));
    return new Table(this.name, rows, sheet);
  }

  private typedRow(sheet: Sheet, index: number): V {
    const row: Partial<V> = {};
    for (const name of this.names) this.fill(row, name, sheet.text(index, name));
    if (!this.isWhole(row)) throw new RangeError(`row ${index} of ${this.name} is not whole`);
    return row;
  }

  private fill<K extends keyof V & string>(row: Partial<V>, name: K, text: string): void {
    row[name] = this.typed[name].read(text, name);
  }

  private isWhole(row: Partial<V>): row is V {
    return this.names.every((name) => name in row);
  }
}

/** Declares a kind of table. */
export function defineTable<V extends NamedRow>(spec: TableSpec<V>): TableDefinition<V> {
  return new TableDefinition(spec);
}

/** A table as games use it: rows in the order of the file, with typed values. It never changes. */
export class Table<V extends NamedRow> {
  readonly name: string;
  readonly rows: readonly Readonly<V>[];
  private readonly sheet: Sheet;

  constructor(name: string, rows: readonly V[], sheet: Sheet) {
    this.name = name;
    this.rows = rows;
    this.sheet = sheet;
  }

  get length(): number {
    return this.rows.length;
  }

  /** The number of the row with this id, or -1. */
  indexOf(id: string): number {
    return this.sheet.indexOf(id);
  }

  /**
   * The number of the row with this id.
   * @param where what the person wrote it in, for the message
   * @throws ConfigError with the nearest id when there is none
   */
  find(id: string, where: string): number {
    const index = this.sheet.indexOf(id);
    if (index >= 0) return index;
    throw new ConfigError({
      where,
      problem: `${this.name} has no row "${id}"`,
      right: 'the id of a row is expected',
      value: id,
      nearest: nearest(id, this.sheet.ids()),
    });
  }

  /** A column of integers or flags by row number, for hot code: a new array at each call. */
  numbers(column: NumericColumn<V>): Int16Array {
    return Int16Array.from(this.rows, (row) => Number(row[column]));
  }

  /**
   * A column of ids as row numbers of the table they belong to; -1 where a cell is empty.
   * @throws ConfigError with file, line and column for an id that the other table does not have
   */
  references<T extends NamedRow>(column: TextColumn<V>, other: Table<T>): Int16Array {
    return Int16Array.from(this.rows, (row, index) => {
      const id = String(row[column]);
      return id === '' ? -1 : other.find(id, placeText(this.place(index, column), column));
    });
  }

  /** Where a cell was written: for messages about what it says. */
  place(row: number, column: keyof V & string): Place {
    const cell = this.sheet.row(row).get(column);
    if (!cell) throw new RangeError(`${this.name} has no cell "${column}" in row ${row}`);
    return cell.place;
  }
}
