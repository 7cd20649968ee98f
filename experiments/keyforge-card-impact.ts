import { defineStudy } from '../src/index.js';

/**
 * Which cards do winners play? New decks in every deal, so that all 370 cards meet in all company; cards.csv has for each
 * card how often those won who played it, and those who had it in their deck and did not. That is an association, not a
 * cause: who is ahead plays more cards, and long games show more of them.
 */
export default defineStudy({
  name: 'keyforge-card-impact',
  question: 'Which of the 370 cards are played by winners more often than by losers, over generated decks?',
  game: 'keyforge-duel',
  decks: 'generated',
  bots: 'greedy',
  games: 20_000,
  quick: { games: 20 },
});
