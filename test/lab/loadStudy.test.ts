import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listStudies, loadStudy } from '../../src/lab/load-study.js';
import { temporaryFolder } from './temporary-folder.js';

function written(name: string, text: string): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}

describe('a study is read', () => {
  const tide = { name: 'tide', game: 'toy-tide', set: { drawn: [1, 2] }, games: 50 };

  it.each([
    ['tide.yaml', 'name: tide\ngame: toy-tide\nset: { drawn: [1, 2] }\ngames: 50\n'],
    ['tide.json', JSON.stringify(tide)],
    ['tide.ts', `import { defineStudy } from 'touchstone';\nexport default defineStudy(${JSON.stringify(tide)});`],
    ['tide.mjs', `export default ${JSON.stringify(tide)};`],
  ])('from %s', async (name, text) => {
    expect(await loadStudy(written(name, text))).toEqual(tide);
  });

  it('by the name of one that comes along, and of a game, which is studied as it comes', async () => {
    expect(listStudies().map(({ name }) => name)).toContain('toy-tide-difficulty');
    expect(await loadStudy('toy-tide-difficulty')).toMatchObject({ game: 'toy-tide', set: { drawn: [1, 2, 3] } });
    expect(await loadStudy('pig')).toEqual({ name: 'pig', game: 'pig' });
  });

  it('with paths from its own folder', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'studies'));
    const file = join(folder, 'studies', 'mine.yaml');
    writeFileSync(
      file,
      [
        'name: mine',
        'game: ../game.ts',
        'bots: ["./bot.ts:depth=2", "epsilon:bot=[./bot.ts:depth=1]", random]',
        'content: [shipped, a.tsv+../b.tsv]',
        'quick: { seats: [random, ./bot.ts] }',
      ].join('\n'),
    );
    const from = (path: string) => {
      const here = relative('.', join(folder, path));
      return here.startsWith('.') ? here : `./${here}`;
    };
    expect(await loadStudy(file)).toEqual({
      name: 'mine',
      game: from('game.ts'),
      bots: [`${from('studies/bot.ts')}:depth=2`, `epsilon:bot=[${from('studies/bot.ts')}:depth=1]`, 'random'],
      content: ['shipped', `${from('studies/a.tsv')}+${from('b.tsv')}`],
      quick: { seats: ['random', from('studies/bot.ts')] },
    });
  });
});

describe('a study that cannot be read is refused in one sentence', () => {
  it.each([
    [
      'tide.yaml',
      'name: tide\nset: { drawn: [1, 2 }\n',
      /tide\.yaml:2:\d+: .*; well-formed YAML or JSON is expected\.$/,
    ],
    ['tide.json', '{ "name": "tide", }}', /tide\.json:1:\d+: .*; well-formed YAML or JSON is expected\.$/],
    ['tide.yaml', 'name: tide\ngame: pig\nbotz: random\n', /tide\.yaml: botz: a study has no such key; .*"bots"\?$/],
    ['tide.yaml', '', /tide\.yaml: it holds no study/],
    ['tide.ts', 'export const study = 5;', /tide\.ts: it exports study; a study is expected as its default export/],
    ['tide.ts', 'throw new Error("no");', /tide\.ts: it cannot be loaded: no;/],
    ['tide.ts', 'export default defineStudy({', /tide\.ts:1:\d+: .*; a module that compiles is expected\.$/],
  ])('%s: %j', async (name, text, message) => {
    const file = written(name, text);
    await expect(loadStudy(file)).rejects.toThrow(message);
    await expect(loadStudy(file)).rejects.toThrow(expect.objectContaining({ name: 'ConfigError' }));
  });

  it('by a name that nothing has', async () => {
    await expect(loadStudy('toy-tide-dificulty')).rejects.toThrow(
      /^toy-tide-dificulty: there is no such study or game; .*; did you mean "toy-tide-difficulty"\?$/,
    );
    await expect(loadStudy('./nowhere.yaml')).rejects.toThrow(/^\.\/nowhere\.yaml: it cannot be read/);
    await expect(loadStudy('./nowhere.ts')).rejects.toThrow(/^\.\/nowhere\.ts: there is no such file/);
  });
});
