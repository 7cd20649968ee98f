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

/** Whether anybody watches: progress is for them alone. */
export function watched(): boolean {
  return process.stderr.isTTY === true;
}
