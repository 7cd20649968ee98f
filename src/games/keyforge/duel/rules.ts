import type { State } from '../../../engine/state.js';
import type { Options } from '../options.js';
import type { Rules } from '../rules/rules.js';

/** The rules of a duel. */
export interface DuelRules extends Rules {
  readonly options: Options;
}

export type DuelState = State<DuelRules>;
