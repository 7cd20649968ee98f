import { describe, expect, it } from 'vitest';
import { content } from '../../../../src/games/keyforge/content.js';
import { checkDeck } from '../../../../src/games/keyforge/decks/check-deck.js';
import type { Deck } from '../../../../src/games/keyforge/decks/deck.js';
import { writeDeckFile } from '../../../../src/games/keyforge/decks/deck-file.js';
import { generateDeck } from '../../../../src/games/keyforge/decks/generate.js';
import { readDecks } from '../../../../src/games/keyforge/decks/read-decks.js';
import { keyforgeDecks, shippedDecks } from '../../../../src/games/keyforge/decks.js';
import {
  capital,
  copies,
  decksOfKeyforge,
  decksOfKeyforgeCsv,
  houses,
  masterVault,
  slugs,
  titles,
} from './sampleDecks.js';

const { cards } = content.load({});
const homeOf = (id: string) => cards.rows[cards.find(id, 'test')].house;
const idOf = (title: string) => cards.rows.find(({ name }) => name === title)?.id ?? 'none';

const checked = (text: string) => readDecks(text, 'sample').map((list) => checkDeck(list, cards));
const problemsOf = (text: string) => checked(text).flatMap(({ problems }) => [...problems]);

function deckOf(text: string): Deck {
  const [{ deck, problems }] = checked(text);
  if (!deck) throw new Error(problems.join('; '));
  return deck;
}

/** How many cards a house has. */
const sizeOf = (deck: Deck, house: string): number =>
  deck.cards.filter((card) => card.house === house).reduce((sum, { count }) => sum + count, 0);

/** What the sample deck is: 33 titles, three of them twice. */
function expectSample(deck: Deck): void {
  expect(deck.houses).toEqual(['brobnar', 'logos', 'shadows']);
  expect(deck.cards).toHaveLength(33);
  expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  expect(deck.cards[0]).toEqual({ id: 'anger', house: 'brobnar', count: 2 });
  expect(deck.cards).toContainEqual({ id: 'quixo-the-adventurer', house: 'logos', count: 1 });
  expect(deck.cards).toContainEqual({ id: 'urchin', house: 'shadows', count: 2 });
}

const plain = (counted: (title: string) => string): string =>
  ['Sample, the Deck', ...houses.flatMap((house) => ['', capital(house), ...titles[house].map(counted)])].join('\n');

describe('a deck is read', () => {
  it.each([
    ['Master Vault JSON', JSON.stringify(masterVault())],
    ['a list of Master Vault', JSON.stringify({ ...masterVault(), data: [masterVault().data], count: 1 })],
    ['Decks of KeyForge JSON', JSON.stringify(decksOfKeyforge())],
    ['a list of Decks of KeyForge', JSON.stringify([{ ...decksOfKeyforge(), wishlist: false, notes: null }])],
    ['Decks of KeyForge CSV', decksOfKeyforgeCsv()],
    ['slug JSON', JSON.stringify(slugs(idOf))],
    ['lines that repeat', plain((title) => title)],
    ['lines with counts before', plain((title) => `1x ${title}`)],
    ['lines with counts after and rarities', plain((title) => `${title} x1 (Common)`)],
    ['lines with collector numbers', plain((title) => `001 ${title}`)],
    [
      'lines in straight quotes and capitals',
      plain((title) => title.toUpperCase().replace(/[“”]/g, '"').replace('’', "'")),
    ],
  ])('from %s', (_, text) => {
    const deck = deckOf(text);
    expect(deck.name).toBe('Sample, the Deck');
    expectSample(deck);
    // What it becomes as a deck file is the same deck, and the same file again.
    const file = writeDeckFile([deck], homeOf);
    expect(deckOf(file)).toEqual(deck);
    expect(writeDeckFile([deckOf(file)], homeOf)).toBe(file);
  });

  it('with the counts that stand before titles', () => {
    const once = plain((title) => title)
      .replace('Anger\nAnger', '2x Anger')
      .replace('Urchin\nUrchin', '2 Urchin');
    expectSample(deckOf(once));
  });

  it('and keeps the key of Master Vault', () => {
    for (const text of [JSON.stringify(masterVault()), decksOfKeyforgeCsv(), JSON.stringify(slugs(idOf))]) {
      expect(deckOf(text).masterVaultId).toBe('00000000-0000-4000-8000-000000000999');
    }
  });

  it('from its own file again as it was written', () => {
    const deck = deckOf(JSON.stringify(masterVault()));
    const file = writeDeckFile([deck], homeOf);
    expect(deckOf(file)).toEqual(deck);
    expect(writeDeckFile([deckOf(file)], homeOf)).toBe(file);
    const both = writeDeckFile([deck, { ...deck, name: 'Another' }], homeOf);
    expect(checked(both).map((one) => one.deck?.name)).toEqual(['Sample, the Deck', 'Another']);
  });

  it('from any keyboard: irradiated-aember is the card with a letter of its own', () => {
    const list = { format: 'x', name: 'x', houses: [], cards: [{ called: 'irradiated-aember', count: 1 }] };
    expect(checkDeck(list, cards).problems.join()).not.toMatch(/no card/);
  });
});

