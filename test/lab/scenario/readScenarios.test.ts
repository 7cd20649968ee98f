import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readScenarios } from '../../../src/lab/scenario/read-scenarios.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readScenarios(path);
}

function message(name: string, text: string): string {
  try {
    read(name, text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
  }
}

it('reads one scenario, named after its file', () => {
  expect(read('rule.yaml', 'game: pig\nsteps: [roll, 4]\n').map(({ scenario }) => scenario)).toEqual([
    { name: 'rule', game: 'pig', steps: ['roll', 4] },
  ]);
});

it('reads JSON, lists and several documents', () => {
  expect(read('a.json', '[{"game": "pig"}, {"game": "kuhn"}]').map(({ scenario }) => scenario.game)).toEqual([
    'pig',
    'kuhn',
  ]);
  expect(read('b.yaml', 'game: pig\nname: one\n---\ngame: kuhn\n').map(({ scenario }) => scenario.name)).toEqual([
    'one',
    'b 2',
  ]);
});

it('shares keys among scenarios; their own win, options and patches one by one', () => {
  const text = `
game: pig
options: { goal: 50, dice: 1 }
scenarios:
  - { name: a }
  - { name: b, game: kuhn, options: { goal: 60 } }
`;
  expect(read('c.yaml', text).map(({ scenario }) => [scenario.game, scenario.options])).toEqual([
    ['pig', { goal: 50, dice: 1 }],
    ['kuhn', { goal: 60, dice: 1 }],
  ]);
});

/** A list of ten names, ten such lists, and so on: ten to the power of so many values in a few lines. */
function aliases(depth: number): string {
  const lines = Array.from({ length: depth }, (_, i) => {
    const of = i === 0 ? 'x' : `*a${i - 1}`;
    return `a${i}: &a${i} [${Array(10).fill(of).join(', ')}]`;
  });
  return `game: pig\n${lines.join('\n')}\n`;
}

it.each([
  ['game: [pig', /^bad\.yaml:1:\d+: .*; well-formed YAML or JSON is expected\.$/],
  ['game: pig\ngame: kuhn\n', /^bad\.yaml:2:1: map keys must be unique; /],
  ['', /^bad\.yaml: it holds no scenario; /],
  ['- just text\n', /^bad\.yaml: it holds no scenario; /],
  ['game: pig\nstpes: []\n', /^bad\.yaml: stpes: a scenario has no such key; its keys are .*; did you mean "steps"\?$/],
  ['steps: []\n', /^bad\.yaml: game: it is missing; the name of a game, or a path, is expected\.$/],
  ['game: pig\nplayers: many\n', /^bad\.yaml: players: this does not fit; a number of players is expected\.$/],
  ['game: pig\nsteps: [{ pick: x }]\n', /^bad\.yaml: steps\.0.*: this does not fit; a list is expected, each the text/],
  [
    'game: pig\ndraws: { dice: [0] }\n',
    /^bad\.yaml: draws\.dice\.0: this does not fit; .* counted from 1, are expected\.$/,
  ],
  ['scenarios: 3\n', /^bad\.yaml: scenarios: this does not fit; a list of scenarios is expected\.$/],
  ['game: pig\n---\ngame: 5\nname: second\n', /^bad\.yaml \(second\): game: /],
])('refuses %j', (text, expected) => {
  expect(message('bad.yaml', text)).toMatch(expected);
});

it('refuses a file that means more than can be read', () => {
  expect(message('bad.yaml', aliases(9))).toMatch(
    /^bad\.yaml: its aliases cannot be resolved: .*; values written out, or few aliases, are expected\.$/,
  );
  expect(message('bad.yaml', `game: ${'['.repeat(20_000)}`)).toBe(
    'bad.yaml: it is nested too deeply to be read; a flatter file is expected.',
  );
});

it('names a file that is not there', () => {
  expect(() => readScenarios(join(folder, 'none.yaml'))).toThrow(
    'none.yaml: there is no such file; a file of scenarios',
  );
});
