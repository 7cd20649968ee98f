import { defineStudy } from '../src/index.js';

/**
 * Which heroes win? Random set-ups, so that every stack of heroes meets every other; in cards.csv a stack stands under
 * its first card, and counts as played by who bought from it in one of the first eight turns: rate_played is how often
 * those won, rate_not how often those did who could have. That is an association: who is lucky with gold buys early.
 */
export default defineStudy({
  name: 'thunderstone-heroes',
  question: 'Which stacks of heroes, bought early, go with winning at Thunderstone, over random set-ups?',
  game: 'thunderstone',
  set: { cardSet: 'random' },
  players: 2,
  bots: 'greedy',
  games: 2000,
  quick: { games: 40 },
});
