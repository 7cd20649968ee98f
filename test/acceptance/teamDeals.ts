import { mcnemar } from '../../src/lab/stats/mcnemar.js';
import { gameRows } from './gameRows.js';

/** What the teams of a cooperative study made of its deals, by arm: whether the deal was won. */
export type TeamDeals = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/**
 * Reads the deals of every arm of a cooperative study from its games.csv.
 * @throws Error when a game was not played to its end
 */
export async function teamDeals(folder: string): Promise<TeamDeals> {
  const arms = new Map<string, Map<string, boolean>>();
  for await (const { arm, deal, ending, utility_0: utility, game_key: key } of gameRows(folder)) {
    if (ending === 'fault' || ending === 'illegal') throw new Error(`game ${key} ended as ${ending}`);
    const deals = arms.get(arm) ?? new Map<string, boolean>();
    arms.set(arm, deals.set(deal, ending === 'win' && Number(utility) === 1));
  }
  return arms;
}

/** Two arms, deal by deal. */
export interface PairedDeals {
  readonly deals: number;
  readonly wins: readonly [first: number, second: number];
  /** Deals that only the first arm won, and only the second. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Exact McNemar test, two-sided. */
  readonly p: number;
}

/**
 * Compares two arms of the same deals.
 * @throws Error when an arm is missing
 */
export function pairedDeals(arms: TeamDeals, first: string, second: string): PairedDeals {
  const [a, b] = [arms.get(first), arms.get(second)];
  if (!a || !b) throw new Error(`arm ${a ? second : first} has no games`);
  const pairs = [...a].map(([deal, won]) => [won, b.get(deal) ?? false] as const);
  const onlyFirst = pairs.filter(([x, y]) => x && !y).length;
  const onlySecond = pairs.filter(([x, y]) => y && !x).length;
  return {
    deals: pairs.length,
    wins: [pairs.filter(([x]) => x).length, pairs.filter(([, y]) => y).length],
    onlyFirst,
    onlySecond,
    p: mcnemar(onlyFirst, onlySecond).pExact,
  };
}
