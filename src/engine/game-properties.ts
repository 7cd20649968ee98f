import type { Arbitrary, IProperty, Parameters } from 'fast-check';
import { z } from 'zod';
import { type Law, laws } from './conformance/laws.js';
import { placesWalker } from './conformance/walkers.js';
import { ConfigError } from './errors.js';
import type { ContentChanges, Game, GameDefinition } from './game.js';

type FastCheck = typeof import('fast-check');

/** What fast-check varies and shrinks: printed with a failure, it reproduces it. */
export interface PropertyTrial {
  /** The key of the game is `property/<seed>`. */
  readonly seed: number;
  readonly players: number;
  /** Options that are not at their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Which option is taken at each decision: a place among the codes in ascending order, modulo their number. */
  readonly actions: readonly number[];
}

export interface PropertyPlan {
  /** Numbers of players to vary (default: all that the game is for). */
  readonly players?: readonly number[];
  /** Options to keep at these values; all others vary over what their declaration allows. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: ContentChanges;
  /** Actions of a trial, at most (default 40). */
  readonly actions?: number;
  /** Which laws (default: all). */
  readonly laws?: readonly Law[];
}

/** One law of conformance as a property. */
export interface GameProperty {
  /** The name of the law. */
  readonly name: string;
  /** For `fc.assert` in a suite of one's own. */
  readonly property: IProperty<[PropertyTrial]>;
  /**
   * `fc.assert` with the fast-check that this library brings.
   * @throws Error with the law, the state, and the smallest seed, options and actions that break it
   */
  check(parameters?: Parameters<[PropertyTrial]>): void;
}

/**
 * The laws of conformance for a suite with vitest and fast-check:
 *
 * ```ts
 * for (const { name, check } of await gameProperties(myGame)) it(name, () => check({ numRuns: 200 }));
 * ```
 *
 * Seed, players, options and actions vary; a failure is shrunk to the simplest of them. Options that do not go together
 * (the game refuses them) are passed over. fast-check is loaded only when this is called.
 */
export async function gameProperties(definition: GameDefinition, plan: PropertyPlan = {}): Promise<GameProperty[]> {
  const fc = await import('fast-check');
  const trials = trialsOf(fc, definition, plan);
  return (plan.laws ?? laws).map((law) => {
    const property = fc.property(trials, (trial) => hold(fc, law, definition, plan, trial));
    return { name: law.name, property, check: (parameters) => fc.assert(property, { ...TELL_ALL, ...parameters }) };
  });
}

/** fast-check would keep the violation as the cause alone; the message is to name law and state. */
const TELL_ALL = { includeErrorInReport: true } as const;

function hold(fc: FastCheck, law: Law, definition: GameDefinition, plan: PropertyPlan, trial: PropertyTrial): void {
  const game = gameOf(definition, plan, trial);
  fc.pre(game !== null);
  if (!game) return;
  const walker = placesWalker('property', trial.actions);
  // One decision more than there are actions: the position after the last one is looked at, too.
  const violation = law.check(game, `property/${trial.seed}`, walker, trial.actions.length + 1);
  if (violation) throw violation;
}

/** The game of a trial, or null when it refuses the options. */
function gameOf(definition: GameDefinition, plan: PropertyPlan, trial: PropertyTrial): Game | null {
  const { content = {} } = plan;
  try {
    return definition.build({ players: trial.players, options: trial.options, content });
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

function trialsOf(fc: FastCheck, definition: GameDefinition, plan: PropertyPlan): Arbitrary<PropertyTrial> {
  const { min, max } = definition.spec.seats;
  return fc.record({
    seed: fc.nat({ max: 9999 }),
    players: plan.players ? fc.constantFrom(...plan.players) : fc.integer({ min, max }),
    options: optionsOf(fc, definition, plan.options ?? {}),
    actions: fc.array(fc.nat({ max: 63 }), { maxLength: plan.actions ?? 40 }),
  });
}

function optionsOf(
  fc: FastCheck,
  definition: GameDefinition,
  fixed: Readonly<Record<string, unknown>>,
): Arbitrary<Record<string, unknown>> {
  const values = Object.entries(definition.spec.options.shape).map(([key, schema]): [string, Arbitrary<unknown>] => [
    key,
    key in fixed ? fc.constant(fixed[key]) : valuesOf(fc, schema),
  ]);
  return fc
    .record(Object.fromEntries(values))
    .map((options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
}

/** What an option may be, by its declaration; undefined leaves it at its default, and is what it shrinks to. */
function valuesOf(fc: FastCheck, schema: unknown): Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return fc.option(valuesOf(fc, schema.unwrap()), { nil: undefined, freq: 2 });
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => valuesOf(fc, option)));
  if (schema instanceof z.ZodNumber) return numbersOf(fc, schema);
  return fc.constant(undefined);
}

/** Numbers further than this from zero, or from the least allowed one, are not tried. */
const FAR = 1000;

function numbersOf(fc: FastCheck, schema: z.ZodNumber): Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -FAR, -FAR);
  const max = Math.min(schema.maxValue ?? Number.POSITIVE_INFINITY, Math.max(FAR, min + FAR));
  return schema.isInt ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}
