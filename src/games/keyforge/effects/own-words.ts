import type { NumberWord } from '../../../engine/effects/vocabulary.js';
import { EVERY_HOUSE, HOUSES, KEYWORDS, TRAITS } from './shapes/words.js';

/** Words that a game on top adds to those of the set; their order gives their numbers, after the numbers of the set. */
export interface OwnWords {
  /** At most eight. */
  readonly houses?: readonly string[];
  /** Types besides action, artifact, creature and upgrade: of cards that stand (see STANDING) or never enter play. */
  readonly types?: readonly string[];
  /** At most fifteen. */
  readonly traits?: readonly string[];
  /** Keywords without a number, with a line of help each; at most ten. */
  readonly keywords?: Readonly<Record<string, string>>;
}

const MOST_HOUSES = EVERY_HOUSE;
const MOST_TRAITS = 51;
/** The numbers above are those of keywords with a number. */
const MOST_KEYWORDS = 14;

/** All houses of a game by number. */
export const housesWith = ({ houses = [] }: OwnWords): readonly string[] =>
  within([...HOUSES, ...houses], MOST_HOUSES, 'houses');

/** All traits of a game by number. */
export const traitsWith = ({ traits = [] }: OwnWords): readonly string[] =>
  within([...TRAITS, ...traits], MOST_TRAITS, 'traits');

function keywordsWith({ keywords = {} }: OwnWords): readonly string[] {
  return within([...Object.keys(KEYWORDS), ...Object.keys(keywords)], MOST_KEYWORDS, 'keywords');
}

/** The bit of one of a game's own keywords in the column `keywords`. */
export function keywordBit(own: OwnWords, name: string): number {
  const number = keywordsWith(own).indexOf(name);
  if (number < 0) throw new RangeError(`there is no keyword "${name}"`);
  return 1 << number;
}

/** The words as entries of a vocabulary. */
export function ownWordEntries(own: OwnWords): NumberWord[] {
  const houses = housesWith(own).slice(HOUSES.length);
  const traits = traitsWith(own).slice(TRAITS.length);
  const keywords = Object.entries(own.keywords ?? {});
  const of = (sort: string, from: number, names: readonly (readonly [string, string])[]): NumberWord[] =>
    names.map(([name, help], i) => ({ kind: 'word', name, of: sort, value: from + i, help }));
  return [
    ...of(
      'house',
      HOUSES.length,
      houses.map((name) => [name, `the house ${name}`]),
    ),
    ...of(
      'trait',
      TRAITS.length,
      traits.map((name) => [name, `the trait ${name}`]),
    ),
    ...of('keyword', keywordsWith(own).length - keywords.length, keywords),
  ];
}

function within(names: readonly string[], most: number, what: string): readonly string[] {
  if (names.length > most) throw new RangeError(`${names.length} ${what}, there is room for ${most}`);
  return names;
}
