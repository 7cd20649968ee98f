import { finish } from '../../../engine/machine.js';
import { board } from '../layout.js';
import type { Options } from '../options.js';
import { usualAttack } from '../rules/fighting.js';
import { usualPile } from '../rules/leaving.js';
import type { Match } from '../rules/match.js';
import type { S } from '../rules/rules.js';
import { sideOf } from '../rules/zones.js';

/** Keys that are forged, of bits: 1 red, 2 yellow, 4 blue. */
const keysIn = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

/** The ordinary match: two players with a deck each, and whoever forges enough keys wins. */
export function duelMatch({ keyCost, keysToWin }: Options): Match {
  const keys = (s: S, side: number): number => keysIn(board.keys.get(s, side));
  return {
    name: (s, side) => s.game.seatName(side),
    opponent: (_s, side) => 1 - side,
    turnOf: (s) => board.active.get(s),
    nextTurn: (s, side) => board.turn.get(s) + (side === board.active.get(s) ? 2 : 1),
    seat: (_s, side) => side,

    drawn: (_s, side) => board.hand[side],
    destination: usualPile,
    heir: (s, card) => 1 - sideOf(s, card),

    keyCost: () => keyCost,
    keys,
    unforged: (s, side) => Math.max(0, keysToWin - keys(s, side)),
    canForge: (s, side) => board.keys.get(s, side) !== 7,
    // KF-008, KF-011: the first key that is not forged yet; colors make no difference in this set.
    turnKey(s, side, cost) {
      const bits = board.keys.get(s, side);
      const key = [1, 2, 4].findIndex((bit) => (bits & bit) === 0);
      board.keys.set(s, side, bits | (1 << key));
      board.lastKey.set(s, side, key);
      if (s.log) s.log.line(`  ${s.game.seatName(side)} forges key ${keys(s, side)} for ${cost}`);
      if (keys(s, side) >= keysToWin) finish(s, 'win');
    },
    unforge(s, side) {
      const last = board.lastKey.get(s, side);
      if (last < 0 || (board.keys.get(s, side) & (1 << last)) === 0) return false;
      board.keys.set(s, side, board.keys.get(s, side) & ~(1 << last));
      return true;
    },

    entersFor: (_s, _card, side) => side,
    isApart: () => false,
    flank: () => -1,
    host: () => -1,
    bonus: () => {},
    canAttack: usualAttack,

    isUnsettled: () => false,
    putRight: () => {},
  };
}
