import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AleaStream,
  CardIdentity,
  hashId,
  KeyedChance,
  priority,
  SearchChance,
  shuffleByPriority,
  shufflePlain,
} from '../../src/engine/chance.js';
import { chiSquare } from './chi-square.js';

/** The deck of these ids after a shuffle, as `id#copy`. */
function shuffled(ids: readonly string[], draw: number): string[] {
  const identity = new CardIdentity(ids);
  const items = Array.from(ids.keys());
  shuffleByPriority(items, 0, items.length, draw, identity);
  return items.map((item) => `${ids[item]}#${identity.copy[item]}`);
}

const draws = fc.integer({ min: 0, max: 4294967295 });
const decks = fc.array(fc.constantFrom('raid', 'punch', 'wave', 'lull', 'anger', 'bumpsy', 'zorg'), { maxLength: 80 });

/** MurmurHash3_x86_32 as published, over whole 4-byte blocks: the oracle of `priority`. */
function murmur3(blocks: readonly number[], seed: number): number {
  const rotate = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & 0xffffffffn;
  const times = (x: bigint, y: bigint) => (x * y) & 0xffffffffn;
  let h = BigInt(seed >>> 0);
  for (const block of blocks) {
    h ^= times(rotate(times(BigInt(block >>> 0), 0xcc9e2d51n), 15n), 0x1b873593n);
    h = (times(rotate(h, 13n), 5n) + 0xe6546b64n) & 0xffffffffn;
  }
  h ^= BigInt(blocks.length * 4);
  h = times(h ^ (h >> 16n), 0x85ebca6bn);
  h = times(h ^ (h >> 13n), 0xc2b2ae35n);
  return Number(h ^ (h >> 16n));
}

