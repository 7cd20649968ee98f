import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, MARK } from '../layout.js';

type S = State<Rules>;

/** The place of a card in the revealed hand, or -1. */
export function placeOf(s: S, card: number): number {
  return card < 0 ? -1 : board.shown.indexOf(s, card);
}

/** The row of the card at a place of the revealed hand. */
export function rowAt(s: S, place: number): number {
  return s.rules.of[board.shown.get(s, place)];
}

export function isMarked(s: S, place: number, mark: number): boolean {
  return (board.marks.get(s, place) & mark) !== 0;
}

export function mark(s: S, place: number, bit: number): void {
  board.marks.set(s, place, board.marks.get(s, place) | bit);
}

/** TS-071, TS-080: a card joins the revealed hand, fresh; it lies on top of the pile already. */
export function join(s: S): void {
  const { clauses, of } = s.rules;
  const place = board.shown.size(s) - 1;
  board.lender.set(s, place, -1);
  board.mate.set(s, place, -1);
  if (clauses.forced[of[board.shown.get(s, place)]] !== 0) board.forced.set(s, 1);
}

/**
 * Takes a card out of the revealed hand; the last card moves to its place. What a hero held falls, and a hero whose
 * weapon leaves is unarmed.
 */
export function takeOut(s: S, place: number): number {
  const { shown, mate } = board;
  const partner = mate.get(s, place);
  if (partner >= 0) {
    const other = placeOf(s, partner);
    if (other >= 0) mate.set(s, other, -1);
  }
  const last = shown.size(s) - 1;
  const card = shown.get(s, place);
  const moved = shown.pop(s);
  if (place !== last) {
    shown.removeAt(s, place);
    shown.insert(s, place, moved);
    board.used.set(s, place, board.used.get(s, last));
    board.marks.set(s, place, board.marks.get(s, last));
    board.strength.set(s, place, board.strength.get(s, last));
    board.attack.set(s, place, board.attack.get(s, last));
    board.magic.set(s, place, board.magic.get(s, last));
    mate.set(s, place, mate.get(s, last));
    board.lender.set(s, place, board.lender.get(s, last));
  }
  clearPlace(s, last);
  return card;
}

function clearPlace(s: S, place: number): void {
  board.used.set(s, place, 0);
  board.marks.set(s, place, 0);
  board.strength.set(s, place, 0);
  board.attack.set(s, place, 0);
  board.magic.set(s, place, 0);
  board.mate.set(s, place, -1);
  board.lender.set(s, place, -1);
}

/** What was remembered of the revealed hand is forgotten; it is empty. */
export function clearMarks(s: S, size: number): void {
  for (let place = 0; place < size; place++) clearPlace(s, place);
}

/** Whether a card still counts for effects that look for victims: nothing has destroyed it. */
export function stands(s: S, place: number): boolean {
  return !isMarked(s, place, MARK.doomed);
}

/** Whether any revealed card that stands is of a kind given by a flag per row. */
export function showsAny(s: S, flags: Uint8Array, bit: number): boolean {
  for (let place = board.shown.size(s) - 1; place >= 0; place--) {
    if ((flags[rowAt(s, place)] & bit) !== 0 && stands(s, place)) return true;
  }
  return false;
}
