import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What must be the same however a study was played. */
const REPRODUCIBLE = ['games', 'arms', 'seats', 'slots', 'contrasts'];

/** The text of every reproducible file of a results folder. */
export function resultBytes(folder: string): Record<string, string> {
  const files = [
    ...REPRODUCIBLE.map((name) => `${name}.csv`),
    'records.ndjson',
    'columns.json',
    'difficulty.csv',
    'cards.csv',
  ];
  const there = files.filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(there.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
