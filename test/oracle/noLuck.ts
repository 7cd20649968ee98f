import type { Chance } from '../../src/engine/chance.js';

/** The luck of a game that has none: to ask for it is a fault. */
export const noLuck: Chance = {
  plainShuffle: false,
  uint32() {
    throw new Error('a game without luck draws');
  },
};
