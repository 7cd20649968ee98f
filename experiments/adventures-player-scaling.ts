import { defineStudy } from '../src/index.js';

/**
 * Does another player help or hinder? Every player brings essence, creatures and turns, and one more Dark Essence is needed
 * for each. The same question for The Great Hunt is `great-hunt-difficulty`, read across its players.
 */
export default defineStudy({
  name: 'adventures-player-scaling',
  question:
    'Is Fall of the House Gormangeist harder for one, two or three players, in the easy, standard and hard game?',
  game: 'gormangeist',
  preset: ['easy', 'standard', 'hard'],
  players: [1, 2, 3],
  decks: 'shipped',
  bots: ['greedy', 'mcts:iterations=50:depth=40'],
  games: 400,
  quick: { preset: 'standard', bots: 'greedy', games: 6 },
});
