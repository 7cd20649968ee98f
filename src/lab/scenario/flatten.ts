import { ConfigError } from '../../engine/errors.js';

/** One thing said about a game: the path of a field, and what is said. */
export interface Saying {
  readonly path: string;
  readonly value: unknown;
}

/** Names with values, as a person writes them down. */
export type Named = Readonly<Record<string, unknown>>;

/** Whether a value is a mapping, neither a list nor nothing. */
export function isMapping(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Positions and expectations as a list, in their order: `seats`, a list or a mapping by seat, becomes one path per
 * seat and field (`seats.1.hand`).
 * @throws ConfigError when `seats` is neither
 */
export function flatten(named: Named, where: string): Saying[] {
  return Object.entries(named).flatMap(([key, value]) =>
    key === 'seats' ? seatSayings(value, `${where}.seats`) : [{ path: key, value }],
  );
}

function seatSayings(value: unknown, where: string): Saying[] {
  if (!Array.isArray(value) && !isMapping(value)) {
    throw new ConfigError({
      where,
      problem: 'it is neither a list nor a mapping',
      right: 'one mapping of fields per seat is expected, in the order of the seats',
    });
  }
  return Object.entries(value).flatMap(([seat, fields]: [string, unknown]): Saying[] => {
    if (fields === null) return [];
    if (!isMapping(fields)) {
      throw new ConfigError({
        where: `${where}.${seat}`,
        problem: 'it is no mapping',
        right: 'the fields of the seat with their values are expected',
      });
    }
    return Object.entries(fields).map(([field, of]) => ({ path: `seats.${seat}.${field}`, value: of }));
  });
}
