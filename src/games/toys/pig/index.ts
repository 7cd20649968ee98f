import { defineGame } from '../../../engine/game.js';
import { board } from './layout.js';
import { MOST_PLAYERS, options } from './options.js';
import { main, type Rules } from './rules.js';

/**
 * Pig, the jeopardy dice game: roll as often as you dare, a 1 loses the turn's points. Solved by Neller & Presser
 * (2004): to 100 points the first of two perfect players wins 53.06 % of the games.
 */
export const pig = defineGame({
  id: 'pig',
  title: 'Pig',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: MOST_PLAYERS },
  cooperative: false,
  options,
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map(),
  main,
  scripts: [],
  utility: (s, seat) => (board.winner.get(s) === seat ? 1 : 0),
  turns: (s) => board.turn.get(s),
  // However long a game has been, the dice may still refuse to end it.
  longest: () => Number.POSITIVE_INFINITY,
  describe(s) {
    const scores = Array.from({ length: s.players }, (_, seat) => board.scores.get(s, seat));
    return `held ${scores.join(' ')}, seat ${board.active.get(s)} has ${board.atStake.get(s)} at stake`;
  },
  metrics: [
    { name: 'score', help: 'points held at the end', perSeat: true, read: (s, seat) => board.scores.get(s, seat) },
  ],
});
