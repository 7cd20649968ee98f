import { happen, replaced } from '../../../engine/effects/events.js';
import { giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, leaveWhen, loop, script } from '../../../engine/script.js';
import { AMBER_ON_CARDS, KEYS } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { addAmber, amberOf } from './amber.js';
import { presentAt, presentCount } from './in-play.js';
import { KINDS } from './kinds.js';
import type { Rules, S } from './rules.js';
import { stir } from './statics.js';
import { FORGE_FROM, hasFlag, isInPlay, nameOf, sideOf } from './zones.js';

/** Keys that a side has forged. */
export const keysOf = (s: S, side: number): number => s.rules.match.keys(s, side);

/** KF-013: what a side could spend on a key. */
export function spendable(s: S, side: number): number {
  let amount = amberOf(s, side);
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

/** Finds the next card that can pay, by number; `payer` is its number plus one, 0 when there is none. */
function findPayer(s: S): void {
  payer.set(s, 0);
  if (left.get(s) <= 0) return;
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (card < seen.get(s) || (payer.get(s) !== 0 && card >= payer.get(s))) continue;
    if (paysFor(s, card, side.get(s)) && board.amber.get(s, card) !== 0) payer.set(s, card + 1);
  }
  if (payer.get(s) !== 0) seen.set(s, payer.get(s));
}

/** KF-013: how the cost is split is chosen card by card; the pool pays the rest. */
const spendFrom = action<Rules>(KINDS.spendFrom, 'spend from', {
  rule: 'KF-013',
  offer(s, offer) {
    const most = Math.min(left.get(s), board.amber.get(s, payer.get(s) - 1));
    let others = amberOf(s, side.get(s));
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
  addAmber(s, side.get(s), -left.get(s));
  if (cost.get(s) > 0) replaced(s, EVENTS.spend, side.get(s), -1, cost.get(s));
}

/** Something has happened that counts as the forging of a key by this side; whoever notes it tells of it (EVENTS.forged). */
export function noteForged(s: S, by: number): void {
  board.forgedNow.add(s, by, 1);
  stir(s, KEYS);
}

function turnKey(s: S): void {
  noteForged(s, side.get(s));
  forged.set(s, 1);
  s.rules.match.turnKey(s, side.get(s), cost.get(s));
}

/**
 * `call(s, forgeKey, side, cost)`: forges a key if the cost can be paid (KF-011); gives back whether it was.
 */
export const forgeKey = script<Rules>('forgeKey', [
  (s) => giveBack(s, 0),
  leaveWhen((s) => spendable(s, side.get(s)) < cost.get(s) || !s.rules.match.canForge(s, side.get(s))),
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
