import { z } from 'zod';
import { defineGame } from '../../../engine/game.js';
import { board, CELLS } from './layout.js';
import { main } from './rules.js';

const MARKS = ['.', 'X', 'O'];

/** Tic-tac-toe: a draw when both play well; 255,168 games, 5,478 positions. */
export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: false,
  options: z.object({}),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: () => null,
  components: () => new Map(),
  main,
  scripts: [],
  utility(s, seat) {
    const winner = board.winner.get(s);
    if (winner < 0) return 0.5;
    return winner === seat ? 1 : 0;
  },
  turns: (s) => board.marks.get(s),
  longest: () => CELLS - 1,
  describe(s) {
    const marks = Array.from({ length: CELLS }, (_, cell) => MARKS[board.cells.get(s, cell)]);
    return [0, 3, 6].map((row) => marks.slice(row, row + 3).join(' ')).join('\n');
  },
  seatName: (seat) => MARKS[seat + 1],
});
