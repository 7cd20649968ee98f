import type { Game } from './game.js';
import { HEADER } from './header.js';
import { Offer } from './offer.js';

/** Where a state tells its story, when somebody listens (goldens, `play`, replays). Never set in a search. */
export interface LogSink {
  /** One readable line about something that happened; it may name hidden things: a log is for the whole table. */
  line(text: string): void;
}

/** Who wants to know which instructions of effects are carried out: coverage. Never set in a search. */
export interface Visits {
  visit(program: number, pc: number): void;
}

/**
 * A position of one game: one block of 16-bit integers, and nothing else that matters.
 *
 * `R` is what the game's `prepare` returned: options, card columns, anything that never changes during a game.
 * `offer` is a cache of the option list of the decision at hand; it can always be recomputed from the block.
 * Copying is `copyFrom`; two states with equal blocks under the same game are the same position.
 */
export class State<R = unknown> {
  readonly block: Int16Array;
  readonly game: Game<R>;
  readonly rules: R;
  readonly players: number;
  readonly offer = new Offer();
  log: LogSink | null = null;
  visits: Visits | null = null;
  /** Where the running frame begins in the block; derived from the stack's depth. */
  frame = 0;

  constructor(game: Game<R>) {
    this.game = game;
    this.rules = game.rules;
    this.players = game.players;
    this.block = new Int16Array(game.layout.cells);
  }

  /** True when the game has ended. */
  get over(): boolean {
    return this.block[HEADER.over] !== 0;
  }

  /** Becomes an independent copy of `other`, a state of the same game. Keeps its own log. */
  copyFrom(other: State<R>): void {
    this.block.set(other.block);
    this.frame = other.frame;
    this.offer.stale = true;
  }

  /** Tells the log, if there is one. Build costly texts behind `if (s.log)`. */
  tell(text: string): void {
    if (this.log) this.log.line(text);
  }
}

/** The bytes of a state: little-endian 16-bit cells; `2 * layout.cells` of them. */
export function toBytes(state: State<unknown>): Uint8Array {
  const cells = state.block;
  const bytes = new Uint8Array(cells.length * 2);
  for (let i = 0; i < cells.length; i++) {
    bytes[2 * i] = cells[i] & 0xff;
    bytes[2 * i + 1] = (cells[i] >> 8) & 0xff;
  }
  return bytes;
}

/**
 * Loads bytes made by `toBytes` into a state of the same game, which stands where the saved one stood: in the middle
 * of a script, too.
 * @throws RangeError when the number of bytes is not the game's.
 */
export function fromBytes(state: State<unknown>, bytes: Uint8Array): void {
  const cells = state.block;
  if (bytes.length !== cells.length * 2) {
    throw new RangeError(`a state of ${state.game.id} has ${cells.length * 2} bytes, got ${bytes.length}`);
  }
  for (let i = 0; i < cells.length; i++) cells[i] = ((bytes[2 * i] | (bytes[2 * i + 1] << 8)) << 16) >> 16;
  const { at, width } = state.game.layout.frames;
  state.frame = at + (cells[HEADER.depth] - 1) * width;
  state.offer.stale = true;
}

/** A 64-bit hash of the block as 16 hexadecimal digits (two lanes of 32-bit FNV-1a over the cells, mixed at the end). */
export function hash(state: State<unknown>): string {
  const cells = state.block;
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < cells.length; i++) {
    a = Math.imul(a ^ cells[i], 0x01000193);
    b = Math.imul(b ^ (cells[i] + i), 0x5bd1e995);
    b ^= b >>> 15;
  }
  return hex(finish(a ^ (b >>> 3))) + hex(finish(b ^ (a << 5)));
}

function finish(lane: number): number {
  let h = lane;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
