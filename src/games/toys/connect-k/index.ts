import { defineGame } from '../../../engine/game.js';
import { board, cellOf } from './layout.js';
import { options, presets } from './options.js';
import { main, type Rules } from './rules.js';

const STONES = ['.', 'X', 'O'];

/** Connect-k on any board; on 7×6 with four in a row it is Connect Four, a win for the first player (Allis 1988). */
export const connectK = defineGame({
  id: 'connect-k',
  title: 'Connect-k',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: false,
  options,
  presets,
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map(),
  main,
  scripts: [],
  utility(s, seat) {
    const winner = board.winner.get(s);
    if (winner < 0) return 0.5;
    return winner === seat ? 1 : 0;
  },
  turns: (s) => board.stones.get(s),
  longest: ({ width, height }) => width * height,
  describe(s) {
    const { width, height } = s.rules;
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => STONES[board.cells.get(s, cellOf(column, row))]).join(' '),
    );
    return rows.reverse().join('\n');
  },
});
