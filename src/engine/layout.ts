import type { Bits } from './bits.js';
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
  /** The set of components whose numbers lie record by record; see `Layout`. */
  records?: Components;
}

/** Plain cells of the engine's own: where they begin, for how many things there are some, and how far two are apart. */
export interface Cells {
  readonly at: number;
  readonly size: number;
  readonly step: number;
}

/** Where the records of a set of components lie: all numbers of one component side by side. */
export interface Records {
  readonly set: Components | null;
  readonly at: number;
  /** Cells of one record. */
  readonly width: number;
  readonly count: number;
  /** The cell behind the last record. */
  readonly end: number;
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

/** Numbers that share columns, under the names that scenarios use. */
export type Parts = Readonly<Record<string, Bits>>;

/** What the engine keeps in a block for itself, and what shares columns. */
interface Regions {
  readonly parts: Parts;
  readonly frames: Frames;
  readonly lists: Lists;
  readonly events: Cells;
  readonly pending: Rows;
  readonly lasting: Rows;
  readonly stamps: Cells;
  readonly records: Records;
}

/**
 * Where everything of a game's state lies, and who may see it. Made once, by `layout`.
 *
 * A family of games on one core shares the core's fields, so they must lie at the same places in every game although
 * the games have different numbers of cards. Therefore the numbers of one set of components (`records`) can lie record
 * by record behind everything else: a game with fewer cards and seats has the front of the block (`cut`), a game with
 * more adds fields of its own behind it (`extended`).
 */
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
  readonly records: Records;
  readonly parts: Parts;

  constructor(fields: readonly NamedField[], cells: number, regions: Regions) {
    this.fields = fields;
    this.cells = cells;
    this.causes = fields
      .map((f) => f.field)
      .filter((f): f is Cause => f instanceof Cause)
      .sort((a, b) => a.index - b.index);
    this.piles = fields.map((f) => f.field).filter((f): f is Pile => f instanceof Pile);
    this.sets = setsOf(fields);
    this.pools = poolsOf(this.piles);
    this.frames = regions.frames;
    this.lists = regions.lists;
    this.events = regions.events;
    this.pending = regions.pending;
    this.lasting = regions.lasting;
    this.stamps = regions.stamps;
    this.records = regions.records;
    this.parts = regions.parts;
  }

  /** How many components of a set a block has room for. */
  countOf(set: Components): number {
    return set === this.records.set ? this.records.count : set.size;
  }

  /** The cells of a number or a column. */
  cellsOf(field: Scalar | Column): number[] {
    if (field instanceof Scalar) return [field.at];
    const cells: number[] = [];
    for (let cell = field.at; cell < field.endIn(this); cell += field.step) cells.push(cell);
    return cells;
  }

  /** Writes the values a fresh block starts with (references start at -1). */
  prepare(block: Int16Array): void {
    for (const { field } of this.fields) {
      if (field instanceof Cause || field instanceof Pile || field.start === 0) continue;
      if (field instanceof Column) field.fillBlock(block, this, field.start);
      else block.fill(field.start, field.at, field.at + field.cells);
    }
  }

  /** The names of the causes of luck, seat by seat; `slotOf` tells from which slot a seat is filled. */
  causeNames(slotOf: (seat: number) => number = (seat) => seat): string[] {
    return this.causes.map((cause) => {
      const seat = this.fields.find(({ field }) => field === cause)?.seat ?? -1;
      return seat < 0 ? cause.name : `${cause.name}/${slotOf(seat)}`;
    });
  }

  /** The front of this layout: with so many records, and without the fields that lie behind the records. */
  cut(count: number): Layout {
    const { records } = this;
    const end = records.at + count * records.width;
    const fields = this.fields.filter(({ field }) => field.at < records.at || inRecords(field, records.set));
    const stamps = this.stamps.step === 1 ? this.stamps : { ...this.stamps, size: count };
    return new Layout(fields, end, { ...this, stamps, records: { ...records, count, end } });
  }

  /** This layout with names for numbers that share columns of it. */
  withParts(parts: Parts): Layout {
    return new Layout(this.fields, this.cells, { ...this, parts });
  }

  /** This layout with further fields behind it, bound by this call; a field belongs to one layout alone. */
  extended(declarations: Declarations): Layout {
    const own = named(declarations);
    let causes = this.causes.length;
    let at = this.cells;
    for (const { field } of own) {
      if (field instanceof Cause) field.bind(at, causes++);
      else field.bind(at);
      at += field.cells;
    }
    return new Layout([...this.fields, ...own], at, this);
  }
}

