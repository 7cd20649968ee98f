import { ConfigError } from '../../engine/errors.js';
import type { State } from '../../engine/state.js';
import { flatten, isMapping, type Named } from './flatten.js';
import { type LaidPile, layPiles, type Rest } from './lay-piles.js';
import { readNumber, within } from './number-cell.js';
import { readPile } from './pile-entries.js';
import {
  type GridPlace,
  type NumberPlace,
  placeInRow,
  type RowPlace,
  type Vocabulary,
  writePlace,
} from './vocabulary.js';

/**
 * Lays a position over a state: what it names becomes so, everything else stays. Components named in a pile are taken
 * from wherever they lie; those that lay there and are not named go to `rest`. Numbers are written after the piles.
 * @throws ConfigError for a field, component or number that does not exist or does not fit
 */
export function layPosition(s: State<unknown>, position: Named, rest: Rest | null, words: Vocabulary): void {
  const piles: LaidPile[] = [];
  const numbers: (() => void)[] = [];
  for (const { path, value } of flatten(position, 'position')) {
    const here = `position.${path}`;
    const place = words.place(path, here);
    switch (place.kind) {
      case 'number':
        numbers.push(() => writeNumber(s, place, value, words, here));
        break;
      case 'row':
        numbers.push(() => writeRow(s, place, value, words, here));
        break;
      case 'grid':
        numbers.push(() => writeGrid(s, place, value, words, here));
        break;
      case 'pile':
        piles.push({ ...readPile(place.pile, value, words, here), pile: place.pile, name: place.name, where: here });
        break;
    }
  }
  layPiles(s, piles, rest, words);
  for (const write of numbers) write();
}

function writeNumber(s: State<unknown>, place: NumberPlace, value: unknown, words: Vocabulary, where: string): void {
  const number = readNumber(value, place.refers, words, where);
  writePlace(s.block, place, within(number, place.limits, where));
}

/** A list gives the first places their numbers; a mapping gives each place or component it names one. */
function writeRow(s: State<unknown>, row: RowPlace, value: unknown, words: Vocabulary, where: string): void {
  for (const [key, given] of cells(value, row.over, where)) {
    const here = `${where}.${key}`;
    const number = within(readNumber(given, row.refers, words, here), row.limits, here);
    for (const index of words.indexes(row.over, key, here)) writePlace(s.block, placeInRow(row, index), number);
  }
}

function writeGrid(s: State<unknown>, { grid }: GridPlace, value: unknown, words: Vocabulary, where: string): void {
  for (const [key, given] of cells(value, grid.rows, where)) {
    writeRow(s, words.rowOf(grid, key, `${where}.${key}`), given, words, `${where}.${key}`);
  }
}

function cells(value: unknown, over: RowPlace['over'], where: string): [string, unknown][] {
  if (isMapping(value)) return Object.entries(value);
  if (Array.isArray(value) && typeof over === 'number') return Object.entries(value);
  throw new ConfigError({
    where,
    problem: `${JSON.stringify(value)} does not fit`,
    right:
      typeof over === 'number'
        ? 'a list of numbers is expected, or a mapping from places to numbers'
        : `a mapping from names of a ${over.name} to numbers is expected`,
  });
}
