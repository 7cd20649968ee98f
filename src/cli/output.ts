/** Writes a line, or several, to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes one JSON document, the whole output of a command. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Rows as text under their headings, in columns two spaces apart; columns of numbers stand to the right. */
export function aligned(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const numeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^-?[\d.,]*%?$/.test(row[column])),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (numeric[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd();
  return table.map(line).join('\n');
}

/** Whether anybody watches: progress is for them alone. */
export function watched(): boolean {
  return process.stderr.isTTY === true;
}