function inRecords(field: Field, set: Components | null): boolean {
  return set !== null && field instanceof Column && field.over === set;
}

/** Gives every region and field its place. */
function lay(declarations: Declarations, caps: Caps): Layout {
  const fields = named(declarations);
  const set = caps.records ?? null;
  const front = fields.filter(({ field }) => !inRecords(field, set) && !field.beyond);
  const columns = fields.map(({ field }) => field).filter((field) => inRecords(field, set)) as Column[];
  const behind = fields.filter(({ field }) => field.beyond);

  let at: number = HEADER.size;
  let causes = 0;
  for (const { field } of front) {
    if (!(field instanceof Cause)) continue;
    field.bind(at, causes++);
    at += field.cells;
  }
  const locals = Math.max(ARGUMENTS, caps.locals ?? 6);
  const frames = { at, width: FRAME_HEAD + LOOPS + locals, cap: caps.frames ?? 12, locals };
  at += frames.width * frames.cap;
  const lists = new Lists(at, caps.lists ?? 0);
  at += lists.cap;
  const events = { at, size: caps.events ?? 0, step: 1 };
  at += events.size === 0 ? 0 : 1 + 2 * events.size;
  const pending = new Rows('abilities wait to be resolved', at, caps.pending ?? 0, PENDING.width);
  at += pending.cells;
  const lasting = new Rows('lasting effects', at, caps.lasting ?? 0, LASTING.width);
  at += lasting.cells;
  let stamps = { at, size: caps.objects ?? 0, step: 1 };
  if (set === null) at += stamps.size;
  const hides = (of: Components): boolean =>
    fields.some(({ field }) => field instanceof Pile && field.set === of && field.seenBy !== 'all');
  for (const [index, one] of setsOf(fields).entries()) {
    if (one === set) continue;
    one.bind(index, hides(one) ? at : -1);
    if (one.known >= 0) at += one.size;
  }
  for (const { field } of front) {
    if (field instanceof Cause) continue;
    field.bind(at);
    at += field.cells;
  }

  const records = { set, at, width: 0, count: 0, end: at };
  if (set !== null) {
    records.width = columns.length + 2;
    records.count = set.size;
    records.end = at + records.width * set.size;
    set.bind(setsOf(fields).indexOf(set), hides(set) ? at : -1, records.width);
    stamps = { at: at + 1, size: stamps.size, step: records.width };
    for (const [place, column] of columns.entries()) column.bind(at + 2 + place, records.width);
    at = records.end;
  }
  for (const { field } of behind) {
    if (field instanceof Cause) field.bind(at, causes++);
    else field.bind(at);
    at += field.cells;
  }
  return new Layout(fields, at, { frames, lists, events, pending, lasting, stamps, records, parts: {} });
}

/** Cells at the front of a frame: script, instruction. */
export const FRAME_HEAD = 2;
/** Counters for loops, one per nesting level inside one script. */
export const LOOPS = 3;
/** Locals that `call` fills. */
const ARGUMENTS = 4;

/**
 * Declares a state. Returns the fields under their names, ready to be read and written, and the layout itself. What it
 * returns is frozen, so that V8 compiles the fields as constants; a game that makes one object of several does the same.
 *
 * ```ts
 * export const board = layout({ turn: count(), hand: perSeat(4, () => pile(cards, 12, { seenBy: 'owner' })) });
 * board.turn.get(s); board.hand[seat].push(s, card);
 * ```
 */
export function layout<D extends Declarations>(declarations: D, caps: Caps = {}): D & { readonly layout: Layout } {
  return Object.freeze({ ...declarations, layout: lay(declarations, caps) });
}

/** A number, 0 unless told otherwise. */
export function count(start = 0): Scalar {
  return new Scalar(start, null);
}
/** The number of a seat, -1 while nobody's; one that starts as a seat's is always somebody's. */
export function seat(start = -1): Scalar {
  return new Scalar(start, null, true);
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
/**
 * The same field for each seat, up to the largest table; those of the seats from `beyond` on lie behind the records,
 * where a `cut` layout does not have them.
 */
export function perSeat<F extends Field>(seats: number, make: () => F, beyond = seats): readonly F[] {
  return Array.from({ length: seats }, (_, index) => {
    const field = make();
    if (field instanceof Pile) field.owner = index;
    field.beyond = index >= beyond;
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
