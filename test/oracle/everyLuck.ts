import type { Chance } from '../../src/engine/chance.js';

/**
 * Runs something once for every way luck can fall, and tells how probable each way is. Every draw falls on one of
 * `sides` equal parts of the 32-bit numbers, so dice whose number of sides divides `sides` are exact.
 *
 * @param run what draws: it must do the same again when the same numbers are drawn
 * @param seen called after each run
 * @param mostDraws runs that want to draw more often are given up: together they have a probability of at most
 *   the number of unfinished ways times `sides` to the power of minus `mostDraws`
 */
export function everyLuck(
  sides: number,
  run: (chance: Chance) => void,
  seen: (probability: number) => void,
  mostDraws = Number.POSITIVE_INFINITY,
): void {
  const luck = new ForkedLuck(sides, mostDraws);
  do {
    luck.rewind();
    if (luck.finishes(run)) seen(luck.probability);
  } while (luck.advance());
}

class TooManyDraws extends Error {}

/** Luck that remembers on which part each draw fell, and can go on to the next way of falling. */
class ForkedLuck implements Chance {
  readonly plainShuffle = true;
  private readonly sides: number;
  private readonly mostDraws: number;
  private readonly fallen: number[] = [];
  private drawn = 0;

  constructor(sides: number, mostDraws: number) {
    this.sides = sides;
    this.mostDraws = mostDraws;
  }

  get probability(): number {
    return 1 / this.sides ** this.fallen.length;
  }

  rewind(): void {
    this.drawn = 0;
  }

  /** Runs with this luck; false when the run was given up. */
  finishes(run: (chance: Chance) => void): boolean {
    try {
      run(this);
      return true;
    } catch (error) {
      if (error instanceof TooManyDraws) return false;
      throw error;
    }
  }

  uint32(): number {
    if (this.drawn === this.mostDraws) throw new TooManyDraws();
    if (this.drawn === this.fallen.length) this.fallen.push(0);
    const part = this.fallen[this.drawn++];
    return Math.floor(((part + 0.5) * 2 ** 32) / this.sides);
  }

  /** The next way to fall, or false when this was the last. */
  advance(): boolean {
    while (this.fallen.length > 0) {
      const last = this.fallen.length - 1;
      if (++this.fallen[last] < this.sides) return true;
      this.fallen.pop();
    }
    return false;
  }
}
