import type { Metric } from '../../engine/game.js';
import { board } from './layout.js';
import { keysOf } from './rules/keys.js';
import type { Rules } from './rules/rules.js';

const perSeat = (name: string, help: string, column: typeof board.gained): Metric<Rules> => ({
  name,
  help,
  perSeat: true,
  read: (s, seat) => column.get(s, seat),
});

/** Columns of games.csv. */
export const metrics: readonly Metric<Rules>[] = [
  { name: 'keys', help: 'keys forged in the end', perSeat: true, read: keysOf },
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
