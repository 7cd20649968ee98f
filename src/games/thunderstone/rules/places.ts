import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, HALL, PLACES } from '../layout.js';
import { active, gainDiseaseCard, isGuardian, isStone, toBottom } from './cards.js';

type S = State<Rules>;

/**
 * Takes the card at a place out of the hall by an effect: it was not attacked. A disease under it goes where the option
 * says (TS-215).
 */
export function leavePlace(s: S, place: number): number {
  const disease = board.under.get(s, place);
  if (disease >= 0) {
    if (s.rules.options.sidheSpiritLeave === 'disease_deck') toBottom(s, board.diseases, disease);
    else gainDiseaseCard(s, active(s), disease);
  }
  return empty(s, place);
}

/** Takes the card at a place that was attacked: the attacker gains the disease under it. */
export function leaveBattle(s: S, place: number): number {
  takeDiseaseUnder(s, place);
  return empty(s, place);
}

/** TS-135: what lies under an attacked monster goes to the attacker's discard pile. */
export function takeDiseaseUnder(s: S, place: number): void {
  const disease = board.under.get(s, place);
  if (disease < 0) return;
  gainDiseaseCard(s, active(s), disease);
  board.under.set(s, place, -1);
}

function empty(s: S, place: number): number {
  const card = board.hall.get(s, place);
  board.hall.set(s, place, -1);
  board.under.set(s, place, -1);
  board.met.set(s, place, 0);
  return card;
}

/** Moves what is at a place to an empty one. */
export function movePlace(s: S, from: number, to: number): void {
  board.hall.set(s, to, board.hall.get(s, from));
  board.under.set(s, to, board.under.get(s, from));
  board.met.set(s, to, board.met.get(s, from));
  empty(s, from);
}

/** Two places change what is at them. */
export function exchangePlaces(s: S, one: number, other: number): void {
  const { hall, under, met } = board;
  const [card, disease, fired] = [hall.get(s, one), under.get(s, one), met.get(s, one)];
  hall.set(s, one, hall.get(s, other));
  under.set(s, one, under.get(s, other));
  met.set(s, one, met.get(s, other));
  hall.set(s, other, card);
  under.set(s, other, disease);
  met.set(s, other, fired);
}

/** TS-149, TS-150: cards move forward to fill gaps; with `past` they pass guardians, which stay (TS-157). */
export function shift(s: S, past: boolean): void {
  const { hall } = board;
  for (let place = 0; place < HALL - 1; place++) {
    if (hall.get(s, place) >= 0) continue;
    let from = place + 1;
    while (from < HALL && (hall.get(s, from) < 0 || (past && isGuardian(s, hall.get(s, from))))) from++;
    if (from < HALL) movePlace(s, from, place);
  }
}

/** TS-172, TS-175: the guardian in rank 1 goes to Rank 0. */
export function toRankZero(s: S): void {
  for (let place = HALL; place < PLACES; place++) {
    if (board.hall.get(s, place) >= 0) continue;
    movePlace(s, 0, place);
    return;
  }
}

/** The place of the stone in the hall, or -1. */
export function stonePlace(s: S): number {
  for (let place = 0; place < HALL; place++) if (isStone(s, board.hall.get(s, place))) return place;
  return -1;
}
