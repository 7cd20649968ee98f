import type { Table } from '../../../engine/content.js';
import { ConfigError } from '../../../engine/errors.js';
import { nearest } from '../../../engine/nearest.js';
import type { CardRow } from '../card-table.js';
import { checkDeck, DECK_SIZE } from './check-deck.js';
import type { Deck, DeckList } from './deck.js';
import { GENERATED, generateDeck } from './generate.js';
import { readDecks } from './read-decks.js';

/** How a deck is named that a scenario lists, legal or not: `cards:punch+troll+troll`. */
const LISTED = 'cards:';

/** The text of the decks that come with the game. */
interface Shipped {
  readonly text: string;
  readonly name: string;
}

/** Lists of decks by their text: games are built by the thousand. */
const readAlready = new Map<string, readonly DeckList[]>();

/**
 * The deck that an option means: the name of a shipped deck, `generated:<seed>`, the text of a deck file, or
 * `cards:<id>+<id>` in a scenario.
 * @param where the game and the option, for messages: `keyforge-duel: deck0`
 * @throws ConfigError for a deck that there is not, or that is not legal with the cards as they are
 */
export function findDeck(name: string, where: string, cards: Table<CardRow>, shipped: Shipped): Deck {
  if (name.startsWith(GENERATED)) return generateDeck(cards, name.slice(GENERATED.length));
  if (name.startsWith(LISTED)) return listedDeck(name.slice(LISTED.length), where, cards);
  const list = name.startsWith('{')
    ? readDecks(name, where.slice(where.lastIndexOf(' ') + 1))[0]
    : shippedList(name, where, shipped);
  const { deck, problems } = checkDeck(list, cards);
  if (deck) return deck;
  throw new ConfigError({
    where,
    problem: `"${list.name}" cannot be played: ${problems.join(', ')}`,
    right: 'a legal deck is expected',
  });
}

function shippedList(name: string, where: string, shipped: Shipped): DeckList {
  const lists = readAlready.get(shipped.text) ?? readDecks(shipped.text, shipped.name);
  readAlready.set(shipped.text, lists);
  const list = lists.find((one) => one.name === name);
  if (list) return list;
  throw new ConfigError({
    where,
    problem: `there is no deck "${name}"`,
    right: `the name of a deck, or ${GENERATED}<seed>, is expected`,
    value: name,
    nearest: nearest(
      name,
      lists.map((one) => one.name),
    ),
  });
}

/** A deck of these cards alone, for scenarios: at most 36, of any houses. */
function listedDeck(list: string, where: string, cards: Table<CardRow>): Deck {
  const rows = list.split('+').map((id) => cards.rows[cards.find(id.trim(), where)]);
  if (rows.length > DECK_SIZE) {
    throw new ConfigError({
      where,
      problem: `it lists ${rows.length} cards`,
      right: `at most ${DECK_SIZE} are expected`,
    });
  }
  const [first, second = first, third = second] = [...new Set(rows.map(({ house }) => house))];
  return {
    name: 'a list of cards',
    houses: [first, second, third],
    cards: rows.map(({ id, house }) => ({ id, house, count: 1 })),
    generated: true,
    source: 'a scenario',
  };
}
