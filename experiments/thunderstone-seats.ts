import { defineStudy } from '../src/index.js';

/**
 * Does it matter where one sits? The same bot plays every seat, and seat 0 begins, so a seat's share of the wins is what
 * going first, second … is worth to this bot: read seats.csv. An even share is one over the number of players.
 */
export default defineStudy({
  name: 'thunderstone-seats',
  question: 'Is any seat of Thunderstone worth more than the others, with two to five players?',
  game: 'thunderstone',
  set: { firstPlayer: 'seat0' },
  players: [2, 3, 4, 5],
  bots: 'greedy',
  games: 1000,
  quick: { players: [2, 3], games: 40 },
});
