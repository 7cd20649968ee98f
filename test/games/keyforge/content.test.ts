import { describe, expect, it } from 'vitest';
import { clauseKeys } from '../../../src/engine/notation/literals.js';
import { nodeChildren } from '../../../src/engine/notation/node-children.js';
import { parse } from '../../../src/engine/notation/parse.js';
import { print } from '../../../src/engine/notation/print.js';
import type { Node } from '../../../src/engine/notation/syntax.js';
import { content } from '../../../src/games/keyforge/content.js';
import { language } from '../../../src/games/keyforge/effects/language.js';
import { HOUSES, TRAITS } from '../../../src/games/keyforge/effects/shapes/words.js';
import { singleCardVerbs } from '../../../src/games/keyforge/effects/single-card.js';

const { vocabulary } = language;
const { cards } = content.load({});
const effects = cards.rows.map(({ effect }, row) => parse(effect, cards.place(row, 'effect')));
const card = (id: string) => cards.rows[cards.find(id, 'test')];

/** How many rows there are of each kind. */
function countBy(key: (row: (typeof cards.rows)[number]) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of cards.rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
}

/** All names of verbs in an effect. */
function verbsIn(node: Node): string[] {
  const here = node.kind === 'perform' && vocabulary.find('verb', node.call.name) ? [node.call.name] : [];
  return [...here, ...nodeChildren(node).flatMap(verbsIn)];
}

describe('the cards of Call of the Archons', () => {
  it('are 370, numbered from 001 to 370, none a stand-in', () => {
    const numbers = Array.from({ length: 370 }, (_, i) => String(i + 1).padStart(3, '0'));
    expect(cards.rows.map(({ ref }) => ref)).toEqual(numbers);
    expect(content.standIns({})).toEqual([]);
    expect(cards.rows.every(({ copies }) => copies === 1)).toBe(true);
  });

  it('divide over houses, types and rarities as the set does', () => {
    expect(countBy(({ house }) => house)).toEqual({
      brobnar: 52,
      dis: 54,
      logos: 53,
      mars: 52,
      sanctum: 55,
      shadows: 52,
      untamed: 52,
    });
    expect(countBy(({ type }) => type)).toEqual({ action: 134, artifact: 61, creature: 154, upgrade: 21 });
    expect(countBy(({ rarity }) => rarity)).toEqual({ common: 112, uncommon: 112, rare: 140, variant: 2, fixed: 4 });
  });

  it('stand in the order of houses and numbers', () => {
    const first = HOUSES.map((house) => cards.rows.find((row) => row.house === house)?.ref);
    expect(first).toEqual(['001', '053', '107', '160', '212', '267', '319']);
  });

  it('have the printed numbers', () => {
    expect(card('kelifi-dragon')).toMatchObject({ power: 12, armor: 0, amber: 0, rarity: 'rare', type: 'creature' });
    expect(card('champion-tabris')).toMatchObject({ power: 6, armor: 2, traits: ['human', 'knight'] });
    expect(card('virtuous-works')).toMatchObject({ amber: 3, power: 0, type: 'action', effect: '' });
    expect(card('fertility-chant')).toMatchObject({ amber: 4, house: 'untamed' });
    expect(card('the-sting')).toMatchObject({ type: 'artifact', ref: '295', traits: ['vehicle'] });
    expect(card('blood-of-titans')).toMatchObject({ type: 'upgrade', amber: 1, effect: 'Static: power(host, +5)' });
    expect(card('irradiated-aember').name).toBe('Irradiated Æmber');
  });

  it('have power exactly when they are creatures', () => {
    for (const { id, type, power, armor } of cards.rows) {
      expect(power > 0, id).toBe(type === 'creature');
      if (type !== 'creature') expect(armor, id).toBe(0);
    }
  });

  it('know every trait, and no trait is known that no card has', () => {
    const used = new Set(cards.rows.flatMap(({ traits }) => traits));
    expect([...used].sort()).toEqual([...TRAITS]);
  });
});

describe('their effects', () => {
  it('stand in the table in their one canonical form', () => {
    for (const [row, { id, effect }] of cards.rows.entries()) expect(print(effects[row]), id).toBe(effect);
  });

  it('are empty for two cards alone', () => {
    expect(cards.rows.filter(({ effect }) => effect === '').map(({ id }) => id)).toEqual([
      'virtuous-works',
      'dust-pixie',
    ]);
  });

  it('begin with the triggers that the printed texts have', () => {
    const withTrigger = (name: string): number =>
      effects.filter(({ clauses }) => clauses.some(({ triggers }) => triggers.some((t) => t.name === name))).length;
    // As many cards as the reference counts, but for abilities that are granted to others.
    expect(withTrigger('Omni')).toBe(17);
    expect(withTrigger('BeforeFight')).toBe(4);
    expect(withTrigger('LeavesPlay')).toBe(1);
    expect(withTrigger('Requires') + withTrigger('PlayCost')).toBe(2);
    expect(clauseKeys(effects[cards.find('the-sting', 'test')])).toEqual(['static', 'replace', 'action']);
  });

  it('use every entry of the vocabulary but the type that no card of the set asks for', () => {
    const text = cards.rows.map(({ effect }) => effect).join('\n');
    const unused = vocabulary.entries.filter(({ name, kind }) => {
      if (kind === 'word') return false;
      return !new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(text);
    });
    expect(unused.map(({ name }) => name)).toEqual(['upgrade']);
  });

  it('need no more than 40 verbs that serve a single card, each with its reason', () => {
    const users = new Map<string, Set<string>>();
    for (const [row, { id }] of cards.rows.entries()) {
      for (const verb of verbsIn(effects[row])) users.set(verb, (users.get(verb) ?? new Set<string>()).add(id));
    }
    const single = [...users].filter(([, ids]) => ids.size === 1);
    expect(single.map(([verb]) => verb).sort()).toEqual(Object.keys(singleCardVerbs).sort());
    expect(single.length).toBeLessThanOrEqual(40);
    for (const [verb, ids] of single) expect(singleCardVerbs[verb]).toMatch(new RegExp(`^(${[...ids].join('|')}) `));
  });
});

describe('a table of somebody else', () => {
  const withEffect = (id: string, effect: string) => () =>
    content.load({ files: [{ name: 'mine.tsv', text: `id\teffect\n${id}\t${effect}\n` }] });

  it.each([
    ['a misspelt verb', 'Play: damge(one(creature), 3)', /mine\.tsv:2:\d+.*damge.*did you mean "damage"/],
    ['what lasts without a duration', 'Play: power(one(creature), 2)', /power says what lasts/],
    ['what is done in a constant effect', 'Static: damage(all(creature), 1)', /damage does something once/],
    ['a choice in a duration', 'Play: thisTurn { mayUse(one(creature)) }', /a choice stands in what lasts/],
    ['a title that no card has', 'Play: return(all(creature named("Urchn")))', /"Urchn".*did you mean "Urchin"/],
  ])('is refused for %s', (_, effect, message) => {
    expect(withEffect('punch', effect)).toThrow(message);
  });

  it('may change numbers', () => {
    const { cards: changed } = content.load({ patches: { 'card.punch.amber': 2, 'card.troll.power': 9 } });
    expect(changed.rows[changed.find('punch', 'test')].amber).toBe(2);
    expect(changed.rows[changed.find('troll', 'test')].power).toBe(9);
  });
});
