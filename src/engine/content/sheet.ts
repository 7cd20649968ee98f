import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import type { Column, IdRule } from './column.js';
import { type Place, placeText } from './place.js';
import { asciiId, slug } from './slug.js';
import type { Cell } from './tsv.js';

/** What the columns of a table are, whatever the types of their values. */
export interface TableShape {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column<unknown>>;
  readonly ids: IdRule;
  /** Whether a person's own file may add rows: only where the rules do not count on the shipped ones. */
  readonly open: boolean;
}

/** The cells of one row, by column. */
export type Row = ReadonlyMap<string, Cell>;

/**
 * The texts of one table while it is read and changed. Every cell in it has been checked, ids are unique and agree with
 * the names; games see the `Table` that is made of it in the end.
 */
export class Sheet {
  readonly shape: TableShape;
  private readonly rows: Map<string, Cell>[] = [];
  /** Row numbers by id and by the id's ASCII form. */
  private readonly byId = new Map<string, number>();
  private readonly byAsciiId = new Map<string, number>();

  constructor(shape: TableShape) {
    this.shape = shape;
  }

  get length(): number {
    return this.rows.length;
  }

  /** A sheet of its own with the same cells. */
  copy(): Sheet {
    const copy = new Sheet(this.shape);
    for (const row of this.rows) copy.take(new Map(row));
    return copy;
  }

  row(index: number): Row {
    return this.rows[index];
  }

  ids(): IterableIterator<string> {
    return this.byId.keys();
  }

  /** The number of the row with this id, or -1. */
  indexOf(id: string): number {
    return this.byId.get(id) ?? this.byAsciiId.get(id) ?? -1;
  }

  /** The text of a cell; empty where the table has no such column. */
  text(row: number, column: string): string {
    return this.rows[row].get(column)?.text ?? '';
  }

  /**
   * Adds a row with a cell for every column.
   * @throws ConfigError when a cell does not fit, or the id is taken or not that of the name
   */
  append(cells: Row): void {
    const row = new Map<string, Cell>();
    for (const [name, column] of this.shape.columns) {
      const cell = cells.get(name);
      if (!cell) throw new RangeError(`a new row of ${this.shape.name} lacks its cell "${name}"`);
      row.set(name, checked(column, cell, placeText(cell.place, name)));
    }
    this.checkId(row);
    this.take(row);
  }

  /**
   * Gives a cell another text.
   * @param where the place in words, if it is not a line of a file
   * @throws ConfigError when the text does not fit the column
   */
  set(index: number, name: string, text: string, place: Place, where = placeText(place, name)): void {
    const column = this.shape.columns.get(name);
    if (!column) throw new RangeError(`${this.shape.name} has no column "${name}"`);
    const row = new Map(this.rows[index]).set(name, checked(column, { text, place }, where));
    if (name === 'name' || name === this.shape.ids.deck) this.checkName(row, where);
    this.rows[index] = row;
  }

  private take(row: Map<string, Cell>): void {
    const id = row.get('id')?.text ?? '';
    this.byId.set(id, this.rows.length);
    if (asciiId(id) !== id) this.byAsciiId.set(asciiId(id), this.rows.length);
    this.rows.push(row);
  }

  private checkId(row: Row): void {
    const id = row.get('id');
    if (!id) return;
    const other = this.byId.get(id.text);
    if (other !== undefined) {
      const { line } = this.rows[other].get('id')?.place ?? { line: 0 };
      throw new ConfigError({
        where: placeText(id.place, 'id'),
        problem: `line ${line} has the id "${id.text}" too`,
        right: this.shape.ids.deck
          ? `an id of its own is expected, such as ${this.shape.ids.deck}/${id.text}`
          : 'an id of its own is expected; more of the same are counted in the column copies',
        value: id.text,
      });
    }
    this.checkName(row, placeText(id.place, 'id'));
  }

  private checkName(row: Row, where: string): void {
    const id = row.get('id');
    const name = row.get('name');
    const { deck, free } = this.shape.ids;
    if (free !== undefined || !id || !name) return;
    const expected = slug(name.text);
    const qualified = deck === undefined ? undefined : `${slug(row.get(deck)?.text ?? '')}/${expected}`;
    if (id.text === expected || id.text === qualified) return;
    throw new ConfigError({
      where,
      problem: `"${id.text}" is not the id of "${name.text}"`,
      right: `the id is the name in lower case with dashes, ${expected}${qualified ? ` or ${qualified}` : ''}`,
      value: id.text,
    });
  }
}

function checked(column: Column<unknown>, { text, place }: Cell, where: string): Cell {
  column.read(text, where);
  return { text: column.canonical(text), place };
}

/**
 * The columns that a header names, in its order.
 * @throws ConfigError for a name that is unknown to the table, or there twice
 */
export function checkHeader(header: readonly Cell[], shape: TableShape): void {
  const seen = new Set<string>();
  for (const { text: name, place } of header) {
    if (!shape.columns.has(name)) {
      throw new ConfigError({
        where: placeText(place),
        problem: `there is no column "${name}"`,
        right: `${shape.name} has ${[...shape.columns.keys()].join(', ')}`,
        value: name,
        nearest: nearest(name, shape.columns.keys()),
      });
    }
    if (seen.has(name)) {
      throw new ConfigError({
        where: placeText(place),
        problem: `the column "${name}" is there twice`,
        right: 'each column is expected once',
        value: name,
      });
    }
    seen.add(name);
  }
}

/** The cells of a line by the names of the header. */
export function rowOf(header: readonly Cell[], line: readonly Cell[]): Map<string, Cell> {
  return new Map(header.map((column, i) => [column.text, line[i]]));
}
