import { ConfigError } from '../../engine/errors.js';
import type { Components } from '../../engine/fields.js';
import type { Limits, Vocabulary } from './vocabulary.js';

/** What fits into a cell of the block. */
const LEAST = -32768;
const GREATEST = 32767;

/**
 * The number a person means: an integer, `true` or `false`, nothing (`null`: -1, nobody, none), or the name of a
 * component where the cell refers to one.
 * @throws ConfigError when it is nothing of the kind
 */
export function readNumber(value: unknown, refers: Components | null, words: Vocabulary, where: string): number {
  if (value === null) return -1;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && refers) return words.namesOf(refers).find(value, where)[0];
  if (typeof value === 'number' && Number.isInteger(value) && value >= LEAST && value <= GREATEST) return value;
  throw new ConfigError({
    where,
    problem: `${JSON.stringify(value)} does not fit`,
    right: refers
      ? `the name of a ${refers.name} is expected, or null for none`
      : 'a whole number, true or false is expected',
    value: String(value),
  });
}

/**
 * The same number, if it fits.
 * @param limits null where every number fits
 * @throws ConfigError for a number that is too low or too high
 */
export function within(value: number, limits: Limits | null, where: string): number {
  if (limits === null || (value >= limits.least && value <= limits.most)) return value;
  throw new ConfigError({
    where,
    problem: `${value} does not fit`,
    right: `a number from ${limits.least} to ${limits.most} is expected`,
    value: String(value),
  });
}

/** How a cell reads: the component it names, or its number. */
export function showNumber(value: number, refers: Components | null, words: Vocabulary): string {
  return refers ? words.namesOf(refers).label(value) : String(value);
}
