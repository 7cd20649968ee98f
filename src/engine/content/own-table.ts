import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import { placeText } from './place.js';
import { checkHeader, rowOf, type Sheet } from './sheet.js';
import { type Cell, readTsv, type TsvFile } from './tsv.js';

/** What a cell holds that makes the shipped text empty; an empty cell keeps it. */
const NOTHING = '-';

/**
 * Lays a person's own table over the shipped ones: a column `id` and those columns that differ, a line for each card
 * that differs. An empty cell keeps what is shipped, `-` empties it (where the column may be empty). It belongs to the
 * table that has all its columns and ids, or to the one that a line `# table: name` says. An open table takes new rows,
 * which need all columns.
 *
 * @throws ConfigError with file, line and column
 */
export function mergeOwnTable(sheets: readonly Sheet[], text: string, file: string): void {
  const own = readTsv(text, file);
  const idColumn = own.header.findIndex((cell) => cell.text === 'id');
  if (idColumn < 0) {
    throw new ConfigError({
      where: placeText(own.header[0].place),
      problem: 'there is no column "id"',
      right: 'a column id is expected, which says which card a line changes',
    });
  }
  if (own.lines.length === 0) {
    throw new ConfigError({ where: file, problem: 'there is a header but no row', right: 'a line a card is expected' });
  }
  const sheet = chooseSheet(sheets, own, idColumn, file);
  checkHeader(own.header, sheet.shape);
  const seen = new Set<number>();
  for (const line of own.lines) {
    const row = sheet.indexOf(line[idColumn].text);
    if (row < 0) {
      addRow(sheet, own.header, line, line[idColumn]);
      continue;
    }
    if (seen.has(row)) throw twice(line[idColumn]);
    seen.add(row);
    for (const [i, cell] of line.entries()) if (i !== idColumn) mergeCell(sheet, row, own.header[i].text, cell);
  }
}

function mergeCell(sheet: Sheet, row: number, column: string, { text, place }: Cell): void {
  if (text === '') return;
  const empties = text === NOTHING && sheet.shape.columns.get(column)?.mayBeEmpty;
  sheet.set(row, column, empties ? '' : text, place);
}

function addRow(sheet: Sheet, header: readonly Cell[], line: readonly Cell[], id: Cell): void {
  const cells = rowOf(header, line);
  const missing = [...sheet.shape.columns.keys()].filter((name) => !cells.has(name));
  if (sheet.shape.open && missing.length === 0) {
    sheet.append(cells);
    return;
  }
  throw new ConfigError({
    where: placeText(id.place, 'id'),
    problem: `${sheet.shape.name} has no card "${id.text}"`,
    right: sheet.shape.open
      ? `the id of a card is expected, or for a new card the columns ${missing.join(', ')} too`
      : 'the id of a card is expected',
    value: id.text,
    nearest: nearest(id.text, sheet.ids()),
  });
}

function twice(id: Cell): ConfigError {
  return new ConfigError({
    where: placeText(id.place, 'id'),
    problem: `"${id.text}" has a line above`,
    right: 'one line a card is expected',
    value: id.text,
  });
}

/** The sheet a file belongs to: the one it names, or the one that knows most of its columns, then of its ids. */
function chooseSheet(sheets: readonly Sheet[], own: TsvFile, idColumn: number, file: string): Sheet {
  const names = sheets.map((sheet) => sheet.shape.name);
  if (own.table) {
    const { text, place } = own.table;
    const named = sheets.find((sheet) => sheet.shape.name === text);
    if (named) return named;
    throw new ConfigError({
      where: placeText(place),
      problem: `there is no table "${text}"`,
      right: `one of ${names.join(', ')} is expected`,
      value: text,
      nearest: nearest(text, names),
    });
  }
  const columns = (sheet: Sheet) => own.header.filter((cell) => sheet.shape.columns.has(cell.text)).length;
  const ids = (sheet: Sheet) => own.lines.filter((line) => sheet.indexOf(line[idColumn].text) >= 0).length;
  const fitting = highest(highest(sheets, columns), ids);
  if (fitting.length === 1) return fitting[0];
  if (fitting.every((sheet) => ids(sheet) === 0)) throw unknownIds(fitting, own.lines[0][idColumn]);
  throw new ConfigError({
    where: file,
    problem: `the file could belong to ${fitting.map((sheet) => sheet.shape.name).join(' or ')}`,
    right: `a first line "# table: ${fitting[0].shape.name}" says to which`,
  });
}

/** Where no line says a known card, the first id is rather mistyped than the table in doubt. */
function unknownIds(sheets: readonly Sheet[], id: Cell): ConfigError {
  const names = sheets.map((sheet) => sheet.shape.name);
  const open = sheets.find((sheet) => sheet.shape.open);
  return new ConfigError({
    where: placeText(id.place, 'id'),
    problem: `neither ${names.join(' nor ')} has a card "${id.text}"`,
    right: `the id of a card is expected${open ? `, or for new cards a first line "# table: ${open.shape.name}"` : ''}`,
    value: id.text,
    nearest: nearest(
      id.text,
      sheets.flatMap((sheet) => [...sheet.ids()]),
    ),
  });
}

/** Those of several sheets that score highest. */
function highest(sheets: readonly Sheet[], score: (sheet: Sheet) => number): Sheet[] {
  const best = Math.max(...sheets.map(score));
  return sheets.filter((sheet) => score(sheet) === best);
}
