import type { Plan } from '../plan.js';
import { blockDifference } from '../stats/blockDifference.js';
import { equivalence, type Verdict, verdict } from '../stats/equivalence.js';
import type { DifferenceEstimate } from '../stats/estimate.js';
import { holm } from '../stats/holm.js';
import { mcnemar } from '../stats/mcnemar.js';
import { newcombePaired } from '../stats/newcombePaired.js';
import { addToPairMoments, emptyPairMoments } from '../stats/pairMoments.js';
import { addToPairTable, emptyPairTable, pairCount, phi } from '../stats/pairTable.js';
import type { ArmTally } from './arm-tally.js';
import type { BlockScores } from './block-scores.js';
import type { Cell, Column, Table } from './cell.js';
import { type ArmPair, armPairs } from './families.js';

const COLUMNS: readonly Column[] = [
  { name: 'arm_a', help: 'number of the first arm' },
  { name: 'arm_b', help: 'number of the second arm' },
  { name: 'differs_in', help: 'the one thing in which they differ; all pairs of one thing are a family' },
  { name: 'deals', help: 'deals that count in both arms' },
  { name: 'diff', help: 'win rate of arm_a minus win rate of arm_b over these deals' },
  { name: 'lo', help: 'lower end of its interval' },
  { name: 'hi', help: 'upper end of its interval' },
  { name: 'paired', help: 'whether both arms played the same deals' },
  { name: 'only_a', help: 'deals that only arm_a won, or did better in' },
  { name: 'only_b', help: 'deals that only arm_b won, or did better in' },
  { name: 'rho', help: 'correlation of the two arms over the deals: what the common deals gain' },
  { name: 'p', help: 'two-sided p-value of no difference' },
  { name: 'p_adjusted', help: 'the same after Holm, within the family' },
  { name: 'method', help: 'interval and test; for single games with the mid-p value of the test' },
  { name: 'verdict', help: 'different, equivalent (within the margin of the study) or undecided' },
];

/** Capped games beyond this share leave a comparison undecided: what became of them might turn it over. */
const MOST_CAPS = 0.05;

/** A comparison before the p-values of its family are adjusted. */
interface Comparison {
  readonly pair: ArmPair;
  readonly deals: number;
  readonly estimate: DifferenceEstimate | null;
  readonly estimateAt: (level: number) => DifferenceEstimate | null;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly rho: number | null;
  readonly p: number | null;
  readonly method: string;
}

/** contrasts.csv: a row a pair of arms that differ in one thing, compared deal by deal. */
export function contrastsTable(
  plan: Plan,
  tallies: readonly ArmTally[],
  scores: readonly (BlockScores | null)[],
): Table {
  const comparisons = armPairs(plan).flatMap((pair) => {
    const [a, b] = [scores[pair.a], scores[pair.b]];
    const comparable = a && b && tallies[pair.a].focus !== null && tallies[pair.b].focus !== null;
    return comparable ? [compare(pair, a, b, plan.level)] : [];
  });
  const adjusted = adjustedByFamily(comparisons);
  const rows = comparisons.map((comparison, index) => {
    const { pair, deals, estimate, onlyA, onlyB, rho, p, method } = comparison;
    const word = verdictOn(comparison, adjusted[index], plan, [tallies[pair.a], tallies[pair.b]]);
    const interval: Cell[] = [estimate?.diff ?? null, estimate?.lo ?? null, estimate?.hi ?? null];
    const found: Cell[] = [...interval, true, onlyA, onlyB, rho, p, adjusted[index], method, word];
    return [pair.a, pair.b, pair.differsIn, deals, ...found];
  });
  return { columns: COLUMNS, rows };
}

function compare(pair: ArmPair, a: BlockScores, b: BlockScores, level: number): Comparison {
  return a.binary && b.binary ? compareGames(pair, a, b, level) : compareBlocks(pair, a, b, level);
}

/** One game a deal, won or lost. */
function compareGames(pair: ArmPair, a: BlockScores, b: BlockScores, level: number): Comparison {
  const table = emptyPairTable();
  for (const deal of commonDeals(a, b)) addToPairTable(table, a.won(deal), b.won(deal));
  const deals = pairCount(table);
  const { pExact, pMid } = mcnemar(table.onlyA, table.onlyB);
  const estimateAt = (at: number) => newcombePaired(table, at);
  return {
    pair,
    deals,
    estimate: estimateAt(level),
    estimateAt,
    onlyA: table.onlyA,
    onlyB: table.onlyB,
    rho: phi(table),
    p: deals === 0 ? null : pExact,
    method: `newcombe-paired, mcnemar-exact (mid-p ${pMid})`,
  };
}

/** Several games a deal, or draws: by the share that was won of each deal. */
function compareBlocks(pair: ArmPair, a: BlockScores, b: BlockScores, level: number): Comparison {
  const moments = emptyPairMoments();
  let onlyA = 0;
  let onlyB = 0;
  for (const deal of commonDeals(a, b)) {
    const [meanA, meanB] = [a.mean(deal), b.mean(deal)];
    addToPairMoments(moments, meanA, meanB);
    if (meanA > meanB) onlyA++;
    if (meanB > meanA) onlyB++;
  }
  const found = blockDifference(moments, level);
  return {
    pair,
    deals: moments.count,
    estimate: found,
    estimateAt: (at) => blockDifference(moments, at),
    onlyA,
    onlyB,
    rho: found?.rho ?? null,
    p: found?.p ?? null,
    method: found?.method ?? 'paired-t-plus-2',
  };
}

function* commonDeals(a: BlockScores, b: BlockScores): Generator<number> {
  const deals = Math.min(a.deals, b.deals);
  for (let deal = 0; deal < deals; deal++) if (a.has(deal) && b.has(deal)) yield deal;
}

/** Holm within each family. */
function adjustedByFamily(comparisons: readonly Comparison[]): (number | null)[] {
  const adjusted = comparisons.map((): number | null => null);
  for (const family of new Set(comparisons.map(({ pair }) => pair.differsIn))) {
    const tested = comparisons.flatMap(({ pair, p }, index) =>
      pair.differsIn === family && p !== null ? [{ p, index }] : [],
    );
    const values = holm(tested.map(({ p }) => p));
    for (const [place, { index }] of tested.entries()) adjusted[index] = values[place];
  }
  return adjusted;
}

/** Whether games failed in one of the arms, or many were stopped: then nothing is decided. */
export const isDoubtful = (tallies: readonly ArmTally[]): boolean =>
  tallies.some(({ games, endings }) => endings.fault + endings.illegal > 0 || endings.cap > MOST_CAPS * games);

function verdictOn(
  { estimateAt }: Comparison,
  p: number | null,
  { level, margin }: Plan,
  tallies: readonly ArmTally[],
): Verdict {
  if (p === null || isDoubtful(tallies)) return 'undecided';
  const alpha = 1 - level;
  return verdict(p, alpha, equivalence(estimateAt, margin, alpha));
}
