import type { Reading } from './reading.js';
import { ANY_OBJECT } from './reading.js';
import type { ArgumentShape, Sort } from './vocabulary.js';

/** `a`, `a or b`, `a, b or c`. */
export function alternatives(names: readonly string[]): string {
  const different = [...new Set(names)];
  const last = different[different.length - 1];
  return different.length < 2 ? last : `${different.slice(0, -1).join(', ')} or ${last}`;
}

/** A noun with its article. */
export function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** How an entry is written: `damage(target, amount, splash=…)`; what may be left out stands in brackets. */
export function signature(name: string, shapes: readonly ArgumentShape[]): string {
  const shown = shapes.map((shape) => {
    const written = shape.keyed ? `${shape.name}=…` : shape.name;
    return shape.optional ? `[${written}]` : written;
  });
  return `${name}(${shown.join(', ')})`;
}

/** What an expression is, in the words of a message. */
export function described({ sort, form }: Reading): string {
  if (sort === ANY_OBJECT) return 'an object';
  return form === 'description' ? `a description of ${sort}s` : sortPhrase(sort);
}

/** A sort as a thing: `a number`, `abilities`. */
export function sortPhrase(sort: Sort): string {
  return sort === 'abilities' ? sort : article(sort);
}
