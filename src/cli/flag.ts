import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import { splitList } from '../lab/split-list.js';

/** One option of the command line: its line of help, and how its text becomes a value. */
export interface Flag<T> {
  readonly help: string;
  /** A switch takes no text. */
  readonly isSwitch: boolean;
  /** What the help shows as its default. */
  readonly shownDefault?: string;
  /**
   * The value, from the texts in the order in which they were given; none when the flag was not.
   * @throws ConfigError when the text does not fit
   */
  read(given: readonly string[], where: string): T;
}

/** The values that a command gets for its flags. */
export type ValuesOf<F extends Readonly<Record<string, Flag<unknown>>>> = {
  readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never;
};

/** On or off. */
export function onOff(help: string): Flag<boolean> {
  return { help, isSwitch: true, read: (given) => given.at(-1) === 'true' };
}

/** Any text. */
export function text(help: string): Flag<string | undefined> {
  return { help, isSwitch: false, read: once };
}

/** A whole number within bounds. */
export function whole(help: string, min: number, max: number): Flag<number | undefined> {
  return number(help, min, max, (value) => Number.isInteger(value), 'a whole number');
}

/** A number within bounds, these included. */
export function real(help: string, min: number, max: number): Flag<number | undefined> {
  return number(help, min, max, () => true, 'a number');
}

/** A list, split at commas outside brackets and quotes. */
export function list(help: string): Flag<string[] | undefined> {
  return {
    help,
    isSwitch: false,
    read(given, where) {
      const value = once(given, where);
      return value === undefined ? undefined : splitList(value, where);
    },
  };
}

/** A list of whole numbers. */
export function wholes(help: string, min: number, max: number): Flag<number[] | undefined> {
  const one = whole(help, min, max);
  return {
    help,
    isSwitch: false,
    read: (given, where) =>
      list(help)
        .read(given, where)
        ?.map((piece) => one.read([piece], where) ?? min),
  };
}

/** One of a few words. */
export function word<const W extends readonly string[]>(help: string, words: W): Flag<W[number] | undefined> {
  return {
    help: `${help}: ${words.join(', ')}`,
    isSwitch: false,
    read(given, where) {
      const value = once(given, where);
      const known = words.find((candidate) => candidate === value);
      if (value === undefined || known !== undefined) return known;
      throw new ConfigError({
        where,
        problem: `"${value}" is none of its words`,
        right: `${words.join(' or ')} is expected`,
        value,
        nearest: nearest(value, words),
      });
    },
  };
}

/** Whatever was given, as often as it was given. */
export function repeated(help: string): Flag<readonly string[]> {
  return { help, isSwitch: false, read: (given) => given };
}

/** The same flag with a value for those who do not give it. */
export function orElse<T>(flag: Flag<T | undefined>, value: T): Flag<T> {
  return { ...flag, shownDefault: String(value), read: (given, where) => flag.read(given, where) ?? value };
}

function number(
  help: string,
  min: number,
  max: number,
  fits: (value: number) => boolean,
  kind: string,
): Flag<number | undefined> {
  return {
    help,
    isSwitch: false,
    read(given, where) {
      const value = once(given, where);
      if (value === undefined) return undefined;
      const read = value.trim() === '' ? Number.NaN : Number(value);
      if (read >= min && read <= max && fits(read)) return read;
      const right = `${kind} from ${min}${max === Number.POSITIVE_INFINITY ? ' up' : ` to ${max}`} is expected`;
      throw new ConfigError({ where, problem: `"${value}" does not fit`, right, value });
    },
  };
}

function once(given: readonly string[], where: string): string | undefined {
  if (given.length > 1) {
    throw new ConfigError({
      where,
      problem: `it is given ${given.length} times`,
      right: 'once is expected',
      value: given.join(' '),
    });
  }
  if (given[0] === '') {
    throw new ConfigError({ where, problem: 'it is empty', right: 'a value is expected', value: '' });
  }
  return given[0];
}
