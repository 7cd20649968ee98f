import { defineStudy } from 'touchstone';

/** The arithmetic of the game says: the first player with 9 stones, the second with 8. */
export default defineStudy({
  name: 'who-should-begin',
  question: 'Whom does the size of the heap favour?',
  game: './take-the-last.ts',
  set: { stones: [8, 9] },
  bots: 'mcts:iterations=400:depth=0',
  games: 100,
});
