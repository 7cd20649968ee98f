import type { Plan } from '../plan.js';

/** Two arms that differ in one thing. */
export interface ArmPair {
  readonly a: number;
  readonly b: number;
  /** The dimension in which they differ; the pairs of one dimension are a family. */
  readonly differsIn: string;
}

/**
 * The pairs of arms that are compared: those that differ in exactly one dimension. Where its values have an order only
 * neighbours are compared, else all. Numbers of players are compared where all win together, as elsewhere a seat more
 * means a rival more.
 */
export function armPairs({ dimensions, arms, cooperative }: Plan): ArmPair[] {
  const strides = stridesOf(dimensions.map(({ values }) => values.length));
  const pairs: ArmPair[] = [];
  for (const [d, { name, values, ordered }] of dimensions.entries()) {
    if (name === 'players' && !cooperative) continue;
    for (const { arm, at, players } of arms) {
      const last = ordered ? Math.min(at[d] + 1, values.length - 1) : values.length - 1;
      for (let other = at[d] + 1; other <= last; other++) {
        const b = arm + (other - at[d]) * strides[d];
        if (cooperative || arms[b].players === players) pairs.push({ a: arm, b, differsIn: name });
      }
    }
  }
  return pairs;
}

/** Arms that are alike but for one thing that has an order, in this order. */
export interface ArmRun {
  readonly along: string;
  readonly arms: readonly number[];
  readonly values: readonly string[];
  /** The values as numbers, or 0, 1, 2 … for names. */
  readonly scores: readonly number[];
}

/** The runs of three arms or more along each thing that has an order; players as in `armPairs`. */
export function armRuns({ dimensions, arms, cooperative }: Plan): ArmRun[] {
  const strides = stridesOf(dimensions.map(({ values }) => values.length));
  return dimensions.flatMap(({ name, values, ordered }, d) => {
    if (!ordered || values.length < 3 || (name === 'players' && !cooperative)) return [];
    const numbers = values.map(Number);
    const scores = numbers.every(Number.isFinite) ? numbers : values.map((_, place) => place);
    const firsts = arms.filter(({ at }) => at[d] === 0);
    return firsts.map(({ arm }) => ({
      along: name,
      arms: values.map((_, place) => arm + place * strides[d]),
      values,
      scores,
    }));
  });
}

/** How far apart in the list of arms two neighbours along each dimension are; the last dimension varies fastest. */
function stridesOf(lengths: readonly number[]): number[] {
  return lengths.map((_, d) => lengths.slice(d + 1).reduce((product, length) => product * length, 1));
}
