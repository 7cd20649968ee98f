import { question, refresh } from './machine.js';
import type { State } from './state.js';

/** One option of a decision, for people and records. */
export interface Option {
  readonly code: number;
  readonly text: string;
}

/** Who chooses, about what, among which options. */
export interface Decision {
  readonly seat: number;
  /** What is asked: the name of the question in the rules. */
  readonly name: string;
  readonly options: readonly Option[];
}

/**
 * The decision at hand with readable options, or null when the game is over. For people, records and tests; hot code
 * reads `s.offer`.
 */
export function decision(s: State<unknown>): Decision | null {
  refresh(s);
  if (s.over) return null;
  const options = codes(s).map((code) => ({ code, text: s.game.text(s, code) }));
  return { seat: s.offer.seat, name: question(s).name, options };
}

/** The codes of the option list, in its order. */
export function codes(s: State<unknown>): number[] {
  refresh(s);
  return Array.from(s.offer.codes.subarray(0, s.offer.count));
}
