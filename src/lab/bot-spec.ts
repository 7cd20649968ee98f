import type { Bot, BotDefinition, BotParameter, BotParameters, BotSeat } from '../engine/bot.js';
import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import { expandRange } from './range.js';
import { splitOutside } from './split-list.js';

/**
 * How a bot is named on the command line and in a study:
 *
 *     random    mcts:iterations=400:c=1.4    ./my-bot.ts:depth=2    epsilon:p=0.2:bot=[mcts:iterations=50]
 *
 * A name or the path of a file, then parameters joined by colons. A value in brackets is itself the spec of a bot. A
 * number may be a range, `50..1600x2` (times two), `0..1+0.25` (plus a quarter) or `1..4` (plus one): such a text
 * stands for several bots, see `expandBotSpecs`.
 */
export interface BotSpec {
  /** A registered name, or the path of a user's file. */
  readonly id: string;
  /** The parameters that were written, as texts, in the order in which they stand; brackets taken off. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Where bots are looked up by name or path. */
export interface BotLookup {
  /** The names there are, for messages. */
  readonly names: readonly string[];
  /** The definition behind a name or path, or undefined when there is none. */
  find(id: string): Promise<BotDefinition | undefined>;
}

/** A bot whose parameters are checked and filled in: whatever it needs to sit down at a game. */
export interface ResolvedBot {
  readonly id: string;
  /**
   * The spec with what differs from the defaults only, in the declared order: equal bots have equal texts. What is written
   * stays where the game would have something to say about it otherwise.
   */
  readonly spec: string;
  readonly parameters: BotParameters;
  /** The version of the bot and of those inside it, by id. */
  readonly versions: Readonly<Record<string, number>>;
  /** The same keys may lead to other choices: the run is not reproducible. `BotSeat.clock` must be given. */
  readonly timed: boolean;
  /** A bot for one slot of one game; `inner` of the seat is filled in here. */
  make(seat: BotSeat): Bot;
}

/**
 * Reads one spec, without looking at which bots there are.
 * @throws ConfigError when the text is no spec
 */
export function parseBotSpec(text: string): BotSpec {
  const [id, ...rest] = splitOutside(text.trim(), ':', `bot ${text}`);
  if (id === '') throw malformed(text, 'the name of the bot is missing');
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const equals = part.indexOf('=');
    if (equals < 1) throw malformed(text, `"${part}" is no parameter`);
    const name = part.slice(0, equals);
    if (parameters.has(name)) throw malformed(text, `${name} is given twice`);
    parameters.set(name, withoutBrackets(part.slice(equals + 1)));
  }
  return { id, parameters: Object.fromEntries(parameters) };
}

/**
 * All the bots that a list of specs stands for: commas outside brackets separate specs, and each range is replaced by
 * its values. The last range of a spec varies fastest; a range inside brackets counts where the brackets stand.
 * @throws ConfigError for a text that is no list of specs, or a range that leads nowhere
 */
export function expandBotSpecs(text: string): string[] {
  return splitOutside(text, ',', `bots ${text}`).flatMap((spec) => expandOne(spec.trim()));
}

function expandOne(spec: string): string[] {
  parseBotSpec(spec);
  const [id, ...rest] = splitOutside(spec, ':', `bot ${spec}`);
  let expanded = [id];
  for (const part of rest) {
    const equals = part.indexOf('=') + 1;
    const name = part.slice(0, equals);
    const values = expandValue(part.slice(equals), `bot ${spec}`);
    expanded = expanded.flatMap((before) => values.map((value) => `${before}:${name}${value}`));
  }
  return expanded;
}

function expandValue(value: string, where: string): string[] {
  if (!value.startsWith('[')) return expandRange(value, where);
  return expandOne(withoutBrackets(value)).map((inner) => `[${inner}]`);
}

/**
 * Finds a bot and checks its parameters, those of bots inside it too.
 * @throws ConfigError for an unknown bot or parameter, or a value that does not fit, with the nearest name
 */
