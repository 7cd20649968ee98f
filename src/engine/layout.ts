import { LASTING, PENDING } from './effects/row-cells.js';
import {
  Cause,
  Column,
  type Components,
  type Field,
  type Frames,
  Grid,
  Lists,
  Pile,
  Scalar,
  type SeenBy,
} from './fields.js';
import { HEADER } from './header.js';
import { Rows } from './rows.js';

export { components } from './fields.js';

/** How much room the machine gets; reaching a limit is a `RulesError`, never a dropped entry. */
export interface Caps {
  /** Frames on the stack (default 12). */
  frames?: number;
  /** Locals of a frame (default 6, never fewer than `call` fills). */
  locals?: number;
  /** Cells of the list region (default 0). */
  lists?: number;
  /** Kinds of events that card effects can wait for (default 0); see effects/events.ts. */
  events?: number;
  /** Abilities that wait at the same time to be resolved (default 0). */
  pending?: number;
  /** Lasting effects at the same time (default 0). */
  lasting?: number;
  /** Objects that can leave and come back as others, numbered from 0 (default 0); see effects/stamps.ts. */
  objects?: number;
}

/** Plain cells of the engine's own: where they begin, and for how many things there are some. */
export interface Cells {
  readonly at: number;
  readonly size: number;
}

/** What stands in a layout: a field, or one field per seat. */
export type Declared = Field | readonly Field[];
export type Declarations = Readonly<Record<string, Declared>>;

/** A field with the name scenarios and observations use, such as `hand.1`. */
export interface NamedField {
  readonly name: string;
  /** The part before the seat, such as `hand`. */
  readonly base: string;
  /** The seat, or -1 for a field of the whole table. */
  readonly seat: number;
  readonly field: Field;
}

/** Where everything of a game's state lies, and who may see it. Made once, by `layout`. */
export class Layout {
  /** Cells of a block. */
  readonly cells: number;
  readonly fields: readonly NamedField[];
  readonly causes: readonly Cause[];
  readonly sets: readonly Components[];
  readonly piles: readonly Pile[];
  /** The piles that hide what lies in them, pool by pool: components of one set that may change places unseen. */
  readonly pools: readonly (readonly Pile[])[];
  readonly frames: Frames;
  readonly lists: Lists;
  /** Who listens, per kind of event; see effects/listeners.ts. */
  readonly events: Cells;
  readonly pending: Rows;
  readonly lasting: Rows;
  readonly stamps: Cells;

  constructor(declarations: Declarations, caps: Caps) {
    this.fields = named(declarations);
    this.causes = this.fields.map((f) => f.field).filter((f): f is Cause => f instanceof Cause);
    this.piles = this.fields.map((f) => f.field).filter((f): f is Pile => f instanceof Pile);
    this.sets = setsOf(this.fields);
    this.pools = poolsOf(this.piles);

    let at: number = HEADER.size;
    for (const [index, cause] of this.causes.entries()) {
      cause.bind(at, index);
      at += 2;
    }
    const locals = Math.max(ARGUMENTS, caps.locals ?? 6);
    this.frames = { at, width: FRAME_HEAD + LOOPS + locals, cap: caps.frames ?? 12, locals };
    at += this.frames.width * this.frames.cap;
    this.lists = new Lists(at, caps.lists ?? 0);
    at += this.lists.cap;
    this.events = { at, size: caps.events ?? 0 };
    at += this.events.size === 0 ? 0 : 1 + 2 * this.events.size;
    this.pending = new Rows('abilities wait to be resolved', at, caps.pending ?? 0, PENDING.width);
    at += this.pending.cells;
    this.lasting = new Rows('lasting effects', at, caps.lasting ?? 0, LASTING.width);
    at += this.lasting.cells;
    this.stamps = { at, size: caps.objects ?? 0 };
    at += this.stamps.size;
    for (const [index, set] of this.sets.entries()) {
      set.bind(index, this.piles.some((p) => p.set === set && p.seenBy !== 'all') ? at : -1);
      if (set.known >= 0) at += set.size;
    }
    for (const { field } of this.fields) {
      if (field instanceof Cause) continue;
      field.bind(at);
      at += field.cells;
    }
    this.cells = at;
  }

  /** Writes the values a fresh block starts with (references start at -1). */
  prepare(block: Int16Array): void {
    for (const { field } of this.fields) {
      if (field instanceof Scalar || field instanceof Column || field instanceof Grid) {
        if (field.start !== 0) block.fill(field.start, field.at, field.at + field.cells);
      }
    }
  }

