import { defineStudy } from '../src/index.js';

/**
 * How hard is Fall of the House Gormangeist, for whom, and how much does each adventure card of an enemy turn make of it?
 * It draws one in the easy game, two in the standard and three in the hard one. Every deal has its decks, the same in all
 * arms, drawn from those that come along; the cards of the enemy are stand-ins.
 */
export default defineStudy({
  name: 'gormangeist-difficulty',
  question: 'How much harder does each adventure card in an enemy turn make Gormangeist, for one to three players?',
  game: 'gormangeist',
  preset: ['easy', 'standard', 'hard'],
  players: [1, 2, 3],
  decks: 'shipped',
  bots: ['random', 'greedy', 'mcts:iterations=200:depth=40'],
  games: 300,
  quick: { players: [2], bots: ['random', 'greedy', 'mcts:iterations=25:depth=40'], games: 12 },
});
