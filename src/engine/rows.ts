import { clear } from './clear.js';
import { RulesError } from './errors.js';
import type { State } from './state.js';

/**
 * A table of the engine's own inside the block: how many rows it has, then the rows in the order in which they came.
 * A layout without room for it has no cell of it.
 */
export class Rows {
  readonly name: string;
  readonly at: number;
  readonly cap: number;
  readonly width: number;
  readonly cells: number;

  /** @param name what a row is, for the message when there are too many */
  constructor(name: string, at: number, cap: number, width: number) {
    this.name = name;
    this.at = at;
    this.cap = cap;
    this.width = width;
    this.cells = cap === 0 ? 0 : 1 + cap * width;
  }
  /** How many rows there are. */
  count(s: State<unknown>): number {
    return this.cap === 0 ? 0 : s.block[this.at];
  }
  /** Where a row begins in the block. */
  cell(row: number): number {
    return this.at + 1 + row * this.width;
  }
  /**
   * Appends a row of zeros; returns where it begins.
   * @throws RulesError when there is no room left: nothing is ever dropped
   */
  append(s: State<unknown>): number {
    const count = this.count(s);
    if (count === this.cap) throw new RulesError(`more than ${this.cap} ${this.name}`);
    s.block[this.at] = count + 1;
    return this.cell(count);
  }
  /** Takes a row out; the later ones move up and keep their order. */
  remove(s: State<unknown>, row: number): void {
    const end = this.cell(s.block[this.at]);
    const gone = this.cell(row);
    const { block } = s;
    const last = end - this.width;
    for (let cell = gone; cell < last; cell++) block[cell] = block[cell + this.width];
    clear(block, last, end);
    block[this.at]--;
  }
  /** Takes out every row from one on. */
  cut(s: State<unknown>, from: number): void {
    if (this.cap === 0) return;
    clear(s.block, this.cell(from), this.cell(s.block[this.at]));
    s.block[this.at] = from;
  }
}
