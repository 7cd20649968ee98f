import { defineStudy } from '../src/index.js';

/**
 * Is going first worth its single-card turn? Seat 0 always begins, and every deal is played twice with the decks swapped,
 * so the share of seat 0 in seats.csv is what going first is worth to this bot, whatever the decks: with the rule that
 * holds the first turn to one card, and without.
 */
export default defineStudy({
  name: 'keyforge-first-player',
  question: 'Does who goes first win more often, with the single-card first turn and without, over 14 real decks?',
  game: 'keyforge-duel',
  set: { firstPlayer: 'seat0', firstTurnRule: [true, false] },
  decks: 'shipped',
  bots: 'greedy',
  games: 2000,
  quick: { games: 20 },
});