  /** The names of the causes of luck, seat by seat; `slotOf` tells from which slot a seat is filled. */
  causeNames(slotOf: (seat: number) => number = (seat) => seat): string[] {
    return this.fields
      .filter((f) => f.field instanceof Cause)
      .map((f) => (f.seat < 0 ? (f.field as Cause).name : `${(f.field as Cause).name}/${slotOf(f.seat)}`));
  }
}

/** Cells at the front of a frame: script, instruction. */
export const FRAME_HEAD = 2;
/** Counters for loops, one per nesting level inside one script. */
export const LOOPS = 3;
/** Locals that `call` fills. */
const ARGUMENTS = 4;

/**
 * Declares a state. Returns the fields under their names, ready to be read and written, and the layout itself.
 *
 * ```ts
 * export const board = layout({ turn: count(), hand: perSeat(4, () => pile(cards, 12, { seenBy: 'owner' })) });
 * board.turn.get(s); board.hand[seat].push(s, card);
 * ```
 */
export function layout<D extends Declarations>(declarations: D, caps: Caps = {}): D & { readonly layout: Layout } {
  return { ...declarations, layout: new Layout(declarations, caps) };
}

/** A number, 0 unless told otherwise. */
export function count(start = 0): Scalar {
  return new Scalar(start, null);
}
/** The number of a seat, -1 while nobody's. */
export function seat(start = -1): Scalar {
  return new Scalar(start, null);
}
/** The number of a component of a set, -1 for none. */
export function reference(set: Components): Scalar {
  return new Scalar(-1, set);
}
/** One number per place: `over` is a count of places or a set of components. */
export function table(over: number | Components, start = 0): Column {
  return new Column(over, start, null, false);
}
/** One component of `set` per place, -1 for none. */
export function references(over: number | Components, set: Components): Column {
  return new Column(over, -1, set, false);
}
/** One number per component that only those who see the component may see. */
export function perCard(over: Components, start = 0): Column {
  return new Column(over, start, null, true);
}
/** Numbers in rows and columns. */
export function grid(rows: number | Components, columns: number | Components, start = 0): Grid {
  return new Grid(rows, columns, start);
}
/**
 * An ordered pile of at most `capacity` components of a set. `only` names what may lie in it when nobody can see it;
 * `pool` the piles among which what is hidden may change places (`own`: those of the same owner).
 */
export function pile(
  set: Components,
  capacity: number,
  options: { seenBy?: SeenBy; only?: (game: unknown, component: number) => boolean; pool?: string } = {},
): Pile {
  return new Pile(set, capacity, options.seenBy ?? 'all', options.only ?? null, options.pool);
}
/** A named stream of luck, such as `dice/ritual`. */
export function cause(name: string): Cause {
  return new Cause(name);
}
/** The same field for each seat, up to the largest table. */
export function perSeat<F extends Field>(seats: number, make: () => F): readonly F[] {
  return Array.from({ length: seats }, (_, index) => {
    const field = make();
    if (field instanceof Pile) field.owner = index;
    return field;
  });
}

function named(declarations: Declarations): NamedField[] {
  return Object.entries(declarations).flatMap(([base, declared]): NamedField[] =>
    Array.isArray(declared)
      ? declared.map((field: Field, index) => ({ name: `${base}.${index}`, base, seat: index, field }))
      : [{ name: base, base, seat: -1, field: declared as Field }],
  );
}

function poolsOf(piles: readonly Pile[]): Pile[][] {
  const pools: Pile[][] = [];
  for (const one of piles) {
    if (one.seenBy === 'all') continue;
    const pool = pools.find(([first]) => first.set === one.set && first.pool === one.pool);
    if (pool) pool.push(one);
    else pools.push([one]);
  }
  return pools;
}

function setsOf(fields: readonly NamedField[]): Components[] {
  const sets = new Set<Components>();
  for (const { field } of fields) {
    if (field instanceof Pile) sets.add(field.set);
    if (field instanceof Scalar && field.refers) sets.add(field.refers);
    if (field instanceof Column) {
      if (field.refers) sets.add(field.refers);
      if (typeof field.over !== 'number') sets.add(field.over);
    }
    if (field instanceof Grid) {
      if (typeof field.rows !== 'number') sets.add(field.rows);
      if (typeof field.columns !== 'number') sets.add(field.columns);
    }
  }
  return [...sets];
}
