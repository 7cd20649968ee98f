/** A table for people: headings and cells as texts, columns of figures to the right. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The lines of a table, columns aligned. */
export function tableLines({ headings, rows }: TextTable): string[] {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const figures = headings.map((_, column) => rows.every((row) => /^[-+]?[\d.,]*\s?%?$/.test(row[column])));
  return all.map((row) =>
    row
      .map((cell, column) => (figures[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** A share as a percentage with one decimal: 0.5461 is 54.6 %. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** An interval of shares: `52.1 to 57.0 %`. */
export function percentRange(lo: number, hi: number): string {
  return `${(lo * 100).toFixed(1)} to ${(hi * 100).toFixed(1)} %`;
}
