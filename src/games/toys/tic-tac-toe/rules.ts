import { finish } from '../../../engine/machine.js';
import { action, ask, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { board, CELLS } from './layout.js';

const NAMES = [
  'top left',
  'top',
  'top right',
  'left',
  'centre',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;

/** Rows, columns, diagonals. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const mark = action<unknown>(1, 'mark', {
  rule: 'a mark goes into an empty cell',
  offer(s, offer) {
    for (let cell = 0; cell < CELLS; cell++) if (board.cells.get(s, cell) === 0) offer.add(cell);
  },
  take(s, _chance, cell) {
    const seat = board.active.get(s);
    board.cells.set(s, cell, seat + 1);
    board.marks.add(s, 1);
    if (hasLine(s, seat + 1)) {
      board.winner.set(s, seat);
      finish(s, 'win');
    } else if (board.marks.get(s) === CELLS) {
      finish(s, 'draw');
    }
    board.active.set(s, 1 - seat);
  },
  text: (_s, cell) => NAMES[cell],
});

function hasLine(s: State, own: number): boolean {
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i];
    if (board.cells.get(s, line[0]) !== own) continue;
    if (board.cells.get(s, line[1]) === own && board.cells.get(s, line[2]) === own) return true;
  }
  return false;
}

export const main = script<unknown>('tic-tac-toe', [loop(ask('mark', (s) => board.active.get(s), [mark]))]);
