import { join } from 'node:path';
import { binomialTest } from '../../../src/lab/stats/binomialTest.js';
import { wilson } from '../../../src/lab/stats/wilson.js';
import { touchstone } from '../commandLine.js';
import { rotatedBlocks } from '../rotatedBlocks.js';
import type { Json, Step } from '../step.js';

const SHARE = 0.95;
const LOWER_BOUND = 0.93;

const greedyBeatsRandom: Step = {
  name: 'thunderstone-greedy-beats-random',
  games: ['thunderstone'],
  async run({ tiny, folder }) {
    const games = tiny ? 4 : 1000;
    const out = join(folder, 'games');
    await touchstone(['run', 'thunderstone', '--seats', 'greedy,random', '--games', String(games), '--out', out]);
    const blocks = await rotatedBlocks(out, games / 2);
    // The two games of a deal are not independent: the interval is that of so many deals.
    const lowerBound = wilson((blocks.share * games) / 2, games / 2)?.lo ?? 0;
    return { passed: blocks.share >= SHARE && lowerBound >= LOWER_BOUND, figures: { ...blocks, lowerBound } };
  },
};

const SEARCH = 'mcts:iterations=200:depth=40';
/** Games after which the results are looked at; the level is shared among the looks (Bonferroni). */
const LOOKS = [50, 100, 200];
const ALPHA = 0.01;

/** The study grows from look to look and ends at the first that is sure. */
const searchBeatsGreedy: Step = {
  name: 'thunderstone-search-beats-greedy',
  games: ['thunderstone'],
  async run({ tiny, folder, tell }) {
    const out = join(folder, 'games');
    const seats = tiny ? 'mcts:iterations=4:depth=4,greedy' : `${SEARCH},greedy`;
    const looks: Json[] = [];
    for (const games of tiny ? [2, 4] : LOOKS) {
      await touchstone(['run', 'thunderstone', '--seats', seats, '--games', String(games), '--out', out]);
      const blocks = await rotatedBlocks(out, games / 2);
      const p = binomialTest(blocks.better, blocks.better + blocks.worse, 0.5, 'greater');
      looks.push({ ...blocks, p });
      tell(`${games} games: better in ${blocks.better}, worse in ${blocks.worse} deals, p = ${p.toPrecision(3)}`);
      if (p < ALPHA / LOOKS.length) return { passed: true, figures: { search: SEARCH, looks } };
    }
    return { passed: false, figures: { search: SEARCH, looks } };
  },
};

export const thunderstoneContests: readonly Step[] = [greedyBeatsRandom, searchBeatsGreedy];
