import type { Chance } from './chance.js';
import { bounded } from './chance.js';
import { clear } from './clear.js';
import { RulesError } from './errors.js';
import { HEADER } from './header.js';
import type { Layout } from './layout.js';
import type { State } from './state.js';

/** Who may see the components in a pile; everybody always sees how many there are. */
export type SeenBy = 'all' | 'owner' | 'nobody';

/** Room for eight seats in a mask of seats. */
export const EVERYBODY = 0xff;

/**
 * A set of physical components that exist from the start of a game to its end: cards, tiles, tokens.
 * Components are numbered 0..size-1; which is which is in the game's `components`.
 */
export class Components {
  readonly name: string;
  /** The most there can be. */
  readonly size: number;
  /** Its number in the layout. */
  index!: number;
  /** Where the `knownBy` mask of the first component lies, or -1 when every pile of the set is public. */
  known!: number;
  /** How far the masks of two neighbours are apart. */
  private step!: number;

  constructor(name: string, size: number) {
    this.name = name;
    this.size = size;
  }

  bind(index: number, known: number, step = 1): void {
    this.index = index;
    this.known = known;
    this.step = step;
  }

  /** Where the mask of a component lies; only for a set that is not wholly public. */
  knownCell(component: number): number {
    return this.known + component * this.step;
  }

  /** The mask of seats that know where this component is although the pile hides it. */
  knownBy(s: State<unknown>, component: number): number {
    return this.known < 0 ? 0 : s.block[this.known + component * this.step];
  }

  /** From now on these seats know where the component is. */
  reveal(s: State<unknown>, component: number, seats: number): void {
    if (this.known >= 0) s.block[this.known + component * this.step] |= seats;
  }

  /** Nobody knows the component from before any more. */
  forget(s: State<unknown>, component: number): void {
    if (this.known >= 0) s.block[this.known + component * this.step] = 0;
  }
}

/** Declares a set of components. */
export function components(name: string, size: number): Components {
  return new Components(name, size);
}

/** Where the stack lies and how it is cut. */
export interface Frames {
  readonly at: number;
  readonly width: number;
  readonly cap: number;
  readonly locals: number;
}

/*
 * Where a field lies is written once, by `bind`, and never before: V8 then compiles the places of the fields of a layout
 * as constants (docs/performance.md).
 */

/** One number. */
export class Scalar {
  at!: number;
  /** It lies behind the records; see `Layout`. */
  beyond = false;
  readonly cells = 1;
  readonly start: number;
  /** The set of which this is a component, or null for a plain number. */
  readonly refers: Components | null;
  /** It is the number of a seat, or -1 if it starts as that. */
  readonly isSeat: boolean;

  constructor(start: number, refers: Components | null, isSeat = false) {
    this.start = start;
    this.refers = refers;
    this.isSeat = isSeat;
  }
  bind(at: number): void {
    this.at = at;
  }
  get(s: State<unknown>): number {
    return s.block[this.at];
  }
  set(s: State<unknown>, value: number): void {
    s.block[this.at] = value;
  }
  add(s: State<unknown>, difference: number): void {
    s.block[this.at] += difference;
  }
}

/** A number per place or per component. */
export class Column {
  at!: number;
  /** It lies behind the records; see `Layout`. */
  beyond = false;
  /** How far two neighbours are apart: 1, or the width of a record (see `records` of the layout). */
  step!: number;
  readonly cells: number;
  readonly over: number | Components;
  readonly start: number;
  readonly refers: Components | null;
  /** Seen only by those who see the component. */
  readonly hidesWithCard: boolean;

