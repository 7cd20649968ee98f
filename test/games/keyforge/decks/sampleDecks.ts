import type { House } from '../../../../src/games/keyforge/effects/shapes/words.js';

/** Twelve titles of each of three houses, made up for the tests; one card of each house is there twice. */
export const titles: Readonly<Record<'brobnar' | 'logos' | 'shadows', readonly string[]>> = {
  brobnar: [
    ...['Anger', 'Anger', 'Champion’s Challenge', 'Take that, Smartypants', 'Punch', 'Smith', 'Tremor', 'Cannon'],
    ...['The Warchest', 'Bumpsy', 'Troll', 'Yo Mama Mastery'],
  ],
  logos: [
    ...['Labwork', 'Labwork', 'Dr. Escotera', 'Quixo the “Adventurer”', 'Ozmo, Martianologist', 'Mother', 'Dextre'],
    ...['Wild Wormhole', 'Batdrone', 'Doc Bookton', 'Rocket Boots', 'Chaos Portal'],
  ],
  shadows: [
    ...['Urchin', 'Urchin', 'Ghostly Hand', 'Bad Penny', 'Nexus', 'Umbra', 'Dodger', 'Key of Darkness', 'The Sting'],
    ...['Skeleton Key', 'Silvertooth', 'Pawn Sacrifice'],
  ],
};

export const houses = ['brobnar', 'logos', 'shadows'] as const;

/** A house as sites write it. */
export const capital = (house: string): string => house[0].toUpperCase() + house.slice(1);

/** All 36 cards, copy by copy. */
export const copies: readonly { readonly house: House; readonly title: string }[] = houses.flatMap((house) =>
  titles[house].map((title) => ({ house, title })),
);

const key = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The deck as Master Vault returns it. */
export function masterVault(list = copies, expansion = 341): Record<string, unknown> {
  const unique = [...new Map(list.map((copy) => [copy.title, copy])).values()];
  const keyOf = (title: string): string => key(unique.findIndex((copy) => copy.title === title));
  return {
    data: {
      id: key(999),
      name: 'Sample, the Deck',
      expansion,
      power_level: 0,
      chains: 0,
      _links: { houses: houses.map(capital), cards: list.map(({ title }) => keyOf(title)) },
    },
    _linked: {
      houses: houses.map((house) => ({ id: house, name: capital(house) })),
      cards: unique.map(({ house, title }) => ({
        id: keyOf(title),
        card_title: title,
        house: capital(house),
        card_type: 'Action',
        traits: null,
        amber: 0,
        power: null,
        rarity: 'Common',
        card_number: '001',
        expansion,
        is_maverick: false,
        is_anomaly: false,
      })),
    },
  };
}

/** The deck as Decks of KeyForge returns it. */
export function decksOfKeyforge(): Record<string, unknown> {
  return {
    deck: {
      id: 7,
      keyforgeId: key(999),
      name: 'Sample, the Deck',
      expansion: 'CALL_OF_THE_ARCHONS',
      housesAndCards: houses.map((house) => ({
        house: capital(house),
        cards: titles[house].map((cardTitle) => ({ cardTitle, rarity: 'Common' })),
      })),
    },
    sasVersion: 1,
  };
}

/** The export of Decks of KeyForge. */
export function decksOfKeyforgeCsv(): string {
  const header = 'Name,Houses,Expansion,Sas Rating,House 1 Cards,House 2 Cards,House 3 Cards,Master Vault Link';
  const cells = [
    '"Sample, the Deck"',
    '"Brobnar | Logos | Shadows"',
    'CALL_OF_THE_ARCHONS',
    '60',
    ...houses.map((house) => `"${titles[house].join('|')}"`),
    `https://www.keyforgegame.com/deck-details/${key(999)}`,
  ];
  return `${header}\r\n${cells.join(',')}\r\n`;
}

/** The deck by slugs. */
export function slugs(idOf: (title: string) => string): Record<string, unknown> {
  const counts = new Map<string, number>();
  for (const { title } of copies) counts.set(title, (counts.get(title) ?? 0) + 1);
  return {
    uuid: key(999),
    name: 'Sample, the Deck',
    identity: 'sample-the-deck',
    expansion: 341,
    houses: [...houses],
    cards: [...counts].map(([title, count]) => ({ id: idOf(title), count })),
  };
}
