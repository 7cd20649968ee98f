const TWO_TO_32 = 4294967296;
const MULTIPLIER = 2091639;

/*
 * How a seed becomes words (Baagøe's Mash): a number that takes one character in after the other, whose low 32 bits are
 * the hash so far. Three blanks come first, then the seed three times.
 */
const SPREAD = 0.02519603282416938;

function absorb(hash: number, text: string): number {
  let sum = hash;
  for (let i = 0; i < text.length; i++) {
    sum += text.charCodeAt(i);
    const spread = SPREAD * sum;
    const whole = spread >>> 0;
    const product = (spread - whole) * whole;
    const low = product >>> 0;
    sum = low + (product - low) * TWO_TO_32;
  }
  return sum;
}

/** The hash so far as a number in [0, 1). */
const fraction = (sum: number): number => (sum >>> 0) / TWO_TO_32;

/** How far the second lies behind the first, around the circle of [0, 1). */
const apart = (one: number, other: number): number => (one < other ? one - other + 1 : one - other);

const BLANK_1 = absorb(0xefc8249d, ' ');
const BLANK_2 = absorb(BLANK_1, ' ');
const BLANK_3 = absorb(BLANK_2, ' ');

/**
 * A stream of uniform numbers, seeded from a text and stepped bit for bit as seedrandom's alea would be: its four words
 * lie here, because a game makes many streams, stepping them in place is faster than calling a closure, and they can be
 * copied. (Johannes Baagøe's Alea, 2010: a multiply-with-carry generator.)
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

  /** Starts again at the first number of the stream that bears this seed, which can be told in two parts. */
  reseed(seed: string, more = ''): void {
    this.carry = 1;
    const first = absorb(absorb(BLANK_3, seed), more);
    const second = absorb(absorb(first, seed), more);
    const third = absorb(absorb(second, seed), more);
    this.s0 = apart(fraction(BLANK_1), fraction(first));
    this.s1 = apart(fraction(BLANK_2), fraction(second));
    this.s2 = apart(fraction(BLANK_3), fraction(third));
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
