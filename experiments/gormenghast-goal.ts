import { defineStudy } from '../src/index.js';

/**
 * What does a longer way to victory change? Each goal is played by a bot that thinks against one that does not (how much
 * more often the better one wins is the strength gap: the win rate of the first slot) and by two that think alike (the
 * length and the lead changes of an even game: turns_mean and lead_changes_mean in arms.csv).
 */
export default defineStudy({
  name: 'gormenghast-goal',
  question:
    'How do goals of 5, 9 and 12 tokens change the length of Gormenghast, its lead changes and the strength gap?',
  game: 'gormenghast',
  set: { tokenGoal: [5, 9, 12] },
  seats: [
    ['greedy', 'random'],
    ['greedy', 'greedy'],
  ],
  games: 400,
  quick: { games: 40 },
});
