import { RulesError } from './errors.js';

/** No decision offers more than this many options once equal ones are merged. */
export const MAX_OPTIONS = 64;

const ARGUMENT_BITS = 12;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;

/**
 * An action is one 31-bit code: 7 bits for its kind, then two arguments of 12 bits.
 * Arguments name cards by definition, places, seats or numbers: never list positions, never instances of a hidden card.
 */
export function encode(kind: number, a = 0, b = 0): number {
  return (kind << (2 * ARGUMENT_BITS)) | (a << ARGUMENT_BITS) | b;
}
/** The kind of a code: the number its action was declared with. */
export function kindOf(code: number): number {
  return code >>> (2 * ARGUMENT_BITS);
}
/** The first argument of a code, 0..4095. */
export function firstOf(code: number): number {
  return (code >>> ARGUMENT_BITS) & ARGUMENT_MASK;
}
/** The second argument of a code, 0..4095. */
export function secondOf(code: number): number {
  return code & ARGUMENT_MASK;
}

/** The option list of one decision: the only source of legality. Filled by actions, read by everyone. */
export class Offer {
  readonly codes = new Int32Array(MAX_OPTIONS);
  count = 0;
  /** Who decides. */
  seat = 0;
  /** The list must be recomputed from the block before it is read. */
  stale = true;
  private prefix = 0;

  clear(): void {
    this.count = 0;
  }

  /** Becomes the list of another offer: for the copy of a state whose list is known already. */
  copyFrom(other: Offer): void {
    this.codes.set(other.codes);
    this.count = other.count;
    this.seat = other.seat;
    this.stale = other.stale;
  }

  /** The following options are of this kind. The engine calls it before each action's `offer`. */
  begin(kind: number): void {
    this.prefix = kind << (2 * ARGUMENT_BITS);
  }

  /** Offers one option; the caller knows that it has not been offered yet. */
  add(a = 0, b = 0): void {
    if (this.count === MAX_OPTIONS) throw new RulesError(`a decision offers more than ${MAX_OPTIONS} options`);
    this.codes[this.count++] = this.prefix | (a << ARGUMENT_BITS) | b;
  }

  /** Offers one option unless an equal one is there: equal cards are offered once. */
  addOnce(a = 0, b = 0): void {
    const code = this.prefix | (a << ARGUMENT_BITS) | b;
    if (this.indexOf(code) < 0) this.add(a, b);
  }

  /** Whether an option of the kind at hand with these arguments is offered already. */
  has(a = 0, b = 0): boolean {
    return this.indexOf(this.prefix | (a << ARGUMENT_BITS) | b) >= 0;
  }

  /** The place of a code in the list, or -1. */
  indexOf(code: number): number {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return i;
    return -1;
  }
}
