import type { Column } from './fields.js';
import type { State } from './state.js';

/**
 * Small numbers per component, several of which share one column: each has bits of its own. Read and written as a column.
 */
export class Bits {
  /** The highest number there is room for. */
  readonly mask: number;
  /** Its bits in the column. */
  readonly bits: number;

  /**
   * @param column where the bits lie
   * @param shift the lowest of them, 0..15
   * @param width how many they are: numbers up to 2^width - 1
   */
  constructor(
    readonly column: Column,
    readonly shift: number,
    width: number,
  ) {
    this.mask = (1 << width) - 1;
    this.bits = this.mask << shift;
  }
  /** The number in what the column says of a component: for those who read several at once. */
  of(said: number): number {
    return (said >> this.shift) & this.mask;
  }
  /** What the column says with another number in it. */
  put(said: number, value: number): number {
    return (said & ~this.bits) | ((value & this.mask) << this.shift);
  }
  get(s: State<unknown>, index: number): number {
    return (s.block[this.column.cellOf(index)] >> this.shift) & this.mask;
  }
  set(s: State<unknown>, index: number, value: number): void {
    const at = this.column.cellOf(index);
    s.block[at] = (s.block[at] & ~this.bits) | ((value & this.mask) << this.shift);
  }
  /** Adds to the number, which stays the highest it can be when it would grow beyond. */
  add(s: State<unknown>, index: number, difference: number): void {
    this.set(s, index, Math.min(this.mask, this.get(s, index) + difference));
  }
  fill(s: State<unknown>, value: number): void {
    const end = this.column.endIn(s.game.layout);
    for (let index = 0; this.column.cellOf(index) < end; index++) this.set(s, index, value);
  }
}
