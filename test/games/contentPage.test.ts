import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content as gormangeist } from '../../src/games/gormangeist/content.js';
import { content as greatHunt } from '../../src/games/great-hunt/content.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'content.md'), 'utf8');

const tables = Array.from(page.matchAll(/```\n(id\t[^`]*)```/g), ([, text]) => text);

/** The table of the page that has a card. */
const table = (card: string) => {
  const text = tables.find((one) => one.includes(`\n${card}\t`));
  if (text === undefined) throw new Error(`the page has no table with ${card}`);
  return { files: [{ name: 'page', text }] };
};

describe('the tables that docs/content.md prints', () => {
  it('change three cards of The Great Hunt', () => {
    const { box } = greatHunt.load(table('hollow-whale'));
    const row = (id: string) => box.rows.find((one) => one.id === id);
    expect(row('hollow-whale')).toMatchObject({ power: 13, armor: 1, renown: 6, standIn: false });
    expect(row('cutpurse')).toMatchObject({ power: 3, effect: 'Keyword: elusive || Action: steal(2)', standIn: false });
    expect(row('port-halyard')).toMatchObject({ armor: 3, standIn: false });
    expect(box.rows.filter(({ standIn }) => !standIn)).toHaveLength(3);
  });

  it('change three adventure cards of Gormangeist', () => {
    const { adventure } = gormangeist.load(table('the-grim-reaper'));
    const row = (id: string) => adventure.rows.find((one) => one.id === id);
    expect(row('the-grim-reaper')).toMatchObject({ power: 8, armor: 0, siphon: 1, standIn: false });
    expect(row('scrap-mastiff')).toMatchObject({ power: 4, amber: 1, standIn: false });
    expect(row('cold-furnace')).toMatchObject({ amber: 0, siphon: 2, standIn: false });
    expect(adventure.rows.filter(({ standIn }) => !standIn)).toHaveLength(3);
  });
});
