import { happen, replaced } from '../../../engine/effects/events.js';
import { finish, giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, leaveWhen, loop, script } from '../../../engine/script.js';
import { AMBER_ON_CARDS, KEYS } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { presentAt, presentCount } from './in-play.js';
import { KINDS } from './kinds.js';
import type { Rules, S } from './rules.js';
import { stir } from './statics.js';
import { FORGE_FROM, hasFlag, isInPlay, nameOf, sideOf } from './zones.js';

/** Keys that a side has forged. */
export function keysOf(s: S, side: number): number {
  const bits = board.keys.get(s, side);
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** KF-013: what a side could spend on a key. */
export function spendable(s: S, side: number): number {
  let amount = board.pool.get(s, side);
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (paysFor(s, card, side)) amount += board.amber.get(s, card);
  }
  return amount;
}

const paysFor = (s: S, card: number, side: number): boolean =>
  isInPlay(s, card) && sideOf(s, card) === side && hasFlag(s, card, FORGE_FROM);

/** KF-012: never below 0. */
export const currentCost = (s: S, side: number, extra = 0): number => Math.max(0, board.keyCost.get(s, side) + extra);

const { side, cost, forged, left, seen, payer } = locals('side', 'cost', 'forged', 'left', 'seen', 'payer');

/** Finds the next card that can pay; `payer` is its number plus one, 0 when there is none. */
function findPayer(s: S): void {
  payer.set(s, 0);
  for (let card = seen.get(s); card < s.rules.row.length && left.get(s) > 0; card++) {
    if (!paysFor(s, card, side.get(s)) || board.amber.get(s, card) === 0) continue;
    payer.set(s, card + 1);
    seen.set(s, card + 1);
    return;
  }
}

/** KF-013: how the cost is split is chosen card by card; the pool pays the rest. */
const spendFrom = action<Rules>(KINDS.spendFrom, 'spend from', {
  rule: 'KF-013',
  offer(s, offer) {
    const most = Math.min(left.get(s), board.amber.get(s, payer.get(s) - 1));
    let others = board.pool.get(s, side.get(s));
    for (let card = seen.get(s); card < s.rules.row.length; card++) {
      if (paysFor(s, card, side.get(s))) others += board.amber.get(s, card);
    }
    for (let amount = most; amount >= Math.max(0, left.get(s) - others); amount--) offer.add(amount);
  },
  take(s, _chance, amount) {
    board.amber.add(s, payer.get(s) - 1, -amount);
    stir(s, AMBER_ON_CARDS);
    left.add(s, -amount);
  },
  text: (s, amount) => `spend ${amount} from ${nameOf(s, payer.get(s) - 1)}`,
});

function payRest(s: S): void {
  board.pool.add(s, side.get(s), -left.get(s));
  if (cost.get(s) > 0) replaced(s, EVENTS.spend, side.get(s), -1, cost.get(s));
}

/** KF-008, KF-011: the first key that is not forged yet; colors make no difference in this set. */
function turnKey(s: S): void {
  const bits = board.keys.get(s, side.get(s));
  const key = [1, 2, 4].findIndex((bit) => (bits & bit) === 0);
  board.keys.set(s, side.get(s), bits | (1 << key));
  board.lastKey.set(s, side.get(s), key);
  board.forgedNow.add(s, side.get(s), 1);
  forged.set(s, 1);
  stir(s, KEYS);
  if (s.log) s.log.line(`  ${s.game.seatName(side.get(s))} forges key ${keysOf(s, side.get(s))} for ${cost.get(s)}`);
  if (keysOf(s, side.get(s)) >= s.rules.options.keysToWin) finish(s, 'win');
}

/**
 * `call(s, forgeKey, side, cost)`: forges a key if the cost can be paid (KF-011); gives back whether it was.
 */
export const forgeKey = script<Rules>('forgeKey', [
  (s) => giveBack(s, 0),
  leaveWhen((s) => spendable(s, side.get(s)) < cost.get(s) || board.keys.get(s, side.get(s)) === 7),
  (s) => left.set(s, cost.get(s)),
  loop(
    findPayer,
    breakWhen((s) => payer.get(s) === 0),
    askWithin('spend', (s) => board.active.get(s), [spendFrom]),
  ),
  payRest,
  turnKey,
  (s) => happen(s, EVENTS.forged, side.get(s)),
  (s) => giveBack(s, forged.get(s)),
]);
