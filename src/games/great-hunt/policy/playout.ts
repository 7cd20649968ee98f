import type { Chance } from '../../../engine/chance.js';
import { locals } from '../../../engine/machine.js';
import { firstOf, kindOf } from '../../../engine/offer.js';
import { appeal, takeMostAppealing } from '../../keyforge/policy/playout.js';
import { bestTrade, trade } from '../../keyforge/policy/trade.js';
import { amberOf } from '../../keyforge/rules/amber.js';
import { hasKeyword, SKIRMISH } from '../../keyforge/rules/fighting.js';
import { KINDS } from '../../keyforge/rules/kinds.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { HUNT_KINDS } from '../rules/kinds.js';
import { entryCost } from '../rules/nantucket.js';
import type { HuntState } from '../rules/rules.js';
import { isSkybeast } from '../rules/where.js';
import { harmAhead, harmAloft } from './outlook.js';

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
      return likeVoyage(s) > 0.5 ? 70 : -20;
    case HUNT_KINDS.strike:
      return bestHunt(s) > 0 ? 60 : -20;
    case HUNT_KINDS.repair:
      return likeRepair(s);
    case HUNT_KINDS.refit:
      return 92;
    case KINDS.fight:
    case KINDS.useFight:
      return likeFight(s, a);
    case KINDS.defender:
      if (attacker.get(s) === s.rules.nantucket) return 10 * prize(s, a);
      if (sideOf(s, attacker.get(s)) === s.rules.enemy) return -10 * trade(s, attacker.get(s), a);
      return appeal(s, code);
    default:
      return appeal(s, code);
  }
}

/** Pirates do their harm in every turn, so a fight against them is better than a reap where it costs little. */
function likeFight(s: HuntState, card: number): number {
  const value = bestTrade(s, card);
  return value > 0.4 ? 65 : value > 0 ? 52 : -10;
}

/** The best that Nantucket could hunt from where it is, or would be. */
function bestHunt(s: HuntState): number {
  let best = -9;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (sideOf(s, card) === s.rules.enemy) best = Math.max(best, prize(s, card));
  }
  return best;
}

/**
 * What a voyage would bring: the hunt, and what it spares Nantucket in port. What attacks Nantucket up there is hunted as
 * well, so only what could sink it counts against a voyage.
 */
function likeVoyage(s: HuntState): number {
  const { nantucket } = s.rules;
  const life = hunt.power.get(s, nantucket) - hunt.damage.get(s, nantucket);
  const hunted = bestHunt(s);
  const above = harmAloft(s) - (hunted > 1 ? SHARE_HUNTED * harmAloft(s) : 0);
  const below = harmAhead(s);
  if (above >= life && above >= below) return -9;
  return Math.max(0, hunted + 0.5) + SPARED * below + (below >= life ? 5 : 0);
}

/** How much of what could attack Nantucket is gone once it has hunted first. */
const SHARE_HUNTED = 0.3;
/** What is broken is repaired early, but for æmber that a voyage is waiting for. */
function likeRepair(s: HuntState): number {
  const { nantucket, options } = s.rules;
  const left = amberOf(s, hunt.active.get(s)) - options.repairCost;
  const canSail = hunt.exhausted.get(s, nantucket) === 0;
  if (canSail && left < entryCost(s) && likeVoyage(s) > 0.5) return 30;
  return hunt.damage.get(s, nantucket) >= 3 ? 90 : 30;
}

/** Of each damage that Nantucket is spared in port. */
const SPARED = 0.25;

/** What a fight of Nantucket against a creature would bring: its renown when it dies, and a part when it is wounded. */
function prize(s: HuntState, card: number): number {
  const { nantucket, renown, row } = s.rules;
  const dealt = hunt.power.get(s, nantucket) + hunt.assault.get(s, nantucket) - hunt.armor.get(s, card);
  const life = hunt.power.get(s, card) - hunt.damage.get(s, card);
  if ((hunt.keywords.get(s, card) & ELUSIVE) !== 0 && hunt.attacked.get(s, card) === 0) return 0.2;
  const worth = isSkybeast(s, card) ? renown[row[card]] : 0.6;
  return (dealt >= life ? worth + 0.5 : 0.4 * worth) - costOfHunt(s, card);
}

/** What Nantucket would suffer in its attack. */
function costOfHunt(s: HuntState, card: number): number {
  const { nantucket } = s.rules;
  const back = hasKeyword(s, nantucket, SKIRMISH) ? 0 : hunt.power.get(s, card);
  const suffered = Math.max(0, back + hunt.hazardous.get(s, card) - hunt.armor.get(s, nantucket));
  const life = hunt.power.get(s, nantucket) - hunt.damage.get(s, nantucket);
  return suffered >= life ? 9 : 0.2 * suffered;
}

const ELUSIVE = 1;
