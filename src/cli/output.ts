import { tableLines } from '../lab/tables/text.js';

/** Writes a line, or several, to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes one JSON document, the whole output of a command. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/**
 * Rows under their headings, in columns.
 * @param width the most characters a line may have; longer ones are cut and end with an ellipsis
 */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): void {
  const lines = tableLines({ headings, rows });
  print(lines.map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line)).join('\n'));
}

/** The width of the terminal in characters; undefined where output goes to a file or another program. */
export function terminalWidth(): number | undefined {
  // Some terminals do not know their width and say 0.
  return process.stdout.columns || undefined;
}

/** A number with what it counts: `1 arm`, `2,400 games`. */
export function counted(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

/** Whether anybody watches: progress is for them alone. */
export function watched(): boolean {
  return process.stderr.isTTY === true;
}
