import { AleaStream, bounded } from '../../../engine/chance.js';
import type { Table } from '../../../engine/content.js';
import { ConfigError } from '../../../engine/errors.js';
import type { CardRow, Rarity } from '../card-table.js';
import { HOUSES, type House } from '../effects/shapes/words.js';
import { HOUSE_SIZE } from './check-deck.js';
import type { Deck, DeckCard } from './deck.js';

/** How a deck is named that is made by luck: `generated:<seed>`. */
export const GENERATED = 'generated:';

/**
 * How often a slot of a deck holds a card of each rarity, in hundredths: 24.1, 7.9 and 3.9 of 36 slots in the real decks.
 */
const WEIGHTS: readonly (readonly [Rarity, number])[] = [
  ['common', 67],
  ['uncommon', 22],
  ['rare', 11],
];

/** Cards that come together: the first brings the others, which nothing else brings. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  timetraveller: ['help-from-future-self'],
  'horseman-of-pestilence': ['horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
};

/** A card of which the printers choose one version. */
const VERSIONS: Readonly<Record<string, readonly string[]>> = {
  'master-of-1': ['master-of-1', 'master-of-2', 'master-of-3'],
};

/**
 * A deck that was never printed: three houses, in each twelve slots filled one after the other, first the rarity by
 * weight, then a card of it, each as likely as the others; duplicates are usual. The seed decides everything.
 * @throws ConfigError when too few cards are left to make decks of
 */
export function generateDeck(cards: Table<CardRow>, seed: string): Deck {
  const stream = new AleaStream(`deck/${seed}`);
  const roll = (n: number): number => bounded(stream.uint32(), n);
  const houses = pickHouses(roll);
  return {
    name: `Generated ${seed}`,
    houses,
    cards: houses.flatMap((house) => fillHouse(cards, house, roll)),
    generated: true,
    source: `generated from the seed ${seed}`,
  };
}

type Roll = (n: number) => number;

function pickHouses(roll: Roll): [House, House, House] {
  const left = [...HOUSES];
  const chosen = [0, 1, 2].map(() => left.splice(roll(left.length), 1)[0]);
  const [first, second, third] = HOUSES.filter((house) => chosen.includes(house));
  return [first, second, third];
}

function fillHouse(cards: Table<CardRow>, house: House, roll: Roll): DeckCard[] {
  const counts = new Map<string, number>();
  let filled = 0;
  while (filled < HOUSE_SIZE) {
    const drawn = drawCard(cards, house, roll);
    const together = [drawn, ...(TOGETHER[drawn] ?? [])];
    // What does not fit into the last slots is drawn again.
    if (filled + together.length > HOUSE_SIZE) continue;
    for (const id of together) counts.set(id, (counts.get(id) ?? 0) + 1);
    filled += together.length;
  }
  return [...counts]
    .map(([id, count]) => ({ id, house, count }))
    .sort((one, other) => cards.indexOf(one.id) - cards.indexOf(other.id));
}

function drawCard(cards: Table<CardRow>, house: House, roll: Roll): string {
  const rarity = rollRarity(roll);
  const pool = cards.rows.filter((row) => row.house === house && row.rarity === rarity && row.copies > 0);
  if (pool.length === 0) {
    throw new ConfigError({
      where: 'a generated deck',
      problem: `no ${rarity} cards of ${house} are left`,
      right: 'at least one of each house and rarity is expected',
    });
  }
  const { id } = pool[roll(pool.length)];
  const versions = VERSIONS[id];
  return versions ? versions[roll(versions.length)] : id;
}

function rollRarity(roll: Roll): Rarity {
  let left = roll(100);
  for (const [rarity, weight] of WEIGHTS) {
    if (left < weight) return rarity;
    left -= weight;
  }
  return 'rare';
}
