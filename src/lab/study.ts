import { z } from 'zod';
import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** One value or a list of them: several are arms. */
const oneOrMore = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).min(1)]);

/** A key with its line of help and what an error says would be right. */
const key = <T extends z.ZodType>(schema: T, description: string, right: string) => schema.meta({ description, right });

/** What distinguishes arms, and how many games each plays: the part of a study that `quick` and flags may replace. */
const design = z.strictObject({
  players: key(
    oneOrMore(z.int().min(1).max(10)),
    'players at the table; several are arms',
    'a number of players from 1 to 10, or a list of such numbers, is expected',
  ).optional(),
  preset: key(
    oneOrMore(z.string()),
    'named options of the game; several are arms',
    'the name of a preset, or a list of such names, is expected',
  ).optional(),
  set: key(
    z.record(z.string(), oneOrMore(scalar)),
    'options and card patches (card.<id>.<column>); several values are arms',
    'options with a value each, or a list of values, are expected',
  ).optional(),
  content: key(
    oneOrMore(z.string()),
    'own card tables, joined by + where they belong together, "shipped" for none; several are arms',
    'the path of a card table, or a list of such paths, is expected',
  ).optional(),
  bots: key(
    oneOrMore(z.string()),
    'one arm per bot, which then plays every seat',
    'a bot such as "random" or "mcts:iterations=400", or a list of bots, is expected',
  ).optional(),
  seats: key(
    z.union([z.array(z.string()).min(1), z.array(z.array(z.string()).min(1)).min(1)]),
    'one arm with these bots in these slots, rotated over the seats; a list of lists is several arms',
    'a list of bots, one per slot, or a list of such lists, is expected',
  ).optional(),
  decks: key(
    z.union([z.string(), z.array(z.string()).min(1), z.array(z.array(z.string()).min(1)).min(1)]),
    'one deck, or decks to draw from in every deal, for all slots; a list is by slot; a list of lists is several arms',
    'a deck, file, folder, "shipped" or "generated", a list of one per slot, or a list of such lists, is expected',
  ).optional(),
  games: key(
    z.int().min(1).max(1_000_000_000),
    'games an arm plays, rounded up to whole deals, each in all its rotations (default 1000)',
    'a whole number from 1 to 1000000000 is expected',
  ).optional(),
});

/** Every key of a study file; YAML, JSON and TypeScript know the same ones. */
const studySchema = design.extend({
  name: key(
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    'the name of its results folder',
    'words in lower case joined by dashes are expected',
  ),
  question: key(z.string(), 'what the study asks', 'a sentence is expected').optional(),
  game: key(z.string(), 'a game by name, or the file of one', 'the name of a game, or a path, is expected'),
  seed: key(
    z.union([z.string().min(1), z.int()]),
    'the seed of all luck (default 1)',
    'a text or a whole number is expected',
  ).optional(),
  rotate: key(
    z.boolean(),
    'whether slots that differ rotate over the seats (default: unless the game is cooperative)',
    'true or false is expected',
  ).optional(),
  cap: key(
    z.int().min(1),
    'decisions after which a game ends as "cap" (default: the longest the game declares, at most 100000)',
    'a whole number from 1 is expected',
  ).optional(),
  botTimeout: key(
    // No timer waits longer than 2^31 - 1 milliseconds.
    z.number().min(0.1).max(2_147_483),
    'seconds a bot may think about one decision (default 60)',
    'a number of seconds from 0.1 to 2147483 (24 days) is expected',
  ).optional(),
  level: key(
    z.number().gt(0.5).lt(1),
    'confidence level of intervals (default 0.95)',
    'a number between 0.5 and 1 is expected',
  ).optional(),
  margin: key(
    z.number().gt(0).lt(1),
    'largest difference of win rates that does not matter (default 0.05)',
    'a number between 0 and 1 is expected',
  ).optional(),
  keep: key(z.literal('records'), 'keeps the record of every game', '"records" is expected').optional(),
  quick: key(design, 'what --quick plays instead', 'keys such as games and players are expected').optional(),
});

/** A study as a person writes it; see the descriptions of its keys. */
export type Study = z.infer<typeof studySchema>;

/** Every key of a study file with its line of help. */
export function studyKeys(): { key: string; help: string }[] {
  return Object.entries(studySchema.shape).map(([name, schema]) => ({ key: name, help: metaOf(schema).description }));
}

/**
 * Checks what a file or a program gave as a study.
 * @param where the file, for messages
 * @throws ConfigError naming the key, what is wrong and the nearest key
 */
export function checkStudy(given: unknown, where: string): Study {
  const checked = studySchema.safeParse(given);
  if (!checked.success) throw problemOf(checked.error.issues[0], given, where);
  if (checked.data.bots !== undefined && checked.data.seats !== undefined) {
    throw new ConfigError({
      where: `${where}: seats`,
      problem: 'bots and seats are both given',
      right: 'either bots (one arm per bot, in every seat) or seats (these bots in these slots) is expected',
    });
  }
  return checked.data;
}

/**
 * A study with some keys replaced, as flags do it: `set` key by key, and bots and seats instead of one another.
 * Keys that are undefined in `changes` stay.
 */
export function changeStudy(study: Study, changes: Partial<Study>): Study {
  const changed: Study = { ...study, ...withoutUndefined(changes) };
  if (changes.set) changed.set = { ...study.set, ...changes.set };
  if (changes.bots !== undefined) delete changed.seats;
  if (changes.seats !== undefined) {
    delete changed.bots;
    if (changes.players === undefined) delete changed.players;
  }
  return changed;
}

/** The study that `--quick` plays. */
export function quickStudy(study: Study): Study {
  const { quick, ...whole } = study;
  return changeStudy(whole, quick ?? {});
}

function withoutUndefined(changes: Partial<Study>): Partial<Study> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function problemOf(issue: z.core.$ZodIssue, given: unknown, where: string): ConfigError {
  if (issue.code === 'unrecognized_keys') return unknownKey(issue.keys[0], issue.path.length > 0, where);
  const [first, second] = issue.path;
  if (first === undefined) {
    const right = 'keys such as name, game and bots are expected';
    return new ConfigError({ where, problem: 'it holds no study', right });
  }
  const shape: Record<string, z.ZodType> = studySchema.shape;
  const known = shape[String(first === 'quick' && second !== undefined ? second : first)];
  const value = valueAt(given, issue.path);
  return new ConfigError({
    where: `${where}: ${issue.path.map(String).join('.')}`,
    problem: value === undefined ? 'it is missing' : `${JSON.stringify(value)} does not fit`,
    right: known ? metaOf(known).right : issue.message,
    ...(value === undefined ? {} : { value: String(value) }),
  });
}

function unknownKey(name: string, inQuick: boolean, where: string): ConfigError {
  const known = Object.keys(inQuick ? design.shape : studySchema.shape);
  const near = nearest(name, known);
  return new ConfigError({
    where: `${where}: ${inQuick ? `quick.${name}` : name}`,
    problem: 'a study has no such key',
    right: `${inQuick ? 'the keys of quick' : 'its keys'} are ${known.join(', ')}`,
    value: name,
    ...(near ? { nearest: near } : {}),
  });
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function metaOf(schema: z.ZodType): { description: string; right: string } {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const meta = inner instanceof z.ZodType ? inner.meta() : undefined;
  return { description: meta?.description ?? '', right: String(meta?.right ?? '') };
}
