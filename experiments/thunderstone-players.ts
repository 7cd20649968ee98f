import { defineStudy } from '../src/index.js';

/** How fast is the game at each size of the table? Read turns_mean, rounds and points, alone against the dungeon too. */
export default defineStudy({
  name: 'thunderstone-players',
  question: 'How many rounds does Thunderstone last with one to five players, and what do they score?',
  game: 'thunderstone',
  players: [1, 2, 3, 4, 5],
  bots: 'greedy',
  games: 500,
  quick: { players: [1, 2], games: 40 },
});
