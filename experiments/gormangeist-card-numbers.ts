import { defineStudy } from '../src/index.js';

/**
 * What are single numbers of the cards worth: how strong The Grim Reaper is, how strong a door that hides Dark Essence,
 * and how many cards of the deck one costs to explore (eight must be there)?
 */
export default defineStudy({
  name: 'gormangeist-card-numbers',
  question: "How much do an enemy's power, a barricade's power and the cost of a room matter in Gormangeist?",
  game: 'gormangeist',
  set: {
    'card.the-grim-reaper.power': [7, 9, 11],
    'card.iron-gate.power': [8, 12],
    'card.conservatory.cost.1': [2, 8],
  },
  players: 2,
  decks: 'shipped',
  bots: 'greedy',
  games: 500,
  quick: { set: { 'card.the-grim-reaper.power': [7, 11] }, games: 10 },
});
