import type { Metric } from '../../engine/game.js';
import { HOUSES } from './effects/shapes/words.js';
import { board } from './layout.js';
import { keysOf } from './rules/keys.js';
import type { Rules, S } from './rules/rules.js';

const perSeat = (name: string, help: string, column: typeof board.gained): Metric<Rules> => ({
  name,
  help,
  perSeat: true,
  read: (s, seat) => column.get(s, seat),
});

/** Turns that a side has begun. */
function turnsOf(s: S, seat: number): number {
  const turns = board.turn.get(s);
  return seat === board.first.get(s) ? Math.ceil(turns / 2) : Math.floor(turns / 2);
}

/** What a seat did in any game on the core. */
export const seatMetrics: readonly Metric<Rules>[] = [
  perSeat('gained', 'æmber gained', board.gained),
  perSeat('stolen', 'æmber stolen', board.stolen),
  perSeat('captured', 'æmber captured', board.captured),
  perSeat('lost', 'æmber lost', board.lost),
  perSeat('reaps', 'times it reaped', board.reaps),
  perSeat('fights', 'times it fought as the attacker', board.fights),
  perSeat('destroyed', 'of its cards destroyed', board.destroyedCount),
  perSeat('played', 'cards played', board.playedCount),
  perSeat('discarded', 'cards discarded', board.discardedCount),
];

/** Turns in which a seat chose each house of the set. */
export const houseMetrics: readonly Metric<Rules>[] = HOUSES.map((house, index) => ({
  name: `chose_${house}`,
  help: `turns in which it chose ${house}`,
  perSeat: true,
  read: (s, seat) => board.houseTurns.get(s, seat * HOUSES.length + index),
}));

/** Columns of games.csv for the duel. */
export const metrics: readonly Metric<Rules>[] = [
  { name: 'keys', help: 'keys forged in the end', perSeat: true, read: keysOf },
  ...seatMetrics,
  {
    name: 'first',
    help: '1 for who went first',
    perSeat: true,
    read: (s, seat) => (board.first.get(s) === seat ? 1 : 0),
  },
  {
    name: 'kept',
    help: 'cards left in hand at the draw step, a turn: the clog of a hand',
    perSeat: true,
    read: (s, seat) => (turnsOf(s, seat) === 0 ? 0 : board.kept.get(s, seat) / turnsOf(s, seat)),
  },
  ...houseMetrics,
];
