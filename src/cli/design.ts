import { ConfigError } from '../engine/errors.js';
import type { Scalar } from '../lab/arm.js';
import { splitList } from '../lab/split-list.js';
import type { Study } from '../lab/study.js';
import type { ValuesOf } from './flag.js';
import type { designFlags } from './flags.js';

/** The part of a study that flags can say. */
export type Design = Partial<
  Pick<Study, 'players' | 'bots' | 'seats' | 'set' | 'preset' | 'content' | 'decks' | 'seed'>
>;

/**
 * What the flags say of a study; keys that they leave open are undefined.
 * @throws ConfigError when `--set` is no `key=value`, or `--bots` and `--seats` are both given
 */
export function designOf(flags: ValuesOf<typeof designFlags>): Design {
  const { players, bots, seats, set, preset, content, decks, seed } = flags;
  if (bots && seats) {
    throw new ConfigError({
      where: '--seats',
      problem: '--bots and --seats are both given',
      right: 'either --bots (one bot in every seat) or --seats (these bots in these slots) is expected',
    });
  }
  return {
    players: oneOrMore(players),
    bots: oneOrMore(bots),
    seats,
    set: set.length > 0 ? settings(set) : undefined,
    preset: oneOrMore(preset),
    content: oneOrMore(content),
    decks: oneOrMore(decks),
    seed,
  };
}

/** The values of `--set key=value,value`, as a study file would have them. */
function settings(given: readonly string[]): NonNullable<Study['set']> {
  const settings = new Map<string, Scalar[]>();
  for (const text of given) {
    const equals = text.indexOf('=');
    if (equals < 1) {
      throw new ConfigError({
        where: '--set',
        problem: `"${text}" sets nothing`,
        right: 'key=value is expected',
        value: text,
      });
    }
    const key = text.slice(0, equals);
    if (settings.has(key)) {
      throw new ConfigError({
        where: `--set ${key}`,
        problem: 'it is given twice',
        right: `--set ${key}=value,value is expected for several values`,
        value: text,
      });
    }
    settings.set(key, splitList(text.slice(equals + 1), `--set ${key}`).map(scalar));
  }
  return Object.fromEntries(settings);
}

/** A value as YAML would read it. */
function scalar(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function oneOrMore<T>(values: T[] | undefined): T | T[] | undefined {
  return values?.length === 1 ? values[0] : values;
}