export async function resolveBot(spec: string, lookup: BotLookup): Promise<ResolvedBot> {
  const { id, parameters: written } = parseBotSpec(spec);
  const definition = await lookup.find(id);
  if (!definition) throw unknownBot(id, lookup.names);
  const parameters = checkParameters(definition, written);
  const inner = new Map<string, ResolvedBot>();
  for (const { name, bot } of definition.parameters) {
    if (bot) inner.set(name, await resolveBot(String(parameters[name]), lookup));
  }
  const nested = [...inner.values()];
  return {
    id,
    spec: shortest(id, definition, parameters, inner, written),
    parameters,
    versions: Object.assign({}, ...nested.map(({ versions }) => versions), { [id]: definition.version }),
    timed: (definition.timed?.(parameters) ?? false) || nested.some(({ timed }) => timed),
    make(seat) {
      const suited = { ...parameters, ...unwritten(definition.suits?.(seat.game) ?? {}, written) };
      if (nested.length === 0) return definition.make(seat, suited);
      const made = Object.fromEntries([...inner].map(([name, bot]) => [name, bot.make(seat)]));
      return definition.make({ ...seat, inner: made }, suited);
    },
  };
}

/** What suits the game, but for what somebody wrote. */
function unwritten(suits: Partial<BotParameters>, written: BotSpec['parameters']): BotParameters {
  const free = Object.entries(suits).filter(([name, value]) => value !== undefined && !(name in written));
  return Object.fromEntries(free) as BotParameters;
}

function checkParameters({ id, parameters }: BotDefinition, written: BotSpec['parameters']): BotParameters {
  const names = parameters.map(({ name }) => name);
  for (const name of Object.keys(written)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    throw new ConfigError({
      where: `bot ${id}: ${name}`,
      problem: 'there is no such parameter',
      right: `its parameters are ${names.join(', ') || 'none'}`,
      value: name,
      ...(near ? { nearest: near } : {}),
    });
  }
  const values = parameters.map((declared) => [declared.name, fittingValue(id, declared, written[declared.name])]);
  return Object.fromEntries(values);
}

function fittingValue(id: string, declared: BotParameter, text: string | undefined): number | string | boolean {
  if (text === undefined) return declared.default;
  const value = readValue(declared, text);
  if (value !== undefined) return value;
  const near = nearest(text, declared.values ?? []);
  throw new ConfigError({
    where: `bot ${id}: ${declared.name}`,
    problem: `"${text}" does not fit`,
    right: `${rangeOf(declared)} is expected`,
    value: text,
    ...(near ? { nearest: near } : {}),
  });
}

/** The value a text stands for, or undefined when it does not fit. */
function readValue(
  { default: fallback, values, ...limits }: BotParameter,
  text: string,
): BotParameters[string] | undefined {
  switch (typeof fallback) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'string':
      return values && !values.includes(text) ? undefined : text;
    default: {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, integer = false } = limits;
      const fits = Number.isFinite(value) && value >= min && value <= max && (!integer || Number.isInteger(value));
      return fits ? value : undefined;
    }
  }
}

/** What a parameter may be, in words: `integer 1..1000`, `self|random`, `true|false`. */
export function rangeOf({ default: fallback, values, min, max, integer, bot }: BotParameter): string {
  if (bot) return 'a bot';
  if (typeof fallback === 'boolean') return 'true|false';
  if (typeof fallback === 'string') return values?.join('|') ?? 'a text';
  const kind = integer ? 'integer' : 'number';
  return min === undefined && max === undefined ? kind : `${kind} ${min ?? ''}..${max ?? ''}`;
}

function shortest(
  id: string,
  definition: BotDefinition,
  parameters: BotParameters,
  inner: ReadonlyMap<string, ResolvedBot>,
  written: BotSpec['parameters'],
): string {
  const parts = definition.parameters.map(({ name, default: fallback, byGame }) => {
    const value = inner.get(name)?.spec ?? String(parameters[name]);
    if (value === String(fallback) && !(byGame && name in written)) return '';
    return `:${name}=${/[:,[\]]/.test(value) ? `[${value}]` : value}`;
  });
  return id + parts.join('');
}

function withoutBrackets(value: string): string {
  return value.startsWith('[') && value.endsWith(']') ? value.slice(1, -1) : value;
}

function unknownBot(id: string, names: readonly string[]): ConfigError {
  const near = nearest(id, names);
  return new ConfigError({
    where: `bot ${id}`,
    problem: 'there is no such bot',
    right: `${names.join(', ')} or the path of a file is expected`,
    value: id,
    ...(near ? { nearest: near } : {}),
  });
}

function malformed(spec: string, problem: string): ConfigError {
  return new ConfigError({
    where: `bot ${spec}`,
    problem,
    right: 'name:parameter=value:parameter=value is expected',
    value: spec,
  });
}
