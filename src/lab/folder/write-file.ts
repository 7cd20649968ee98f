import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: an interruption leaves what was there before. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
