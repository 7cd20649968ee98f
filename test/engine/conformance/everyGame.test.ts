import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../../../src/registry.js';

it('holds the laws against every registered game, in a file of its own', () => {
  const files = readdirSync(join(import.meta.dirname, 'games')).map((file) => file.replace('.test.ts', ''));
  expect(files.sort()).toEqual(Object.keys(games).sort());
});
