import { NotationError, type Origin } from './notation-error.js';
import type { Span } from './syntax.js';

/** The end of the text is a token too, of no length. */
export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'symbol' | 'end';
  /** As written; of a text, what stands between the quotes. */
  readonly text: string;
  readonly span: Span;
}

const SYMBOLS = ['||', '==', '!=', '<=', '>=', ...'<>=!+-*/:;,(){}[]'];

/** One alternative a kind; what none of them matches is no token. Longer symbols come first. */
const TOKEN = new RegExp(
  [
    '(?<space>\\s+)',
    '(?<name>[A-Za-z][A-Za-z0-9]*)',
    '(?<number>[0-9]+)(?![A-Za-z0-9])',
    '"(?<text>[^"\\n]*)"',
    `(?<symbol>${SYMBOLS.map((symbol) => symbol.replace(/[|+*()[\]{}]/g, '\\$&')).join('|')})`,
  ].join('|'),
  'y',
);

/** A pool of numbers holds 16 bits a number, so an effect counts to 9999. */
const MOST_DIGITS = 4;

/**
 * Cuts the text of an effect into tokens, the last of which is the end.
 * @throws NotationError at the first character that begins no token
 */
export function tokens(text: string, origin: Origin): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const offset = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) throw unreadable(text, offset, origin);
    const span = { offset, length: TOKEN.lastIndex - offset };
    if (groups.number !== undefined && span.length > MOST_DIGITS) throw tooLong(text, span, origin);
    for (const kind of ['name', 'number', 'text', 'symbol'] as const) {
      if (groups[kind] !== undefined) found.push({ kind, text: groups[kind], span });
    }
  }
  found.push({ kind: 'end', text: '', span: { offset: text.length, length: 0 } });
  return found;
}

function unreadable(text: string, offset: number, origin: Origin): NotationError {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const span = { offset, length: character.length };
  if (character === '"') {
    return new NotationError(
      { span, problem: 'a quoted name has no end', right: 'a second " is expected' },
      text,
      origin,
    );
  }
  if (/[0-9]/.test(character)) {
    const problem = 'letters follow a number';
    return new NotationError(
      { span, problem, right: 'a name begins with a letter, a number ends before one' },
      text,
      origin,
    );
  }
  const problem = `the character ${character} has no meaning here`;
  const right = 'names are made of plain letters and digits, and any other name stands in straight double quotes';
  return new NotationError({ span, problem, right }, text, origin);
}

function tooLong(text: string, span: Span, origin: Origin): NotationError {
  const right = `at most ${MOST_DIGITS} digits are expected`;
  return new NotationError({ span, problem: 'the number is too long', right }, text, origin);
}
