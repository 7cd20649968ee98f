import { join } from 'node:path';
import { binomialTest } from '../../../src/lab/stats/binomialTest.js';
import { touchstone } from '../commandLine.js';
import { rotatedBlocks } from '../rotatedBlocks.js';
import type { Step } from '../step.js';

const ALPHA = 0.001;

export const greedyBeatsRandom: Step = {
  name: 'greedy-beats-random',
  games: ['gormenghast'],
  async run({ tiny, folder }) {
    const games = tiny ? 4 : 1000;
    const out = join(folder, 'games');
    await touchstone(['run', 'gormenghast', '--seats', 'greedy,random', '--games', String(games), '--out', out]);
    const blocks = await rotatedBlocks(out, games / 2);
    const p = binomialTest(blocks.better, blocks.better + blocks.worse, 0.5, 'greater');
    return { passed: p < ALPHA, figures: { ...blocks, p } };
  },
};
