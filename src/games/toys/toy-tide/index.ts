import { defineGame } from '../../../engine/game.js';
import { content } from './deck.js';
import { board } from './layout.js';
import { MOST_PLAYERS, options, presets } from './options.js';
import { evaluate, playout } from './policy.js';
import { main, type Rules } from './rules.js';

/**
 * Toy Tide, a cooperative game so small that its exact win rates are known for every policy: each player scores a sure
 * point or risks it for three, then the tide drawn cards that raise the threat. The tide is a table of cards, so that
 * changes of content have known answers too.
 */
export const toyTide = defineGame({
  id: 'toy-tide',
  title: 'Toy Tide',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 1, max: MOST_PLAYERS },
  cooperative: true,
  options,
  presets,
  layout: board.layout,
  content,
  prepare: ({ players, options: { drawn, goal, limit }, content: deck }): Rules => ({
    drawn,
    goal: goal * players,
    limit,
    deck,
  }),
  components: () => new Map(),
  main,
  scripts: [],
  utility: (s) => (board.score.get(s) >= s.rules.goal ? 1 : 0),
  turns: (s) => board.turn.get(s),
  // However long a game has been, risks may still fail and the tide stay low.
  longest: () => Number.POSITIVE_INFINITY,
  describe(s) {
    const { goal, limit } = s.rules;
    return `${board.score.get(s)} of ${goal} points, threat ${board.threat.get(s)} of ${limit}`;
  },
  evaluate,
  playout,
  metrics: [
    { name: 'score', help: 'points of the team', perSeat: false, read: (s) => board.score.get(s) },
    { name: 'threat', help: 'threat at the end', perSeat: false, read: (s) => board.threat.get(s) },
  ],
});
