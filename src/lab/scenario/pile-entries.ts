import type { Bits } from '../../engine/bits.js';
import { ConfigError } from '../../engine/errors.js';
import type { Column, Pile } from '../../engine/fields.js';
import { isMapping, type Named } from './flatten.js';
import { readNumber, within } from './number-cell.js';
import type { Vocabulary } from './vocabulary.js';

/** One component wanted in a pile. */
export interface PileEntry {
  /** As it was written. */
  readonly text: string;
  /** The components that would do: the copies of one card. */
  readonly candidates: readonly number[];
  /** Columns of the component with their new numbers. */
  readonly numbers: readonly { readonly column: Column | Bits; readonly value: number }[];
  /** The mask of seats that know where it lies although the pile hides it. */
  readonly knownBy: number;
  readonly where: string;
}

/** What a position wants of a pile. */
export interface WantedPile {
  /** True when the entries are all there is in the pile; false when they are its top only. */
  readonly whole: boolean;
  /** Bottom first: the last one is the top. */
  readonly entries: readonly PileEntry[];
}

/**
 * Reads what a position says of a pile: a list of components, bottom first, or `{ top: [...] }`, top first. A component
 * is a name, or a mapping of `card`, its columns and `knownBy`.
 * @throws ConfigError for anything else, and for names that do not exist
 */
export function readPile(pile: Pile, value: unknown, words: Vocabulary, where: string): WantedPile {
  if (Array.isArray(value)) return { whole: true, entries: readEntries(pile, value, words, where) };
  if (isMapping(value) && Object.keys(value).join() === 'top' && Array.isArray(value.top)) {
    return { whole: false, entries: readEntries(pile, value.top, words, `${where}.top`).reverse() };
  }
  throw new ConfigError({
    where,
    problem: `${JSON.stringify(value)} is no pile`,
    right: 'a list of names is expected, or { top: [...] } for its top alone',
  });
}

function readEntries(pile: Pile, list: readonly unknown[], words: Vocabulary, where: string): PileEntry[] {
  return list.map((entry, index) => readEntry(pile, entry, words, `${where}.${index}`));
}

function readEntry(pile: Pile, entry: unknown, words: Vocabulary, where: string): PileEntry {
  const { card, knownBy, ...columns }: Named = isMapping(entry) ? entry : { card: entry };
  const text = String(card);
  if (typeof card !== 'string' && typeof card !== 'number') {
    throw new ConfigError({
      where,
      problem: `${JSON.stringify(entry)} names no ${pile.set.name}`,
      right: 'a name is expected, or a mapping with card and columns',
    });
  }
  const numbers = Object.entries(columns).map(([name, value]) => {
    const column = words.columnOf(pile.set, name, `${where}.${name}`);
    const here = `${where}.${name}`;
    const number = readNumber(value, 'refers' in column ? column.refers : null, words, here);
    const limits = 'mask' in column ? { least: 0, most: column.mask } : words.limitsOf(column);
    return { column, value: within(number, limits, here) };
  });
  const candidates = words.namesOf(pile.set).find(text, where);
  return { text, candidates, numbers, knownBy: readSeats(knownBy ?? [], `${where}.knownBy`), where };
}

function readSeats(value: unknown, where: string): number {
  const seats: readonly unknown[] = Array.isArray(value) ? value : [value];
  return seats.reduce((mask: number, seat) => {
    if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < 8) return mask | (1 << seat);
    throw new ConfigError({
      where,
      problem: `${JSON.stringify(seat)} is no seat`,
      right: 'a list of seats is expected: [0, 2]',
    });
  }, 0);
}
