import { describe, expect, it } from 'vitest';
import { applyAt } from '../../src/engine/machine.js';
import { firstOf } from '../../src/engine/offer.js';
import type { State } from '../../src/engine/state.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import { board, CELLS } from '../../src/games/toys/tic-tac-toe/layout.js';
import { noLuck } from './noLuck.js';
import { PositionPool } from './positionPool.js';

/** Both counts are well known; the shares below were enumerated in exact fractions by a program of its own. */
const SEQUENCES = 255168;
const POSITIONS = 5478;

const game = ticTacToe.build({ players: 2 });
const pool = new PositionPool(game);

/** The cells as a text, `.` for an empty one. */
function cells(s: State): string {
  return Array.from({ length: CELLS }, (_, cell) => '.XO'[board.cells.get(s, cell)]).join('');
}

/** Shares of X wins, draws and O wins. */
type Shares = [x: number, draw: number, o: number];

function finalShares(s: State): Shares {
  const x = game.spec.utility(s, 0);
  return [x === 1 ? 1 : 0, x === 0.5 ? 1 : 0, x === 0 ? 1 : 0];
}

/** The value of a position for the seat to move, by minimax: 1, 0.5 or 0. */
function valueToMover(s: State, values: Map<string, number>, depth: number): number {
  const key = cells(s);
  const known = values.get(key);
  if (known !== undefined) return known;
  const { seat } = s.offer;
  const value = Math.max(...optionValues(s, seat, values, depth));
  values.set(key, value);
  return value;
}

/** The minimax value of each option for `seat`, which is to move. */
function optionValues(s: State, seat: number, values: Map<string, number>, depth: number): number[] {
  return Array.from({ length: s.offer.count }, (_, index) => {
    const next = pool.copy(s, depth);
    applyAt(next, index, noLuck);
    if (next.over) return game.spec.utility(next, seat);
    const value = valueToMover(next, values, depth + 1);
    return next.offer.seat === seat ? value : 1 - value;
  });
}

type Policy = (s: State, depth: number) => number[];
const values = new Map<string, number>();

/** How probable each option is when all are equally so. */
const random: Policy = (s) => Array.from({ length: s.offer.count }, () => 1 / s.offer.count);
/** All minimax-optimal options are equally probable. */
const perfect: Policy = (s, depth) => {
  const worth = optionValues(s, s.offer.seat, values, depth);
  const best = Math.max(...worth);
  const optimal = worth.filter((value) => value === best).length;
  return worth.map((value) => (value === best ? 1 / optimal : 0));
};

function shares(policies: readonly [Policy, Policy]): Shares {
  const known = new Map<string, Shares>();
  const sharesFrom = (s: State, depth: number): Shares => {
    if (s.over) return finalShares(s);
    const key = cells(s);
    const found = known.get(key);
    if (found) return found;
    const total: Shares = [0, 0, 0];
    policies[s.offer.seat](s, depth).forEach((probability, index) => {
      if (probability === 0) return;
      const next = pool.copy(s, depth);
      applyAt(next, index, noLuck);
      sharesFrom(next, depth + 1).forEach((share, i) => {
        total[i] += probability * share;
      });
    });
    known.set(key, total);
    return total;
  };
  return sharesFrom(game.start(noLuck), 0);
}

function expectShares(actual: Shares, exact: Shares): void {
  actual.forEach((share, i) => {
    expect(share).toBeCloseTo(exact[i], 12);
  });
}

describe('tic-tac-toe', () => {
  it('has 255,168 games and 5,478 positions', () => {
    let sequences = 0;
    const positions = new Set<string>();
    const walk = (s: State, depth: number): void => {
      const before = cells(s);
      positions.add(before);
      if (s.over) {
        sequences++;
        return;
      }
      const mark = 'XO'[s.offer.seat];
      for (let index = 0; index < s.offer.count; index++) {
        const next = pool.copy(s, depth);
        const cell = firstOf(next.offer.codes[index]);
        // The ninth mark is made by the engine itself, so the position with eight is seen only here.
        positions.add(before.slice(0, cell) + mark + before.slice(cell + 1));
        applyAt(next, index, noLuck);
        walk(next, depth + 1);
      }
    };
    walk(game.start(noLuck), 0);
    expect(sequences).toBe(SEQUENCES);
    expect(positions.size).toBe(POSITIONS);
  });

  it('is a draw, whatever cell X begins with', () => {
    const start = game.start(noLuck);
    expect(optionValues(start, 0, values, 0)).toEqual(Array.from({ length: CELLS }, () => 0.5));
  });

  it('random against random: X wins .584921, draws .126984, O wins .288095', () => {
    expectShares(shares([random, random]), [737 / 1260, 8 / 63, 121 / 420]);
  });

  it('a perfect X against random: .967811, .032189, 0', () => {
    expectShares(shares([perfect, random]), [75257 / 77760, 2503 / 77760, 0]);
  });

  it('random against a perfect O: 0, .222516, .777484', () => {
    expectShares(shares([random, perfect]), [0, 757 / 3402, 2645 / 3402]);
  });

  it('perfect against perfect is always a draw', () => {
    expectShares(shares([perfect, perfect]), [0, 1, 0]);
  });
});
