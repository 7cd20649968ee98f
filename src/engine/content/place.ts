/** Where a piece of content was written: a file, or the patch that set it; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place as editors understand it, with the name of the table's column where it has one: `cards.tsv:3:12 (power)`. */
export function placeText({ file, line, column }: Place, name?: string): string {
  const place = `${file}:${line}:${column}`;
  return name === undefined ? place : `${place} (${name})`;
}
