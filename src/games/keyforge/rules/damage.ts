import { replaced } from '../../../engine/effects/events.js';
import { closeMoment, isReplaced, openMoment } from '../../../engine/effects/listeners.js';
import { call, giveBack, locals } from '../../../engine/machine.js';
import { breakWhen, loop, script } from '../../../engine/script.js';
import { DAMAGE } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { markDeed } from './leaving.js';
import { listCut, listGet, listPush, listTop } from './lists.js';
import type { Rules, S } from './rules.js';
import { stir } from './statics.js';
import { touch } from './touched.js';
import { unsettle } from './unsettling.js';
import { CANNOT_BE_DAMAGED, canFall, hasFlag, titleOf } from './zones.js';

/*
 * KF-075: all damage of one effect is dealt at once. A list holds pairs: a creature, and how much it is to be dealt.
 */

/** Adds a pair to the list that is being made; creatures that are about to leave are dealt nothing. */
export function aim(s: S, card: number, amount: number): void {
  if (amount <= 0 || !canFall(s, card)) return;
  listPush(s, card);
  listPush(s, amount);
}

/**
 * Deals the pairs from `at` on, and cuts them off; the last thing a step does.
 * @param ignoreArmor 1 when armor does not prevent it (KF-078)
 */
export function dealDamage(s: S, at: number, ignoreArmor = 0): void {
  if (isReplaced(s, EVENTS.damage)) {
    call(s, dealPairs, at, listTop(s) - at, ignoreArmor);
    return;
  }
  let any = 0;
  for (let i = at; i < listTop(s); i += 2) any |= dealTo(s, listGet(s, i), left(s, i, ignoreArmor)) ? 1 : 0;
  listCut(s, at);
  giveBack(s, any);
}

/** What is left of a pair's damage after prevention, ward and armor, in this order. */
function left(s: S, pair: number, ignoreArmor: number): number {
  const card = listGet(s, pair);
  const amount = listGet(s, pair + 1);
  if (!canFall(s, card) || hasFlag(s, card, CANNOT_BE_DAMAGED)) return 0;
  if (board.ward.get(s, card) !== 0) {
    board.ward.set(s, card, 0);
    if (s.log) s.log.line(`  ${titleOf(s, card)} loses its ward`);
    return 0;
  }
  if (ignoreArmor !== 0) return amount;
  const absorbed = Math.max(0, Math.min(amount, armorLeft(s, card)));
  if (absorbed > 0) {
    board.armorUsed.add(s, card, absorbed);
    if (s.log) s.log.line(`  the armor of ${titleOf(s, card)} takes ${absorbed}`);
    touch(s, card);
  }
  return amount - absorbed;
}

/** KF-077: armor that has not prevented damage this turn. */
export const armorLeft = (s: S, card: number): number => board.armor.get(s, card) - board.armorUsed.get(s, card);

function dealTo(s: S, card: number, amount: number): boolean {
  if (amount <= 0) return false;
  // A cell holds no more; nothing in the game has a thousandth of this power.
  board.damage.set(s, card, Math.min(20000, board.damage.get(s, card) + amount));
  unsettle(s, card);
  if (board.fightStrikes.get(s) !== 0) board.struck.set(s, card, 1);
  stir(s, DAMAGE);
  markDeed(s, card);
  if (s.log) s.log.line(`  ${titleOf(s, card)} takes ${amount} damage`);
  return true;
}

const { at, length, ignoreArmor, next, any } = locals('at', 'length', 'ignoreArmor', 'next', 'any');

function dealNext(s: S): void {
  const pair = at.get(s) + next.get(s);
  next.add(s, 2);
  const card = listGet(s, pair);
  const amount = left(s, pair, ignoreArmor.get(s));
  if (amount <= 0 || replaced(s, EVENTS.damage, card, -1, amount)) return;
  if (dealTo(s, card, amount)) any.set(s, 1);
}

/** As one moment: nothing is destroyed before all of it is dealt. */
export const dealPairs = script<Rules>('dealPairs', [
  openMoment,
  loop(
    breakWhen((s) => next.get(s) >= length.get(s)),
    dealNext,
  ),
  (s) => {
    closeMoment(s);
    giveBack(s, any.get(s));
    listCut(s, at.get(s));
  },
]);

/** KF-080: returns how much was healed. */
export function heal(s: S, card: number, amount: number): number {
  const healed = Math.max(0, Math.min(amount, board.damage.get(s, card)));
  board.damage.add(s, card, -healed);
  if (healed === 0) return 0;
  if (s.log) s.log.line(`  ${titleOf(s, card)} is healed of ${healed}`);
  stir(s, DAMAGE);
  markDeed(s, card);
  return healed;
}
