import type { Scalar } from '../../engine/fields.js';
import type { State } from '../../engine/state.js';
import { board } from '../keyforge/layout.js';
import type { S } from '../keyforge/rules/rules.js';

/*
 * What the cards of an enemy take from the team, for tables: which of them did the most harm in a lost game. While a card
 * is played or used it is at work, and what the team holds less when it is done, it has taken, whatever it was that did
 * so: a fight, a theft, a loss, damage. A card that gives takes nothing. What happens in fights that players begin, and
 * what cards do by merely being in play, is nobody's.
 *
 * One measure for all: æmber counts three points and damage of a ship one, as a repair mends three for an æmber; a card, in
 * play or in a hand, counts as two æmber.
 */
export const AMBER_POINTS = 3;
export const CARD_POINTS = 6;

/** Nobody of the enemy is at work. */
export const NOBODY = -1;
/** What a cell holds. */
const MOST = 32767;

/** Numbers by place among the cards of the enemy. */
interface Tally {
  get(s: State<unknown>, place: number): number;
  add(s: State<unknown>, place: number, difference: number): void;
}

/** What players have in common: their æmber, and creatures, artifacts and cards in hand, in points. */
export function commonHoldings(s: S): number {
  const { poolOf } = s.rules;
  let amber = 0;
  let cards = 0;
  for (let side = 0; side < s.players; side++) {
    if (poolOf[side] === side) amber += board.pool.get(s, side);
    cards += board.line[side].size(s) + board.relics[side].size(s) + board.hand[side].size(s);
  }
  return AMBER_POINTS * amber + CARD_POINTS * cards;
}

/** Keeps the accounts of an enemy's cards, which are named by their places among them. */
export class Takings<R extends S> {
  /**
   * @param atWork the place of the card at work
   * @param held what the team held when it began
   * @param took points by place
   * @param holdings what the team holds now, in points
   */
  constructor(
    private readonly atWork: Scalar,
    private readonly held: Scalar,
    private readonly took: Tally,
    private readonly holdings: (s: R) => number,
  ) {}

  /** A card goes to work, or nobody: what the one before has taken is put to its account. Returns who that was. */
  goesToWork(s: R, place: number): number {
    const before = this.atWork.get(s);
    if (before === NOBODY && place === NOBODY) return before;
    const now = Math.min(MOST, this.holdings(s));
    if (before !== NOBODY) this.took.add(s, before, Math.max(0, this.held.get(s) - now));
    this.atWork.set(s, place);
    this.held.set(s, place === NOBODY ? 0 : now);
    return before;
  }

  /** Puts something else to the account of a card, or of whoever is at work. */
  add(s: R, points: number, place = this.atWork.get(s)): void {
    if (place !== NOBODY) this.took.add(s, place, points);
  }

  /** What a card has taken so far, in points. */
  of(s: R, place: number): number {
    return this.took.get(s, place) + (place === this.atWork.get(s) ? this.taking(s) : 0);
  }

  /** What whoever is at work has taken since it began. */
  private taking(s: R): number {
    return Math.max(0, this.held.get(s) - Math.min(MOST, this.holdings(s)));
  }
}

/**
 * The title whose copies together have taken the most.
 * @param places how many there are
 * @param rowOf the row of a place
 * @returns the row and its points, the first row of several; null when nothing was taken
 */
export function worstOf<R extends S>(
  s: R,
  takings: Takings<R>,
  places: number,
  rowOf: (s: R, place: number) => number,
): { row: number; points: number } | null {
  const byRow = new Map<number, number>();
  for (let place = 0; place < places; place++) {
    const row = rowOf(s, place);
    byRow.set(row, (byRow.get(row) ?? 0) + takings.of(s, place));
  }
  let worst: { row: number; points: number } | null = null;
  for (const [row, points] of byRow) {
    if (points > (worst?.points ?? 0) || (worst !== null && points === worst.points && row < worst.row)) {
      worst = { row, points };
    }
  }
  return worst;
}
