import alea from 'seedrandom/lib/alea.js';

const TWO_TO_32 = 4294967296;
const MULTIPLIER = 2091639;

/**
 * A stream of uniform numbers, seeded from a text by seedrandom's alea and stepped here, bit for bit as seedrandom
 * would step it: its four words are captured once, because stepping them in place is faster than calling the closure
 * and because they can be copied. (Johannes Baagøe's Alea, 2010: a multiply-with-carry generator.)
 */
export class AleaStream {
  private carry = 1;
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;

  /** Without a seed the stream is at rest: seed it, or copy another into it, before the first draw. */
  constructor(seed?: string) {
    if (seed !== undefined) this.reseed(seed);
  }

  /** Starts again at the first number of the stream that bears this seed. */
  reseed(seed: string): void {
    const words = alea(seed, { state: true }).state();
    this.carry = words.c;
    this.s0 = words.s0;
    this.s1 = words.s1;
    this.s2 = words.s2;
  }

  /** Starts at the first number of the stream whose seed gives these words, each in [0, 1): see `AleaLanes`. */
  begin(s0: number, s1: number, s2: number): void {
    this.carry = 1;
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
  }

  /** Takes the position of another stream: both then give the same numbers, independently. */
  copyFrom(other: AleaStream): void {
    this.carry = other.carry;
    this.s0 = other.s0;
    this.s1 = other.s1;
    this.s2 = other.s2;
  }

  /** The next number: a multiple of 2^-32 in [0, 1), as seedrandom's generator returns it. */
  next(): number {
    const t = MULTIPLIER * this.s0 + this.carry / TWO_TO_32;
    this.s0 = this.s1;
    this.s1 = this.s2;
    this.carry = t | 0;
    this.s2 = t - this.carry;
    return this.s2;
  }

  /** The next number as an integer in 0..2^32-1: the same draw as `next`, scaled without rounding. */
  uint32(): number {
    return (this.next() * TWO_TO_32) >>> 0;
  }

  /** Passes over the next `draws` numbers. */
  skip(draws: number): void {
    for (let i = 0; i < draws; i++) this.next();
  }
}
