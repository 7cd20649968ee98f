import { withoutFolders } from '../inputs.js';
import type { Plan } from '../plan.js';
import { boundedMeanInterval } from '../stats/boundedMeanInterval.js';
import { seatShares } from '../stats/seatShares.js';
import type { ArmTally, PlaceTally } from './arm-tally.js';
import type { Cell, Column, Table } from './cell.js';

const SHARES: readonly Column[] = [
  { name: 'games', help: 'games that count: won, lost or drawn' },
  { name: 'wins', help: 'games won, alone or with others' },
  { name: 'shared', help: 'of these, won with others' },
  { name: 'win_share', help: 'share of the wins; a win or draw of k is 1/k for each, a team wins as one' },
  { name: 'win_lo', help: 'lower end of its interval; the intervals of an arm hold all at once' },
  { name: 'win_hi', help: 'upper end of its interval' },
  { name: 'utility_mean', help: 'mean utility, 0 to 1' },
  { name: 'utility_lo', help: 'lower end of its interval' },
  { name: 'utility_hi', help: 'upper end of its interval' },
];

/** seats.csv: a row an arm a seat. */
export function seatsTable(plan: Plan, tallies: readonly ArmTally[]): Table {
  return {
    columns: [
      { name: 'arm', help: 'number of the arm, from 0' },
      { name: 'seat', help: 'place at the table, from 0; seat 0 begins unless the rules say otherwise' },
      ...SHARES,
    ],
    rows: plan.arms.flatMap(({ arm }) =>
      placeRows(tallies[arm].seats, plan.level).map((cells, seat) => [arm, seat, ...cells]),
    ),
  };
}

/** slots.csv: a row an arm a slot, which a bot and a deck fill wherever they sit. */
export function slotsTable(plan: Plan, tallies: readonly ArmTally[]): Table {
  return {
    columns: [
      { name: 'arm', help: 'number of the arm, from 0' },
      { name: 'slot', help: 'number of the slot, from 0' },
      ...SHARES,
      { name: 'bot', help: 'bot of the slot' },
      { name: 'deck', help: 'deck of the slot; empty for a game without decks' },
    ],
    rows: plan.arms.flatMap(({ arm, bots, decks }) =>
      placeRows(tallies[arm].slots, plan.level).map((cells, slot) => [
        arm,
        slot,
        ...cells,
        withoutFolders(bots[slot]),
        decks.length === 0 ? null : withoutFolders(decks[slot]),
      ]),
    ),
  };
}

function placeRows(places: readonly PlaceTally[], level: number): Cell[][] {
  const shares = seatShares(
    places.map(({ blocks }) => blocks),
    level,
  );
  return places.map(({ games, wins, shared, utility }, place) => {
    const share = shares[place];
    const mean = boundedMeanInterval(utility, [0, 1], level);
    return [
      games,
      wins,
      shared,
      share?.rate ?? null,
      share?.lo ?? null,
      share?.hi ?? null,
      mean?.mean ?? null,
      mean?.lo ?? null,
      mean?.hi ?? null,
    ];
  });
}
