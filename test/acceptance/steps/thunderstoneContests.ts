import { wilson } from '../../../src/lab/stats/wilson.js';
import { contest, searchBeatsGreedy } from '../contest.js';
import type { Step } from '../step.js';

const SHARE = 0.95;
const LOWER_BOUND = 0.93;

const greedyBeatsRandom: Step = {
  name: 'thunderstone-greedy-beats-random',
  games: ['thunderstone'],
  async run({ tiny, folder }) {
    const games = tiny ? 4 : 1000;
    const blocks = await contest(folder, 'thunderstone', 'greedy,random', games);
    // The two games of a deal are not independent: the interval is that of so many deals.
    const lowerBound = wilson((blocks.share * games) / 2, games / 2)?.lo ?? 0;
    return { passed: blocks.share >= SHARE && lowerBound >= LOWER_BOUND, figures: { ...blocks, lowerBound } };
  },
};

export const thunderstoneContests: readonly Step[] = [
  greedyBeatsRandom,
  searchBeatsGreedy({
    name: 'thunderstone-search-beats-greedy',
    game: 'thunderstone',
    search: 'mcts:iterations=200:depth=40',
    looks: [50, 100, 200],
  }),
];
