import { defineStudy } from '../src/index.js';

/**
 * What does a guardian change? The first game with its guardian and without: rounds, monsters defeated, and how often the
 * stone is claimed (stone_claimed_by is -1 for nobody).
 */
export default defineStudy({
  name: 'thunderstone-guardian',
  question: 'How do length, scores and claims of the stone change with a guardian in the dungeon?',
  game: 'thunderstone',
  set: { guardians: [0, 1] },
  players: [2, 3],
  bots: 'greedy',
  games: 1000,
  quick: { players: [2], games: 40 },
});
