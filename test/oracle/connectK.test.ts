import { describe, expect, it } from 'vitest';
import { applyAt } from '../../src/engine/machine.js';
import { type State, toBytes } from '../../src/engine/state.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { noLuck } from './noLuck.js';
import { PositionPool } from './positionPool.js';

/** The value of a board for its first player, -1, 0 or 1, by alpha-beta with a table of positions by their bytes. */
function solve(width: number, height: number, line: number): number {
  const game = connectK.build({ players: 2, options: { width, height, line } });
  const pool = new PositionPool(game);
  const lower = new Map<string, number>();
  const upper = new Map<string, number>();

  /** The value for the seat to move, exact inside the window, else a bound. */
  const search = (s: State, alpha: number, beta: number, depth: number): number => {
    const key = Buffer.from(toBytes(s)).toString('latin1');
    const least = lower.get(key) ?? -1;
    const most = upper.get(key) ?? 1;
    if (least >= beta || least === most) return least;
    if (most <= alpha) return most;
    const { seat } = s.offer;
    let from = Math.max(alpha, least);
    let best = -1;
    for (let index = 0; index < s.offer.count && best < beta; index++) {
      const next = pool.copy(s, depth);
      applyAt(next, index, noLuck);
      best = Math.max(best, valueAfter(next, seat, from, beta, depth + 1));
      from = Math.max(from, best);
    }
    if (best > alpha) lower.set(key, best);
    if (best < beta) upper.set(key, best);
    return best;
  };

  const valueAfter = (s: State, seat: number, alpha: number, beta: number, depth: number): number => {
    if (s.over) return 2 * game.spec.utility(s, seat) - 1;
    if (s.offer.seat === seat) return search(s, alpha, beta, depth);
    return -search(s, -beta, -alpha, depth);
  };

  const start = game.start(noLuck);
  return valueAfter(start, 0, -1, 1, 0);
}

describe('Connect-k on small boards', () => {
  it('3×3 with three in a row is a draw', () => expect(solve(3, 3, 3)).toBe(0));
  it('4×3 with three in a row is won by the first player', () => expect(solve(4, 3, 3)).toBe(1));
  it('4×4 with four in a row is a draw', () => expect(solve(4, 4, 4)).toBe(0));
  it('two in a row are won at once, and a single column with two in a row is drawn', () => {
    expect(solve(3, 2, 2)).toBe(1);
    expect(solve(1, 4, 2)).toBe(0);
  });
});
