import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  AleaStream,
  botKey,
  bounded,
  type Chance,
  dealKey,
  gameName,
  KeyedChance,
  parseGameName,
  SearchChance,
  searchKey,
} from '../../src/engine/chance.js';
import { chiSquare } from './chi-square.js';

/** The draws of one cause that have these numbers, asked for in this order. */
function take(chance: Chance, cause: number, counts: readonly number[]): number[] {
  return counts.map((count) => chance.uint32(cause, count));
}

/** What seedrandom itself gives for a seed: 32-bit integers. */
function oracle(seed: string, draws: number): number[] {
  const generator = seedrandom.alea(seed);
  return Array.from({ length: draws }, () => generator.int32() >>> 0);
}

describe('AleaStream', () => {
  it('is seedrandom bit for bit over a million draws', () => {
    const stream = new AleaStream('2026/0/setup');
    const original = seedrandom.alea('2026/0/setup');
    let different = 0;
    for (let i = 0; i < 1_000_000; i++) if (stream.next() !== original()) different++;
    expect(different).toBe(0);
  });

  it('gives the same draw as an integer', () => {
    const stream = new AleaStream('a');
    expect(Array.from({ length: 1000 }, () => stream.uint32())).toEqual(oracle('a', 1000));
  });

  it('copies its position: the copy goes on equally and apart', () => {
    const stream = new AleaStream('a');
    stream.skip(5);
    const copy = new AleaStream();
    copy.copyFrom(stream);
    const expected = oracle('a', 10).slice(5);
    expect(Array.from({ length: 5 }, () => copy.uint32())).toEqual(expected);
    expect(Array.from({ length: 5 }, () => stream.uint32())).toEqual(expected);
  });

  it('starts again when seeded again', () => {
    const stream = new AleaStream('a');
    stream.skip(3);
    stream.reseed('b');
    expect(stream.uint32()).toBe(oracle('b', 1)[0]);
  });
});

describe('KeyedChance', () => {
  const causes = ['setup', 'deck/0', 'dice/ritual'];

  it('has one stream per cause, seeded from key/cause', () => {
    const chance = new KeyedChance('2026/3', causes);
    causes.forEach((cause, index) => {
      expect(take(chance, index, [0, 1, 2])).toEqual(oracle(`2026/3/${cause}`, 3));
    });
  });

  it('gives the same streams to the games that follow, whose causes are seeded together', () => {
    const chance = new KeyedChance('2026/0', causes);
    take(chance, 0, [0]);
    take(chance, 2, [0]);
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray([0, 1, 2], { minLength: 1 }), (key, order) => {
        chance.reset(key);
        for (const cause of order) expect(take(chance, cause, [0, 1])).toEqual(oracle(`${key}/${causes[cause]}`, 2));
      }),
    );
  });

  it('lets no cause shift another', () => {
    const chance = new KeyedChance('2026/3', causes);
    take(chance, 0, [0, 1, 2, 3]);
    expect(take(chance, 1, [0])).toEqual(oracle('2026/3/deck/0', 1));
  });

  it('resumes from the key and the draw counts alone', () => {
    expect(take(new KeyedChance('k', causes), 2, [100, 101])).toEqual(oracle('k/dice/ritual', 102).slice(100));
  });

  it('follows a state that was copied, wound back or moved on', () => {
    const chance = new KeyedChance('k', causes);
    const draws = oracle('k/setup', 10);
    const counts = [0, 1, 2, 0, 1, 7, 3, 9, 9];
    expect(take(chance, 0, counts)).toEqual(counts.map((count) => draws[count]));
  });

  it('can be reset to another game', () => {
    const chance = new KeyedChance('k', causes);
    take(chance, 0, [0, 1, 2]);
    chance.reset('other');
    expect(take(chance, 0, [3])).toEqual(oracle('other/setup', 4).slice(3));
  });

  it('refuses a cause or a draw count that cannot be', () => {
    const chance = new KeyedChance('k', causes);
    expect(() => chance.uint32(3, 0)).toThrow('cause 3 is none of the 3 declared');
    expect(() => chance.uint32(0, -1)).toThrow('-1 is no draw count of the cause "setup"');
    expect(() => chance.uint32(0, 0.5)).toThrow('0.5 is no draw count of the cause "setup"');
  });

  it('is uniform across the deals of a study, whose keys differ in a digit', () => {
    const seen = new Array<number>(16).fill(0);
    for (let deal = 0; deal < 16_000; deal++) {
      seen[bounded(new KeyedChance(dealKey(1, deal), causes).uint32(0, 0), 16)]++;
    }
    // The 99.9 % quantile of chi-square with 15 degrees of freedom is 37.70.
    expect(chiSquare(seen)).toBeLessThan(37.7);
  });

  it('wants shuffles of one draw', () => {
    expect(new KeyedChance('k', causes).plainShuffle).toBe(false);
  });
});

