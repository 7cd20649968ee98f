import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.js';
import { connectK } from '../../../src/games/toys/connect-k/index.js';
import { noLuck } from '../../oracle/noLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

function columns(...numbers: number[]): string[] {
  return numbers.map((number) => `column ${number}`);
}
function winnersAfter(game: Game, ...moves: number[]): readonly number[] {
  const s = game.start(noLuck);
  takeAll(s, noLuck, columns(...moves));
  return s.over ? game.outcome(s).winners : [];
}

describe('Connect-k', () => {
  const four = connectK.build({ players: 2 });

  it.each([
    { name: 'a row', moves: [1, 1, 2, 2, 3, 3, 4] },
    { name: 'a row closed in its middle', moves: [1, 1, 2, 2, 4, 4, 3] },
    { name: 'a column', moves: [1, 2, 1, 2, 1, 2, 1] },
    { name: 'a diagonal up', moves: [1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4] },
    { name: 'a diagonal down', moves: [7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4] },
  ])('four in $name win, three do not', ({ moves }) => {
    expect(winnersAfter(four, ...moves)).toEqual([0]);
    expect(winnersAfter(four, ...moves.slice(0, -1))).toEqual([]);
  });

  it('a line does not go round the edge of the board', () => {
    const widest = connectK.build({ players: 2, options: { width: 12 } });
    expect(winnersAfter(widest, 10, 1, 11, 3, 12, 3, 1)).toEqual([]);
  });

  it('a full column is not on offer', () => {
    const s = connectK.build({ players: 2, options: { width: 3, height: 2, line: 3 } }).start(noLuck);
    takeAll(s, noLuck, columns(1, 1));
    expect(offered(s)).toEqual(columns(2, 3));
  });

  it('a full board without a line is a draw', () => {
    const game = connectK.build({ players: 2, options: { width: 2, height: 2, line: 3 } });
    const s = game.start(noLuck);
    takeAll(s, noLuck, columns(1, 1));
    expect(game.outcome(s)).toEqual({ ending: 'draw', utility: [0.5, 0.5], winners: [] });
  });
});
