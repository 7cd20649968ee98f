import { ConfigError } from '../errors.js';
import { type Place, placeText } from './place.js';

/** One cell of a file. */
export interface Cell {
  readonly text: string;
  readonly place: Place;
}

/** A file of tab-separated cells: its header and the lines below, each with as many cells as the header. */
export interface TsvFile {
  readonly header: readonly Cell[];
  readonly lines: readonly (readonly Cell[])[];
  /** The table that a comment `# table: name` says the file belongs to. */
  readonly table: Cell | undefined;
}

/**
 * Reads tab-separated text: one header line, one line a row. Empty lines and lines that begin with `#` are skipped;
 * spaces around a cell do not count; a cell that a spreadsheet put in double quotes is taken out of them.
 * @throws ConfigError when there is no header, or a line has more or fewer cells than it
 */
export function readTsv(text: string, file: string): TsvFile {
  let header: Cell[] | undefined;
  let table: Cell | undefined;
  const lines: Cell[][] = [];
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of raw.entries()) {
    const number = index + 1;
    if (/^"?#/.test(line)) {
      const directive = /^"?#\s*table:\s*([^\s"]+)/.exec(line);
      if (directive) table = { text: directive[1], place: { file, line: number, column: 1 } };
    } else if (line.trim() !== '') {
      const cells = readLine(line, file, number);
      if (header) lines.push(checkedLine(cells, header));
      else header = cells;
    }
  }
  if (!header) {
    throw new ConfigError({
      where: file,
      problem: 'the file is empty',
      right: 'a header line with column names is expected',
    });
  }
  return { header, lines, table };
}

function readLine(line: string, file: string, number: number): Cell[] {
  const cells: Cell[] = [];
  let column = 1;
  for (const raw of line.split('\t')) {
    const trimmed = raw.trim();
    const quoted = /^"((?:[^"]|"")*)"$/.exec(trimmed);
    const leading = trimmed === '' ? 0 : raw.length - raw.trimStart().length;
    const text = quoted ? quoted[1].replaceAll('""', '"') : trimmed;
    cells.push({ text, place: { file, line: number, column: column + leading + (quoted ? 1 : 0) } });
    column += raw.length + 1;
  }
  return cells;
}

function checkedLine(cells: Cell[], header: readonly Cell[]): Cell[] {
  if (cells.length === header.length) return cells;
  const last = cells[Math.min(cells.length, header.length) - 1];
  const missing = header.slice(cells.length).map((cell) => cell.text);
  throw new ConfigError({
    where: placeText(last.place),
    problem: `the line has ${count(cells.length, 'cell')}${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`,
    right: `the header has ${count(header.length, 'column')}, separated by tabs`,
    value: cells.map((cell) => cell.text).join('\t'),
  });
}

function count(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