  constructor(over: number | Components, start: number, refers: Components | null, hidesWithCard: boolean) {
    this.over = over;
    this.cells = sizeOf(over);
    this.start = start;
    this.refers = refers;
    this.hidesWithCard = hidesWithCard;
  }
  bind(at: number, step = 1): void {
    this.at = at;
    this.step = step;
  }
  get(s: State<unknown>, index: number): number {
    return s.block[this.at + index * this.step];
  }
  set(s: State<unknown>, index: number, value: number): void {
    s.block[this.at + index * this.step] = value;
  }
  add(s: State<unknown>, index: number, difference: number): void {
    s.block[this.at + index * this.step] += difference;
  }
  /** Takes bits out: those of several numbers that share the column (`Bits`) become 0 at once. */
  drop(s: State<unknown>, index: number, bits: number): void {
    s.block[this.at + index * this.step] &= ~bits;
  }
  fill(s: State<unknown>, value: number): void {
    this.fillBlock(s.block, s.game.layout, value);
  }
  /** As `fill`, for a block that is no state yet. */
  fillBlock(block: Int16Array, layout: Layout, value: number): void {
    const end = this.endIn(layout);
    if (this.step === 1) block.fill(value, this.at, end);
    else for (let cell = this.at; cell < end; cell += this.step) block[cell] = value;
  }
  /** Where the number of a place lies. */
  cellOf(index: number): number {
    return this.at + index * this.step;
  }
  /** The cell behind the last number: a layout may hold fewer records than there could be components. */
  endIn(layout: Layout): number {
    return this.step === 1 ? this.at + this.cells : layout.records.end;
  }
}

/** Numbers in rows and columns. */
export class Grid {
  at!: number;
  /** It lies behind the records; see `Layout`. */
  beyond = false;
  readonly cells: number;
  readonly rows: number | Components;
  readonly columns: number | Components;
  readonly start: number;
  private readonly width: number;

  constructor(rows: number | Components, columns: number | Components, start: number) {
    this.rows = rows;
    this.columns = columns;
    this.start = start;
    this.width = sizeOf(columns);
    this.cells = sizeOf(rows) * this.width;
  }
  bind(at: number): void {
    this.at = at;
  }
  get(s: State<unknown>, row: number, column: number): number {
    return s.block[this.at + row * this.width + column];
  }
  set(s: State<unknown>, row: number, column: number, value: number): void {
    s.block[this.at + row * this.width + column] = value;
  }
  add(s: State<unknown>, row: number, column: number, difference: number): void {
    s.block[this.at + row * this.width + column] += difference;
  }
}

/** An ordered pile of components; the last one is the top. */
export class Pile {
  at!: number;
  /** It lies behind the records; see `Layout`. */
  beyond = false;
  readonly cells: number;
  readonly set: Components;
  readonly capacity: number;
  readonly seenBy: SeenBy;
  /** The seat whose pile it is, or -1. */
  owner = -1;
  /** What may lie here when nobody can see it: determinizations respect it. */
  readonly only: ((rules: unknown, component: number) => boolean) | null;
  /**
   * Hidden components change places only among the piles of a pool, because everybody knows what is in it all together:
   * the cards that a player owns. With `own` each owner's piles are a pool; the name '' is the pool of all others.
   */
  private readonly pooled: string;

