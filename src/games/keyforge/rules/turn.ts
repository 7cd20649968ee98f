import type { Chance } from '../../../engine/chance.js';
import { happen } from '../../../engine/effects/events.js';
import { endTurnOfLasting } from '../../../engine/effects/lasting.js';
import { call, finish } from '../../../engine/machine.js';
import { script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { refill } from './drawing.js';
import { chooseActiveHouse } from './houses.js';
import { presentAt, presentCount } from './in-play.js';
import { currentCost, forgeKey, spendable } from './keys.js';
import { mainStep } from './main-step.js';
import { noteKept } from './noting.js';
import type { Rules, S } from './rules.js';
import { forgetStates, settle } from './settling.js';
import { disturb } from './statics.js';
import { otherSide, sideOf } from './zones.js';

const active = (s: S): number => board.active.get(s);

function begin(s: S): void {
  board.turn.add(s, 1);
  if (board.turn.get(s) > s.rules.options.turnCap) finish(s, 'cap');
  board.active.set(s, board.turn.get(s) % 2 === 1 ? board.first.get(s) : otherSide(board.first.get(s)));
  board.house.set(s, -1);
  disturb(s);
  if (s.log) {
    const pools = `æmber ${board.pool.get(s, 0)}:${board.pool.get(s, 1)}`;
    s.log.line(`Turn ${board.turn.get(s)}: ${s.game.seatName(active(s))}, ${pools}`);
  }
}

/** KF-011, KF-015. */
const forges = (s: S): boolean =>
  board.skipsForge.get(s, active(s)) === 0 && spendable(s, active(s)) >= currentCost(s, active(s));

/** KF-016. */
function readyAll(s: S): void {
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (sideOf(s, card) === active(s)) board.exhausted.set(s, card, 0);
  }
}

function drawStep(s: S, chance: Chance): void {
  noteKept(s);
  refill(s, active(s), board.handSize.get(s, active(s)), chance);
}

/** KF-021: what was for this turn is over, and what is remembered of cards that have left is forgotten. */
function forget(s: S): void {
  disturb(s);
  endTurnOfLasting(s);
  if (board.lastKnown.get(s) !== 0) forgetLastKnown(s);
  board.playedBefore.copyFrom(s, board.playedNow);
  board.armorUsed.fill(s, 0);
  board.attacked.fill(s, 0);
  board.playedNow.fill(s, 0);
  board.doneNow.fill(s, 0);
  for (let i = 0; i < presentCount(s); i++) board.permitUsed.set(s, presentAt(s, i), 0);
  board.deed.fill(s, 0);
  board.deedCount.set(s, 0);
  board.deedWorn.set(s, 1);
  forgetStates(s);
  for (let side = 0; side < 2; side++) {
    board.fightKills.set(s, side, 0);
    if (side !== active(s)) continue;
    board.forgedBefore.set(s, side, board.forgedNow.get(s, side));
    board.forgedNow.set(s, side, 0);
  }
  board.house.set(s, -1);
}

function forgetLastKnown(s: S): void {
  board.lastKnown.set(s, 0);
  for (let card = 0; card < s.rules.row.length; card++) {
    const known = board.houses.get(s, card) | board.side.get(s, card);
    if (known !== 0 && board.place.get(s, card) === 0) clearLastKnown(s, card);
  }
}

/** What is known last of a card that has left play. */
function clearLastKnown(s: S, card: number): void {
  board.power.set(s, card, 0);
  board.armor.set(s, card, 0);
  board.keywords.set(s, card, 0);
  board.assault.set(s, card, 0);
  board.hazardous.set(s, card, 0);
  board.wasDestroyed.set(s, card, 0);
  board.side.set(s, card, 0);
  board.base.set(s, card, 0);
  board.wanted.set(s, card, 0);
  board.houses.set(s, card, 0);
  board.flags.set(s, card, 0);
  board.bans.set(s, card, 0);
  board.permits.set(s, card, 0);
  board.ignored.set(s, card, 0);
}

/** KF-010: one turn. */
export const turn = script<Rules>('turn', [
  begin,
  settle,
  when(forges, [(s) => call(s, forgeKey, active(s), currentCost(s, active(s)))]),
  settle,
  (s) => call(s, chooseActiveHouse),
  settle,
  (s) => call(s, mainStep),
  readyAll,
  drawStep,
  (s) => happen(s, EVENTS.endTurn, active(s)),
  settle,
  forget,
]);
