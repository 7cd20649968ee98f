import { NotationError, type Origin } from './notation-error.js';
import type { Span } from './syntax.js';
import { type Token, tokens } from './token.js';

/** Braces, brackets and parentheses may lie this deep in one another; more is a slip, and would tire the stack. */
const DEEPEST = 60;

/** A place in the tokens of one effect. */
export class TokenCursor {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly origin: Origin,
  ) {
    this.tokens = tokens(text, origin);
  }

  /** The token `ahead` places on; past the end it is the end. */
  protected peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
  }

  protected next(): Token {
    const token = this.peek();
    this.at++;
    return token;
  }

  protected sees(symbol: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'symbol' && token.text === symbol;
  }

  protected seesName(name: string): boolean {
    const token = this.peek();
    return token.kind === 'name' && token.text === name;
  }

  /** Passes over the symbol if it stands here. */
  protected accept(symbol: string): boolean {
    const seen = this.sees(symbol);
    if (seen) this.at++;
    return seen;
  }

  protected expect(symbol: string, where: string): void {
    if (!this.accept(symbol)) throw this.unexpected(`"${symbol}" ${where}`);
  }

  /** The number of tokens from here to the one after the closing parenthesis, if one opens at `ahead`. */
  protected afterParentheses(ahead: number): number {
    if (!this.sees('(', ahead)) return ahead;
    let open = 0;
    for (let place = ahead; this.peek(place).kind !== 'end'; place++) {
      if (this.sees('(', place)) open++;
      if (this.sees(')', place)) open--;
      if (open === 0) return place + 1;
    }
    return ahead;
  }

  /** From the unit `start` to the end of the last token passed. */
  protected spanFrom(start: number): Span {
    const { offset, length } = this.tokens[this.at - 1].span;
    return { offset: start, length: Math.max(0, offset + length - start) };
  }

  /** Runs `read` one level deeper. */
  protected nested<T>(read: () => T): T {
    if (this.depth === DEEPEST) {
      const problem = `more than ${DEEPEST} levels lie in one another`;
      throw this.problemAt(this.peek().span, problem, 'a flatter effect is expected');
    }
    this.depth++;
    const result = read();
    this.depth--;
    return result;
  }

  /** The token that stands here is not what the grammar allows. */
  protected unexpected(expected: string): NotationError {
    const token = this.peek();
    const problem = token.kind === 'end' ? 'the effect ends too early' : `unexpected ${shown(token)}`;
    return this.problemAt(token.span, problem, `${expected} is expected`);
  }

  protected problemAt(span: Span, problem: string, right: string): NotationError {
    return new NotationError({ span, problem, right }, this.text, this.origin);
  }
}

function shown(token: Token): string {
  if (token.kind === 'name') return token.text;
  return token.kind === 'number' ? `number ${token.text}` : `"${token.text}"`;
}
