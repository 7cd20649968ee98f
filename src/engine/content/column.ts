import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import { isId } from './slug.js';

/** What the cells of one column hold, and what they mean to a game: a value of type `T`. */
export interface Column<T> {
  /** One line for people who edit the table. */
  readonly help: string;
  /** What a cell may hold, in words: `an integer from 0 to 9`. */
  readonly holds: string;
  readonly mayBeEmpty: boolean;
  /**
   * The value of a cell.
   * @param where the cell, for the message
   * @throws ConfigError when the cell does not hold what it may
   */
  read(text: string, where: string): T;
  /** The one way to write what a valid cell says, so that equal content has an equal hash. */
  canonical(text: string): string;
}

/** A column of free text, or of notation. */
export function text(help: string, options: { readonly optional?: boolean } = {}): Column<string> {
  const mayBeEmpty = options.optional ?? false;
  const holds = mayBeEmpty ? 'text, or nothing' : 'text';
  return {
    help,
    holds,
    mayBeEmpty,
    read: (cell, where) => (cell === '' && !mayBeEmpty ? refuse(where, cell, holds) : cell),
    canonical: (cell) => cell,
  };
}

/** A column that holds one of a few words. */
export function choice<W extends string>(help: string, words: readonly W[]): Column<W> {
  const holds = `one of ${words.join(', ')}`;
  return {
    help,
    holds,
    mayBeEmpty: false,
    read: (cell, where) => words.find((word) => word === cell) ?? refuse(where, cell, holds, nearest(cell, words)),
    canonical: (cell) => cell,
  };
}

/** The range of an integer column; both ends are allowed and fit into 16 bits, because a block's cells have no more. */
export interface IntegerRange {
  readonly min: number;
  readonly max: number;
  /** What an empty cell means; without it no cell may be empty. */
  readonly empty?: number;
}

const INTEGER = /^[+-]?\d{1,9}$/;

/** A column of integers: one a study can vary. */
export function integer(help: string, { min, max, empty }: IntegerRange): Column<number> {
  if (min < -32768 || max > 32767 || min > max) throw new RangeError(`"${help}": ${min}..${max} is no 16-bit range`);
  const mayBeEmpty = empty !== undefined;
  const holds = `an integer from ${min} to ${max}${mayBeEmpty ? `, or nothing for ${empty}` : ''}`;
  return {
    help,
    holds,
    mayBeEmpty,
    read: (cell, where) => {
      if (cell === '' && empty !== undefined) return empty;
      return readInteger(cell, min, max) ?? refuse(where, cell, holds);
    },
    canonical: (cell) => (cell === '' ? cell : String(Number(cell))),
  };
}

/** The integer that a text says, or undefined when it says none or one out of range. */
export function readInteger(cell: string, min: number, max: number): number | undefined {
  const value = Number(cell);
  return INTEGER.test(cell) && value >= min && value <= max ? value : undefined;
}

/** A column of 0 and 1. */
export function flag(help: string): Column<boolean> {
  const holds = '0 or 1';
  return {
    help,
    holds,
    mayBeEmpty: false,
    read: (cell, where) => (cell === '0' || cell === '1' ? cell === '1' : refuse(where, cell, holds)),
    canonical: (cell) => cell,
  };
}

/** How the ids of a table come from the names. */
export interface IdRule {
  /** The column whose word stands before the slug, `deck/slug`, where two decks share a name. */
  readonly deck?: string;
  /** Why ids of this table are not the slugs of the names; they are then free, but still unique. */
  readonly free?: string;
}

export interface IdColumn extends Column<string> {
  readonly rule: IdRule;
}

/** The column `id` of every table: unique, and the slug of the name unless a rule says otherwise. */
export function identifier(rule: IdRule = {}): IdColumn {
  const holds = 'lower case letters and digits with dashes';
  return {
    help: rule.free ?? (rule.deck ? `the slug of the name, or ${rule.deck}/slug` : 'the slug of the name'),
    holds,
    mayBeEmpty: false,
    rule,
    read: (cell, where) => (isId(cell) ? cell : refuse(where, cell, holds)),
    canonical: (cell) => cell,
  };
}

function refuse(where: string, value: string, holds: string, near?: string): never {
  const problem = value === '' ? 'the cell is empty' : `"${value}" does not fit`;
  throw new ConfigError({ where, problem, right: `${holds} is expected`, value, nearest: near });
}
