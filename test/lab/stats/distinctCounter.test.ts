import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToDistinctCounter,
  type DistinctCounter,
  distinctCount,
  emptyDistinctCounter,
  exactLimit,
  mergeDistinctCounters,
} from '../../../src/lab/stats/distinctCounter.js';
import { emptyHyperLogLog, hyperLogLogCount } from '../../../src/lab/stats/hyperLogLog.js';
import { stableHash } from '../../../src/lab/stats/stableHash.js';

function counterOf(texts: Iterable<string>): DistinctCounter {
  const counter = emptyDistinctCounter();
  for (const text of texts) addToDistinctCounter(counter, text);
  return counter;
}

function* texts(from: number, to: number): Generator<string> {
  for (let i = from; i < to; i++) yield `game-${i}`;
}

const bytes = ({ slots, sketch }: DistinctCounter) => slots.byteLength + (sketch?.byteLength ?? 0);
const standardError = 1.04 / 256;

describe('a distinct counter', () => {
  it('counts exactly what a set counts', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9a-f]{1,2}$/)), (seen) => {
        expect(distinctCount(counterOf(seen))).toEqual({ count: new Set(seen).size, exact: true });
      }),
    );
  });

  it('merges as sets unite, whatever the order, and leaves its parts alone', () => {
    const lists = fc.array(fc.stringMatching(/^[0-9a-f]{1,2}$/));
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const [x, y, z] = [counterOf(a), counterOf(b), counterOf(c)];
        const all = { count: new Set([...a, ...b, ...c]).size, exact: true };
        expect(distinctCount(mergeDistinctCounters(mergeDistinctCounters(x, y), z))).toEqual(all);
        expect(distinctCount(mergeDistinctCounters(z, mergeDistinctCounters(y, x)))).toEqual(all);
        expect(distinctCount(x)).toEqual({ count: new Set(a).size, exact: true });
      }),
    );
  });

  it('is exact up to its limit and says so when it is not', () => {
    const full = counterOf(texts(0, exactLimit));
    expect(distinctCount(full)).toEqual({ count: exactLimit, exact: true });
    expect(bytes(full)).toBeLessThanOrEqual(2 ** 20);
    addToDistinctCounter(full, 'game-0');
    expect(distinctCount(full).exact).toBe(true);
    addToDistinctCounter(full, 'one more');
    expect(distinctCount(full).exact).toBe(false);
    expect(bytes(full)).toBe(2 ** 16);
  });

  it.each([80_000, 200_000, 600_000])('is within three standard errors at %i', (count) => {
    const estimate = distinctCount(counterOf(texts(0, count)));
    expect(estimate.exact).toBe(false);
    expect(Math.abs(estimate.count / count - 1)).toBeLessThan(3 * standardError);
  });

  it('depends on the set alone: one counter, three merged, or repeated games give one sketch', () => {
    const whole = counterOf(texts(0, 150_000));
    const parts = [counterOf(texts(90_000, 150_000)), counterOf(texts(0, 70_000)), counterOf(texts(50_000, 100_000))];
    expect(parts.map((part) => distinctCount(part).exact)).toEqual([true, false, true]);
    const [a, b, c] = parts;
    expect(mergeDistinctCounters(mergeDistinctCounters(a, b), c)).toEqual(whole);
    expect(mergeDistinctCounters(b, mergeDistinctCounters(c, a))).toEqual(whole);
    expect(mergeDistinctCounters(mergeDistinctCounters(a, c), b)).toEqual(whole);
    expect(mergeDistinctCounters(b, whole)).toEqual(whole);
    expect(distinctCount(b).exact).toBe(false);
    for (const text of texts(0, 1000)) addToDistinctCounter(whole, text);
    expect(mergeDistinctCounters(b, whole)).toEqual(whole);
  });
});

describe('the sketch', () => {
  it('of nothing counts nothing', () => {
    expect(hyperLogLogCount(emptyHyperLogLog())).toBe(0);
  });

  it('with few registers in use counts as a hash table does that has as few places taken', () => {
    // Few elements over many registers: n balls leave m(1 - 1/m)^n empty, so n = -m ln(empty / m) to first order.
    const sketch = emptyHyperLogLog();
    for (let register = 0; register < 100; register++) sketch[register] = 1 + (register % 7);
    expect(hyperLogLogCount(sketch)).toBeCloseTo(-65_536 * Math.log1p(-100 / 65_536), 0);
  });
});

describe('the hash', () => {
  it('is an integer below 2^53, without collisions among near texts', () => {
    const hashes = new Set<number>();
    for (const text of texts(0, 200_000)) hashes.add(stableHash(text));
    expect(hashes.size).toBe(200_000);
    for (const hash of hashes) if (!(Number.isSafeInteger(hash) && hash >= 0)) throw new Error(`hash ${hash}`);
  });

  it('sets each of its 53 bits in half of the texts', () => {
    const set = new Array<number>(53).fill(0);
    for (const text of texts(0, 20_000)) {
      let rest = stableHash(text);
      for (let bit = 0; bit < 53; bit++) {
        set[bit] += rest % 2;
        rest = Math.floor(rest / 2);
      }
    }
    // Five standard deviations of Binomial(20000, 1/2).
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(5_000));
  });

  it('hears the order and the number of letters', () => {
    expect(stableHash('ab')).not.toBe(stableHash('ba'));
    expect(stableHash('')).not.toBe(stableHash('\0'));
    expect(stableHash('\0')).not.toBe(stableHash('\0\0'));
  });
});