  constructor(
    set: Components,
    capacity: number,
    seenBy: SeenBy,
    only: ((rules: unknown, component: number) => boolean) | null,
    pool = '',
  ) {
    this.pooled = pool;
    this.set = set;
    this.capacity = capacity;
    this.cells = capacity + 1;
    this.seenBy = seenBy;
    this.only = only;
  }
  bind(at: number): void {
    this.at = at;
  }
  /** Which pool of hidden components the pile belongs to. */
  get pool(): string {
    return this.pooled === 'own' ? `own/${this.owner}` : this.pooled;
  }
  /** The mask of seats that see the components lying here. */
  get seers(): number {
    if (this.seenBy === 'all') return EVERYBODY;
    return this.seenBy === 'owner' ? 1 << this.owner : 0;
  }
  size(s: State<unknown>): number {
    return s.block[this.at];
  }
  get(s: State<unknown>, index: number): number {
    return s.block[this.at + 1 + index];
  }
  /** The top component; the pile must not be empty. */
  top(s: State<unknown>): number {
    return s.block[this.at + s.block[this.at]];
  }
  indexOf(s: State<unknown>, component: number): number {
    // From the top, where most that is looked for lies.
    const { block } = s;
    for (let cell = this.at + block[this.at]; cell > this.at; cell--) {
      if (block[cell] === component) return cell - this.at - 1;
    }
    return -1;
  }
  has(s: State<unknown>, component: number): boolean {
    return this.indexOf(s, component) >= 0;
  }
  /** Puts a component on top. */
  push(s: State<unknown>, component: number): void {
    const size = s.block[this.at];
    if (size === this.capacity) throw new RulesError(`a pile of ${this.set.name} holds at most ${this.capacity}`);
    s.block[this.at + 1 + size] = component;
    s.block[this.at] = size + 1;
  }
  /** Puts a component at a place, 0 being the bottom. */
  insert(s: State<unknown>, index: number, component: number): void {
    const size = s.block[this.at];
    if (size === this.capacity) throw new RulesError(`a pile of ${this.set.name} holds at most ${this.capacity}`);
    const { block } = s;
    const place = this.at + 1 + index;
    for (let cell = this.at + 1 + size; cell > place; cell--) block[cell] = block[cell - 1];
    block[place] = component;
    block[this.at] = size + 1;
  }
  /** Takes the top component off. */
  pop(s: State<unknown>): number {
    const size = s.block[this.at];
    if (size === 0) throw new RulesError(`taking from an empty pile of ${this.set.name}`);
    const component = s.block[this.at + size];
    s.block[this.at + size] = 0;
    s.block[this.at] = size - 1;
    return component;
  }
  /** Takes the component at a place; the others keep their order. */
  removeAt(s: State<unknown>, index: number): number {
    const { block } = s;
    const size = block[this.at];
    const last = this.at + size;
    const place = this.at + 1 + index;
    const component = block[place];
    for (let cell = place; cell < last; cell++) block[cell] = block[cell + 1];
    block[last] = 0;
    block[this.at] = size - 1;
    return component;
  }
  /** Takes this component out; it must be there. */
  remove(s: State<unknown>, component: number): void {
    const index = this.indexOf(s, component);
    if (index < 0) throw new RulesError(`${this.set.name} ${component} is not in the pile it is taken from`);
    this.removeAt(s, index);
  }
}

/** A named stream of luck with the number of draws made from it so far. */
export class Cause {
  readonly cells = 2;
  readonly name: string;
  at!: number;
  beyond = false;
  index!: number;

  constructor(name: string) {
    this.name = name;
  }
  bind(at: number, index = this.index): void {
    this.at = at;
    this.index = index;
  }
  /** How many draws the state has made from this stream. */
  draws(s: State<unknown>): number {
    return s.block[this.at] + s.block[this.at + 1] * DRAWS_A_CELL;
  }
  /** Takes the next draw: a uniform 32-bit number. `outcomes` tells the chance how many results it decides among. */
  draw(s: State<unknown>, chance: Chance, outcomes = 0): number {
    const word = chance.uint32(this.index, this.draws(s), outcomes);
    if (++s.block[this.at] === DRAWS_A_CELL) {
      s.block[this.at] = 0;
      s.block[this.at + 1]++;
    }
    return word;
  }
  /** A uniform integer in 0..n-1. */
  roll(s: State<unknown>, chance: Chance, n: number): number {
    return bounded(this.draw(s, chance, n), n);
  }
}
const DRAWS_A_CELL = 1 << 14;

/** The list region: a stack of short lists of integers that belong to frames. */
export class Lists {
  readonly at: number;
  readonly cap: number;

  constructor(at: number, cap: number) {
    this.at = at;
    this.cap = cap;
  }
  /** Cells in use. */
  top(s: State<unknown>): number {
    return s.block[HEADER.listTop];
  }
  get(s: State<unknown>, index: number): number {
    return s.block[this.at + index];
  }
  set(s: State<unknown>, index: number, value: number): void {
    s.block[this.at + index] = value;
  }
  /** Appends one value. */
  push(s: State<unknown>, value: number): void {
    const top = s.block[HEADER.listTop];
    if (top === this.cap) throw new RulesError(`lists hold at most ${this.cap} entries`);
    s.block[this.at + top] = value;
    s.block[HEADER.listTop] = top + 1;
  }
  /** Drops everything from `top` on. */
  cut(s: State<unknown>, top: number): void {
    const end = s.block[HEADER.listTop];
    if (end === top) return;
    clear(s.block, this.at + top, this.at + end);
    s.block[HEADER.listTop] = top;
  }
}

/** Everything a layout can declare. */
export type Field = Scalar | Column | Grid | Pile | Cause;

function sizeOf(over: number | Components): number {
  return typeof over === 'number' ? over : over.size;
}
