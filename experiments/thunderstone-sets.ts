import { defineStudy } from '../src/index.js';

/**
 * How different are set-ups? Two hundred deals are two hundred random set-ups: the spread of turns (turns_sd, turns_p95)
 * and of points in games.csv is that of the sets and of luck together.
 */
export default defineStudy({
  name: 'thunderstone-sets',
  question: 'How much do length and score of Thunderstone vary over 200 random set-ups?',
  game: 'thunderstone',
  set: { cardSet: 'random', wrath: true, thunderstone: 'random' },
  players: 3,
  bots: 'greedy',
  games: 200,
  quick: { games: 20 },
});
