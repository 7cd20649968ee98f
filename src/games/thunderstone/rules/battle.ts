import { startEffect } from '../../../engine/effects/interpret.js';
import { call, locals } from '../../../engine/machine.js';
import { moveTop } from '../../../engine/piles.js';
import { breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board, HALL, MARK, PHASE, PLACES } from '../layout.js';
import { healthAt, tally, wins } from './attack.js';
import { active, destroy, goldShown, isGuarded, isGuardian, isStone, rowOf, toBottom } from './cards.js';
import { noteFrail } from './frail.js';
import { BATTLE, claimStone, hallChanged } from './hall.js';
import { leaveBattle, movePlace, takeDiseaseUnder } from './places.js';
import { isMarked } from './shown.js';
import { noteSoloWin } from './solo.js';
import { spoils } from './spoils.js';

type S = State<Rules>;

const fighting = locals('place', 'clause', 'won', 'claim');
const { place, clause, won, claim } = fighting;

const target = (s: S): number => board.hall.get(s, place.get(s));
const targetRow = (s: S): number => rowOf(s, target(s));

function firstClause(s: S): void {
  board.phase.set(s, PHASE.battle);
  clause.set(s, s.rules.clauses.start[targetRow(s)]);
}

/** The next Battle effect of the monster, or -1 (TS-129, TS-308). */
function nextClause(s: S): number {
  const { clauses } = s.rules;
  let c = clause.get(s);
  const end = clauses.start[targetRow(s) + 1];
  while (c < end && (clauses.when[c] & WHEN.Battle) === 0) c++;
  return c < end ? c : -1;
}

/** TS-133: what Battle effects have destroyed leaves after the battle; what was used up with it. */
function buryDoomed(s: S): void {
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    if (
      isMarked(s, i, MARK.doomed) ||
      (isMarked(s, i, MARK.dying) && s.rules.isHero[rowOf(s, board.shown.get(s, i))] === 0)
    ) {
      destroy(s, active(s), board.shown.get(s, i));
    }
  }
}

/** TS-137: the comparison, after all Battle effects. */
function decide(s: S): void {
  noteFrail(s);
  won.set(s, wins(s, place.get(s)) ? 1 : 0);
  board.shortfallOf.add(s, active(s), tally.missing);
  if (s.log) {
    const verdict = won.get(s) !== 0 ? 'is beaten' : 'stands';
    s.log.line(`  ${s.rules.titles[targetRow(s)]} ${verdict}: ${tally.value} against ${healthAt(s, place.get(s))}`);
  }
  buryDoomed(s);
}

/** TS-139..140, TS-184: a trophy, and experience. */
function defeat(s: S): void {
  const at = place.get(s);
  const seat = active(s);
  const row = targetRow(s);
  claim.set(s, comesBeforeStone(s, at) ? 1 : 0);
  board.discard[seat].push(s, leaveBattle(s, at));
  board.xp.add(s, seat, s.rules.xp[row]);
  board.beaten.set(s, row);
  board.beatenBy.add(s, seat, 1);
  board.beatenIn.add(s, at < HALL ? at + 1 : 0, 1);
  while (board.caged.size(s) > 0) openCage(s, seat);
  if (at >= HALL) closeRankZero(s, at);
  if (isGuardedStone(s)) claim.set(s, 1);
  noteSoloWin(s, row);
  // TS-263: alone, the game is over at once.
  if (claim.get(s) !== 0 && s.players === 1 && at < HALL) {
    claimStone(s, at + 1);
    return;
  }
  board.phase.set(s, PHASE.spoils);
  board.gold.set(s, goldShown(s));
}

/** The Cage: whoever next beats a monster gets whom it holds. */
function openCage(s: S, seat: number): void {
  const card = board.caged.top(s);
  moveTop(s, board.caged, rowOf(s, card) === s.rules.cage ? board.removed : board.discard[seat]);
}

/** TS-243, TS-263: the beaten monster stood before the stone: in rank 1, or in solo play in any rank. */
function comesBeforeStone(s: S, at: number): boolean {
  if (at >= HALL - 1 || isGuarded(s)) return false;
  if (at > 0 && s.players > 1) return false;
  return isStone(s, board.hall.get(s, at + 1));
}

/** TS-190: the stone waits in rank 1, and the last guardian is gone. */
function isGuardedStone(s: S): boolean {
  return place.get(s) >= HALL && !isGuarded(s) && isStone(s, board.hall.get(s, 0));
}

/** The guardians that are left in Rank 0 close up. */
function closeRankZero(s: S, from: number): void {
  for (let at = from + 1; at < PLACES; at++) if (board.hall.get(s, at) >= 0) movePlace(s, at, at - 1);
}

/** TS-138, TS-183, TS-260: an undefeated monster leaves, a guardian stays. */
function fail(s: S): void {
  const at = place.get(s);
  board.failedBy.add(s, active(s), 1);
  board.phase.set(s, PHASE.after);
  if (isGuardian(s, target(s))) {
    takeDiseaseUnder(s, at);
    return;
  }
  const card = leaveBattle(s, at);
  if (s.players === 1) board.pillage.push(s, card);
  else toBottom(s, board.dungeon, card);
}

/** TS-128: attack value, Battle effects, result, spoils, shift and refill, traps, Breach. */
export const battle = script<Rules>('battle', [
  firstClause,
  loop(
    breakWhen((s) => nextClause(s) < 0),
    (s) => {
      const c = nextClause(s);
      clause.set(s, c + 1);
      startEffect(s, s.rules.clauses.program[c], active(s), target(s));
    },
  ),
  decide,
  when((s) => won.get(s) !== 0, [defeat, (s) => call(s, spoils)], [fail]),
  (s) => board.phase.set(s, PHASE.after),
  when((s) => won.get(s) !== 0 || s.players > 1, [(s) => call(s, hallChanged, claim.get(s), BATTLE)]),
]);
