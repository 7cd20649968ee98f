import { defineStudy } from '../src/index.js';

/**
 * What does the special disease deck change? The same deals are played with the ordinary and with the special deck; read
 * points, rounds and diseases, and the paired differences of contrasts.csv.
 */
export default defineStudy({
  name: 'thunderstone-disease',
  question: 'How do the ordinary and the special disease deck change length, scores and diseases of the first game?',
  game: 'thunderstone',
  set: { diseaseDeck: ['ordinary', 'special'] },
  players: 2,
  bots: 'greedy',
  games: 5000,
  quick: { games: 40 },
});
