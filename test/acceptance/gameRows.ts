import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readCsv } from '../../src/games/keyforge/decks/formats/csv.js';

/** The rows of a study's games.csv, by column. No cell holds a line break. */
export async function* gameRows(folder: string): AsyncGenerator<Readonly<Record<string, string>>> {
  let header: string[] | null = null;
  for await (const line of createInterface({ input: createReadStream(join(folder, 'games.csv')) })) {
    const [cells] = readCsv(line);
    if (header === null) header = cells;
    else yield Object.fromEntries(header.map((name, column) => [name, cells[column]]));
  }
}
