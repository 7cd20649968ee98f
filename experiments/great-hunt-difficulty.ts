import { defineStudy } from '../src/index.js';

/**
 * How hard is The Great Hunt, for whom, and how much does each card of the Stormkin in a turn make of it? They draw one
 * in the easy game, two in the standard and three in the hard one. Every deal has its decks, the same in all arms, drawn
 * from those that come along; the cards of the box are stand-ins.
 */
export default defineStudy({
  name: 'great-hunt-difficulty',
  question: 'How much harder does each Stormkin card in an enemy turn make The Great Hunt, for one to three players?',
  game: 'great-hunt',
  preset: ['easy', 'standard', 'hard'],
  players: [1, 2, 3],
  decks: 'shipped',
  bots: ['random', 'greedy', 'mcts:iterations=200:depth=40'],
  games: 300,
  quick: { players: [2], bots: ['random', 'greedy'], games: 30 },
});
