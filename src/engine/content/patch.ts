import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import type { Sheet } from './sheet.js';

/** What a patch names: a cell of a sheet, or a number inside an effect, which is found once effects are compiled. */
export type PatchTarget =
  | { readonly kind: 'cell'; readonly sheet: Sheet; readonly row: number; readonly column: string }
  | { readonly kind: 'number'; readonly name: string };

/** A row of one of several sheets. */
interface Found {
  readonly sheet: Sheet;
  readonly row: number;
}

/** These say which card a row is: another text would make it another card. */
const FIXED = ['id', 'name'];

/**
 * Finds what `card.<id>.<column>` or `card.<id>.<clause>.<n>` names. Where two tables (or two decks of a table) share an
 * id, `<table>/<id>` or `<deck>/<id>` says which is meant.
 *
 * @throws ConfigError for a card or column that does not exist, or one that is in doubt
 */
export function findPatched(sheets: readonly Sheet[], key: string): PatchTarget {
  const { card, rest } = splitKey(key);
  const cards = findCard(sheets, card);
  if (cards.length === 0) throw unknownCard(sheets, key, card);
  if (rest.length === 2) return { kind: 'number', name: numberName(cards, key, card, rest) };
  const [column] = rest;
  const cells = cards.filter(({ sheet }) => sheet.shape.columns.has(column) && !FIXED.includes(column));
  if (cells.length === 0) throw unknownColumn(cards, key, column);
  if (cells.length > 1) throw inDoubt(cells, key, column);
  return { kind: 'cell', column, ...cells[0] };
}

/**
 * Gives a cell the value of a patch.
 * @throws ConfigError when the value does not fit the column
 */
export function patchCell({ sheet, row, column }: PatchTarget & { kind: 'cell' }, key: string, value: string): void {
  sheet.set(row, column, value.trim(), { file: key, line: 1, column: 1 }, key);
}

function splitKey(key: string): { card: string; rest: string[] } {
  const [prefix, card, ...rest] = key.split('.');
  const column = rest.length === 1 && rest[0] !== '';
  const number = rest.length === 2 && rest[0] !== '' && /^[1-9]\d*$/.test(rest[1]);
  if (prefix === 'card' && card && (column || number)) return { card, rest };
  throw new ConfigError({
    where: key,
    problem: 'this names nothing in the content',
    right: 'card.<id>.<column> or card.<id>.<clause>.<n> is expected',
    value: key,
  });
}

/** The rows that a card's name may mean: its id, or its id behind the name of its table or deck. */
function findCard(sheets: readonly Sheet[], card: string): Found[] {
  const found: Found[] = [];
  const slash = card.indexOf('/');
  for (const sheet of sheets) {
    let row = sheet.indexOf(card);
    if (row < 0 && slash > 0) {
      row = sheet.indexOf(card.slice(slash + 1));
      if (row >= 0 && !belongsTo(sheet, row, card.slice(0, slash))) row = -1;
    }
    if (row >= 0) found.push({ sheet, row });
  }
  return found;
}

function belongsTo(sheet: Sheet, row: number, qualifier: string): boolean {
  const { deck } = sheet.shape.ids;
  return sheet.shape.name === qualifier || (deck !== undefined && sheet.text(row, deck) === qualifier);
}

/** Numbers bear the id alone; only where tables share it can the way in which the card was written matter. */
function numberName(cards: readonly Found[], key: string, card: string, [clause, ordinal]: string[]): string {
  const ids = new Set(cards.map(({ sheet, row }) => sheet.text(row, 'id')));
  if (ids.size > 1) throw inDoubt(cards, key, `${clause}.${ordinal}`);
  const [id = card] = ids;
  return `card.${id}.${clause}.${ordinal}`;
}

function unknownCard(sheets: readonly Sheet[], key: string, card: string): ConfigError {
  const qualified = sheets.flatMap((sheet) => [...sheet.ids()].map((id) => `${sheet.shape.name}/${id}`));
  const ids = sheets.flatMap((sheet) => [...sheet.ids()]);
  return new ConfigError({
    where: key,
    problem: `there is no card "${card}"`,
    right: 'the id of a card is expected',
    value: card,
    nearest: nearest(card, card.includes('/') ? [...ids, ...qualified] : ids),
  });
}

function unknownColumn(cards: readonly Found[], key: string, column: string): ConfigError {
  const columns = [...new Set(cards.flatMap(({ sheet }) => [...sheet.shape.columns.keys()]))];
  const patchable = columns.filter((name) => !FIXED.includes(name));
  const fixed = FIXED.includes(column);
  return new ConfigError({
    where: key,
    problem: fixed ? `"${column}" says which card it is and stays` : `there is no column "${column}"`,
    right: `one of ${patchable.join(', ')} is expected`,
    value: column,
    nearest: fixed ? undefined : nearest(column, patchable),
  });
}

function inDoubt(cards: readonly Found[], key: string, rest: string): ConfigError {
  const ways = cards.map(({ sheet, row }) => `card.${sheet.shape.name}/${sheet.text(row, 'id')}.${rest}`);
  return new ConfigError({
    where: key,
    problem: `${cards.map(({ sheet }) => sheet.shape.name).join(' and ')} have such a card`,
    right: `one of ${ways.join(', ')} is expected`,
    value: key,
  });
}
