import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The rows of a study's games.csv, by column. Cells are split at commas: only for studies in which neither the columns
 * that are read nor those before them hold one.
 */
export async function* gameRows(folder: string): AsyncGenerator<Readonly<Record<string, string>>> {
  let header: string[] | null = null;
  for await (const line of createInterface({ input: createReadStream(join(folder, 'games.csv')) })) {
    const cells = line.split(',');
    if (header === null) header = cells;
    else yield Object.fromEntries(header.map((name, column) => [name, cells[column]]));
  }
}
