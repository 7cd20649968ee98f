import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { PASSIVE } from '../effect-tables.js';
import { board, MARK } from '../layout.js';
import { strengthAt } from './attack.js';
import { isMarked, mark, rowAt, showsAny } from './shown.js';

type S = State<Rules>;

/** TS-118: heroes whose Strength has fallen below 0 at any moment will be destroyed, where a card says so. */
export function noteFrail(s: S): void {
  const all = showsAny(s, s.rules.clauses.passive, PASSIVE.frailHeroes);
  for (let place = board.shown.size(s) - 1; place >= 0; place--) {
    if (!all && !isMarked(s, place, MARK.frail)) continue;
    if (s.rules.isHero[rowAt(s, place)] !== 0 && strengthAt(s, place) < 0) mark(s, place, MARK.dying);
  }
}
