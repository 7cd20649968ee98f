import { defineStudy } from '../src/index.js';

/**
 * Is each card more that the tide draws harder, and do more players help? Of the random player the exact win rates are
 * known (1 to 3 draws: .9991, .8593, .5271 alone; 2 and 3 draws: .9076, .5024 in pairs), so this study also shows that
 * the laboratory measures what it says.
 */
export default defineStudy({
  name: 'toy-tide-difficulty',
  question: 'How much harder does each card that the tide draws make Toy Tide, for one to three players?',
  game: 'toy-tide',
  set: { drawn: [1, 2, 3] },
  players: [1, 2, 3],
  bots: 'random',
  games: 20_000,
  quick: { games: 1000 },
});
