import { ConfigError } from '../../engine/errors.js';
import type { Pile } from '../../engine/fields.js';
import { nearest } from '../../engine/nearest.js';
import type { State } from '../../engine/state.js';
import type { ComponentNames } from './component-names.js';
import { isMapping } from './flatten.js';
import type { Vocabulary } from './vocabulary.js';

/** What a pile can be expected to be, besides a list (its contents, in any order) and a number (its size). */
const WORDS = ['size', 'has', 'lacks', 'top', 'order'];

/**
 * What is not as expected of a pile: a sentence, or null. A list is its contents in any order, a number its size;
 * `order` is its contents bottom first, `top` its top components top first, `has` and `lacks` some of its contents.
 * @throws ConfigError for names that do not exist and for anything else
 */
export function pileMismatch(
  s: State<unknown>,
  pile: Pile,
  path: string,
  wanted: unknown,
  words: Vocabulary,
): string | null {
  const names = words.namesOf(pile.set);
  const found = Array.from({ length: pile.size(s) }, (_, index) => pile.get(s, index));
  const where = `expect.${path}`;
  const failing = parts(wanted, where).find(([word, value]) => !holds(word, value, found, names, where));
  if (!failing) return null;
  const [word, value] = failing;
  const asked = word === 'contents' ? JSON.stringify(value) : `${word} ${JSON.stringify(value)}`;
  const shown =
    word === 'size' ? String(found.length) : `[${found.map((component) => names.label(component)).join(', ')}]`;
  return `${path}: expected ${asked}, found ${shown}`;
}

function parts(wanted: unknown, where: string): [string, unknown][] {
  if (Array.isArray(wanted)) return [['contents', wanted]];
  if (typeof wanted === 'number') return [['size', wanted]];
  if (isMapping(wanted)) {
    for (const word of Object.keys(wanted)) {
      if (WORDS.includes(word)) continue;
      throw new ConfigError({
        where,
        problem: `"${word}" cannot be expected of a pile`,
        right: `${WORDS.join(', ')} can`,
        value: word,
        nearest: nearest(word, WORDS),
      });
    }
    return Object.entries(wanted);
  }
  throw new ConfigError({
    where,
    problem: `${JSON.stringify(wanted)} cannot be expected of a pile`,
    right: `a list of names, a number, or a mapping of ${WORDS.join(', ')} can`,
  });
}

function holds(word: string, value: unknown, found: readonly number[], names: ComponentNames, where: string): boolean {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (word === 'size') return found.length === value;
  const wanted = list.map((name) => names.find(String(name), where));
  switch (word) {
    case 'has':
      return matched(wanted, found);
    case 'lacks':
      return wanted.every((copies) => !found.some((component) => copies.includes(component)));
    case 'top':
      return wanted.every((copies, depth) => copies.includes(found[found.length - 1 - depth]));
    case 'order':
      return found.length === list.length && wanted.every((copies, index) => copies.includes(found[index]));
    default:
      return found.length === list.length && matched(wanted, found);
  }
}

/** Whether each wanted name finds a component of its own; names that mean one copy alone choose first. */
function matched(candidates: readonly (readonly number[])[], found: readonly number[]): boolean {
  const left = new Set(found);
  return [...candidates]
    .sort((a, b) => a.length - b.length)
    .every((copies) => {
      const component = copies.find((copy) => left.has(copy));
      return component !== undefined && left.delete(component);
    });
}
