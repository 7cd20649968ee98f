import { ConfigError } from '../engine/errors.js';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const CLOSERS = Object.values(CLOSING);
const QUOTES = '"\'';
/** A quote opens only where a word may begin: an apostrophe inside a word is a letter. */
const MAY_PRECEDE_QUOTE = /[\s,:=[({]/;

/**
 * Splits a list at its commas, but not inside brackets or quotes: `1,2,3`, `epsilon:bot=[mcts:c=1],random`,
 * `"one, two",three`. Spaces around a piece go, and quotes around a whole piece.
 * @param where the flag or key it was written under, for the message
 * @throws ConfigError for an empty piece, or a bracket or quote without its partner
 */
export function splitList(text: string, where = `the list ${text}`): string[] {
  return splitOutside(text, ',', where).map((piece) => {
    const trimmed = piece.trim();
    if (trimmed === '')
      throw new ConfigError({
        where,
        problem: 'a piece of the list is empty',
        right: 'one comma between two pieces is expected',
        value: text,
      });
    return unquote(trimmed);
  });
}

/**
 * Splits a text at each `separator` that stands outside brackets and quotes; pieces stay as they are.
 * @param separator one character
 * @throws ConfigError for a bracket or quote without its partner
 */
export function splitOutside(text: string, separator: string, where: string): string[] {
  const pieces: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    const waitsFor = open.at(-1);
    if (sign === waitsFor) {
      open.pop();
    } else if (waitsFor !== undefined && QUOTES.includes(waitsFor)) {
      // Inside quotes every sign stands for itself.
    } else if (sign in CLOSING) {
      open.push(CLOSING[sign]);
    } else if (QUOTES.includes(sign) && (at === 0 || MAY_PRECEDE_QUOTE.test(text[at - 1]))) {
      open.push(sign);
    } else if (CLOSERS.includes(sign)) {
      throw unpaired(text, where, waitsFor === undefined ? `"${sign}" closes nothing` : `"${waitsFor}" is missing`);
    } else if (open.length === 0 && sign === separator) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (open.length > 0) throw unpaired(text, where, `"${open.at(-1)}" is missing`);
  return [...pieces, text.slice(start)];
}

function unquote(piece: string): string {
  const quote = piece[0];
  const whole = piece.length > 1 && QUOTES.includes(quote) && piece.indexOf(quote, 1) === piece.length - 1;
  return whole ? piece.slice(1, -1) : piece;
}

function unpaired(text: string, where: string, problem: string): ConfigError {
  return new ConfigError({ where, problem, right: 'every bracket and quote needs its partner', value: text });
}
