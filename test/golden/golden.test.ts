import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/registry.js';
import { type GoldenFile, hashesOf, playthroughsOf, refusal } from './golden-files.js';

const folder = import.meta.dirname;

function kept({ path }: GoldenFile): string {
  return existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : `(there is no ${path})`;
}

describe.each(Object.keys(games))('%s', (id) => {
  it('plays as its golden playthroughs tell; "npm run golden" writes them anew', async () => {
    const files = await playthroughsOf(await games[id]());
    expect(files).not.toEqual([]);
    for (const file of files) expect(file.text).toBe(kept(file));
    const names = files.map(({ path }) => path.slice(path.indexOf('/') + 1));
    expect(readdirSync(join(folder, id)).sort()).toEqual(names.sort());
  });

  it('ends where 200 games of this version of its rules ended: a rule that changes a result is a new version', async () => {
    const file = hashesOf(await games[id]());
    expect(file.text.trimEnd().split('\n')).toHaveLength(1 + 200);
    expect(file.text).toBe(kept(file));
  });
});

it('hashes of a version are overwritten by force alone; those of a new version are written', () => {
  const file = { path: 'hashes/x-v1.tsv', text: 'new' };
  expect(refusal(file, 'old', false)).toMatch(/^hashes\/x-v1\.tsv is kept: raise the rulesVersion/);
  expect(refusal(file, 'old', true)).toBeNull();
  expect(refusal(file, 'new', false)).toBeNull();
  expect(refusal(file, null, false)).toBeNull();
});
