import { criticalT } from './critical.js';
import type { DifferenceEstimate } from './estimate.js';
import { winPoints } from './winBlocks.js';

/**
 * Integer sums over blocks (one deal with all its rotations) of what two groups of games won: games and points of the
 * first and the second group, their squares and products. Plain data, exact.
 */
export interface GroupBlocks {
  blocks: number;
  /** games a, points a, games b, points b */
  readonly sums: number[];
  /** The products of each two of the four, row by row, without those that are there already. */
  readonly products: number[];
}

/** No block yet. */
export function emptyGroupBlocks(): GroupBlocks {
  return { blocks: 0, sums: [0, 0, 0, 0], products: Array.from({ length: 10 }, () => 0) };
}

/** Adds what the two groups had in one block, in place; a block in which neither has a game adds nothing. */
export function addGroupBlock(blocks: GroupBlocks, block: readonly number[]): void {
  if (block[0] + block[2] === 0) return;
  blocks.blocks++;
  let at = 0;
  for (let i = 0; i < 4; i++) {
    blocks.sums[i] += block[i];
    for (let j = i; j < 4; j++) blocks.products[at++] += block[i] * block[j];
  }
}

/** The share that a group won; null without a game. */
export function groupRate(blocks: GroupBlocks, group: 0 | 1): number | null {
  const games = blocks.sums[2 * group];
  return games === 0 ? null : blocks.sums[2 * group + 1] / (games * winPoints);
}

/** With fewer games in either group nothing is said of how sure the difference is. */
const FEWEST_GAMES = 10;

/**
 * The difference of the shares that two groups won, first minus second, where games of one block belong together: the
 * ratio estimator with its linearised variance over blocks (Cochran, Sampling Techniques, 3rd ed., 6.13) and Student's t.
 * @returns null where either group has fewer than ten games
 */
export function clusteredDifference(blocks: GroupBlocks, level: number): DifferenceEstimate | null {
  const a = groupRate(blocks, 0);
  const b = groupRate(blocks, 1);
  const [gamesA, , gamesB] = blocks.sums;
  if (a === null || b === null || gamesA < FEWEST_GAMES || gamesB < FEWEST_GAMES || blocks.blocks < 2) return null;
  // What a block adds to the difference beyond its expectation, as a linear form of its four numbers.
  const form = [-a / gamesA, 1 / (gamesA * winPoints), b / gamesB, -1 / (gamesB * winPoints)];
  let sum = 0;
  let at = 0;
  for (let i = 0; i < 4; i++) {
    for (let j = i; j < 4; j++) sum += (i === j ? 1 : 2) * form[i] * form[j] * blocks.products[at++];
  }
  const variance = (Math.max(0, sum) * blocks.blocks) / (blocks.blocks - 1);
  const half = criticalT(level, blocks.blocks - 1) * Math.sqrt(variance);
  const diff = a - b;
  return { diff, lo: Math.max(-1, diff - half), hi: Math.min(1, diff + half), level, method: 'clustered' };
}
