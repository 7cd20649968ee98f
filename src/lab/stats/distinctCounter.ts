import {
  addToHyperLogLog,
  emptyHyperLogLog,
  type HyperLogLog,
  hyperLogLogCount,
  mergeHyperLogLogs,
} from './hyperLogLog.js';
import { stableHash } from './stableHash.js';

/** Up to here the count is exact; one more and the hashes move into a sketch. */
export const exactLimit = 65_536;

/**
 * Counts different texts (final hashes of games) in bounded memory. Up to `exactLimit` of them it holds their 53-bit
 * hashes: exact, unless two of them collide (one chance in four million at the limit), at 16 to 32 bytes each and at
 * most 1 MiB. Beyond, it holds a HyperLogLog sketch of 64 KiB with a standard error of .41 %. What it holds depends on
 * the set alone, not on the order, so counters merge to the same count however the games were split.
 * Plain data: it may be sent to or from a worker thread.
 */
export interface DistinctCounter {
  /** Hash + 1 in open addressing, 0 where free; empty once there is a sketch. */
  slots: Float64Array;
  /** Hashes in `slots`. */
  held: number;
  sketch: HyperLogLog | null;
}

/** A count, and whether it is exact or the sketch's estimate. */
export interface DistinctCount {
  readonly count: number;
  readonly exact: boolean;
}

/** Nothing seen yet. */
export function emptyDistinctCounter(): DistinctCounter {
  return { slots: new Float64Array(16), held: 0, sketch: null };
}

/** Sees one text, in place. */
export function addToDistinctCounter(counter: DistinctCounter, text: string): void {
  addHash(counter, stableHash(text));
}

/** A new counter of the union. */
export function mergeDistinctCounters(a: DistinctCounter, b: DistinctCounter): DistinctCounter {
  if (a.sketch !== null && b.sketch !== null) {
    return { slots: new Float64Array(0), held: 0, sketch: mergeHyperLogLogs(a.sketch, b.sketch) };
  }
  const [base, added] = a.sketch !== null ? [a, b] : [b, a];
  const merged = { slots: base.slots.slice(), held: base.held, sketch: base.sketch?.slice() ?? null };
  for (const slot of added.slots) if (slot !== 0) addHash(merged, slot - 1);
  return merged;
}

/** How many different texts were seen. */
export function distinctCount({ held, sketch }: DistinctCounter): DistinctCount {
  return sketch === null
    ? { count: held, exact: true }
    : { count: Math.max(exactLimit + 1, Math.round(hyperLogLogCount(sketch))), exact: false };
}

function addHash(counter: DistinctCounter, hash: number): void {
  if (counter.sketch !== null) {
    addToHyperLogLog(counter.sketch, hash);
    return;
  }
  const place = placeOf(counter.slots, hash + 1);
  if (counter.slots[place] !== 0) return;
  if (counter.held === exactLimit) {
    turnIntoSketch(counter, hash);
    return;
  }
  counter.slots[place] = hash + 1;
  counter.held++;
  if (counter.held * 2 > counter.slots.length) counter.slots = grown(counter.slots);
}

/** Where the key stands, or the free slot where it belongs. */
function placeOf(slots: Float64Array, key: number): number {
  const mask = slots.length - 1;
  let place = key & mask;
  while (slots[place] !== 0 && slots[place] !== key) place = (place + 1) & mask;
  return place;
}

function grown(slots: Float64Array): Float64Array {
  const larger = new Float64Array(slots.length * 2);
  for (const key of slots) if (key !== 0) larger[placeOf(larger, key)] = key;
  return larger;
}

function turnIntoSketch(counter: DistinctCounter, hash: number): void {
  const sketch = emptyHyperLogLog();
  for (const slot of counter.slots) if (slot !== 0) addToHyperLogLog(sketch, slot - 1);
  addToHyperLogLog(sketch, hash);
  counter.slots = new Float64Array(0);
  counter.held = 0;
  counter.sketch = sketch;
}
