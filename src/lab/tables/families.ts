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

/** How far apart in the list of arms two neighbours along each dimension are; the last dimension varies fastest. */
function stridesOf(lengths: readonly number[]): number[] {
  return lengths.map((_, d) => lengths.slice(d + 1).reduce((product, length) => product * length, 1));
}
