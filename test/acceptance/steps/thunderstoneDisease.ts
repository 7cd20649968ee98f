import { join } from 'node:path';
import { meanInterval } from '../../../src/lab/stats/meanInterval.js';
import { addToMoments, emptyMoments } from '../../../src/lab/stats/moments.js';
import { touchstone } from '../commandLine.js';
import { gameRows } from '../gameRows.js';
import type { Json, Step } from '../step.js';

/** What the two decks are compared by: a column of games.csv each, or the mean of one a seat. */
const MEASURES = {
  turns: ['turns'],
  points: ['points_0', 'points_1'],
  diseases: ['diseases_0', 'diseases_1'],
  defeated: ['defeated_0', 'defeated_1'],
};
type Measure = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Measure[];

/** What a deal came to in one arm: the sum over its games. */
type Deal = Record<Measure, number> & { games: number };

/** By arm, then deal. */
async function dealsOf(folder: string): Promise<Map<string, Map<string, Deal>>> {
  const arms = new Map<string, Map<string, Deal>>();
  for await (const row of gameRows(folder)) {
    const deals = arms.get(row.arm) ?? new Map<string, Deal>();
    const deal = deals.get(row.deal) ?? { games: 0, turns: 0, points: 0, diseases: 0, defeated: 0 };
    deal.games++;
    for (const name of NAMES) {
      const columns = MEASURES[name];
      deal[name] += columns.reduce((sum, column) => sum + Number(row[column]), 0) / columns.length;
    }
    arms.set(row.arm, deals.set(row.deal, deal));
  }
  return arms;
}

/** The study in full: what the special disease deck changes from the ordinary one, paired by deal. */
export const thunderstoneDisease: Step = {
  name: 'thunderstone-disease',
  games: ['thunderstone'],
  async run({ tiny, folder }) {
    const out = join(folder, 'study');
    const games = tiny ? 10 : 5000;
    await touchstone(['run', 'thunderstone-disease', '--games', String(games), '--out', out]);
    // The arms stand in the order of the study: ordinary, then special.
    const [ordinary, special] = [...(await dealsOf(out)).values()];
    const measures = NAMES.map((name): Json => {
      const pairs = Array.from(ordinary, ([deal, before]) => [before, special.get(deal)] as const);
      const differences = emptyMoments();
      for (const [before, after] of pairs)
        if (after) addToMoments(differences, meanOf(after, name) - meanOf(before, name));
      const interval = meanInterval(differences);
      const [usual, changed] = [ordinary, special].map((deals) => meanOverDeals(deals, name));
      return {
        measure: name,
        ordinary: usual,
        special: changed,
        deals: differences.count,
        difference: interval?.mean ?? null,
        lo: interval?.lo ?? null,
        hi: interval?.hi ?? null,
      };
    });
    return { passed: ordinary.size === games && special.size === games, figures: { games, measures } };
  },
};

/** What a deal came to in one arm. */
function meanOf(deal: Deal, name: Measure): number {
  return deal[name] / deal.games;
}

function meanOverDeals(deals: ReadonlyMap<string, Deal>, name: Measure): number {
  return [...deals.values()].reduce((sum, deal) => sum + meanOf(deal, name), 0) / deals.size;
}
