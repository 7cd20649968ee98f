import { type ContentSpec, defineContent, defineTable, identifier, integer, text } from '../../../engine/content.js';
import { ConfigError } from '../../../engine/errors.js';
import { contentFile } from '../../content-file.js';

/** The tide's deck. Cards are drawn with replacement, so a card is a row and its copies are its weight. */
export interface Deck {
  readonly names: readonly string[];
  readonly copies: Int16Array;
  readonly threat: Int16Array;
  /** All copies together: at least one. */
  readonly size: number;
  /** Threat summed over all copies. */
  readonly totalThreat: number;
  /** The most threat that one draw can bring. */
  readonly highestThreat: number;
}

const cards = defineTable({
  name: 'cards',
  columns: {
    id: identifier(),
    name: text('what the card is called'),
    copies: integer('how many there are', { min: 0, max: 99 }),
    threat: integer('how much the threat rises', { min: 0, max: 99 }),
  },
  open: true,
});

const load: ContentSpec<Deck>['load'] = (take) => {
  const table = take(cards);
  const copies = table.numbers('copies');
  const threat = table.numbers('threat');
  const size = copies.reduce((sum, n) => sum + n, 0);
  if (size === 0) {
    throw new ConfigError({
      where: 'cards (copies)',
      problem: 'the deck of the tide is empty',
      right: 'at least one card with a copy is expected',
    });
  }
  const totalThreat = copies.reduce((sum, n, card) => sum + n * threat[card], 0);
  const highestThreat = threat.reduce((most, n, card) => (copies[card] > 0 && n > most ? n : most), 0);
  return { names: table.rows.map((row) => row.name), copies, threat, size, totalThreat, highestThreat };
};

const { text: shipped, name: file } = contentFile(import.meta.url, 'content/cards.tsv');

export const content = defineContent<Deck>({ sources: [{ definition: cards, text: shipped, file }], load });
