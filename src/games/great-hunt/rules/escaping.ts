import { conditionHolds } from '../../../engine/effects/could-do.js';
import { moveCard, TO_PURGED } from '../../keyforge/rules/leaving.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';
import { isWild } from './where.js';

/** GH-38: the first Skybeast whose condition is met, -1 for none. Whoever changes what conditions read unsettles the rules. */
export function escapingBeast(s: HuntState): number {
  for (let i = 0; i < hunt.skyrealm.size(s); i++) {
    const card = hunt.skyrealm.get(s, i);
    if (isDue(s, card) && hunt.tagged.get(s, card) === 0 && isWild(s, card)) return card;
  }
  return -1;
}

function isDue(s: HuntState, card: number): boolean {
  const { escapeElse, escapeTime, escapeAmber, row, box, enemy } = s.rules;
  const of = row[card];
  if (hunt.time.get(s, card - box) >= escapeTime[of] || hunt.amber.get(s, card) >= escapeAmber[of]) return true;
  const condition = escapeElse[of];
  return condition !== null && conditionHolds(s, condition, enemy, card);
}

/** GH-38: it is removed from the game, and nobody scores it. */
export function letEscape(s: HuntState, card: number): void {
  if (s.log) s.log.line(`  ${titleOf(s, card)} escapes`);
  hunt.escaped.add(s, 1);
  moveCard(s, card, TO_PURGED, -1);
}
