import type { Chance } from '../../../engine/chance.js';
import { shuffle } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import type { Chosen } from './choose-groups.js';

type S = State<Rules>;

/** The rows of one of the two disease decks (TS-200, TS-201). */
function rowsOf(s: S, special: boolean): number[] {
  const { kind, group, groups } = s.rules;
  const name = special ? 'Special Disease' : 'Ordinary Disease';
  return Array.from(kind.keys()).filter((row) => kind[row] === KIND.disease && groups[group[row]].name === name);
}

/** TS-204..206: whether the special deck is used. */
function isSpecial(s: S, chosen: Chosen, chance: Chance): boolean {
  const { options, groups, copies, rowIds } = s.rules;
  if (options.diseaseDeck === 'ordinary') return false;
  if (options.diseaseDeck === 'special') return true;
  if (options.diseaseDeck === 'auto') {
    return [...chosen.heroes, ...chosen.monsters].some((group) => groups[group].specialDeck);
  }
  const rows = rowsOf(s, true);
  const all = rows.reduce((sum, row) => sum + copies[row], 0);
  const plain = rows.find((row) => rowIds[row] === 'doomgate/disease') ?? -1;
  return plain < 0 || board.setupLuck.roll(s, chance, all) >= copies[plain];
}

/** TS-200..203: the deck of diseases, shuffled, face down. */
export function fillDiseases(s: S, chosen: Chosen, chance: Chance): void {
  for (const row of rowsOf(s, isSpecial(s, chosen, chance))) {
    for (let i = 0; i < s.rules.copies[row]; i++) board.diseases.push(s, s.rules.first[row] + i);
  }
  shuffle(s, board.diseases, board.diseaseLuck, chance);
}
