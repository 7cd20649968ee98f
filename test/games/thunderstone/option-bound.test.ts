import { describe, expect, it } from 'vitest';
import { MAX_OPTIONS } from '../../../src/engine/offer.js';
import { KIND } from '../../../src/games/thunderstone/card-types.js';
import { IN_DUNGEON, IN_VILLAGE } from '../../../src/games/thunderstone/effect-tables.js';
import { board, HEROES, PLACES, SHOWN, STACKS } from '../../../src/games/thunderstone/layout.js';
import { Table } from './table.js';

const { rules } = new Table().s;
/** Passing, or being done. */
const NO_CHOICE = 1;
/** Stacks of the village that a set-up has beside basics and heroes. */
const VILLAGE = 8;

/** What one different card can add to the list of an effects step. */
function entriesOf(row: number, moments: number): number {
  const { clauses, isWeapon } = rules;
  let sum = moments === IN_DUNGEON ? isWeapon[row] : 0;
  for (let c = clauses.start[row]; c < clauses.start[row + 1]; c++) if (clauses.when[c] & moments) sum++;
  return sum;
}

/** The most that so many groups of a kind can add together. */
function richest(kind: number, groups: number, moments: number): number {
  const sums = rules.groups
    .filter((group) => group.kind === kind)
    .map(({ rows }) => rows.reduce((sum, row) => sum + entriesOf(row, moments), 0));
  return sums
    .sort((one, other) => other - one)
    .slice(0, groups)
    .reduce((sum, entries) => sum + entries, 0);
}

function longestEffectsStep(moments: number): number {
  const basics = rules.basics.reduce((sum, row) => sum + entriesOf(row, moments), 0);
  const all = Number.POSITIVE_INFINITY;
  return (
    basics +
    richest(KIND.hero, HEROES, moments) +
    richest(KIND.village, VILLAGE, moments) +
    richest(KIND.monster, all, moments) +
    richest(KIND.guardian, all, moments) +
    richest(KIND.treasure, all, moments) +
    richest(KIND.disease, all, moments)
  );
}

describe('no decision has more than 64 options', () => {
  it('a purchase: sixteen stacks, or nothing', () => {
    expect(STACKS + NO_CHOICE).toBe(17);
  });

  it('a level-up: of each stack two levels that can rise, a Militia to each stack, or nobody', () => {
    const rising = rules.groups
      .filter((group) => group.kind === KIND.hero)
      .map(({ rows }) => rows.filter((row) => rules.next[row] >= 0).length);
    expect(Math.max(...rising) * HEROES + HEROES + NO_CHOICE).toBeLessThanOrEqual(MAX_OPTIONS);
  });

  it('a dungeon effects step: the effects and weapons of the richest set-up, the places of the hall, leaving', () => {
    expect(longestEffectsStep(IN_DUNGEON) + PLACES + NO_CHOICE).toBeLessThanOrEqual(MAX_OPTIONS);
  });

  it('a village effects step: the effects of the richest set-up, going shopping', () => {
    expect(longestEffectsStep(IN_VILLAGE) + NO_CHOICE).toBeLessThanOrEqual(MAX_OPTIONS);
  });

  it('a choice among cards: as many as a hand, the revealed hand or turned-up cards can hold, or passing', () => {
    const most = Math.max(SHOWN, ...[...board.hand, board.flipped, board.peeked].map((pile) => pile.capacity));
    expect(most + NO_CHOICE).toBeLessThanOrEqual(MAX_OPTIONS);
  });
});

it('a position takes at most 12 KB of 1,000 bytes', () => {
  expect(2 * new Table().game.layout.cells).toBeLessThanOrEqual(12_000);
});
