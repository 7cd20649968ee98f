import type { Chance } from '../../../engine/chance.js';
import { endTurnOfLasting } from '../../../engine/effects/lasting.js';
import { board } from '../layout.js';
import { refill } from './drawing.js';
import { presentAt, presentCount } from './in-play.js';
import { currentCost, spendable } from './keys.js';
import { noteKept } from './noting.js';
import type { S } from './rules.js';
import { forgetStates } from './settling.js';
import { ALLOWED, turnOver } from './statics.js';
import { nextTouched, untouch } from './touched.js';
import { nameOfSide, sideOf } from './zones.js';

/*
 * What the turns of all games are made of. A turn of a seat is: `beginTurn`, settle, the forge step, `chooseActiveHouse`,
 * settle, a main step, `readyAll`, `drawStep`, `happen(s, EVENTS.endTurn, side)`, settle, `forgetTurn`.
 */

/** A turn begins; `player` is who makes its choices, which is the seat itself unless nobody plays the side. */
export function beginTurn(s: S, player: number): void {
  board.turn.add(s, 1);
  board.active.set(s, player);
  board.house.set(s, -1);
  turnOver(s);
}

/** KF-011, KF-015: whether the side forges a key in its forge step. */
export const forges = (s: S, side: number): boolean =>
  board.skipsForge.get(s, side) === 0 && spendable(s, side) >= currentCost(s, side);

/** KF-016: what a side controls is readied. */
export function readyAll(s: S, side: number): void {
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (sideOf(s, card) === side) board.exhausted.set(s, card, 0);
  }
}

/** KF-017: the active player fills its hand up. */
export function drawStep(s: S, chance: Chance): void {
  noteKept(s);
  refill(s, board.active.get(s), board.handSize.get(s, board.active.get(s)), chance);
}

/** KF-021: what was for this turn is over, and what is remembered of cards that have left is forgotten. */
export function forgetTurn(s: S): void {
  turnOver(s);
  endTurnOfLasting(s);
  forgetTouched(s);
  board.busy.set(s, 0);
  board.deedCount.set(s, 0);
  board.deedWorn.set(s, 1);
  forgetStates(s);
  for (let side = 0; side < s.rules.sides; side++) board.fightKills.set(s, side, 0);
  const side = s.rules.match.turnOf(s);
  board.forgedBefore.set(s, side, board.forgedNow.get(s, side));
  board.forgedNow.set(s, side, 0);
  board.house.set(s, -1);
}

function forgetTouched(s: S): void {
  const anyLeft = board.lastKnown.get(s) !== 0;
  board.lastKnown.set(s, 0);
  for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) {
    if (anyLeft && isLastKnown(s, card)) clearLastKnown(s, card);
    forgetDeeds(s, card);
    // What was played in this turn is remembered for one more.
    if (board.wear.get(s, card) === 0) untouch(s, card);
  }
}

/** What was done with a card this turn; with many nothing was, and whole columns tell so at a glance. */
function forgetDeeds(s: S, card: number): void {
  if (board.wear.get(s, card) !== 0) {
    board.playedBefore.set(s, card, board.playedNow.get(s, card));
    board.playedNow.set(s, card, 0);
    board.armorUsed.set(s, card, 0);
  }
  if (board.doneNow.get(s, card) !== 0) board.doneNow.set(s, card, 0);
  if (board.condition.get(s, card) !== 0) board.attacked.set(s, card, 0);
  if (board.deed.get(s, card) !== 0) board.deed.set(s, card, 0);
  if (board.permitUsed.get(s, card) !== 0) board.permitUsed.set(s, card, 0);
}

/** Whether the card has left play and something is still known of it. */
const isLastKnown = (s: S, card: number): boolean =>
  (board.houses.get(s, card) | board.side.get(s, card)) !== 0 && board.place.get(s, card) === 0;

/** What is known last of a card that has left play. */
function clearLastKnown(s: S, card: number): void {
  board.power.set(s, card, 0);
  board.armor.set(s, card, 0);
  board.keywords.set(s, card, 0);
  board.strikes.set(s, card, 0);
  board.marks.drop(s, card, MARKS);
  board.side.set(s, card, 0);
  board.houses.set(s, card, 0);
  board.allowances.drop(s, card, ALLOWED);
  board.bans.set(s, card, 0);
}

const MARKS = board.wasDestroyed.bits | board.base.bits | board.wanted.bits;

/** A line of the log at the beginning of a turn. */
export function tellTurn(s: S, side: number, pools: string): void {
  if (s.log) s.log.line(`Turn ${board.turn.get(s)}: ${nameOfSide(s, side)}, æmber ${pools}`);
}
