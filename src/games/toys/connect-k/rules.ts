import { finish } from '../../../engine/machine.js';
import { action, ask, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { board, cellOf, STRIDE } from './layout.js';

/** What never changes during a game. */
export interface Rules {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** Right, up, and the two diagonals. */
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1];

const drop = action<Rules>(1, 'drop', {
  rule: 'a stone falls into a column that is not full',
  offer(s, offer) {
    for (let column = 0; column < s.rules.width; column++) {
      if (board.filled.get(s, column) < s.rules.height) offer.add(column);
    }
  },
  take(s, _chance, column) {
    const cell = cellOf(column, board.filled.get(s, column));
    const seat = board.active.get(s);
    board.cells.set(s, cell, seat + 1);
    board.filled.add(s, column, 1);
    board.stones.add(s, 1);
    if (completesLine(s, cell, seat + 1)) {
      board.winner.set(s, seat);
      finish(s, 'win');
    } else if (board.stones.get(s) === s.rules.width * s.rules.height) {
      finish(s, 'draw');
    }
    board.active.set(s, 1 - seat);
  },
  text: (_s, column) => `column ${column + 1}`,
});

function completesLine(s: State<Rules>, cell: number, stone: number): boolean {
  for (let d = 0; d < DIRECTIONS.length; d++) {
    const step = DIRECTIONS[d];
    let inLine = 1;
    for (let at = cell + step; board.cells.get(s, at) === stone; at += step) inLine++;
    for (let at = cell - step; board.cells.get(s, at) === stone; at -= step) inLine++;
    if (inLine >= s.rules.line) return true;
  }
  return false;
}

export const main = script<Rules>('connect-k', [loop(ask('move', (s) => board.active.get(s), [drop]))]);
