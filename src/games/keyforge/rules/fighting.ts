import { raise } from '../../../engine/effects/events.js';
import { waiting } from '../../../engine/effects/pending.js';
import { stampOf } from '../../../engine/effects/stamps.js';
import { openWindow } from '../../../engine/effects/window.js';
import type { Pile } from '../../../engine/fields.js';
import { giveBack, locals } from '../../../engine/machine.js';
import type { Offer } from '../../../engine/offer.js';
import { action, askWithin, leaveWhen, script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { aim, dealDamage } from './damage.js';
import { presentAt, presentCount } from './in-play.js';
import { KINDS } from './kinds.js';
import { listGet, listTop } from './lists.js';
import { fightBonus, mayAttack } from './queries.js';
import type { Rules, S } from './rules.js';
import { settle } from './settling.js';
import { touch } from './touched.js';
import { unsettle } from './unsettling.js';
import {
  canFall,
  hasFlag,
  isCreature,
  isInLine,
  isInPlay,
  NO_FIGHT_DAMAGE,
  nameOf,
  opponentOf,
  sideOf,
  titleOf,
} from './zones.js';

/** Keywords as bits, by the numbers of the words. */
export const ELUSIVE = 1;
export const POISON = 2;
export const SKIRMISH = 4;
export const TAUNT = 8;

export const hasKeyword = (s: S, card: number, keyword: number): boolean =>
  (board.keywords.get(s, card) & keyword) !== 0;
const ignores = (s: S, card: number, keyword: number): boolean => (board.ignored.get(s, card) & keyword) !== 0;

/** KF-060, KF-061: a creature attacks the creatures of its opponent's battleline. */
export function usualAttack(s: S, by: number, target: number): boolean {
  if (!isInLine(s, target) || board.tagged.get(s, target) !== 0) return false;
  if (sideOf(s, target) !== opponentOf(s, sideOf(s, by))) return false;
  if (!hasKeyword(s, target, TAUNT) && !ignores(s, by, TAUNT) && isGuarded(s, target)) return false;
  return mayAttack(s, by, target);
}

function isGuarded(s: S, target: number): boolean {
  const line = board.line[sideOf(s, target)];
  const place = line.indexOf(s, target);
  return (
    (place > 0 && hasKeyword(s, line.get(s, place - 1), TAUNT)) ||
    (place < line.size(s) - 1 && hasKeyword(s, line.get(s, place + 1), TAUNT))
  );
}

/** Whether there is anybody to fight against. */
export function hasDefender(s: S, by: number): boolean {
  const { apart, standing } = s.rules.zones;
  if (hasDefenderIn(s, by, board.line[opponentOf(s, sideOf(s, by))])) return true;
  return (apart !== null && hasDefenderIn(s, by, apart)) || (standing !== null && hasDefenderIn(s, by, standing));
}

function hasDefenderIn(s: S, by: number, pile: Pile): boolean {
  const { match } = s.rules;
  for (let i = 0; i < pile.size(s); i++) if (match.canAttack(s, by, pile.get(s, i))) return true;
  return false;
}

const {
  attacker,
  foughtAt,
  fought,
  defender,
  stamp,
  defenderStamp,
  elusive,
  struckPower,
  mark,
  ownSide,
  outerAttacker,
  outerDefender,
  outerStruck,
} = locals(
  'attacker',
  'foughtAt',
  'fought',
  'defender',
  'stamp',
  'defenderStamp',
  'elusive',
  'struckPower',
  'mark',
  'ownSide',
  'outerAttacker',
  'outerDefender',
  'outerStruck',
);

const chooseDefender = action<Rules>(KINDS.defender, 'defender', {
  rule: 'KF-060',
  offer(s, offer) {
    const { apart, standing } = s.rules.zones;
    offerDefenders(s, offer, board.line[opponentOf(s, sideOf(s, attacker.get(s)))]);
    if (apart !== null) offerDefenders(s, offer, apart);
    if (standing !== null) offerDefenders(s, offer, standing);
  },
  take: (s, _chance, target) => defender.set(s, target),
  text: (s, target) => `${titleOf(s, attacker.get(s))} against ${nameOf(s, target)}`,
});

function offerDefenders(s: S, offer: Offer, pile: Pile): void {
  const { match } = s.rules;
  for (let i = 0; i < pile.size(s); i++) {
    const target = pile.get(s, i);
    if (!wasFought(s, target) && match.canAttack(s, attacker.get(s), target)) offer.add(target);
  }
}

/** Whether the list of earlier defenders has this one. */
function wasFought(s: S, target: number): boolean {
  for (let i = 0; i < fought.get(s); i++) if (listGet(s, foughtAt.get(s) + i) === target) return true;
  return false;
}

function declare(s: S): void {
  const target = defender.get(s);
  outerAttacker.set(s, board.attacker.get(s));
  outerDefender.set(s, board.defender.get(s));
  outerStruck.set(s, board.struckInstead.get(s));
  stamp.set(s, stampOf(s, attacker.get(s)));
  defenderStamp.set(s, stampOf(s, target));
  ownSide.set(s, sideOf(s, attacker.get(s)) === sideOf(s, target) ? 1 : 0);
  board.attacker.set(s, attacker.get(s));
  board.defender.set(s, target);
  board.struckInstead.set(s, -1);
  board.cancelled.set(s, 0);
  board.exhausted.set(s, attacker.get(s), 1);
  board.fights.add(s, sideOf(s, attacker.get(s)), 1);
  if (s.log) s.log.line(`  ${titleOf(s, attacker.get(s))} fights ${titleOf(s, target)}`);
  mark.set(s, waiting(s));
  raise(s, EVENTS.beforeFight, attacker.get(s), target);
  openWindow(s, mark.get(s));
}

/** KF-065: the first attack in a turn uses elusive up, even where it is ignored; not so a fight that was cancelled. */
function markAttacked(s: S): void {
  const target = defender.get(s);
  const applies = hasKeyword(s, target, ELUSIVE) && !ignores(s, attacker.get(s), ELUSIVE);
  elusive.set(s, applies && board.attacked.get(s, target) === 0 ? 1 : 0);
  board.attacked.add(s, target, 1);
  touch(s, target);
}

const attackerThere = (s: S): boolean => canFall(s, attacker.get(s)) && stampOf(s, attacker.get(s)) === stamp.get(s);
const bothThere = (s: S): boolean =>
  attackerThere(s) &&
  canFall(s, defender.get(s)) &&
  stampOf(s, defender.get(s)) === defenderStamp.get(s) &&
  (ownSide.get(s) !== 0 || sideOf(s, attacker.get(s)) !== sideOf(s, defender.get(s)));

/** KF-063. */
function dealAssault(s: S): void {
  const at = listTop(s);
  aim(s, defender.get(s), board.assault.get(s, attacker.get(s)));
  dealDamage(s, at);
}
function dealHazardous(s: S): void {
  const at = listTop(s);
  aim(s, attacker.get(s), board.hazardous.get(s, defender.get(s)));
  dealDamage(s, at);
}

/** KF-062, step 3; what the damage was before is kept for poison. */
function dealPower(s: S): void {
  const by = attacker.get(s);
  const target = defender.get(s);
  const struck = board.struckInstead.get(s);
  const aimed = struck >= 0 ? struck : target;
  const at = listTop(s);
  struckPower.set(s, 1);
  board.fightStrikes.set(s, 1);
  if (isPoisonous(s)) forgetStrikes(s);
  if (!hasFlag(s, by, NO_FIGHT_DAMAGE) && (elusive.get(s) === 0 || struck >= 0)) {
    aim(s, aimed, board.power.get(s, by) + fightBonus(s, by, target));
  }
  if (strikesBack(s, target) && !hasKeyword(s, by, SKIRMISH) && elusive.get(s) === 0) {
    aim(s, by, board.power.get(s, target));
  }
  dealDamage(s, at);
}

/** Creatures deal damage back, unless something says otherwise; what else can be fought does where its game says so. */
const strikesBack = (s: S, target: number): boolean =>
  (isCreature(s, target) || (s.rules.match.strikesBack?.(s, target) ?? false)) && !hasFlag(s, target, NO_FIGHT_DAMAGE);

const isPoisonous = (s: S): boolean => hasKeyword(s, attacker.get(s), POISON) || hasKeyword(s, defender.get(s), POISON);

function forgetStrikes(s: S): void {
  for (let i = 0; i < presentCount(s); i++) board.struck.set(s, presentAt(s, i), 0);
}

/** KF-067: of whoever was dealt the damage, also in place of the creature that it was meant for. */
function applyPoison(s: S): void {
  if (!isPoisonous(s)) return;
  const { lines } = s.rules.zones;
  for (let l = 0; l < lines.length; l++) {
    const line = lines[l];
    for (let i = 0; i < line.size(s); i++) {
      const hurt = line.get(s, i);
      if (board.struck.get(s, hurt) === 0) continue;
      if (!hasKeyword(s, dealerOf(s, hurt), POISON)) continue;
      board.poisoned.set(s, hurt, 1);
      unsettle(s, hurt);
    }
  }
}

/** Which of the two has dealt a creature the power damage of the fight. */
function dealerOf(s: S, hurt: number): number {
  const struck = board.struckInstead.get(s);
  const aimed = struck >= 0 ? struck : defender.get(s);
  return hurt !== attacker.get(s) && sideOf(s, hurt) === sideOf(s, aimed) ? attacker.get(s) : defender.get(s);
}

/** KF-064: without the damage of step 3 nobody fought, and yet the attacker was used. One that fell has fought. */
function afterFight(s: S): void {
  mark.set(s, waiting(s));
  const isAnother = isInPlay(s, attacker.get(s)) && !attackerThere(s);
  if (struckPower.get(s) !== 0 && !isAnother) raise(s, EVENTS.fought, attacker.get(s), defender.get(s));
  raise(s, EVENTS.used, attacker.get(s), sideOf(s, attacker.get(s)));
  openWindow(s, mark.get(s));
}

function endFight(s: S): void {
  board.attacker.set(s, outerAttacker.get(s));
  board.defender.set(s, outerDefender.get(s));
  board.struckInstead.set(s, outerStruck.get(s));
  board.cancelled.set(s, 0);
  giveBack(s, defender.get(s) + 1);
}

const goesOn = (s: S): boolean => board.cancelled.get(s) === 0 && bothThere(s);

/**
 * KF-062: `call(s, fight, attacker, foughtAt, fought)`: the attacker fights against a creature that is not on the list of
 * those it has fought already. It gives back the defender plus one, 0 when there was no fight.
 */
export const fight = script<Rules>('fight', [
  (s) => {
    giveBack(s, 0);
    defender.set(s, -1);
  },
  askWithin('defender', (s) => board.active.get(s), [chooseDefender]),
  leaveWhen((s) => defender.get(s) < 0),
  declare,
  when((s) => board.cancelled.get(s) === 0, [markAttacked]),
  when(goesOn, [dealAssault, settle]),
  when(goesOn, [dealHazardous, settle]),
  when(goesOn, [dealPower, applyPoison, settle, (s) => board.fightStrikes.set(s, 0)]),
  afterFight,
  settle,
  endFight,
]);
