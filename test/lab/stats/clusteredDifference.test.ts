import { describe, expect, it } from 'vitest';
import {
  addGroupBlock,
  clusteredDifference,
  emptyGroupBlocks,
  groupRate,
} from '../../../src/lab/stats/clusteredDifference.js';
import { winPoints } from '../../../src/lab/stats/winBlocks.js';

/** Blocks as games and wins of the first and the second group. */
function blocksOf(blocks: readonly (readonly [number, number, number, number])[]) {
  const sums = emptyGroupBlocks();
  for (const [gamesA, winsA, gamesB, winsB] of blocks) {
    addGroupBlock(sums, [gamesA, winsA * winPoints, gamesB, winsB * winPoints]);
  }
  return sums;
}

const repeated = (times: number, block: readonly [number, number, number, number]) => Array(times).fill(block);

describe('the difference of what two groups won', () => {
  it('is the difference of their shares', () => {
    const blocks = blocksOf([...repeated(6, [1, 1, 1, 0]), ...repeated(6, [1, 0, 1, 1]), ...repeated(4, [1, 1, 1, 0])]);
    expect(groupRate(blocks, 0)).toBe(10 / 16);
    expect(groupRate(blocks, 1)).toBe(6 / 16);
    expect(clusteredDifference(blocks, 0.95)?.diff).toBe(0.25);
  });

  it('has the interval of the paired differences where each block has a game of either group', () => {
    // Differences 1 (ten times) and -1 (six times): mean .25, variance of the mean (16/15) * (1 - .25^2) / 16 = .0625;
    // Student's t with 15 degrees of freedom leaves 2.5 % beyond 2.13145.
    const blocks = blocksOf([...repeated(10, [1, 1, 1, 0]), ...repeated(6, [1, 0, 1, 1])]);
    const estimate = clusteredDifference(blocks, 0.95);
    expect(estimate?.lo).toBeCloseTo(0.25 - 2.13145 * 0.25, 5);
    expect(estimate?.hi).toBeCloseTo(0.25 + 2.13145 * 0.25, 5);
  });

  it('has that of two independent shares where each block has a game of one group', () => {
    // Variances 20/19-fold: (.5 * .5) / 10 + (.2 * .8) / 10 = .041, standard error sqrt(.041 * 20 / 19) = .207745;
    // t with 19 degrees of freedom is 2.09302.
    const blocks = blocksOf([
      ...repeated(5, [1, 1, 0, 0]),
      ...repeated(5, [1, 0, 0, 0]),
      ...repeated(2, [0, 0, 1, 1]),
      ...repeated(8, [0, 0, 1, 0]),
    ]);
    const estimate = clusteredDifference(blocks, 0.95);
    expect(estimate?.diff).toBeCloseTo(0.3, 12);
    expect(estimate?.hi).toBeCloseTo(0.3 + 2.09302 * 0.207745, 4);
  });

  it('is not told below ten games of either kind, and blocks without games add nothing', () => {
    expect(clusteredDifference(blocksOf([...repeated(9, [1, 1, 1, 0])]), 0.95)).toBeNull();
    expect(blocksOf([[0, 0, 0, 0]]).blocks).toBe(0);
    expect(groupRate(emptyGroupBlocks(), 1)).toBeNull();
  });
});
