import { z } from 'zod';
import { ConfigError } from '../../../engine/errors.js';
import { nearest } from '../../../engine/nearest.js';
import type { CardRow } from '../card-table.js';
import type { Deck, DeckList } from './deck.js';
import { CALL_OF_THE_ARCHONS } from './expansions.js';

/** What a list is called that was read from such a file. */
export const DECK_FILE = 'deck file';

const FORMAT = 'touchstone deck';

const file = z.strictObject({
  format: z.literal(FORMAT),
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

/** Whether what was read says that it is a deck file of ours, right or wrong. */
export function isDeckFile(content: unknown): boolean {
  const one: unknown = Array.isArray(content) ? content[0] : content;
  return typeof one === 'object' && one !== null && 'format' in one && one.format === FORMAT;
}

/** What is wrong with a deck file, by its first key that does not fit. */
export function misfit(content: unknown, path: string): ConfigError {
  const decks: readonly unknown[] = Array.isArray(content) ? content : [content];
  const at = decks.findIndex((deck) => !file.safeParse(deck).success);
  const [issue] = file.safeParse(decks[at]).error?.issues ?? [];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const key = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String).join('.');
  const known = issue?.path[0] === 'cards' ? CARD_KEYS : KEYS;
  return new ConfigError({
    where: `${path}: ${Array.isArray(content) ? `deck ${at + 1}: ` : ''}${key}`,
    problem: unknown === undefined ? 'it is missing, or does not fit' : 'a deck file has no such key',
    right: unknown === undefined ? 'a deck file as "touchstone deck import" writes it is expected' : known.right,
    ...(unknown === undefined ? {} : { value: unknown, nearest: nearest(unknown, known.names) }),
  });
}

const KEYS = keys(Object.keys(file.shape));
const CARD_KEYS = keys(Object.keys(file.shape.cards.element.shape));

function keys(names: readonly string[]): { readonly names: readonly string[]; readonly right: string } {
  return { names, right: `its keys are ${names.join(', ')}` };
}

/** The decks of a deck file. */
export function readDeckFile(content: z.infer<typeof deckFileShape>): readonly DeckList[] {
  return (Array.isArray(content) ? content : [content]).map(({ cards, expansion, masterVaultId, ...deck }) => ({
    ...deck,
    format: DECK_FILE,
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
    format: FORMAT,
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
