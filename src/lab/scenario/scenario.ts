import { z } from 'zod';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';

/** A key with its line of help and what an error says would be right. */
const key = <T extends z.ZodType>(schema: T, description: string, right: string) => schema.meta({ description, right });

const named = z.record(z.string(), z.unknown());
const seed = z.union([z.string().min(1), z.int()]);
const seat = z.int().min(0);
const text = z.union([z.string(), z.number()]);
const choice = z.union([
  text,
  z.strictObject({ choose: text, seat: seat.optional(), question: z.string().optional() }),
]);
const step = z.union([choice, z.strictObject({ expect: named })]);

const A_CHOICE = 'the text of an option, a part of it, or { seat, choose }';

const scenarioSchema = z.strictObject({
  name: key(z.string(), 'what the scenario shows', 'a text is expected').optional(),
  game: key(z.string(), 'a game by name, or the file of one', 'the name of a game, or a path, is expected'),
  players: key(
    z.int().min(1).max(10),
    'players at the table (default: the fewest the game is for)',
    'a number of players is expected',
  ).optional(),
  preset: key(z.string(), 'named options of the game', 'the name of a preset is expected').optional(),
  options: key(named, 'options of the game', 'options with a value each are expected').optional(),
  content: key(
    z.record(z.string(), text),
    'patches of cards: card.<id>.<column>',
    'patches such as card.raid.power with a value each are expected',
  ).optional(),
  seed: key(
    seed,
    'the seed of all luck that is not wanted (default 1)',
    'a text or a whole number is expected',
  ).optional(),
  advance: key(
    z.array(choice),
    'choices made before the position is laid',
    `a list is expected, each ${A_CHOICE}`,
  ).optional(),
  at: key(
    z.union([z.string(), z.strictObject({ question: z.string().optional(), seat: seat.optional() })]),
    'the question at which the position is laid',
    'the name of a question, or { question, seat }, is expected',
  ).optional(),
  position: key(named, 'what is laid over the game', 'fields of the layout with their values are expected').optional(),
  rest: key(
    z.union([z.string(), z.record(z.string(), z.string())]),
    'the pile that takes what lay in piles laid anew, or "out"',
    'the name of a pile, "out", or such a name per kind of component, is expected',
  ).optional(),
  draws: key(
    z.record(z.string(), z.array(z.int().min(1))),
    'results wanted of causes of luck, counted from 1',
    'causes with a list of results each, counted from 1, are expected',
  ).optional(),
  steps: key(
    z.array(step),
    'choices, and expectations between them',
    `a list is expected, each ${A_CHOICE} or { expect }`,
  ).optional(),
  expect: key(named, 'what must be so in the end', 'names with their expected values are expected').optional(),
});

/** A position, steps, and what is expected: a rule pinned without TypeScript. */
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = z.infer<typeof step>;

/** Every key of a scenario with its line of help. */
export function scenarioKeys(): { key: string; help: string }[] {
  return Object.entries(scenarioSchema.shape).map(([name, schema]) => ({
    key: name,
    help: metaOf(schema).description,
  }));
}

/**
 * Checks what a file gave as a scenario.
 * @param where the file, for messages
 * @throws ConfigError naming the key, what is wrong and the nearest key
 */
export function checkScenario(given: unknown, where: string): Scenario {
  const checked = scenarioSchema.safeParse(given);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) throw unknownKey(issue.keys[0], where);
  const [first] = issue.path;
  if (first === undefined) {
    throw new ConfigError({
      where,
      problem: 'it holds no scenario',
      right: 'a mapping with game and steps is expected',
    });
  }
  const schema: z.ZodType | undefined = Object.entries(scenarioSchema.shape).find(([name]) => name === first)?.[1];
  const missing = typeof given === 'object' && given !== null && !(first in given);
  throw new ConfigError({
    where: `${where}: ${issue.path.map(String).join('.')}`,
    problem: missing ? 'it is missing' : 'this does not fit',
    right: schema ? metaOf(schema).right : issue.message,
  });
}

function unknownKey(name: string, where: string): ConfigError {
  const known = Object.keys(scenarioSchema.shape);
  return new ConfigError({
    where: `${where}: ${name}`,
    problem: 'a scenario has no such key',
    right: `its keys are ${known.join(', ')}`,
    value: name,
    nearest: nearest(name, known),
  });
}

function metaOf(schema: z.ZodType): { description: string; right: string } {
  const meta = (schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema).meta();
  return { description: meta?.description ?? '', right: String(meta?.right ?? '') };
}
