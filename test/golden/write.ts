/**
 * `npm run golden [game…] [-- --force]` writes the golden files anew. Playthroughs are always overwritten: read the
 * difference. Hashes are kept for a version of the rules once they are written: a rule that changes a result is a new
 * version. `--force` overwrites them all the same, for rules that nobody has used yet.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games } from '../../src/registry.js';
import { type GoldenFile, hashesOf, playthroughsOf, refusal } from './golden-files.js';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const force = process.argv.includes('--force');

for (const id of named.length > 0 ? named : Object.keys(games)) {
  if (!Object.hasOwn(games, id)) throw new Error(`there is no game "${id}"`);
  const definition = await games[id]();
  for (const file of await playthroughsOf(definition)) write(file);
  const hashes = hashesOf(definition);
  const refused = refusal(hashes, textOf(hashes), force);
  if (refused === null) write(hashes);
  else {
    process.stderr.write(`${refused}\n`);
    process.exitCode = 1;
  }
}

function textOf({ path }: GoldenFile): string | null {
  const full = join(import.meta.dirname, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

function write(file: GoldenFile): void {
  if (textOf(file) === file.text) return;
  const full = join(import.meta.dirname, file.path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, file.text);
  process.stdout.write(`wrote ${file.path}\n`);
}
