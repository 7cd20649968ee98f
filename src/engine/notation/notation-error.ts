import { type Place, placeText } from '../content/place.js';
import { ConfigError } from '../errors.js';
import type { Span } from './syntax.js';

/** Where the text of an effect begins. */
export type Origin = Place;

/** What is wrong with an effect; the parts of a ConfigError, and the piece of the text it is about. */
export interface NotationProblem {
  readonly span: Span;
  /** A clause without a full stop: `"reep" is not a trigger`. */
  readonly problem: string;
  /** What would be right, as a clause: `")" is expected`. */
  readonly right: string;
  readonly nearest?: string;
}

/** An effect that cannot be read or means nothing. Its message is one sentence with file, line and column. */
export class NotationError extends ConfigError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly span: Span;

  /** @param text the whole effect, in which the span lies */
  constructor({ span, problem, right, nearest }: NotationProblem, text: string, origin: Origin) {
    const { line, column } = positionOf(span.offset, text, origin);
    super({
      where: placeText({ file: origin.file, line, column }),
      problem,
      right,
      value: text.slice(span.offset, span.offset + span.length),
      nearest,
    });
    this.file = origin.file;
    this.line = line;
    this.column = column;
    this.span = span;
  }
}

/** Line and column, both from 1, of the unit `offset` of an effect's text in the file that holds it. */
export function positionOf(offset: number, text: string, origin: Origin): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  const last = before[before.length - 1];
  const onFirstLine = before.length === 1;
  return { line: origin.line + before.length - 1, column: last.length + (onFirstLine ? origin.column : 1) };
}
