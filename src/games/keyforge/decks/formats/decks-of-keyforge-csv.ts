import type { DeckList, ListedCard } from '../deck.js';
import { readCsv } from './csv.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const CARD_COLUMNS = ['House 1 Cards', 'House 2 Cards', 'House 3 Cards'] as const;

/** Whether the text is the export of Decks of KeyForge: its header names decks and houses. */
export function isDecksOfKeyforgeCsv(text: string): boolean {
  const [header] = readCsv(text.slice(0, 4000));
  return header?.includes('Name') === true && header.includes('Houses');
}

/** The decks of the export; columns are found by their names, because some were added over time. */
export function readDecksOfKeyforgeCsv(text: string): readonly DeckList[] {
  const [header, ...rows] = readCsv(text);
  return rows.map((row) => deckList((column) => row[header.indexOf(column)] ?? '', header));
}

function deckList(cell: (column: string) => string, header: readonly string[]): DeckList {
  const houses = cell('Houses')
    .split('|')
    .map((house) => house.trim());
  const uuid = UUID.exec(cell('Master Vault Link'))?.[0];
  const lacking = CARD_COLUMNS.filter((column) => !header.includes(column));
  return {
    name: cell('Name'),
    format: 'Decks of KeyForge CSV',
    houses,
    ...(cell('Expansion') === '' ? {} : { expansion: cell('Expansion') }),
    ...(uuid === undefined ? {} : { masterVaultId: uuid }),
    cards: CARD_COLUMNS.flatMap((column, i) => cardsOf(cell(column), houses[i])),
    problems:
      lacking.length === 0 ? [] : [`the export has no column ${lacking.join(', ')}, so it does not say what is in it`],
  };
}

function cardsOf(cell: string, house: string | undefined): ListedCard[] {
  return cell
    .split('|')
    .map((title) => title.trim())
    .filter((title) => title !== '')
    .map((called) => ({ called, count: 1, ...(house === undefined ? {} : { house }) }));
}
