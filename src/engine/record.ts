import { z } from 'zod';
import type { Bot } from './bot.js';
import { ConfigError } from './errors.js';
import type { ContentChanges, Game, GameDefinition, Settings } from './game.js';
import { gameChance } from './game-chance.js';
import { ENDINGS, type Ending } from './header.js';
import { type Played, type PlayOptions, type Problem, play } from './play.js';
import { hash, type LogSink, State } from './state.js';

/** The form of records written by this version; readers refuse others. */
export const RECORD_FORMAT = 1;

/**
 * Everything that replays exactly one game: plain JSON, whoever played it and whatever went wrong. Luck comes from the
 * key, choices from the codes, so no bot is needed.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  /** As written by a person, and with defaults filled in; replays use the second. */
  readonly options: {
    readonly given: Readonly<Record<string, unknown>>;
    readonly resolved: Readonly<Record<string, unknown>>;
  };
  /** What was changed in the content, and the hash of the content as changed (null for a game without cards). */
  readonly content: { readonly changes: ContentChanges; readonly hash: string | null };
  /** The deal key of the game's luck. */
  readonly key: string;
  /** The slot from which each seat was filled. */
  readonly slots: readonly number[];
  /** The bot of each seat, as its spec; empty where nobody knows. */
  readonly bots: readonly string[];
  /** Every action in order, decisions with two or more options only. */
  readonly codes: readonly number[];
  readonly ending: Ending;
  /** What went wrong, for the endings `fault` and `illegal`. */
  readonly problem: Problem | null;
  readonly finalHash: string;
}

/** Which luck a game has and who sits where: what a record keeps beside the settings. */
export interface Seating {
  readonly key: string;
  /** Seat k from slot k when left out. */
  readonly slots?: readonly number[];
  /** Specs of the bots by seat. */
  readonly bots?: readonly string[];
}

/** The record of a game that has been played: its settings, its seating, its actions in order, and how it ended. */
export function recordOf(
  game: Game,
  settings: Settings,
  seating: Seating,
  codes: readonly number[],
  played: Pick<Played, 'ending' | 'problem' | 'finalHash'>,
): GameRecord {
  const changes = settings.content ?? {};
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.spec.rulesVersion,
    players: game.players,
    options: { given: settings.options ?? {}, resolved: game.options },
    content: { changes, hash: game.spec.content?.hash(changes) ?? null },
    key: seating.key,
    slots: seating.slots ?? Array.from({ length: game.players }, (_, seat) => seat),
    bots: seating.bots ?? [],
    codes,
    ending: played.ending,
    problem: played.problem,
    finalHash: played.finalHash,
  };
}

/** A game played to its end, and its record. */
export interface Recorded {
  readonly played: Played;
  readonly record: GameRecord;
  /** The position in which it ended. */
  readonly state: State<unknown>;
}

/** How a game is played and told. */
export interface RecordOptions extends PlayOptions {
  /** Hears the game told, set-up included. */
  readonly log?: LogSink;
}

/**
 * Builds, plays and records one game. Rules that fail end it as `fault`, in the set-up as well.
 * @param bots one per seat; made by `bots(game)` so that they can know the game as built
 * @throws ConfigError for settings that do not fit; and whatever `bots` throws
 */
export function playRecorded(
  definition: GameDefinition,
  settings: Settings,
  seating: Seating,
  bots: (game: Game) => readonly Bot[],
  options: RecordOptions = {},
): Recorded {
  const game = definition.build(settings);
  const chance = gameChance(game, seating.key, seating.slots);
  const state = new State(game);
  state.log = options.log ?? null;
  const seated = bots(game);
  const codes: number[] = [];
  const onAction = (s: State<unknown>, code: number): void => {
    codes.push(code);
    options.onAction?.(s, code);
  };
  let played: Played;
  try {
    game.restart(state, chance);
    played = play(state, seated, chance, { ...options, onAction });
  } catch (error) {
    played = faultInSetUp(state, error);
  }
  return { played, record: recordOf(game, settings, seating, codes, played), state };
}

function faultInSetUp(state: State<unknown>, error: unknown): Played {
  return {
    ending: 'fault',
    utility: Array.from({ length: state.players }, () => 0),
    winners: [],
    turns: 0,
    decisions: 0,
    options: 0,
    finalHash: hash(state),
    problem: { message: error instanceof Error ? error.message : String(error), seat: -1 },
  };
}

const changesShape = z.strictObject({
  files: z.array(z.strictObject({ name: z.string(), text: z.string() })).optional(),
  patches: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const shape = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  rulesVersion: z.int(),
  players: z.int().min(1),
  options: z.strictObject({
    given: z.record(z.string(), z.unknown()),
    resolved: z.record(z.string(), z.unknown()),
  }),
  content: z.strictObject({ changes: changesShape, hash: z.string().nullable() }),
  key: z.string(),
  slots: z.array(z.int().min(0)),
  bots: z.array(z.string()),
  codes: z.array(z.int()),
  ending: z.enum(ENDINGS),
  problem: z.strictObject({ message: z.string(), seat: z.int() }).nullable(),
  finalHash: z.string().regex(/^[0-9a-f]{16}$/),
});

/**
 * Reads a record from parsed JSON.
 * @param where what it stands in, for the message: `records.ndjson:3`
 * @throws ConfigError naming the first place that is not as a record has it
 */
export function readRecord(value: unknown, where: string): GameRecord {
  const read = shape.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue.path.join('.');
    throw new ConfigError({
      where: place === '' ? where : `${where} (${place})`,
      problem: `this is no record of a game: ${issue.message}`,
      right: 'a record is expected whole, as it was written',
    });
  }
  return read.data;
}
