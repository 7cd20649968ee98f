import { steal } from '../../keyforge/rules/amber.js';
import { presentAt, presentCount } from '../../keyforge/rules/in-play.js';
import type { S } from '../../keyforge/rules/rules.js';
import { own } from '../layout.js';
import { enemyOf, ownOf } from '../own.js';

/** GG-62: siphon icons on Gormangeist Mansion and on all cards in play. */
export function siphonIcons(s: S): number {
  const { siphon, options } = ownOf(s);
  let icons = options.mansionSiphons;
  for (let i = 0; i < presentCount(s); i++) icons += siphon[s.rules.row[presentAt(s, i)]];
  return icons;
}

/** GG-61: Gormangeist steals æmber from the active player for each icon, at most what there is (GG-63). */
export function siphon(s: S): void {
  own.siphoned.add(s, steal(s, enemyOf(s), siphonIcons(s) * ownOf(s).options.siphonRate));
}