describe('SearchChance', () => {
  it('draws from one stream whatever the cause and count', () => {
    const chance: Chance = new SearchChance('s');
    expect([chance.uint32(0, 0), chance.uint32(2, 9), chance.uint32(0, 0)]).toEqual(oracle('s', 3));
    expect(chance.plainShuffle).toBe(true);
  });

  it('is seeded again and copied', () => {
    const one = new SearchChance('s');
    one.uint32();
    const other = new SearchChance('t');
    other.copyFrom(one);
    expect(other.uint32()).toBe(oracle('s', 2)[1]);
    expect(one.uint32()).toBe(oracle('s', 2)[1]);
    one.reseed('t');
    expect(one.uint32()).toBe(oracle('t', 1)[0]);
  });
});

describe('bounded', () => {
  const highest = 4294967295;

  it('is floor(word * n / 2^32)', () => {
    expect([0, 1, highest].map((word) => bounded(word, 1))).toEqual([0, 0, 0]);
    expect([0, 2147483647, 2147483648, highest].map((word) => bounded(word, 2))).toEqual([0, 0, 1, 1]);
    // 2^32 / 30 = 143,165,576.53: the second face begins at the next whole word.
    expect([143165576, 143165577].map((word) => bounded(word, 30))).toEqual([0, 1]);
    expect(bounded(highest, 1 << 21)).toBe((1 << 21) - 1);
  });

  it('gives every value the floor or the ceiling of 2^32 / n words', () => {
    // The first word of value v is ceil(v * 2^32 / n), so the words of all values follow from these borders.
    const n = 66;
    const first = (value: number) => Math.ceil((value * 4294967296) / n);
    for (let value = 0; value < n; value++) {
      expect(bounded(first(value), n)).toBe(value);
      expect(bounded(first(value + 1) - 1, n)).toBe(value);
      expect([65075262, 65075263]).toContain(first(value + 1) - first(value));
    }
  });
});

describe('keys', () => {
  it('name deals, bots and searches', () => {
    expect(dealKey(7, 12)).toBe('7/12');
    expect(dealKey('spring', 0)).toBe('spring/0');
    expect(botKey('7/12', 1)).toBe('7/12/bot/1');
    expect(searchKey('7/12', 1)).toBe('7/12/search/1');
  });

  it('name a game arm/deal/rotation and read it back', () => {
    expect(gameName({ arm: 3, deal: 12, rotation: 1 })).toBe('3/12/1');
    expect(parseGameName('3/12/1', '--game')).toEqual({ arm: 3, deal: 12, rotation: 1 });
  });

  it.each(['3/12', '3/12/1/0', 'a/1/0', '3/-1/0', '', '1.5/0/0'])('refuse "%s" as the name of a game', (name) => {
    expect(() => parseGameName(name, '--game')).toThrow(
      `--game: "${name}" is not the name of a game; arm/deal/rotation is expected`,
    );
  });
});
