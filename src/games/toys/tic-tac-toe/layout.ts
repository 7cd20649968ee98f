import { count, layout, seat, table } from '../../../engine/layout.js';

export const CELLS = 9;

export const board = layout(
  {
    /** The seat to move. */
    active: seat(0),
    /** Marks on the board. */
    marks: count(),
    /** 0 empty, else the seat plus one; row by row from the top left. */
    cells: table(CELLS),
    winner: count(-1),
  },
  { frames: 1, locals: 4 },
);
