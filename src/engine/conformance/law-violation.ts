import type { Game } from '../game.js';

/** Where a law was broken: enough to come back to the state. */
export interface Whereabouts {
  readonly game: Game;
  readonly key: string;
  /** Who chose the actions. */
  readonly walker: string;
  /** The actions taken so far. */
  readonly codes: readonly number[];
  /** The position in words, and its hash. */
  readonly position: string;
  readonly hash: string;
}

/** A law of conformance that a game breaks: which, in which state, what it asks for and what it got instead. */
export class LawViolation extends Error {
  override readonly name = 'LawViolation';
  /** The law, as a sentence. */
  readonly law: string;
  readonly expected: string;
  readonly actual: string;
  readonly where: Whereabouts;

  constructor(law: string, where: Whereabouts, expected: string, actual: string) {
    super(message(law, where, expected, actual));
    this.law = law;
    this.where = where;
    this.expected = expected;
    this.actual = actual;
  }

  /** Decisions taken before the state in which it was found. */
  get step(): number {
    return this.where.codes.length;
  }
}

function message(law: string, where: Whereabouts, expected: string, actual: string): string {
  const { game, key, walker, codes, position, hash } = where;
  const options = Object.entries(game.options).map(([name, value]) => `${name}=${String(value)}`);
  const settings = [`${game.players} players`, ...options].join(', ');
  return [
    `${game.id} breaks the law that ${law}: expected ${expected}; got ${actual}.`,
    `  state: ${settings}; key ${key}, ${walker} walker, step ${codes.length}, hash ${hash}`,
    ...position.split('\n').map((line) => `  ${line}`),
  ].join('\n');
}
