import { defineStudy } from '../src/index.js';

/**
 * What do dearer keys change? Read turns_mean in arms.csv for the length, and the share of seat 0, which always begins, in
 * seats.csv for the edge of going first.
 */
export default defineStudy({
  name: 'keyforge-key-cost',
  question: 'How do keys for 5, 6 and 7 æmber change the length of a duel and the edge of who goes first?',
  game: 'keyforge-duel',
  set: { firstPlayer: 'seat0', keyCost: [5, 6, 7] },
  decks: 'shipped',
  bots: 'greedy',
  games: 2000,
  quick: { games: 20 },
});
