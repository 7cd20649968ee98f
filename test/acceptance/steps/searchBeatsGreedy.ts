import { join } from 'node:path';
import { binomialTest } from '../../../src/lab/stats/binomialTest.js';
import { touchstone } from '../commandLine.js';
import { rotatedBlocks } from '../rotatedBlocks.js';
import type { Json, Step } from '../step.js';

const SEARCH = 'mcts:iterations=400:depth=40';
/** Games after which the results are looked at; the level is shared among the looks (Bonferroni). */
const LOOKS = [50, 100, 200, 400];
const ALPHA = 0.01;

/** The study grows from look to look and ends at the first that is sure. */
export const searchBeatsGreedy: Step = {
  name: 'search-beats-greedy',
  games: ['gormenghast'],
  async run({ tiny, folder, tell }) {
    const out = join(folder, 'games');
    const seats = tiny ? 'mcts:iterations=4:depth=4,greedy' : `${SEARCH},greedy`;
    const looks: Json[] = [];
    for (const games of tiny ? [2, 4] : LOOKS) {
      await touchstone(['run', 'gormenghast', '--seats', seats, '--games', String(games), '--out', out]);
      const blocks = await rotatedBlocks(out, games / 2);
      const p = binomialTest(blocks.better, blocks.better + blocks.worse, 0.5, 'greater');
      looks.push({ ...blocks, p });
      tell(`${games} games: better in ${blocks.better}, worse in ${blocks.worse} deals, p = ${p.toPrecision(3)}`);
      if (p < ALPHA / LOOKS.length) return { passed: true, figures: { search: SEARCH, looks } };
    }
    return { passed: false, figures: { search: SEARCH, looks } };
  },
};