describe('hashId', () => {
  it('is FNV-1a with 32 bits (test vectors of its authors)', () => {
    expect([hashId(''), hashId('a'), hashId('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});

describe('priority', () => {
  it('has an oracle that agrees with published values of MurmurHash3', () => {
    expect(murmur3([], 0)).toBe(0);
    expect(murmur3([], 1)).toBe(0x514e28b7);
    expect(murmur3([0xffffffff], 0)).toBe(0x76293b50);
    expect(murmur3([0x87654321], 0)).toBe(0xf55b516b);
    expect(murmur3([0x87654321], 0x5082edee)).toBe(0x2362f9de);
    expect(murmur3([0], 0)).toBe(0x2362f9de);
    expect(murmur3([0x61616161], 0x9747b28c)).toBe(0x5a97808a);
  });

  it('is MurmurHash3 of id hash and copy with the draw as seed', () => {
    fc.assert(
      fc.property(draws, draws, fc.integer({ min: 0, max: 99 }), (draw, idHash, copy) => {
        expect(priority(draw, idHash, copy) >>> 0).toBe(murmur3([idHash, copy], draw));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('takes the id hash signed or unsigned', () => {
    expect(priority(5, hashId('foobar') | 0, 1)).toBe(priority(5, hashId('foobar'), 1));
  });
});

describe('CardIdentity', () => {
  it('numbers copies as they stand and ranks by id, then copy', () => {
    const identity = new CardIdentity(['wave', 'lull', 'wave', 'anger']);
    expect([...identity.copy]).toEqual([0, 0, 1, 0]);
    expect([...identity.rank]).toEqual([2, 1, 3, 0]);
  });
});

describe('shuffleByPriority', () => {
  it('orders by priority, the lowest first', () => {
    const ids = ['wave', 'lull', 'wave', 'anger', 'raid'];
    const byPriority = ids
      .map((id, i) => ({ card: `${id}#${ids.slice(0, i).filter((x) => x === id).length}`, id }))
      .map(({ card, id }) => ({ card, priority: murmur3([hashId(id), Number(card.at(-1))], 77) | 0 }))
      .sort((a, b) => a.priority - b.priority)
      .map(({ card }) => card);
    expect(shuffled(ids, 77)).toEqual(byPriority);
  });

  it('keeps the order of all other cards when one is removed', () => {
    fc.assert(
      fc.property(draws, decks, fc.nat(), (draw, deck, which) => {
        fc.pre(deck.length > 0);
        // The copies of a card are alike: the one that goes is the last of them.
        const removed = deck.lastIndexOf(deck[which % deck.length]);
        const without = deck.filter((_, i) => i !== removed);
        const gone = `${deck[removed]}#${deck.filter((id) => id === deck[removed]).length - 1}`;
        expect(shuffled(without, draw)).toEqual(shuffled(deck, draw).filter((card) => card !== gone));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('depends neither on the order before nor on row numbers', () => {
    fc.assert(
      fc.property(draws, decks, (draw, deck) => {
        expect(shuffled([...deck].reverse(), draw)).toEqual(shuffled(deck, draw));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('leaves what lies outside the pile alone', () => {
    const ids = Array.from({ length: 8 }, (_, i) => `card-${i}`);
    const items = Int16Array.from([0, 1, 2, 3, 4, 5, 6, 7]);
    shuffleByPriority(items, 2, 4, 9, new CardIdentity(ids));
    expect([...items.subarray(0, 2), ...items.subarray(6)]).toEqual([0, 1, 6, 7]);
    expect([...items.subarray(2, 6)].sort()).toEqual([2, 3, 4, 5]);
    shuffleByPriority(items, 0, 0, 9, new CardIdentity(ids));
    expect(items).toHaveLength(8);
  });

  it('sorts a pile of 200', () => {
    const ids = Array.from({ length: 200 }, (_, i) => `card-${i % 70}`);
    const identity = new CardIdentity(ids);
    const items = Int16Array.from(ids.keys());
    shuffleByPriority(items, 0, 200, 4000000000, identity);
    expect([...items].sort((a, b) => a - b)).toEqual(Array.from(ids.keys()));
    for (let i = 1; i < 200; i++) expect(identity.priorities[items[i - 1]]).toBeLessThan(identity.priorities[items[i]]);
  });

  it('puts equal priorities in the order of id, then copy', () => {
    const ids = ['b', 'a', 'a'];
    const identity = new CardIdentity(ids);
    identity.mixedId.fill(1);
    identity.mixedCopy.fill(0);
    const items = [0, 2, 1];
    shuffleByPriority(items, 0, 3, 5, identity);
    expect(items).toEqual([1, 2, 0]);
  });

  // Quantiles of chi-square at 99.9 %: 49.73 with 23 degrees of freedom.
  it.each([
    ['four cards', ['raid', 'punch', 'wave', 'lull']],
    ['four copies of one card', ['wave', 'wave', 'wave', 'wave']],
    ['ids that differ in one letter', ['card-1', 'card-2', 'card-3', 'card-4']],
  ])('makes all 24 orders of %s equally often', (_, deck) => {
    const chance = new KeyedChance('uniform/0', ['deck']);
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(deck, chance.uint32(0, i)).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(49.73);
  });
});

describe('shufflePlain', () => {
  it('makes all 24 orders of four items equally often', () => {
    const chance = new SearchChance('plain');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [0, 1, 2, 3];
      shufflePlain(items, 0, 4, chance);
      seen.set(items.join(), (seen.get(items.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(49.73);
  });

  it('exchanges the last item with one of those up to it (Fisher and Yates, by hand)', () => {
    // The words 0 choose the first of those that are left each time: 0123 -> 3120 -> 2130 -> 1230.
    const items = [9, 0, 1, 2, 3, 9];
    shufflePlain(items, 1, 4, { uint32: () => 0, plainShuffle: true });
    expect(items).toEqual([9, 1, 2, 3, 0, 9]);
  });

  it('draws once less than there are items, from the count it is given', () => {
    const keyed = new KeyedChance('k', ['a', 'deck']);
    const asked: number[][] = [];
    const chance = {
      plainShuffle: true,
      uint32(cause: number, count: number) {
        asked.push([cause, count]);
        return keyed.uint32(cause, count);
      },
    };
    shufflePlain([0, 1, 2, 3], 0, 4, chance, 1, 5);
    expect(asked).toEqual([
      [1, 5],
      [1, 6],
      [1, 7],
    ]);
  });

  it('leaves a pile of one or none alone', () => {
    const stream = new AleaStream('one');
    const chance = { plainShuffle: true, uint32: () => stream.uint32() };
    const items = [5];
    shufflePlain(items, 0, 1, chance);
    shufflePlain(items, 0, 0, chance);
    expect(items).toEqual([5]);
  });
});
