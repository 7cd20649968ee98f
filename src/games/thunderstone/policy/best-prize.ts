import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { IN_DUNGEON, WHEN } from '../effect-tables.js';
import { board, PLACES, SHOWN } from '../layout.js';
import { canHold, healthAt, isTarget, tally, wins } from '../rules/attack.js';
import { join, rowAt } from '../rules/shown.js';
import { XP_WORTH } from './promise.js';

type S = State<Rules>;

/** A Swarm card grows with its like. */
const SWARM_WORTH = 3;
/** What the Battle effects of a monster cost, in points. */
const BATTLE_COST = 0.5;
/** Attack that an unused effect may add. */
const BY_SPELL = 1.5;
const BY_EFFECT = 1;
const BY_TREASURE = 2;
/** A victory that still needs effects is not sure. */
const NOT_SURE = 0.5;

/** What defeating the monster at a place is worth, in points. */
export function prizeAt(s: S, place: number): number {
  const { of, points, isSwarm, xp, clauses } = s.rules;
  const row = of[board.hall.get(s, place)];
  const cost = clauses.whenOfRow[row] & WHEN.Battle ? BATTLE_COST : 0;
  return (isSwarm[row] !== 0 ? SWARM_WORTH : points[row]) + xp[row] * XP_WORTH - cost;
}

/** Weapons looked at and who got them, -1 for nobody: scratch paper. */
const weapons = new Int16Array(SHOWN);
const holders = new Int16Array(SHOWN);
let dealt = 0;

function isDealt(weapon: number): boolean {
  for (let i = 0; i < dealt; i++) if (weapons[i] === weapon) return true;
  return false;
}

/** The place of the free weapon with the highest attack that has not been looked at, or -1. */
function nextWeapon(s: S): number {
  const { isWeapon, attack, magic } = s.rules;
  let best = -1;
  let highest = -1;
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    const row = rowAt(s, i);
    if (isWeapon[row] === 0 || board.mate.get(s, i) >= 0 || isDealt(i) || attack[row] + magic[row] <= highest) continue;
    best = i;
    highest = attack[row] + magic[row];
  }
  return best;
}

/** The place of the weakest hero who can hold a weapon, or -1. */
function weakestHolder(s: S, weapon: number): number {
  const { isHero, strength } = s.rules;
  let best = -1;
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    const row = rowAt(s, i);
    if (isHero[row] === 0 || board.mate.get(s, i) >= 0 || !canHold(s, i, weapon)) continue;
    if (best < 0 || strength[row] < strength[rowAt(s, best)]) best = i;
  }
  return best;
}

/** Gives out the free weapons, the best first, each to the weakest who can hold it. */
function dealWeapons(s: S): void {
  const { mate, shown } = board;
  dealt = 0;
  for (let weapon = nextWeapon(s); weapon >= 0; weapon = nextWeapon(s)) {
    const hero = weakestHolder(s, weapon);
    weapons[dealt] = weapon;
    holders[dealt++] = hero;
    if (hero < 0) continue;
    mate.set(s, weapon, shown.get(s, hero));
    mate.set(s, hero, shown.get(s, weapon));
  }
}

function takeWeaponsBack(s: S): void {
  for (let i = 0; i < dealt; i++) {
    if (holders[i] < 0) continue;
    board.mate.set(s, weapons[i], -1);
    board.mate.set(s, holders[i], -1);
  }
}

/** Attack that effects of the revealed hand and of treasures may add. */
function byEffects(s: S): number {
  const { clauses, isSpell, of } = s.rules;
  const { shown, fresh, active } = board;
  let sum = 0;
  for (let i = shown.size(s) - 1; i >= 0; i--) {
    const row = of[shown.get(s, i)];
    if (clauses.whenOfRow[row] & IN_DUNGEON) sum += isSpell[row] ? BY_SPELL : BY_EFFECT;
  }
  const treasures = board.treasures[active.get(s)];
  for (let i = treasures.size(s) - fresh.get(s) - 1; i >= 0; i--) {
    if (clauses.whenOfRow[of[treasures.get(s, i)]] & IN_DUNGEON) sum += BY_TREASURE;
  }
  return sum;
}

/** The best prize for the revealed hand with its weapons given out. */
function bestFor(s: S): number {
  const more = byEffects(s);
  let best = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!isTarget(s, place)) continue;
    const prize = prizeAt(s, place);
    if (prize <= best) continue;
    if (wins(s, place)) best = prize;
    else if (tally.value + more >= healthAt(s, place) && prize * NOT_SURE > best) best = prize * NOT_SURE;
  }
  return best;
}

/**
 * What the best attack with the hand of the active player would be worth, in points; 0 when none is likely to succeed.
 * The hand is revealed and armed for a moment: it must not be revealed yet, and the state is as before afterwards.
 */
export function bestPrize(s: S): number {
  const { shown, mate, lender, forced } = board;
  const hand = board.hand[board.active.get(s)];
  const had = forced.get(s);
  const size = hand.size(s);
  for (let i = 0; i < size; i++) {
    shown.push(s, hand.get(s, i));
    join(s);
  }
  dealWeapons(s);
  const best = bestFor(s);
  takeWeaponsBack(s);
  for (let place = size - 1; place >= 0; place--) {
    mate.set(s, place, -1);
    lender.set(s, place, -1);
    shown.pop(s);
  }
  forced.set(s, had);
  return best;
}
