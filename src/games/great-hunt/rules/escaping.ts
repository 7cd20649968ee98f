import { conditionHolds } from '../../../engine/effects/could-do.js';
import { moveCard, TO_PURGED } from '../../keyforge/rules/leaving.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';
import { isWild } from './where.js';

/** GH-38: the first Skybeast whose condition is met, -1 for none. Whoever changes what conditions read unsettles the rules. */
export function escapingBeast(s: HuntState): number {
  const { escape: conditions, row, enemy } = s.rules;
  for (let i = 0; i < hunt.skyrealm.size(s); i++) {
    const card = hunt.skyrealm.get(s, i);
    const condition = conditions[row[card]];
    if (condition === null || hunt.tagged.get(s, card) !== 0 || !isWild(s, card)) continue;
    if (conditionHolds(s, condition, enemy, card)) return card;
  }
  return -1;
}

/** GH-38: it is removed from the game, and nobody scores it. */
export function letEscape(s: HuntState, card: number): void {
  if (s.log) s.log.line(`  ${titleOf(s, card)} escapes`);
  hunt.escaped.add(s, 1);
  moveCard(s, card, TO_PURGED, -1);
}