describe('a maverick', () => {
  const withMaverick = copies.map((copy) =>
    copy.title === 'Mother' ? { ...copy, house: 'logos' as const, title: 'Pit Demon' } : copy,
  );

  it('KF-001 counts for the house that is printed on it, and stays one in the deck file', () => {
    const vault = masterVault(withMaverick);
    const text = JSON.stringify(vault).replace(/("card_title":"Pit Demon".*?"is_maverick":)false/, '$1true');
    const deck = deckOf(text);
    expect(deck.cards).toContainEqual({ id: 'pit-demon', house: 'logos', count: 1 });
    const file = writeDeckFile([deck], homeOf);
    expect(file).toContain('{"id":"pit-demon","count":1,"maverick":"logos"}');
    expect(deckOf(file)).toEqual(deck);
  });

  it('must be marked where the format marks it', () => {
    expect(problemsOf(JSON.stringify(masterVault(withMaverick)))).toEqual([
      '"Pit Demon" is of dis, not of logos, and is not marked as a maverick',
    ]);
  });

  it('is seen by its section where the format does not mark it', () => {
    const text = plain((title) => (title === 'Mother' ? 'Pit Demon' : title));
    expect(deckOf(text).cards).toContainEqual({ id: 'pit-demon', house: 'logos', count: 1 });
  });
});

describe('a deck is refused', () => {
  it.each([
    ['a\nb', 'its name has a line break, another control character or a "|" in it'],
    ['a|b', 'its name has a line break, another control character or a "|" in it'],
    [' ', 'it has no name'],
  ])('a deck called %j', (name, problem) => {
    const [deck] = readDecks(JSON.stringify(masterVault(copies)), 'sample');
    expect(checkDeck({ ...deck, name }, cards).problems).toEqual([problem]);
  });

  it('with 35 cards', () => {
    expect(problemsOf(JSON.stringify(masterVault(copies.slice(1))))).toEqual([
      'it has 35 cards; 36 are expected',
      'brobnar has 11 cards; 12 are expected',
    ]);
  });

  it('with a fourth house', () => {
    const four = copies.map((copy) => (copy.title === 'Mother' ? { house: 'dis' as const, title: 'Pit Demon' } : copy));
    expect(problemsOf(JSON.stringify(masterVault(four)))).toEqual([
      'it has 4 houses (brobnar, logos, shadows, dis); 3 are expected',
      'logos has 11 cards; 12 are expected',
      'dis has 1 cards; 12 are expected',
    ]);
  });

  it('with unknown titles, each named with the nearest', () => {
    const text = plain((title) => (title === 'Troll' ? 'Trol' : title === 'Umbra' ? 'Quixelstix Zorn' : title));
    expect(problemsOf(text)).toEqual([
      '"Trol" is no card of Call of the Archons; did you mean "Troll"?',
      '"Quixelstix Zorn" is no card of Call of the Archons',
    ]);
  });

  it('of a later set, with the cards that are not known', () => {
    const later = copies.map((copy) => (copy.title === 'Mother' ? { ...copy, title: 'Dark Centurion' } : copy));
    expect(problemsOf(JSON.stringify(masterVault(later, 452)))).toEqual([
      'it is of the set Worlds Collide; only Call of the Archons is known',
      '"Dark Centurion" is no card of Call of the Archons',
    ]);
  });

  it('with a house of a later set', () => {
    const text = plain((title) => title).replace('Shadows', 'Star Alliance');
    expect(problemsOf(text)).toContain('the house staralliance is not in Call of the Archons');
  });

  it('when its cards are keys without titles', () => {
    const { data } = masterVault();
    expect(problemsOf(JSON.stringify({ data: [data], count: 1 }))[0]).toMatch(/keys without a title.*links=cards/);
  });

  it('when an old export does not say what is in it', () => {
    const text = 'Name,Houses,Expansion\nOld,Brobnar | Dis | Mars,CALL_OF_THE_ARCHONS\n';
    expect(problemsOf(text)).toEqual([
      'the export has no column House 1 Cards, House 2 Cards, House 3 Cards, so it does not say what is in it',
    ]);
  });

  it.each([
    ['an empty file', ' ', /it is empty/],
    ['broken JSON', '{"data":', /it is no JSON/],
    ['JSON of something else', '{"hello": 1}', /its JSON is that of no deck/],
  ])('for %s', (_, text, message) => {
    expect(() => readDecks(text, 'sample.json')).toThrow(message);
  });
});

