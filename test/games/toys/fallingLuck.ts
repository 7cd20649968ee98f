import type { Chance } from '../../../src/engine/chance.js';

/**
 * Luck that falls as a test wants it: each roll of a die with so many sides shows the next face of the list, from 0.
 * To draw after the last is a fault.
 */
export function fallingLuck(sides: number, faces: readonly number[]): Chance {
  let drawn = 0;
  return {
    plainShuffle: true,
    uint32() {
      if (drawn === faces.length) throw new Error(`more than the ${faces.length} expected draws`);
      return Math.floor(((faces[drawn++] + 0.5) * 2 ** 32) / sides);
    },
  };
}
