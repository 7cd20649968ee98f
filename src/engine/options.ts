import type { z } from 'zod';
import { ConfigError } from './errors.js';
import { nearest } from './nearest.js';

/** What a list of options shows of one option: everything is read off its zod declaration. */
export interface OptionInfo {
  readonly key: string;
  readonly help: string;
  /** `integer 1..40`, `true|false`, `exact|linked_only` … */
  readonly range: string;
  readonly default: unknown;
}

interface WithOptions {
  readonly id: string;
  readonly options: z.ZodObject;
}

/**
 * Validates options and fills in the defaults; texts from a command line are read as the option's own type.
 * @throws ConfigError naming the key, the value and what would be right.
 */
export function checkOptions(game: WithOptions, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shape = game.options.shape;
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(shape, key)) continue;
    const near = nearest(key, Object.keys(shape));
    throw new ConfigError({
      where: `option ${key}`,
      problem: `${game.id} has no such option`,
      right: `its options are ${Object.keys(shape).join(', ') || 'none'}`,
      ...(near ? { nearest: near } : {}),
    });
  }
  const read = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, readText(value)]));
  const checked = game.options.safeParse(read);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const key = String(issue.path[0]);
  const info = optionInfo(game).find((option) => option.key === key);
  throw new ConfigError({
    where: `option ${key} of ${game.id}`,
    problem: `${JSON.stringify(given[key])} does not fit`,
    right: `${info?.range ?? 'another value'} is expected`,
    value: String(given[key]),
  });
}

/** Every option of a game with its help line, range and default. */
export function optionInfo(game: WithOptions): OptionInfo[] {
  return Object.entries(game.options.shape).map(([key, schema]) => {
    const { range, fallback } = describeSchema(schema as z.ZodType);
    return { key, help: (schema as z.ZodType).description ?? '', range, default: fallback };
  });
}

function readText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === 'true') return true;
  if (value === 'false') return false;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function describeSchema(schema: z.ZodType): { range: string; fallback: unknown } {
  const { def } = schema as unknown as { def: SchemaDef };
  switch (def.type) {
    case 'default':
      return { ...describeSchema(def.innerType as z.ZodType), fallback: def.defaultValue };
    case 'optional':
      return describeSchema(def.innerType as z.ZodType);
    case 'boolean':
      return { range: 'true|false', fallback: undefined };
    case 'enum':
      return { range: Object.values(def.entries ?? {}).join('|'), fallback: undefined };
    case 'union':
      return {
        range: (def.options ?? []).map((option) => describeSchema(option).range).join(' or '),
        fallback: undefined,
      };
    case 'literal':
      return { range: (def.values ?? []).join('|'), fallback: undefined };
    case 'number': {
      const { minValue, maxValue } = schema as unknown as { minValue: number | null; maxValue: number | null };
      return { range: `integer ${minValue ?? ''}..${maxValue ?? ''}`, fallback: undefined };
    }
    default:
      return { range: def.type, fallback: undefined };
  }
}

/** The part of zod's own definition objects that a description reads. */
interface SchemaDef {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly defaultValue?: unknown;
  readonly entries?: Readonly<Record<string, string>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
}
