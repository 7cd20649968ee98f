import type { Table } from '../../../engine/content.js';
import type { DeckKit, DeckReport } from '../../../engine/deck-kit.js';
import type { CardRow } from '../card-table.js';
import { checkDeck } from './check-deck.js';
import type { Deck, DeckList } from './deck.js';
import { writeDeckFile } from './deck-file.js';
import { writePlainText } from './formats/plain-text.js';
import { generateDeck } from './generate.js';
import { readDecks } from './read-decks.js';

/**
 * The decks of KeyForge for the command line: any format in, deck files out.
 * @param shipped the text of the decks that come with the game
 */
export function makeDeckKit(cards: Table<CardRow>, shipped: { readonly text: string; readonly name: string }): DeckKit {
  const report = (list: DeckList): DeckReport => {
    const { deck, problems } = checkDeck(list, cards);
    return deck ? reportOf(deck, list.format, cards) : { ...EMPTY, name: list.name, format: list.format, problems };
  };
  return {
    read: (text, file) => readDecks(text, file).map(report),
    shipped: () => readDecks(shipped.text, shipped.name).map(report),
    generate: (seed) => reportOf(generateDeck(cards, seed), 'generated', cards),
  };
}

const EMPTY = { summary: '', list: '', file: '' };

function reportOf(deck: Deck, format: string, cards: Table<CardRow>): DeckReport {
  const { name, houses, source } = deck;
  return {
    name,
    format,
    problems: [],
    summary: `${name}: ${houses.join(', ')}; ${source}`,
    list: writePlainText(deck, (id) => cards.rows[cards.find(id, name)]),
    file: writeDeckFile([deck], (id) => cards.rows[cards.find(id, name)].house),
  };
}
