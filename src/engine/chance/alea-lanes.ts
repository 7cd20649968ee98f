import type { AleaStream } from './alea-stream.js';

/*
 * Seeding of several streams side by side, bit for bit as seedrandom's alea seeds one (Johannes Baagøe's Mash, 2010).
 * Every character of a seed is folded into one number, which must be known before the next character can be; so a
 * processor that seeds one stream mostly waits, and can as well seed all streams of a game in almost the same time.
 */

const SPREAD = 0.02519603282416938;
const TWO_TO_32 = 4294967296;
/** What nothing has been folded into. */
const EMPTY = 0xefc8249d;
const SPACE = 32;

/** Folds one character, by its code unit. */
function fold(sum: number, code: number): number {
  const spread = SPREAD * (sum + code);
  const whole = spread >>> 0;
  const product = (spread - whole) * whole;
  const low = product >>> 0;
  return low + (product - low) * TWO_TO_32;
}

const fractionOf = (sum: number): number => (sum >>> 0) / TWO_TO_32;

/** Alea begins with three spaces, each of which gives a word what the seed is then taken from. */
const afterSpaces: number[] = [EMPTY];
for (let word = 0; word < 3; word++) afterSpaces.push(fold(afterSpaces[word], SPACE));
const [, ...firstWords] = afterSpaces.map(fractionOf);

/** A word of a stream: what its space gave less what the seed did, in [0, 1). */
function wordOf(word: number, sum: number): number {
  const difference = firstWords[word] - fractionOf(sum);
  return difference < 0 ? difference + 1 : difference;
}

/** Streams whose seeds begin alike and end differently. */
export class AleaLanes {
  private readonly streams: readonly AleaStream[];
  private readonly ends: readonly Uint16Array[];
  private readonly sums: Float64Array;
  /** The three words of every stream. */
  private readonly words: readonly Float64Array[];

  /** @param ends how the seed of each stream ends */
  constructor(streams: readonly AleaStream[], ends: readonly string[]) {
    this.streams = streams;
    this.ends = ends.map((end) => Uint16Array.from({ length: end.length }, (_, i) => end.charCodeAt(i)));
    this.sums = new Float64Array(streams.length);
    this.words = firstWords.map(() => new Float64Array(streams.length));
  }

  /** Starts each stream at the first number of the one whose seed is `beginning` with its own end. */
  reseed(beginning: string): void {
    const { streams, sums, words } = this;
    // Before the first end no lane differs from another.
    let sum = afterSpaces[3];
    for (let i = 0; i < beginning.length; i++) sum = fold(sum, beginning.charCodeAt(i));
    for (let lane = 0; lane < sums.length; lane++) sums[lane] = sum;
    for (let word = 0; word < words.length; word++) {
      if (word > 0) this.foldIntoAll(beginning);
      this.foldEnds(word);
    }
    for (let lane = 0; lane < streams.length; lane++) {
      streams[lane].begin(words[0][lane], words[1][lane], words[2][lane]);
    }
  }

  private foldIntoAll(text: string): void {
    const { sums } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      for (let lane = 0; lane < sums.length; lane++) sums[lane] = fold(sums[lane], code);
    }
  }

  private foldEnds(word: number): void {
    const { sums, ends } = this;
    for (let lane = 0; lane < sums.length; lane++) {
      const end = ends[lane];
      let sum = sums[lane];
      for (let i = 0; i < end.length; i++) sum = fold(sum, end[i]);
      sums[lane] = sum;
      this.words[word][lane] = wordOf(word, sum);
    }
  }
}