describe('the shipped decks', () => {
  const decks = checked(shippedDecks.text).map(({ deck }) => deck);

  it('are fourteen real ones, all legal, without mavericks', () => {
    expect(decks).toHaveLength(14);
    for (const deck of decks) {
      expect(deck?.generated).toBe(false);
      for (const { id, house } of deck?.cards ?? []) expect(house).toBe(homeOf(id));
    }
  });

  it('hold 222 of the 370 cards', () => {
    expect(new Set(decks.flatMap((deck) => (deck?.cards ?? []).map(({ id }) => id))).size).toBe(222);
  });

  it('are written as they stand in the file', () => {
    const legal = decks.filter((deck) => deck !== null);
    expect(JSON.parse(writeDeckFile(legal, homeOf))).toEqual(JSON.parse(shippedDecks.text));
  });
});

describe('a generated deck', () => {
  const kit = keyforgeDecks();

  it('depends on its seed alone', () => {
    expect(kit.generate('7').file).toBe(kit.generate('7').file);
    expect(kit.generate('7').file).not.toBe(kit.generate('8').file);
  });

  it('can be read again', () => expect(deckOf(kit.generate('7').file).name).toBe('Generated 7'));

  it('KF-001 has three houses of twelve and is flagged', () => {
    for (let seed = 0; seed < 100; seed++) {
      const deck = generateDeck(cards, String(seed));
      expect(deck.generated).toBe(true);
      expect(deck.houses.map((house) => sizeOf(deck, house))).toEqual([12, 12, 12]);
    }
  });

  it('has rarities as the weights say, and the cards that come together together', () => {
    const counts = { common: 0, uncommon: 0, rare: 0, variant: 0, fixed: 0 };
    for (let seed = 0; seed < 300; seed++) {
      const ofDeck = new Map(generateDeck(cards, `s${seed}`).cards.map(({ id, count }) => [id, count]));
      for (const [id, count] of ofDeck) counts[cards.rows[cards.find(id, 'test')].rarity] += count;
      expect(ofDeck.get('timetraveller')).toBe(ofDeck.get('help-from-future-self'));
      const horsemen = ['pestilence', 'death', 'famine', 'war'].map((name) => ofDeck.get(`horseman-of-${name}`));
      expect(new Set(horsemen).size).toBe(1);
    }
    // 10,800 slots, weights 67 : 22 : 11 before packages; a binomial share of 0.67 has a standard deviation of 0.0045.
    expect(counts.common / 10800).toBeGreaterThan(0.65);
    expect(counts.common / 10800).toBeLessThan(0.69);
    expect(counts.uncommon / 10800).toBeGreaterThan(0.2);
    expect(counts.uncommon / 10800).toBeLessThan(0.24);
    expect(counts.variant).toBeGreaterThan(0);
    expect(counts.fixed).toBeGreaterThan(0);
  });
});
