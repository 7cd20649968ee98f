import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../../src/engine/conformance.js';
import { market } from './market/index.js';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const folders = ['test/engine/documentation/market', 'test/engine/effects/toy'];

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
/** A text without indentation and blank lines, so that a piece of it may stand further left. */
const squeezed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const code = folders
  .flatMap((folder) => readdirSync(join(projectRoot, folder)).map((file) => read(`${folder}/${file}`)))
  .map(squeezed);

describe.each(['layout', 'machine'])('the page on the %s', (page) => {
  const examples = [...read(`docs/engine/${page}.md`).matchAll(/```ts\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)];

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(3);
  });
  it.each(examples.map(([, example]) => [example.split('\n', 1)[0], example]))(
    'shows code that runs: %s',
    (_, example) => {
      // Three dots on a line of their own stand for what is left out.
      for (const piece of example.split(/^\s*\/\/ …$/m)) {
        const found = code.some((text) => text.includes(squeezed(piece)));
        expect(found, piece).toBe(true);
      }
    },
  );
});

it('the example is a game that keeps every law', () => {
  const { violations } = checkGame(market, { games: 6 });
  expect(violations.map(({ message }) => message)).toEqual([]);
});
