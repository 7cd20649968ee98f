import { AleaLanes } from './chance/alea-lanes.js';
import { AleaStream } from './chance/alea-stream.js';
import { RulesError } from './errors.js';

export { AleaStream } from './chance/alea-stream.js';
export { bounded } from './chance/bounded.js';
export { botKey, dealKey, type GameKey, gameName, parseGameName, searchKey } from './chance/keys.js';
export { CardIdentity, hashId, priority, shuffleByPriority, shufflePlain } from './chance/shuffle.js';

/**
 * Where luck comes from: an argument of everything that draws, never a part of a state. The state only counts, per
 * cause, how many draws it has made, so no future can be read out of it and a bot that copies it learns nothing.
 */
export interface Chance {
  /**
   * The draw number `count` of a cause: a uniform integer in 0..2^32-1.
   * @param cause index into the game's list of cause names
   * @param count how many draws of that cause the state has made before this one; the caller then adds 1 to it
   * @param outcomes among how many equally likely results the draw decides; 0 or nothing for a shuffle. No luck depends
   * on it: it is for those who name the results they want, as scenarios do
   */
  uint32(cause: number, count: number, outcomes?: number): number;
  /** Whether a shuffle may draw as often as it likes (a search), or takes exactly one draw (a game). */
  readonly plainShuffle: boolean;
}

/** The highest draw count a cause can reach; a game that draws more often than this is broken. */
const MOST_DRAWS = 2147483647;
/** The position of a stream that has not been made: equal to no draw count. */
const UNMADE = Number.NaN;

/**
 * The luck of a game: one stream per cause, seeded from `key/cause`, so that what happens under one cause never shifts
 * another. A stream is made when first drawn from, or with others when it is likely to be. The n-th draw of a cause
 * depends on the key, the cause and n alone: the block's draw counts and the key are a complete save.
 */
export class KeyedChance implements Chance {
  readonly plainShuffle = false;
  readonly causes: readonly string[];
  private key: string;
  private readonly streams: readonly AleaStream[];
  private readonly positions: Float64Array;
  /** Causes that have been drawn from: under the next key they are likely to be again, and are seeded together. */
  private readonly usual: number[] = [];
  /** The streams of the usual causes, null until it is known which these are. */
  private lanes: AleaLanes | null = null;
  /** Whether nothing has been drawn under this key. */
  private fresh = true;

  /**
   * @param key the deal key (see `dealKey`)
   * @param causes the game's cause names, all different
   */
  constructor(key: string, causes: readonly string[]) {
    this.key = key;
    this.causes = causes;
    this.streams = causes.map(() => new AleaStream());
    this.positions = new Float64Array(causes.length).fill(UNMADE);
  }

  /** Makes this the luck of another game of the same causes. */
  reset(key: string): void {
    this.key = key;
    for (let cause = 0; cause < this.positions.length; cause++) this.positions[cause] = UNMADE;
    this.fresh = true;
  }

  uint32(cause: number, count: number): number {
    if (this.positions[cause] !== count) this.seek(cause, count);
    this.positions[cause] = count + 1;
    return this.streams[cause].uint32();
  }

  /** Brings a stream to a draw it does not stand at: the state was restored, copied, or drew from another chance. */
  private seek(cause: number, count: number): void {
    if (!(cause in this.streams)) throw new RulesError(`cause ${cause} is none of the ${this.causes.length} declared`);
    if (!Number.isInteger(count) || count < 0 || count >= MOST_DRAWS) {
      throw new RulesError(`${count} is no draw count of the cause "${this.causes[cause]}"`);
    }
    const stream = this.streams[cause];
    let position = this.positions[cause];
    if (Number.isNaN(position) || position > count) {
      this.make(cause);
      position = 0;
    }
    stream.skip(count - position);
  }

  /** Brings the stream of a cause to its first number, and with the first draw under a key those of all usual causes. */
  private make(cause: number): void {
    const { usual, streams, causes, key, fresh } = this;
    this.fresh = false;
    if (!usual.includes(cause)) {
      usual.push(cause);
      this.lanes = null;
    } else if (fresh) {
      this.lanes ??= new AleaLanes(
        usual.map((one) => streams[one]),
        usual.map((one) => causes[one]),
      );
      this.lanes.reseed(`${key}/`);
      for (let i = 0; i < usual.length; i++) this.positions[usual[i]] = 0;
      return;
    }
    streams[cause].reseed(`${key}/${causes[cause]}`);
  }
}

/** The luck of a search: one stream for all causes. It ignores draw counts and shuffles plainly. */
export class SearchChance implements Chance {
  readonly plainShuffle = true;
  private readonly stream: AleaStream;

  /**
   * @param seed a text of the search's own (see `searchKey`), never the key of the game that is searched; without one
   *   the luck is at rest: reseed it, or copy another into it, before the first draw
   */
  constructor(seed?: string) {
    this.stream = new AleaStream(seed);
  }

  uint32(): number {
    return this.stream.uint32();
  }

  /** Starts again with another seed. */
  reseed(seed: string): void {
    this.stream.reseed(seed);
  }

  /** Takes the position of another search's luck: both then see the same future (common luck for compared options). */
  copyFrom(other: SearchChance): void {
    this.stream.copyFrom(other.stream);
  }
}
