import type { Chance } from '../chance.js';
import { fnv1a32 } from '../fnv.js';
import { bounded } from './bounded.js';

/**
 * What a shuffle by priority knows of every card of a game, by instance: built once, from ids, never from row numbers.
 * So a card keeps its priority whatever other cards the content holds.
 */
export class CardIdentity {
  /** Hash of the card's id. */
  readonly idHash: Int32Array;
  /** Which copy of its id the card is, from 0. */
  readonly copy: Int16Array;
  /** The card's place when all cards are ordered by id, then copy: what decides between equal priorities. */
  readonly rank: Int16Array;
  /** Scratch of `shuffleByPriority`: the priority of each card in the shuffle that runs. */
  readonly priorities: Int32Array;

  /** @param ids the card id of each instance; equal ids are copies, numbered in the order in which they stand here */
  constructor(ids: readonly string[]) {
    this.idHash = Int32Array.from(ids, hashId);
    this.copy = new Int16Array(ids.length);
    this.rank = new Int16Array(ids.length);
    this.priorities = new Int32Array(ids.length);
    const copies = new Map<string, number>();
    ids.forEach((id, instance) => {
      const copy = copies.get(id) ?? 0;
      this.copy[instance] = copy;
      copies.set(id, copy + 1);
    });
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
  let hash = absorb(absorb(draw, idHash), copy) ^ BYTES_HASHED;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const BYTES_HASHED = 8;

function absorb(hash: number, word: number): number {
  let mixed = Math.imul(word, 0xcc9e2d51);
  mixed = (mixed << 15) | (mixed >>> 17);
  const folded = hash ^ Math.imul(mixed, 0x1b873593);
  return (Math.imul((folded << 13) | (folded >>> 19), 5) + 0xe6546b64) | 0;
}

/** Gaps of Shellsort (Ciura 2001): short piles need no more, and nothing is allocated. */
const GAPS = [132, 57, 23, 10, 4, 1];

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
  const { idHash, copy, rank, priorities } = identity;
  const end = offset + length;
  for (let i = offset; i < end; i++) {
    const item = items[i];
    priorities[item] = priority(draw, idHash[item], copy[item]);
  }
  for (const gap of GAPS) {
    for (let i = offset + gap; i < end; i++) {
      const item = items[i];
      const own = priorities[item];
      let hole = i;
      while (hole - gap >= offset) {
        const other = items[hole - gap];
        const theirs = priorities[other];
        if (theirs < own || (theirs === own && rank[other] < rank[item])) break;
        items[hole] = other;
        hole -= gap;
      }
      items[hole] = item;
    }
  }
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
