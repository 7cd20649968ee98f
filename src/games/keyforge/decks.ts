import type { DeckKit } from '../../engine/deck-kit.js';
import { contentFile } from '../content-file.js';
import { content } from './content.js';
import { makeDeckKit } from './decks/deck-kit.js';

/** The real decks: fourteen registered decks of Call of the Archons. */
export const shippedDecks = contentFile(import.meta.url, 'content/decks.json');

/** Decks of KeyForge, with the shipped cards and decks. */
export function keyforgeDecks(): DeckKit {
  return makeDeckKit(content.load({}).cards, shippedDecks);
}
