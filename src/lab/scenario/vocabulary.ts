import type { Bits } from '../../engine/bits.js';
import { ConfigError } from '../../engine/errors.js';
import { Cause, Column, type Components, Grid, Pile, Scalar } from '../../engine/fields.js';
import type { Game } from '../../engine/game.js';
import type { NamedField } from '../../engine/layout.js';
import { nearest } from '../../engine/nearest.js';
import { ComponentNames } from './component-names.js';

/** What a name of a position leads to: cells of the block, and what the numbers in them mean. */
export type Place = NumberPlace | RowPlace | GridPlace | PilePlace;

/** Some bits of a cell. */
export interface CellBits {
  readonly shift: number;
  readonly mask: number;
}

/** The numbers that fit into a place, where not every number does. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** One cell, or bits of it. `refers` is the set of which it names a component, if it does. */
export interface NumberPlace {
  readonly kind: 'number';
  readonly at: number;
  readonly bits: CellBits | null;
  readonly refers: Components | null;
  readonly limits: Limits | null;
}
/** A cell per place or per component, every `step` cells from `at` on. */
export interface RowPlace {
  readonly kind: 'row';
  readonly at: number;
  readonly step: number;
  readonly bits: CellBits | null;
  readonly over: number | Components;
  readonly refers: Components | null;
  readonly limits: Limits | null;
}
/** Rows of cells. */
export interface GridPlace {
  readonly kind: 'grid';
  readonly grid: Grid;
}
export interface PilePlace {
  readonly kind: 'pile';
  readonly pile: Pile;
  readonly name: string;
}

/**
 * The words in which positions of a game are written and read: the fields of its layout and the components of its sets.
 *
 * A path is a field and, where that holds many numbers, a place or component of it: `turn`, `wounds.golem`. A seat's
 * own fields are `seats.1.hand` or `hand.1`; a table with one number or row per seat can be reached in the first way
 * too. `state.` in front reaches a field whose name means something else to expectations.
 */
export class Vocabulary {
  private readonly game: Game;
  private readonly fields = new Map<string, NamedField>();
  private readonly names = new Map<Components, ComponentNames>();
  /** Seats, and sides beyond them. */
  private readonly sides: number;

  constructor(game: Game) {
    this.game = game;
    this.sides = game.players + (game.spec.positions?.enemies ?? 0);
    for (const field of game.layout.fields) {
      if (!(field.field instanceof Cause) && field.seat < this.sides) this.fields.set(field.name, field);
    }
    for (const set of game.layout.sets) this.names.set(set, new ComponentNames(game, set));
  }

  /** The names of a set's components. */
  namesOf(set: Components): ComponentNames {
    const names = this.names.get(set);
    if (!names) throw new RangeError(`the layout of ${this.game.id} has no set of ${set.name}`);
    return names;
  }

  /**
   * Where a path leads.
   * @throws ConfigError when the game has no such field, seat, place or component
   */
  place(path: string, where: string): Place {
    const parts = path.split('.');
    if (parts[0] === 'state') parts.shift();
    if (parts[0] === 'seats') return this.ofSeat(parts, where);
    const own = this.fields.get(`${parts[0]}.${parts[1]}`);
    if (own) return this.inside(this.placeOf(own), parts.slice(2), where);
    const field = this.fields.get(parts[0]);
    const known = this.game.layout.parts;
    const part = Object.hasOwn(known, parts[0]) ? known[parts[0]] : undefined;
    if (!field && part) return this.inside(bitsPlace(part), parts.slice(1), where);
    if (!field) throw this.unknownOfTable(parts[0], where);
    return this.inside(this.placeOf(field), parts.slice(1), where);
  }

  /** The cell of a place or component of a row. */
  cellOf(row: RowPlace, key: string, where: string): NumberPlace {
    const [index] = this.indexes(row.over, key, where);
    return placeInRow(row, index);
  }

  /** The places a key of a row or grid means: a number, or every copy of a component. */
  indexes(over: number | Components, key: string, where: string): readonly number[] {
    if (typeof over !== 'number') return this.namesOf(over).find(key, where);
    const index = /^\d+$/.test(key) ? Number(key) : -1;
    if (index >= 0 && index < over) return [index];
    throw new ConfigError({
      where,
      problem: `"${key}" is none of its places`,
      right: `a number from 0 to ${over - 1} is expected`,
      value: key,
    });
  }

  /**
   * The column of numbers that every component of a set has under this name.
   * @throws ConfigError when there is none
   */
  columnOf(set: Components, name: string, where: string): Column | Bits {
    const columns = new Map<string, Column | Bits>();
    for (const { field, name: known } of this.fields.values()) {
      if (field instanceof Column && field.over === set) columns.set(known, field);
    }
    for (const [known, part] of Object.entries(this.game.layout.parts)) {
      if (part.column.over === set) columns.set(known, part);
    }
    const column = columns.get(name);
    if (column) return column;
    throw new ConfigError({
      where,
      problem: `a ${set.name} has no column "${name}"`,
      right: `its columns are ${[...columns.keys(), 'knownBy'].join(', ')}`,
      value: name,
      nearest: nearest(name, [...columns.keys(), 'knownBy']),
    });
  }

  /** A row of a grid. */
  rowOf(grid: Grid, key: string, where: string): RowPlace {
    const [row] = this.indexes(grid.rows, key, where);
    return rowPlace(grid, row);
  }

