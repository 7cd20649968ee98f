import { defineStudy } from '../src/index.js';

/**
 * What if more Dark Essence were needed? One more than there are players is the rule; two more, and three for every table
 * (which is the rule for two players), are compared with it on the same deals.
 */
export default defineStudy({
  name: 'gormangeist-essence',
  question: 'What is the amount of Dark Essence worth: players + 1, players + 2, or three for every table?',
  game: 'gormangeist',
  set: { darkNeeded: ['players+1', 'players+2', 3] },
  players: [1, 2, 3],
  decks: 'shipped',
  bots: 'greedy',
  games: 1000,
  quick: { players: [1], games: 10 },
});
