import type { Plan } from '../plan.js';
import { cochranArmitage } from '../stats/cochranArmitage.js';
import { holm } from '../stats/holm.js';
import type { NormalTest } from '../stats/pooledZ.js';
import { winPoints } from '../stats/winBlocks.js';
import type { ArmTally } from './arm-tally.js';
import type { Cell, Table } from './cell.js';
import { isDoubtful } from './contrasts-table.js';
import { armRuns } from './families.js';

/**
 * trends.csv: whether win rates rise or fall along something that has an order (presets, numbers, players of a team) and
 * three values or more; null where a study has nothing of the kind. Arms share their deals, which the test does not know:
 * it errs on the side of seeing no trend.
 */
export function trendsTable(plan: Plan, tallies: readonly ArmTally[]): Table | null {
  const runs = armRuns(plan).filter(({ arms }) => arms.every((arm) => tallies[arm].focus !== null));
  if (runs.length === 0) return null;
  const tests = runs.map(({ arms, scores }) =>
    cochranArmitage(
      arms.map((arm, step) => {
        const { games, points } = tallies[arm].focusBlocks;
        return { successes: points / winPoints, trials: games, score: scores[step] };
      }),
    ),
  );
  const adjusted: (number | null)[] = tests.map(() => null);
  for (const family of new Set(runs.map(({ along }) => along))) {
    const tested = runs.flatMap(({ along }, run) => {
      const p = tests[run]?.p;
      return along === family && p !== undefined ? [{ run, p }] : [];
    });
    for (const [place, p] of holm(tested.map((one) => one.p)).entries()) adjusted[tested[place].run] = p;
  }
  return {
    columns: [
      { name: 'along', help: 'what has an order; all trends along one thing are a family' },
      { name: 'arms', help: 'the arms in this order, which are alike otherwise, joined by |' },
      { name: 'values', help: 'its values in these arms, joined by |; numbers are scores, others count 0, 1, 2 …' },
      { name: 'games', help: 'games that count in each arm, joined by |' },
      { name: 'z', help: 'below 0 where win rates fall along the order, above 0 where they rise' },
      { name: 'p', help: 'two-sided p-value of no trend (Cochran-Armitage), as if no two arms shared deals' },
      { name: 'p_adjusted', help: 'the same after Holm, within the family' },
      { name: 'verdict', help: 'falls, rises or undecided' },
    ],
    rows: runs.map(({ along, arms, values }, run): Cell[] => [
      along,
      arms.join('|'),
      values.join('|'),
      arms.map((arm) => tallies[arm].focusBlocks.games).join('|'),
      tests[run]?.z ?? null,
      tests[run]?.p ?? null,
      adjusted[run],
      isDoubtful(arms.map((arm) => tallies[arm])) ? 'undecided' : verdictOf(tests[run], adjusted[run], plan.level),
    ]),
  };
}

function verdictOf(test: NormalTest | null, p: number | null, level: number): string {
  if (test === null || p === null || p >= 1 - level) return 'undecided';
  return test.z < 0 ? 'falls' : 'rises';
}
