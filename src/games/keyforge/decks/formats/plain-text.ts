import type { CardRow } from '../../card-table.js';
import { HOUSES } from '../../effects/shapes/words.js';
import type { Deck, DeckList, ListedCard } from '../deck.js';
import { houseKey } from '../title.js';

const LATER_HOUSES = ['saurian', 'staralliance', 'unfathomable', 'ekwidon', 'geistoid', 'skyborn', 'redemption'];
const SECTIONS = new Set<string>([...HOUSES, ...LATER_HOUSES]);

/**
 * A deck typed or copied as text: its name, then the name of each house with its cards below. Counts stand before or
 * after a title (`2x Anger`, `Anger x2`) or lines repeat; collector numbers, rarities and set marks are passed over.
 */
export function readPlainText(text: string): readonly DeckList[] {
  const cards: ListedCard[] = [];
  const houses: string[] = [];
  let name = '';
  for (const written of text.split(/\r?\n/)) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const house = sectionOf(line);
    if (house !== undefined) houses.push(house);
    else if (houses.length === 0) name ||= line;
    else cards.push({ ...readLine(line), house: houses[houses.length - 1] });
  }
  return [{ name: name || 'a deck without a name', format: 'plain text', houses: [...new Set(houses)], cards }];
}

/**
 * A deck as text that `readPlainText` reads: what is in parentheses, and lines that begin with #, are for people.
 * @param rowOf the row of a card by its id
 */
export function writePlainText({ name, houses, source, cards }: Deck, rowOf: (id: string) => CardRow): string {
  const sections = houses.map((house) => {
    const ofHouse = cards.filter((card) => card.house === house);
    const lines = ofHouse.map(({ id, count }) => {
      const { name: title, type, rarity, house: home } = rowOf(id);
      return `${count} ${title} (${type}, ${rarity}${home === house ? '' : `, maverick of ${home}`})`;
    });
    return [`${house.charAt(0).toUpperCase()}${house.slice(1)}`, ...lines].join('\n');
  });
  return [name, `# ${source}`, ...sections.map((section) => `\n${section}`)].join('\n');
}

function sectionOf(line: string): string | undefined {
  const key = houseKey(line.replace(/\(\d+\)|[:*]/g, ''));
  return SECTIONS.has(key) ? key : undefined;
}

function readLine(line: string): { called: string; count: number } {
  let title = line.replace(/^[-*•]\s*/, '').replace(/\s*[([][^)\]]*[)\]]\s*$/, '');
  let count = 1;
  const before = /^(\d{1,2})\s*[x×]?\s+(?=\D)/i.exec(title);
  const after = /\s+[x×]\s*(\d{1,2})$/i.exec(title);
  if (before) {
    count = Number(before[1]);
    title = title.slice(before[0].length);
  } else if (after) {
    count = Number(after[1]);
    title = title.slice(0, after.index);
  }
  return { called: title.replace(/^\d{3}\s+/, '').trim(), count };
}
