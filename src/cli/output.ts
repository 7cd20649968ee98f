import { tableLines } from '../lab/tables/text.js';

/** Writes a line, or several, to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes one JSON document, the whole output of a command. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Rows under their headings, in columns. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  print(tableLines({ headings, rows }).join('\n'));
}

/** A number with what it counts: `1 arm`, `2,400 games`. */
export function counted(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

/** Whether anybody watches: progress is for them alone. */
export function watched(): boolean {
  return process.stderr.isTTY === true;
}
