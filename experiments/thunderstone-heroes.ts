import { defineStudy } from '../src/index.js';

/**
 * Which heroes win? Random set-ups, so that every stack of heroes meets every other; cards.csv tells for each card how
 * often those won who had it. That is an association: who is ahead buys more.
 */
export default defineStudy({
  name: 'thunderstone-heroes',
  question: 'Which heroes of Thunderstone are owned by winners more often than by losers, over random set-ups?',
  game: 'thunderstone',
  set: { cardSet: 'random' },
  players: 2,
  bots: 'greedy',
  games: 2000,
  quick: { games: 40 },
});
