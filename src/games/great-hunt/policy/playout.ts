import type { Chance } from '../../../engine/chance.js';
import { locals } from '../../../engine/machine.js';
import { firstOf, kindOf } from '../../../engine/offer.js';
import { appeal, takeMostAppealing } from '../../keyforge/policy/playout.js';
import { trade } from '../../keyforge/policy/trade.js';
import { KINDS } from '../../keyforge/rules/kinds.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { HUNT_KINDS } from '../rules/kinds.js';
import type { HuntState } from '../rules/rules.js';
import { inSkyrealm, isOfStormkin, isSkybeast, isWild } from '../rules/where.js';

/*
 * What a sensible beginner does in The Great Hunt: the core's habits, and with Nantucket: hunts what it can kill, repairs
 * what is broken, and goes home otherwise.
 */

/** The first argument of the fight that asks for a defender. */
const { attacker } = locals('attacker');

/** The place in `s.offer` of what a sensible beginner would take. */
export const playout = (s: HuntState, chance: Chance): number => takeMostAppealing(s, chance, huntAppeal);

function huntAppeal(s: HuntState, code: number): number {
  const a = firstOf(code);
  switch (kindOf(code)) {
    case HUNT_KINDS.sail:
      return bestHunt(s, true) > 0.5 ? 70 : -20;
    case HUNT_KINDS.strike:
      return bestHunt(s, false) > 0 ? 60 : -20;
    case HUNT_KINDS.repair:
      return hunt.damage.get(s, s.rules.nantucket) >= 3 ? 90 : 30;
    case HUNT_KINDS.refit:
      return 60;
    case KINDS.defender:
      if (attacker.get(s) === s.rules.nantucket) return 10 * prize(s, a);
      if (sideOf(s, attacker.get(s)) === s.rules.enemy) return -10 * trade(s, attacker.get(s), a);
      return appeal(s, code);
    default:
      return appeal(s, code);
  }
}

/** The best that Nantucket could hunt. @param fromPort whether it has still to get there */
function bestHunt(s: HuntState, fromPort: boolean): number {
  let best = -9;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (sideOf(s, card) !== s.rules.enemy) continue;
    best = Math.max(best, prize(s, card));
  }
  return fromPort && isOutmatched(s) ? best - 3 : best;
}

/** What a fight of Nantucket against a creature would bring: its renown when it dies, and a part when it is wounded. */
function prize(s: HuntState, card: number): number {
  const { nantucket, renown, row } = s.rules;
  const dealt = hunt.power.get(s, nantucket) + hunt.assault.get(s, nantucket) - hunt.armor.get(s, card);
  const life = hunt.power.get(s, card) - hunt.damage.get(s, card);
  if ((hunt.keywords.get(s, card) & ELUSIVE) !== 0 && hunt.attacked.get(s, card) === 0) return 0.2;
  const worth = isSkybeast(s, card) ? renown[row[card]] : 0.6;
  return dealt >= life ? worth + 0.5 : 0.4 * worth;
}

const ELUSIVE = 1;

/** Whether what waits in the Skyrealm could sink Nantucket in the next enemy turn. */
function isOutmatched(s: HuntState): boolean {
  const { nantucket, prey, row } = s.rules;
  let coming = hunt.damage.get(s, nantucket);
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if ((isWild(s, card) || isOfStormkin(s, card)) && prey[row[card]].length > 0) coming += hunt.power.get(s, card);
  }
  return coming >= hunt.power.get(s, nantucket) + hunt.power.get(s, strongest(s));
}

/** The strongest creature of the Skyrealm, which Nantucket may kill before it attacks; Nantucket itself for none. */
function strongest(s: HuntState): number {
  let best = s.rules.island;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (inSkyrealm(s, card) && hunt.power.get(s, card) > hunt.power.get(s, best)) best = card;
  }
  return best;
}
