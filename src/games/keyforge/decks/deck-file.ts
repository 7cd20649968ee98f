import { z } from 'zod';
import type { CardRow } from '../card-table.js';
import type { Deck, DeckList } from './deck.js';
import { CALL_OF_THE_ARCHONS } from './expansions.js';

const file = z.strictObject({
  format: z.literal('touchstone deck'),
  name: z.string(),
  houses: z.array(z.string()),
  expansion: z.int(),
  masterVaultId: z.string().optional(),
  generated: z.boolean(),
  source: z.string(),
  cards: z.array(z.strictObject({ id: z.string(), count: z.int().min(1), maverick: z.string().optional() })),
});

/** Our own deck files: one deck, or a list of them. */
export const deckFileShape = z.union([file, z.array(file)]);

/** The decks of a deck file. */
export function readDeckFile(content: z.infer<typeof deckFileShape>): readonly DeckList[] {
  return (Array.isArray(content) ? content : [content]).map(({ cards, expansion, masterVaultId, ...deck }) => ({
    ...deck,
    format: 'deck file',
    expansion: String(expansion),
    ...(masterVaultId === undefined ? {} : { masterVaultId }),
    cards: cards.map(({ id, count, maverick }) => ({
      called: id,
      count,
      maverick: maverick !== undefined,
      ...(maverick === undefined ? {} : { house: maverick }),
    })),
  }));
}

/**
 * The text of a deck file. A deck that is read from it and written again gives the same text.
 * @param homeOf the house of a card's row, by its id: copies of another house are mavericks
 */
export function writeDeckFile(decks: readonly Deck[], homeOf: (id: string) => CardRow['house']): string {
  const written = decks.map((deck) => deckText(deck, homeOf));
  return written.length === 1 ? `${written[0]}\n` : `[\n${written.join(',\n')}\n]\n`;
}

/** One line for what the deck is, and one a house for its cards: a person can compare two decks by eye. */
function deckText(
  { name, houses, masterVaultId, generated, source, cards }: Deck,
  homeOf: (id: string) => string,
): string {
  const head = {
    format: 'touchstone deck',
    name,
    houses,
    expansion: CALL_OF_THE_ARCHONS,
    ...(masterVaultId === undefined ? {} : { masterVaultId }),
    generated,
    source,
  };
  const lines = houses.map((house) =>
    cards
      .filter((card) => card.house === house)
      .map(({ id, count }) => JSON.stringify({ id, count, ...(homeOf(id) === house ? {} : { maverick: house }) }))
      .join(', '),
  );
  return `${JSON.stringify(head).slice(0, -1)}, "cards": [\n  ${lines.join(',\n  ')}\n]}`;
}
