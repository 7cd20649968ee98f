import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(out).toMatch(/^Clearly Ugly Xhe: mars, sanctum, untamed; a registered deck$/m);
    expect(out).toMatch(/^sanctum +2 +Cleansing Wave +action +common$/m);
  });

  it('imports a file, and what it writes can be imported and shown again', async () => {
    const source = join(folder, 'mine.json');
    const target = join(folder, 'mine.deck.json');
    writeFileSync(source, JSON.stringify(JSON.parse(shipped)[0]));
    const { code, out } = await touchstone('deck', 'import', source, '--out', target);
    expect([code, out]).toEqual([0, `Clearly Ugly Xhe: mars, sanctum, untamed; a registered deck -> ${target}\n`]);
    expect((await touchstone('deck', 'import', target)).out).toBe(readFileSync(target, 'utf8'));
    expect((await touchstone('deck', 'show', target)).out).toMatch(/^mars +1 +Psychic Network/m);
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
  ])('%j is bad input', async (args, message) => {
    const { code, err } = await touchstone(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
