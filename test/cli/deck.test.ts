import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchstone } from './touchstone.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'decks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = readFileSync('src/games/keyforge/content/decks.json', 'utf8');

describe('deck', () => {
  it('shows the names of all decks, and the cards of one', async () => {
    const names = await touchstone('deck', 'show');
    expect(names.code).toBe(0);
    expect(names.out.trimEnd().split('\n')).toHaveLength(14);
    const { out } = await touchstone('deck', 'show', 'Clearly Ugly Xhe');
    expect(out).toMatch(/^Clearly Ugly Xhe\n# a registered deck\n\nMars\n1 Psychic Network \(action, uncommon\)\n/);
    expect(out).toMatch(/\n\nSanctum\n2 Cleansing Wave \(action, common\)\n/);
  });

  it('shows a deck as text that can be imported: the same cards', async () => {
    const folderOfTexts = join(folder, 'shown');
    mkdirSync(folderOfTexts);
    const decks: { name: string; cards: unknown; houses: unknown }[] = JSON.parse(shipped);
    for (const [index, { name, cards, houses }] of decks.entries()) {
      const file = join(folderOfTexts, `${index}.txt`);
      writeFileSync(file, (await touchstone('deck', 'show', name)).out);
      const { code, out } = await touchstone('deck', 'import', file);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ name, houses, cards, source: 'imported, plain text' });
    }
  });

  it('keeps decks of one name apart, and what is there already', async () => {
    const [one, two] = JSON.parse(shipped);
    const source = join(folder, 'twins.json');
    const out = join(folder, 'twins');
    const named = (deck: object, name: string) => ({ ...deck, name });
    writeFileSync(source, JSON.stringify([named(one, 'Twin'), named(two, 'Twin'), named(one, '!'), named(two, '?')]));
    for (let times = 0; times < 2; times++) {
      await touchstone('deck', 'import', source, '--out', out);
      expect(readdirSync(out).sort()).toEqual(['deck-2.json', 'deck.json', 'twin-2.json', 'twin.json']);
    }
    const houses = ['twin.json', 'twin-2.json'].map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')).houses);
    expect(houses).toEqual([one.houses, two.houses]);
    const { code, err } = await touchstone('deck', 'generate', '--out', join(out, 'twin.json'));
    expect([code, err]).toEqual([
      2,
      `--out ${join(out, 'twin.json')}: this file holds something else already; a file that is not there yet, or a folder, is expected.\n`,
    ]);
    expect(JSON.parse(readFileSync(join(out, 'twin.json'), 'utf8')).houses).toEqual(one.houses);
    expect((await touchstone('deck', 'generate', '--seed', '7', '--out', out)).code).toBe(0);
    expect(existsSync(join(out, 'generated-7.json'))).toBe(true);
  });

  it.each([
    [{ expansion: 435 }, /it is of the set Age of Ascension; only Call of the Archons is known/],
    [{ houses: ['mars'] }, /it has cards of sanctum, which is none of the houses it names \(mars\)/],
    [{ houses: [] }, /it has cards of mars, which is none of the houses it names \(none\)/],
    [{ houses: ['narnia', 'mars', 'sanctum', 'untamed'] }, /the house narnia is not in Call of the Archons/],
    [{ nmae: 'x' }, /: nmae: a deck file has no such key; its keys are .*; did you mean "name"\?/],
    [{ cards: [{ id: 'anger', cuont: 12 }] }, /: cards\.0\.count: it is missing, or does not fit; a deck file as/],
    [{ source: undefined }, /: source: it is missing, or does not fit; a deck file as/],
  ])('refuses a deck file with %j', async (changes, message) => {
    const file = join(folder, 'changed.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(shipped)[0], ...changes }));
    const { code, err } = await touchstone('deck', 'import', file);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it.each([
    ['[]', 'it lists no deck'],
    ['null', 'no line of it names a house'],
    ['{}', 'its JSON is that of no deck'],
    ['\u0000\u0001\u0002', 'it is no text'],
    ['', 'it is empty'],
  ])('refuses a file with %j', async (content, problem) => {
    const file = join(folder, 'rubbish');
    writeFileSync(file, content);
    const { code, err } = await touchstone('deck', 'import', file);
    expect([code, err]).toEqual([2, expect.stringMatching(`^[^\n]*rubbish: ${problem}; a deck file, Master Vault`)]);
  });

  it('imports a file, and what it writes can be imported and shown again', async () => {
    const source = join(folder, 'mine.json');
    const target = join(folder, 'mine.deck.json');
    writeFileSync(source, JSON.stringify(JSON.parse(shipped)[0]));
    const { code, out } = await touchstone('deck', 'import', source, '--out', target);
    expect([code, out]).toEqual([0, `Clearly Ugly Xhe: mars, sanctum, untamed; a registered deck -> ${target}\n`]);
    expect((await touchstone('deck', 'import', target)).out).toBe(readFileSync(target, 'utf8'));
    expect((await touchstone('deck', 'show', target)).out).toMatch(/^Mars\n1 Psychic Network/m);
  });

  it('writes several decks into a folder', async () => {
    const source = join(folder, 'all.json');
    writeFileSync(source, shipped);
    const { out } = await touchstone('deck', 'import', source, '--out', join(folder, 'all'));
    expect(out.trimEnd().split('\n')).toHaveLength(14);
    expect(readFileSync(join(folder, 'all', 'clearly-ugly-xhe.json'), 'utf8')).toMatch(/"name":"Clearly Ugly Xhe"/);
  });

  it('refuses a deck with everything that is wrong with it', async () => {
    const source = join(folder, 'wrong.txt');
    writeFileSync(source, 'Mine\n\nBrobnar\n12 Anger\nDis\n12 Charette\nMars\n10 Zorg\nTunkk\n');
    const { code, err } = await touchstone('deck', 'import', source);
    expect(code).toBe(2);
    expect(err).toMatch(/"Mine" cannot be played/);
    expect(err).toMatch(/it has 35 cards; 36 are expected/);
    expect(err).toMatch(/mars has 11 cards; 12 are expected/);
    expect(err).toMatch(/"Tunkk" is no card of Call of the Archons; did you mean "Tunk"\?/);
  });

  it('generates by seed, flagged', async () => {
    const one = await touchstone('deck', 'generate', '--seed', '7', '--json');
    expect((await touchstone('deck', 'generate', '--seed', '7', '--json')).out).toBe(one.out);
    expect(JSON.parse(one.out)[0]).toMatchObject({ name: 'Generated 7', deck: { generated: true } });
  });

  it.each([
    [['deck', 'imprt'], /there is no such action.*did you mean "import"/],
    [['deck', 'import'], /the file is missing/],
    [['deck', 'show', 'Clearly Ugly Xeh'], /there is no deck.*did you mean "Clearly Ugly Xhe"/],
    [['deck', 'import', 'nowhere.json'], /there is no such file/],
    [['deck', 'import', 'src'], /^src: it is a folder; the path of one deck file is expected\.$/m],
  ])('%j is bad input', async (args, message) => {
    const { code, err } = await touchstone(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
