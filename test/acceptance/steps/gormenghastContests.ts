import { chanceOf, contest, searchBeatsGreedy } from '../contest.js';
import type { Step } from '../step.js';

const ALPHA = 0.001;

const greedyBeatsRandom: Step = {
  name: 'greedy-beats-random',
  games: ['gormenghast'],
  async run({ tiny, folder }) {
    const blocks = await contest(folder, 'gormenghast', 'greedy,random', tiny ? 4 : 1000);
    const p = chanceOf(blocks);
    return { passed: p < ALPHA, figures: { ...blocks, p } };
  },
};

export const gormenghastContests: readonly Step[] = [
  greedyBeatsRandom,
  searchBeatsGreedy({
    name: 'search-beats-greedy',
    game: 'gormenghast',
    search: 'mcts:iterations=400:depth=40',
    looks: [50, 100, 200, 400],
  }),
];
