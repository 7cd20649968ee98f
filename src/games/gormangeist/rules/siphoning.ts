import { AMBER_POINTS } from '../../adventures/takings.js';
import { steal } from '../../keyforge/rules/amber.js';
import { presentAt, presentCount } from '../../keyforge/rules/in-play.js';
import type { S } from '../../keyforge/rules/rules.js';
import { MANSION_ITSELF, own } from '../layout.js';
import { enemyOf, ownOf } from '../own.js';
import { placeOf, takings } from './taking.js';

/** GG-62: siphon icons on Gormangeist Mansion and on all cards in play. */
export function siphonIcons(s: S): number {
  const { siphon, options } = ownOf(s);
  let icons = options.mansionSiphons;
  for (let i = 0; i < presentCount(s); i++) icons += siphon[s.rules.row[presentAt(s, i)]];
  return icons;
}

/** GG-61: Gormangeist steals æmber from the active player for each icon, at most what there is (GG-63). */
export function siphon(s: S): void {
  if (s.log && siphonIcons(s) > 0) s.log.line(`  siphon icons in play: ${siphonIcons(s)}`);
  const stolen = steal(s, enemyOf(s), siphonIcons(s) * ownOf(s).options.siphonRate);
  own.siphoned.add(s, stolen);
  noteSiphons(s, stolen);
}

/** For tables: what was stolen is put to the icons one after the other, those of the mansion itself first. */
function noteSiphons(s: S, stolen: number): void {
  const { siphon: icons, options } = ownOf(s);
  const rate = options.siphonRate;
  let left = stolen - noteTaken(s, MANSION_ITSELF, Math.min(stolen, options.mansionSiphons * rate));
  for (let i = 0; left > 0 && i < presentCount(s); i++) {
    const card = presentAt(s, i);
    left -= noteTaken(s, placeOf(s, card), Math.min(left, icons[s.rules.row[card]] * rate));
  }
}

function noteTaken(s: S, place: number, amber: number): number {
  if (amber > 0) takings.add(s, AMBER_POINTS * amber, place);
  return amber;
}
