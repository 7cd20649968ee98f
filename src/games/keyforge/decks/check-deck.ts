import type { Table } from '../../../engine/content.js';
import { nearest } from '../../../engine/nearest.js';
import type { CardRow } from '../card-table.js';
import { HOUSES } from '../effects/shapes/words.js';
import type { Deck, DeckCard, DeckList, ListedCard } from './deck.js';
import { DECK_FILE } from './deck-file.js';
import { expansionName, isCallOfTheArchons } from './expansions.js';
import { houseKey, titleKey } from './title.js';

/** A deck that was looked up: the deck, or everything that is wrong with it, each as a clause. */
export type CheckedDeck =
  | { readonly deck: Deck; readonly problems: readonly [] }
  | { readonly deck: null; readonly problems: readonly string[] };

/** Cards of a deck, and cards of each of its three houses (KF-001). */
export const DECK_SIZE = 36;
export const HOUSE_SIZE = 12;

/** Looks the cards of a list up and holds the deck against the rules; it names all that is wrong, not only the first. */
export function checkDeck(list: DeckList, cards: Table<CardRow>): CheckedDeck {
  const lookup = new Lookup(cards);
  const unread = list.problems ?? [];
  const looked = list.cards.map((card) => lookup.card(card));
  const ofCards = [...new Set(looked.flatMap(({ problems }) => problems))];
  const counts = countHouses(list, looked);
  const ofHouses = unread.length > 0 ? [] : houseProblems(counts);
  if (unread.length === 0 && ofHouses.length === 0) ofHouses.push(...unlistedHouses(list, counts));
  const problems = [...setProblems(list), ...nameProblems(list.name), ...unread, ...ofHouses, ...ofCards];
  if (problems.length > 0) return { deck: null, problems };
  const [first, second, third] = HOUSES.filter((house) => counts.has(house));
  const { name, masterVaultId, generated = false, source = `imported, ${list.format}` } = list;
  const deck: Deck = {
    name,
    houses: [first, second, third],
    cards: merged(
      looked.flatMap(({ card }) => card ?? []),
      cards,
    ),
    ...(masterVaultId === undefined ? {} : { masterVaultId }),
    generated,
    source,
  };
  return { deck, problems: [] };
}

/** Titles that came back in later sets are not the cards of this one: they may say something else. */
function setProblems({ expansion }: DeckList): string[] {
  if (expansion === undefined || isCallOfTheArchons(expansion)) return [];
  return [`it is of the set ${expansionName(expansion)}; only Call of the Archons is known`];
}

/** Tables hold the names of decks, those of several seats with a bar between them. */
function nameProblems(name: string): string[] {
  if (name.trim() === '') return ['it has no name'];
  return /[\p{Cc}|]/u.test(name) ? ['its name has a line break, another control character or a "|" in it'] : [];
}

/** A listed card as far as it could be found. */
interface LookedUp {
  readonly card: DeckCard | null;
  /** The house it counts for, known or not; empty when nobody says. */
  readonly house: string;
  readonly count: number;
  readonly problems: readonly string[];
}

/** Finds cards by title or id. */
class Lookup {
  private readonly rows = new Map<string, number>();
  private readonly titles: readonly string[];

  constructor(private readonly cards: Table<CardRow>) {
    for (const [row, { id, name }] of cards.rows.entries()) {
      this.rows.set(titleKey(name), row);
      this.rows.set(titleKey(id), row);
    }
    this.titles = cards.rows.map(({ name }) => name);
  }

  card(listed: ListedCard): LookedUp {
    const { called, count, maverick, marks = [] } = listed;
    const written = listed.house === undefined ? undefined : houseKey(listed.house);
    const row = this.rows.get(titleKey(called));
    if (row === undefined) {
      const near = nearest(called, this.titles);
      const hint = near === undefined ? '' : `; did you mean "${near}"?`;
      const problem = `"${called}" is no card of Call of the Archons${hint}`;
      return { card: null, house: written ?? '', count, problems: [problem] };
    }
    const { id, name, house: home, copies } = this.cards.rows[row];
    const house = written === undefined ? home : HOUSES.find((one) => one === written);
    const problems: string[] = [];
    if (copies === 0) problems.push(`"${name}" has been left out of the cards`);
    if (marks.includes('enhanced')) problems.push(`"${name}" is enhanced, as no card of Call of the Archons is`);
    if (house !== undefined && house !== home && maverick === false) {
      problems.push(`"${name}" is of ${home}, not of ${house}, and is not marked as a maverick`);
    }
    return { card: house === undefined ? null : { id, house, count }, house: house ?? written ?? '', count, problems };
  }
}

/** How many cards each house has, those that the list names without cards included. */
function countHouses(list: DeckList, looked: readonly LookedUp[]): ReadonlyMap<string, number> {
  const counts = new Map(list.houses.map((house) => [houseKey(house), 0]));
  for (const { house, count } of looked) if (house !== '') counts.set(house, (counts.get(house) ?? 0) + count);
  return counts;
}

function houseProblems(counts: ReadonlyMap<string, number>): string[] {
  const problems: string[] = [];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total !== DECK_SIZE) problems.push(`it has ${total} cards; ${DECK_SIZE} are expected`);
  if (counts.size !== 3)
    problems.push(`it has ${counts.size} houses (${[...counts.keys()].join(', ') || 'none'}); 3 are expected`);
  for (const [house, count] of counts) {
    if (!HOUSES.some((known) => known === house)) problems.push(`the house ${house} is not in Call of the Archons`);
    if (count !== HOUSE_SIZE) problems.push(`${house} has ${count} cards; ${HOUSE_SIZE} are expected`);
  }
  return problems;
}

/** Houses of cards that the list does not name, where it names any. */
function unlistedHouses({ houses, format }: DeckList, counts: ReadonlyMap<string, number>): string[] {
  if (houses.length === 0 && format !== DECK_FILE) return [];
  const named = houses.map(houseKey);
  return [...counts.keys()]
    .filter((house) => !named.includes(house))
    .map((house) => `it has cards of ${house}, which is none of the houses it names (${houses.join(', ') || 'none'})`);
}

/** Equal cards counted together, by house, then by number in the set. */
function merged(found: readonly DeckCard[], cards: Table<CardRow>): readonly DeckCard[] {
  const counts = new Map<string, DeckCard>();
  for (const card of found) {
    const key = `${card.house} ${card.id}`;
    counts.set(key, { ...card, count: card.count + (counts.get(key)?.count ?? 0) });
  }
  const place = ({ house, id }: DeckCard): number => HOUSES.indexOf(house) * cards.length + cards.indexOf(id);
  return [...counts.values()].sort((one, other) => place(one) - place(other));
}
