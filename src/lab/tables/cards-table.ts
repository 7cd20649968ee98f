import type { Plan } from '../plan.js';
import { clusteredDifference, groupRate } from '../stats/clusteredDifference.js';
import type { ArmTally } from './arm-tally.js';
import type { Cell, Table } from './cell.js';

/**
 * cards.csv: a row a card an arm, in the order of ids. A difference is an association, not a cause: a card is played by
 * who is well off, and in long games.
 */
export function cardsTable(plan: Plan, tallies: readonly ArmTally[]): Table | null {
  if (tallies.every(({ cards }) => cards === null)) return null;
  return {
    columns: [
      { name: 'arm', help: 'number of the arm, from 0' },
      { name: 'card', help: 'id of the card' },
      { name: 'dealt', help: 'seats that had it, over all games that did not fail; copies count once' },
      { name: 'seen', help: 'of these, those in whose game it left the deck' },
      { name: 'played', help: 'of these, those that played it' },
      { name: 'rate_played', help: 'share of the wins of seats that played it' },
      { name: 'rate_not', help: 'share of the wins of seats that had it and did not play it' },
      { name: 'delta', help: 'the first less the second: association, not cause' },
      { name: 'lo', help: 'lower end of its interval, clustered by deal; empty below ten games of either kind' },
      { name: 'hi', help: 'upper end of its interval; not adjusted for the number of cards' },
    ],
    rows: plan.arms.flatMap(({ arm }) => rowsOf(arm, tallies[arm], plan.level)),
  };
}

function rowsOf(arm: number, { cards }: ArmTally, level: number): Cell[][] {
  if (cards === null) return [];
  const sorted = [...cards.cards].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([id, { dealt, seen, played, blocks }]) => {
    const [with_, without] = [groupRate(blocks, 0), groupRate(blocks, 1)];
    const delta = with_ === null || without === null ? null : with_ - without;
    const interval = clusteredDifference(blocks, level);
    return [arm, id, dealt, seen, played, with_, without, delta, interval?.lo ?? null, interval?.hi ?? null];
  });
}
