import { defineStudy } from '../src/index.js';

/**
 * Does it matter where one sits? The same bot plays every seat, so a seat's share of the wins is what the seat is worth to
 * this bot: read seats.csv, or the columns "seat wins" of the table. An even share is 1/2, 1/3 or 1/4. Seat 0 deals.
 */
export default defineStudy({
  name: 'gormenghast-seats',
  question: 'Is any seat of Gormenghast worth more than the others, with two, three and four players?',
  game: 'gormenghast',
  players: [2, 3, 4],
  bots: 'greedy',
  games: 1000,
  quick: { players: [2, 3], games: 60 },
});