  private ofSeat([, seatText, base, ...rest]: readonly string[], where: string): Place {
    const seat = /^\d+$/.test(seatText ?? '') ? Number(seatText) : -1;
    if (seat < 0 || seat >= this.game.players) {
      throw new ConfigError({
        where,
        problem: `"${seatText ?? ''}" is no seat`,
        right: `seats 0 to ${this.game.players - 1} are taken`,
        value: seatText ?? '',
      });
    }
    const own = this.fields.get(`${base}.${seat}`);
    if (own) return this.inside(this.placeOf(own), rest, where);
    const shared = this.fields.get(base ?? '')?.field;
    const most = this.game.spec.seats.max;
    if (shared instanceof Column && shared.over === most) {
      return this.inside(placeInRow(this.columnPlace(shared), seat), rest, where);
    }
    if (shared instanceof Grid && shared.rows === most) return this.inside(rowPlace(shared, seat), rest, where);
    throw this.unknownOfSeat(base ?? '', where);
  }

  /** Goes on from a field to one of its places. */
  private inside(place: Place, rest: readonly string[], where: string): Place {
    if (rest.length === 0) return place;
    const [key, ...deeper] = rest;
    if (place.kind === 'row') return this.inside(this.cellOf(place, key, where), deeper, where);
    if (place.kind === 'grid') return this.inside(this.rowOf(place.grid, key, where), deeper, where);
    throw new ConfigError({
      where,
      problem: `"${rest.join('.')}" leads nowhere`,
      right: place.kind === 'pile' ? 'a pile is named without anything after it' : 'a single number ends the path',
      value: key,
    });
  }

  private placeOf({ field, name }: NamedField): Place {
    if (field instanceof Scalar) {
      return { kind: 'number', at: field.at, bits: null, refers: field.refers, limits: this.limitsOf(field) };
    }
    if (field instanceof Column) return this.columnPlace(field);
    if (field instanceof Grid) return { kind: 'grid', grid: field };
    if (field instanceof Pile) return { kind: 'pile', pile: field, name };
    throw new RangeError(`the field ${name} holds nothing that a position could show`);
  }

  private columnPlace(column: Column): RowPlace {
    const { at, step, over, refers } = column;
    return { kind: 'row', at, step, bits: null, over, refers, limits: this.limitsOf(column) };
  }

  /** Which numbers of seats and components there are; any number fits elsewhere. */
  limitsOf(field: Scalar | Column): Limits | null {
    if (field.refers) return { least: -1, most: this.namesOf(field.refers).count - 1 };
    if (field instanceof Scalar && field.isSeat) return { least: Math.min(0, field.start), most: this.sides - 1 };
    return null;
  }

  private tableNames(): string[] {
    const fields = [...this.fields.values()].filter(({ seat }) => seat < 0).map(({ name }) => name);
    return [...fields, ...Object.keys(this.game.layout.parts)];
  }

  private seatNames(): string[] {
    const most = this.game.spec.seats.max;
    const own = [...this.fields.values()].filter(({ seat }) => seat === 0).map(({ base }) => base);
    const shared = [...this.fields.values()].filter(
      ({ field }) => (field instanceof Column && field.over === most) || (field instanceof Grid && field.rows === most),
    );
    return [...own, ...shared.map(({ name }) => name)];
  }

  private unknownOfTable(name: string, where: string): ConfigError {
    const known = this.tableNames();
    const ofSeats = this.seatNames().includes(name);
    return new ConfigError({
      where,
      problem: ofSeats ? `"${name}" is each seat's own` : `${this.game.id} has no field "${name}"`,
      right: ofSeats ? `write seats.0.${name}` : `the fields of its table are ${known.join(', ') || 'none'}`,
      value: name,
      nearest: ofSeats ? undefined : nearest(name, [...known, ...this.seatNames()]),
    });
  }

  private unknownOfSeat(name: string, where: string): ConfigError {
    const known = this.seatNames();
    const ofTable = this.tableNames().includes(name);
    return new ConfigError({
      where,
      problem: ofTable ? `"${name}" belongs to the whole table` : `${this.game.id} has no field "${name}" of a seat`,
      right: ofTable ? 'write it beside seats' : `the fields of a seat are ${known.join(', ') || 'none'}`,
      value: name,
      nearest: ofTable ? undefined : nearest(name, [...known, ...this.tableNames()]),
    });
  }
}

function rowPlace(grid: Grid, row: number): RowPlace {
  const width = typeof grid.columns === 'number' ? grid.columns : grid.columns.size;
  return {
    kind: 'row',
    at: grid.at + row * width,
    step: 1,
    bits: null,
    over: grid.columns,
    refers: null,
    limits: null,
  };
}

function bitsPlace({ column, shift, mask }: Bits): RowPlace {
  return {
    kind: 'row',
    at: column.at,
    step: column.step,
    bits: { shift, mask },
    over: column.over,
    refers: null,
    limits: { least: 0, most: mask },
  };
}

/** A place of a row. */
export function placeInRow(row: RowPlace, index: number): NumberPlace {
  return { kind: 'number', at: row.at + index * row.step, bits: row.bits, refers: row.refers, limits: row.limits };
}

/** The number at a place of a block. */
export function readPlace(block: Int16Array, { at, bits }: NumberPlace): number {
  return bits ? (block[at] >> bits.shift) & bits.mask : block[at];
}

/** Writes a number to a place of a block. */
export function writePlace(block: Int16Array, { at, bits }: NumberPlace, value: number): void {
  block[at] = bits ? (block[at] & ~(bits.mask << bits.shift)) | ((value & bits.mask) << bits.shift) : value;
}
