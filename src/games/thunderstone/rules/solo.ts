import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, HALL } from '../layout.js';
import { isGuardian, isStone } from './cards.js';
import { leavePlace, movePlace } from './places.js';

type S = State<Rules>;

/** TS-268: at the level warrior only a monster worth so much experience stops the advance. */
const WARRIOR_XP = 2;
/** TS-261: the refill stands for the card of this turn, and nothing advances in the next. */
const TURNS_STOPPED = 2;

/** TS-261, TS-268, TS-270: whether a victory stops the advance. */
export function noteSoloWin(s: S, row: number): void {
  if (s.players > 1) return;
  const { soloLevel, nightmareAdvance } = s.rules.options;
  if (soloLevel === 'nightmare' && nightmareAdvance === 'never_stops') return;
  if (soloLevel !== 'normal' && s.rules.xp[row] < WARRIOR_XP) return;
  board.halts.set(s, TURNS_STOPPED);
}

/**
 * TS-257, TS-259: makes room in rank 3: the cards in front move forward as far as there is no gap, and a monster pushed
 * past rank 1 goes to the village pile. A guardian pushed past it is dealt with by the hall (TS-271).
 */
export function pushForward(s: S): void {
  const { hall } = board;
  // TS-188: a stone that waits for the guardian in Rank 0 is not pushed on.
  const front = isStone(s, hall.get(s, 0)) ? 1 : 0;
  let gap = HALL - 1;
  while (gap >= front && hall.get(s, gap) >= 0) gap--;
  if (gap < front) {
    board.pillage.push(s, leavePlace(s, front));
    gap = front;
  }
  for (let place = gap; place < HALL - 1; place++) movePlace(s, place + 1, place);
}

/** TS-271: at `village_pile` a guardian in rank 1 goes where the others go. */
export function pillages(s: S): boolean {
  if (s.players > 1 || s.rules.options.soloGuardian === 'rank0') return false;
  if (!isGuardian(s, board.hall.get(s, 0))) return false;
  board.pillage.push(s, leavePlace(s, 0));
  return true;
}
