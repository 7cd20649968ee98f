import { count, layout, seat, table } from '../../../engine/layout.js';
import { LARGEST } from './options.js';

/** The board with a rim of empty cells around it, so that lines need no test for the edge. */
export const STRIDE = LARGEST + 2;

export const board = layout(
  {
    /** The seat to move. */
    active: seat(0),
    /** Stones on the board. */
    stones: count(),
    /** Stones in each column. */
    filled: table(LARGEST),
    /** 0 empty, else the seat plus one; cell (column, row) is at `cellOf`. */
    cells: table(STRIDE * STRIDE),
    winner: count(-1),
  },
  { frames: 1, locals: 4 },
);

export function cellOf(column: number, row: number): number {
  return (row + 1) * STRIDE + column + 1;
}
