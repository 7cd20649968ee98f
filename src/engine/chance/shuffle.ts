import type { Chance } from '../chance.js';
import { fnv1a32 } from '../fnv.js';
import { bounded } from './bounded.js';

/**
 * What a shuffle by priority knows of every card of a game, by instance: built once, from ids, never from row numbers.
 * So a card keeps its priority whatever other cards the content holds.
 */
export class CardIdentity {
  /** Which copy of its id the card is, from 0. */
  readonly copy: Int16Array;
  /** The card's place when all cards are ordered by id, then copy: what decides between equal priorities. */
  readonly rank: Int16Array;
  /** What the hash of its id, and its copy, add to every priority, mixed already. */
  readonly mixedId: Int32Array;
  readonly mixedCopy: Int32Array;
  /** Scratch of `shuffleByPriority`: the priority of each card in the shuffle that runs, and cards by their shelf. */
  readonly priorities: Int32Array;
  readonly shelved: Int16Array;

  /** @param ids the card id of each instance; equal ids are copies, numbered in the order in which they stand here */
  constructor(ids: readonly string[]) {
    this.mixedId = Int32Array.from(ids, (id) => mix(hashId(id)));
    this.copy = new Int16Array(ids.length);
    this.rank = new Int16Array(ids.length);
    this.priorities = new Int32Array(ids.length);
    this.shelved = new Int16Array(ids.length);
    const copies = new Map<string, number>();
    ids.forEach((id, instance) => {
      const copy = copies.get(id) ?? 0;
      this.copy[instance] = copy;
      copies.set(id, copy + 1);
    });
    this.mixedCopy = Int32Array.from(this.copy, mix);
    const order = Array.from(ids.keys()).sort((a, b) => compareIds(ids[a], ids[b]) || this.copy[a] - this.copy[b]);
    order.forEach((instance, rank) => {
      this.rank[instance] = rank;
    });
  }
}

/** Order by code units: the same on every machine, unlike an order by language. */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The hash of a card id that enters its priorities: FNV-1a, 32 bits, 0..2^32-1. */
export function hashId(id: string): number {
  return fnv1a32(id);
}

/**
 * The priority of a card in one shuffle: a fixed mix of the shuffle's draw with the card's id and copy. It is
 * MurmurHash3 (x86, 32 bits; Austin Appleby) of the eight bytes (idHash, copy), little-endian, with the draw as seed.
 *
 * @returns a signed 32-bit integer; a shuffled pile is in ascending order of it
 */
export function priority(draw: number, idHash: number, copy: number): number {
  return finish(draw, mix(idHash), mix(copy));
}

const BYTES_HASHED = 8;

/** What a word does to a hash, whatever the hash is. */
function mix(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}

function absorb(hash: number, mixed: number): number {
  const folded = hash ^ mixed;
  return (Math.imul((folded << 13) | (folded >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(draw: number, mixedId: number, mixedCopy: number): number {
  let hash = absorb(absorb(draw, mixedId), mixedCopy) ^ BYTES_HASHED;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The highest bits of a priority choose a shelf: there are about as many shelves as cards in a deck. */
const SHELF_BITS = 5;
const SHELVES = 1 << SHELF_BITS;
const shelfOf = (own: number): number => (own >> (32 - SHELF_BITS)) + SHELVES / 2;
/** Scratch of `shuffleByPriority`: where the cards of each shelf go next. */
const places = new Int16Array(SHELVES + 1);

/**
 * Shuffles `length` cards from `offset` on, in place, with one draw: the cards are put in ascending order of their
 * priority, then id, then copy. The order before does not matter. Two shuffles with the same draw put the cards that
 * both piles hold in the same order, whatever else the piles hold: arms that differ in one card stay paired.
 *
 * @param items instance numbers, all different
 * @param draw the one 32-bit draw of this shuffle
 */
export function shuffleByPriority(
  items: Int16Array | number[],
  offset: number,
  length: number,
  draw: number,
  identity: CardIdentity,
): void {
  const { mixedId, mixedCopy, priorities, shelved } = identity;
  const end = offset + length;
  // A loop, as in `clear`: to fill an array by its method is a call out of compiled code.
  for (let shelf = 0; shelf <= SHELVES; shelf++) places[shelf] = 0;
  for (let i = offset; i < end; i++) {
    const item = items[i];
    const own = finish(draw, mixedId[item], mixedCopy[item]);
    priorities[item] = own;
    places[shelfOf(own) + 1]++;
  }
  for (let shelf = 1; shelf < SHELVES; shelf++) places[shelf] += places[shelf - 1];
  for (let i = offset; i < end; i++) shelved[places[shelfOf(priorities[items[i]])]++] = items[i];
  // A shelf holds a card or two: what is left to do is little.
  for (let i = 0; i < length; i++) {
    const item = shelved[i];
    let hole = offset + i;
    for (; hole > offset && comesBefore(identity, item, items[hole - 1]); hole--) items[hole] = items[hole - 1];
    items[hole] = item;
  }
}

function comesBefore({ priorities, rank }: CardIdentity, item: number, other: number): boolean {
  const difference = priorities[item] - priorities[other];
  return difference === 0 ? rank[item] < rank[other] : difference < 0;
}

/**
 * Shuffles `length` items from `offset` on, in place, by Fisher and Yates (Durstenfeld 1964): what a search does, which
 * needs speed and no pairing. It makes `length - 1` draws.
 *
 * @param cause with `count`, where the draws begin, for a chance that minds; a search's own chance does not
 */
export function shufflePlain(
  items: Int16Array | number[],
  offset: number,
  length: number,
  chance: Chance,
  cause = 0,
  count = 0,
): void {
  for (let left = length; left > 1; left--) {
    const last = offset + left - 1;
    const chosen = offset + bounded(chance.uint32(cause, count + length - left), left);
    const item = items[chosen];
    items[chosen] = items[last];
    items[last] = item;
  }
}
