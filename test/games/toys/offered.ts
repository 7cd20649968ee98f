import { decision } from '../../../src/engine/decision.js';
import type { State } from '../../../src/engine/state.js';

/** The texts of what is on offer; none when the game is over. */
export function offered(s: State): string[] {
  return decision(s)?.options.map((option) => option.text) ?? [];
}
