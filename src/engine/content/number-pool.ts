import { ConfigError } from '../errors.js';
import { nearest } from '../nearest.js';
import { readInteger } from './column.js';

/** What a patched number may be; both ends are allowed and fit into 16 bits. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

const FROM_ZERO: NumberRange = { min: 0, max: 9999 };
const WITH_NEGATIVES: NumberRange = { min: -9999, max: 9999 };

/**
 * The numbers inside the effects of a game's cards. A compiler puts every literal here under its name and keeps the
 * index of its cell in the code; a patch then changes a cell and no code.
 */
export class NumberPool {
  private readonly cells = new Map<string, number>();
  private readonly written: number[] = [];
  private readonly ranges: NumberRange[] = [];
  private readonly ordinals = new Map<string, number>();
  private used = new Int16Array(0);

  /** The numbers by cell, patches applied. Take it once everything is compiled: until then it may be replaced. */
  get values(): Int16Array {
    if (this.used.length < this.written.length) {
      const grown = Int16Array.from(this.written);
      grown.set(this.used);
      this.used = grown;
    }
    return this.used;
  }

  /** All names, in the order in which they were put here. */
  names(): IterableIterator<string> {
    return this.cells.keys();
  }

  /** The cell of a name, or -1. */
  cell(name: string): number {
    return this.cells.get(name) ?? -1;
  }

  /**
   * Puts the next number of a card's clause here, as `card.<id>.<clause>.<n>` with n from 1.
   * @param clause named by its trigger in lower case: `play`
   * @param range what a patch may make of it (default 0..9999, and from -9999 on where the number itself is negative)
   * @returns its cell
   */
  literal(id: string, clause: string, value: number, range = value < 0 ? WITH_NEGATIVES : FROM_ZERO): number {
    const prefix = `card.${id}.${clause}`;
    const ordinal = (this.ordinals.get(prefix) ?? 0) + 1;
    this.ordinals.set(prefix, ordinal);
    return this.define(`${prefix}.${ordinal}`, value, range);
  }

  /** Puts a number here under a name of its own; returns its cell. */
  define(name: string, value: number, range: NumberRange): number {
    if (this.cells.has(name)) throw new RangeError(`the number "${name}" is defined twice`);
    if (!Number.isInteger(value) || value < range.min || value > range.max) {
      throw new RangeError(`the number "${name}" is ${value}, outside ${range.min}..${range.max}`);
    }
    const cell = this.written.length;
    this.cells.set(name, cell);
    this.written.push(value);
    this.ranges.push(range);
    return cell;
  }

  /**
   * Gives a number another value.
   * @param where the patch, for the message
   * @throws ConfigError for a name that is not here, or a value that is no integer or out of range
   */
  patch(name: string, text: string, where: string): void {
    const cell = this.cell(name);
    if (cell < 0) throw this.unknown(name, where);
    const { min, max } = this.ranges[cell];
    const value = readInteger(text, min, max);
    if (value === undefined) {
      const right = `an integer from ${min} to ${max} is expected`;
      throw new ConfigError({ where, problem: `"${text}" does not fit`, right, value: text });
    }
    this.values[cell] = value;
  }

  /** The numbers that patches changed, as `name=value`, in the order of their cells. */
  changes(): string[] {
    const { values } = this;
    return [...this.cells].filter(([, c]) => values[c] !== this.written[c]).map(([name, c]) => `${name}=${values[c]}`);
  }

  private unknown(name: string, where: string): ConfigError {
    const card = name.split('.').slice(0, 2).join('.');
    const own = [...this.cells.keys()].filter((other) => other.startsWith(`${card}.`));
    return new ConfigError({
      where,
      problem: `there is no number "${name}"`,
      right:
        own.length > 0 ? `the effect of that card has ${own.join(', ')}` : 'the effect of that card has no numbers',
      value: name,
      nearest: nearest(name, own),
    });
  }
}
