import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resumeStudy, runStudy } from '../../../src/lab/run-study.js';
import { temporaryFolder } from '../temporary-folder.js';

it.each([
  [
    { rulesVersion: 99 },
    /it was played under version 99 of the rules, these are version 1; resume it with the release/,
  ],
  [{ bots: { random: 7 } }, /it was played by version 7 of the bot random, this is version 1/],
  [{}, /the options or cards of the game have changed since it was played/],
])('a study that other versions began is not gone on with: %j', async (change, message) => {
  const out = join(temporaryFolder(), 'out');
  await runStudy({ name: 'tide', game: 'toy-tide', games: 1 }, { workers: 0, out });
  const file = join(out, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...change, hash: 'of old' }));
  await expect(resumeStudy(out, { workers: 0 })).rejects.toThrow(message);
});
