import type { Chance } from '../../../engine/chance.js';
import { locals } from '../../../engine/machine.js';
import { firstOf, kindOf } from '../../../engine/offer.js';
import { board } from '../../keyforge/layout.js';
import { appeal as appealOfCore, takeMostAppealing } from '../../keyforge/policy/playout.js';
import { KINDS } from '../../keyforge/rules/kinds.js';
import { OWN_KINDS } from '../kinds.js';
import { own } from '../layout.js';
import type { G } from '../own.js';
import { hidesEssence } from './prospects.js';

/*
 * What a sensible beginner does in this game: explores what hides Dark Essence as soon as somebody can take it, and other
 * rooms when that costs little; gives Dark Essence when drained; breaks doors with creatures that would do nothing else,
 * since doors do not hurt; and reaps only for what will be spent, as the rest feeds the enemy.
 */

/** The attacker of the fight that asks for a defender. */
const { attacker } = locals('attacker');

/** The place in `s.offer` of what a sensible beginner would take. */
export const playout = (s: G, chance: Chance): number => takeMostAppealing(s, chance, appeal);

/** How much an option appeals, on the scale of the core. */
function appeal(s: G, code: number): number {
  const a = firstOf(code);
  switch (kindOf(code)) {
    case OWN_KINDS.explore:
      return likeDoor(s, a);
    case OWN_KINDS.giveDark:
      return 100;
    case OWN_KINDS.muster:
      return -board.power.get(s, a);
    case KINDS.reap:
    case KINDS.useReap:
      return likeReap(s);
    case KINDS.fight:
      return Math.max(appealOfCore(s, code), canBreak(s) ? 42 : 0);
    case KINDS.defender:
      return own.doors.has(s, a) ? breakWorth(s, attacker.get(s), a) : appealOfCore(s, code);
    default:
      return appealOfCore(s, code);
  }
}

/** GG-106: whether somebody could take Dark Essence. */
function isWanted(s: G): boolean {
  for (let seat = 0; seat < s.players; seat++) if (own.dark.get(s, seat) === 0) return true;
  return false;
}

function likeDoor(s: G, door: number): number {
  if (!hidesEssence(s, door)) return 40;
  return isWanted(s) ? 140 : -30;
}

/** Who holds Dark Essence wants to be drained; others keep a little for what exploring costs. */
function likeReap(s: G): number {
  const seat = board.active.get(s);
  if (own.dark.get(s, seat) > 0) return 50;
  return board.pool.get(s, seat) < 3 ? 30 : 4;
}

function canBreak(s: G): boolean {
  const { doors } = own;
  for (let i = doors.size(s) - 1; i >= 0; i--) if (board.power.get(s, doors.get(s, i)) > 0) return true;
  return false;
}

/** What attacking a door is worth beside a fight with a creature. */
function breakWorth(s: G, by: number, door: number): number {
  const left = board.power.get(s, door) - board.damage.get(s, door);
  const breaks = board.power.get(s, by) >= left ? 6 : 0;
  return (hidesEssence(s, door) && isWanted(s) ? 16 : 4) + breaks;
}
