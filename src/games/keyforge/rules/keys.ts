import { happen, replaced } from '../../../engine/effects/events.js';
import { finish, giveBack, locals } from '../../../engine/machine.js';
import { leaveWhen, script } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import type { Rules, S } from './rules.js';
import { FORGE_FROM, hasFlag, isInPlay, sideOf } from './zones.js';

/** Keys that a side has forged. */
export function keysOf(s: S, side: number): number {
  const bits = board.keys.get(s, side);
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** KF-013: what a side could spend on a key. */
export function spendable(s: S, side: number): number {
  let amount = board.pool.get(s, side);
  for (let card = 0; card < s.rules.row.length; card++) if (paysFor(s, card, side)) amount += board.amber.get(s, card);
  return amount;
}

const paysFor = (s: S, card: number, side: number): boolean =>
  isInPlay(s, card) && sideOf(s, card) === side && hasFlag(s, card, FORGE_FROM);

/** KF-012: never below 0. */
export const currentCost = (s: S, side: number, extra = 0): number => Math.max(0, board.keyCost.get(s, side) + extra);

const { side, cost, forged } = locals('side', 'cost', 'forged');

/** KF-013: æmber on cards is spent before that of the pool. */
function pay(s: S): void {
  const amount = cost.get(s);
  let left = amount;
  for (let card = 0; card < s.rules.row.length && left > 0; card++) {
    if (!paysFor(s, card, side.get(s))) continue;
    const taken = Math.min(left, board.amber.get(s, card));
    board.amber.add(s, card, -taken);
    left -= taken;
  }
  board.pool.add(s, side.get(s), -left);
  if (amount > 0) replaced(s, EVENTS.spend, side.get(s), -1, amount);
}

/** KF-008, KF-011: the first key that is not forged yet; colors make no difference in this set. */
function turnKey(s: S): void {
  const bits = board.keys.get(s, side.get(s));
  const key = [1, 2, 4].findIndex((bit) => (bits & bit) === 0);
  board.keys.set(s, side.get(s), bits | (1 << key));
  board.lastKey.set(s, side.get(s), key);
  board.forgedNow.add(s, side.get(s), 1);
  forged.set(s, 1);
  // Constant effects may count keys (mushroom-man).
  board.dirty.set(s, 1);
  if (s.log) s.log.line(`  ${s.game.seatName(side.get(s))} forges key ${keysOf(s, side.get(s))} for ${cost.get(s)}`);
  if (keysOf(s, side.get(s)) >= s.rules.options.keysToWin) finish(s, 'win');
}

/**
 * `call(s, forgeKey, side, cost)`: forges a key if the cost can be paid (KF-011); gives back whether it was.
 */
export const forgeKey = script<Rules>('forgeKey', [
  (s) => giveBack(s, 0),
  leaveWhen((s) => spendable(s, side.get(s)) < cost.get(s) || board.keys.get(s, side.get(s)) === 7),
  pay,
  turnKey,
  (s) => happen(s, EVENTS.forged, side.get(s)),
  (s) => giveBack(s, forged.get(s)),
]);
