import { couldDo, startEffect } from '../../../engine/effects/interpret.js';
import { moveTop } from '../../../engine/piles.js';
import { action, breakWhen, loop, type Script, type Step, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { IN_DUNGEON, IN_VILLAGE, WHEN } from '../effect-tables.js';
import { board, MARK, PHASE } from '../layout.js';
import { active, rowOf } from './cards.js';
import { read } from './reading.js';
import { isMarked, join, mark, rowAt } from './shown.js';

type S = State<Rules>;

/** The moments of clauses that may be used now. */
function usable(s: S): number {
  const phase = board.phase.get(s);
  if (phase === PHASE.rest) return IN_VILLAGE | IN_DUNGEON;
  return phase === PHASE.village ? IN_VILLAGE : IN_DUNGEON;
}

/** TS-058: each clause of a card is used once a turn, unless it is repeatable. */
function isFree(s: S, place: number, row: number, clause: number): boolean {
  const { clauses } = s.rules;
  if (clauses.when[clause] & WHEN.Repeatedly) return true;
  return (board.used.get(s, place) & (1 << (clause - clauses.start[row]))) === 0;
}

/** Whether the condition of a clause holds and its first choice finds something. */
export function canUse(s: S, clause: number, card: number): boolean {
  const { clauses } = s.rules;
  const requires = clauses.requires[clause];
  if (requires !== null && read(s, requires, card) === 0) return false;
  return clauses.byOthers[clause] !== 0 || couldDo(s, clauses.program[clause], active(s), card);
}

/** TS-274: whether a card moves hall monsters, which solo play may bar. */
function isBarred(s: S, row: number): boolean {
  return s.rules.barred[row] !== 0;
}

/** TS-057, TS-074: any effect of the revealed hand, in any order. Equal cards are offered once. */
export const useCard = action<Rules>(40, 'use', {
  rule: 'TS-058',
  offer(s, offer) {
    const { clauses } = s.rules;
    const moments = usable(s);
    const size = board.shown.size(s);
    for (let place = 0; place < size; place++) {
      const row = rowAt(s, place);
      if ((clauses.whenOfRow[row] & moments) === 0 || isBarred(s, row)) continue;
      for (let c = clauses.start[row]; c < clauses.start[row + 1]; c++) {
        if ((clauses.when[c] & moments) === 0 || !isFree(s, place, row, c)) continue;
        if (!offer.has(row, c - clauses.start[row]) && canUse(s, c, board.shown.get(s, place))) {
          offer.add(row, c - clauses.start[row]);
        }
      }
    }
  },
  take(s, _chance, row, which) {
    const { clauses } = s.rules;
    const clause = clauses.start[row] + which;
    let place = 0;
    while (rowAt(s, place) !== row || !isFree(s, place, row, clause) || !canUse(s, clause, board.shown.get(s, place)))
      place++;
    board.used.set(s, place, board.used.get(s, place) | (1 << which));
    startEffect(s, clauses.program[clause], active(s), board.shown.get(s, place));
  },
  text: (s, row, which) => useText(s, row, which),
});

/** How the use of a clause reads. */
export function useText(s: S, row: number, which: number): string {
  const { clauses, titles } = s.rules;
  return `${titles[row]}: ${clauses.texts[clauses.start[row] + which]}`;
}

/** TS-160: a treasure that came in an earlier turn is used up for its effect (TS-099). */
export const useTreasure = action<Rules>(41, 'use a treasure', {
  rule: 'TS-160',
  offer(s, offer) {
    const { clauses } = s.rules;
    const moments = usable(s);
    const treasures = board.treasures[active(s)];
    const count = treasures.size(s) - board.fresh.get(s);
    for (let i = 0; i < count; i++) {
      const row = rowOf(s, treasures.get(s, i));
      if ((clauses.whenOfRow[row] & moments) === 0) continue;
      for (let c = clauses.start[row]; c < clauses.start[row + 1]; c++) {
        if ((clauses.when[c] & moments) !== 0 && canUse(s, c, -1)) offer.addOnce(row, c - clauses.start[row]);
      }
    }
  },
  take(s, _chance, row, which) {
    spendTreasure(s, row);
    startEffect(s, s.rules.clauses.program[s.rules.clauses.start[row] + which], active(s));
  },
  text: (s, row, which) => `use up ${useText(s, row, which)}`,
});

/** TS-099: the first treasure of a row leaves the game. */
export function spendTreasure(s: S, row: number): void {
  const treasures = board.treasures[active(s)];
  let i = 0;
  while (rowOf(s, treasures.get(s, i)) !== row) i++;
  board.removed.push(s, treasures.removeAt(s, i));
}

/** TS-056, TS-073: the hand is revealed. */
export function reveal(s: S, phase: number): void {
  board.phase.set(s, phase);
  const hand = board.hand[active(s)];
  while (hand.size(s) > 0) {
    moveTop(s, hand, board.shown);
    join(s);
  }
}

/** The place of a revealed card with something that must be done now, or -1. */
function nextForced(s: S): number {
  const { clauses } = s.rules;
  const moment = board.phase.get(s) === PHASE.village ? WHEN.VillageForced : WHEN.DungeonForced;
  for (let place = board.shown.size(s) - 1; place >= 0; place--) {
    if (clauses.whenOfRow[rowAt(s, place)] & moment && !isMarked(s, place, MARK.settled)) return place;
  }
  return -1;
}

/** TS-307: what must be done is done when the card is revealed, or joins the revealed hand. */
const applyForced = script<Rules>('must be applied', [
  loop(
    breakWhen((s) => nextForced(s) < 0),
    (s) => {
      const place = nextForced(s);
      const row = rowAt(s, place);
      mark(s, place, MARK.settled);
      startEffect(s, s.rules.clauses.program[s.rules.clauses.start[row]], active(s), board.shown.get(s, place));
    },
  ),
  (s) => board.forced.set(s, 0),
]);

/** The step before each choice of the effects step. */
export function forcedFirst(run: (s: S, script: Script<Rules>) => void): Step<Rules> {
  return when((s) => board.forced.get(s) !== 0, [(s) => run(s, applyForced)]);
}

export const usingScripts = [applyForced];
