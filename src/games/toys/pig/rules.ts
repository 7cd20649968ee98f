import { finish } from '../../../engine/machine.js';
import { action, ask, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { board } from './layout.js';

/** What never changes during a game. */
export interface Rules {
  readonly goal: number;
}

const SIDES = 6;

/** Points the active player would have on holding now. */
function withStake(s: State<Rules>): number {
  return board.scores.get(s, board.active.get(s)) + board.atStake.get(s);
}

const roll = action<Rules>(1, 'roll', {
  rule: 'a player who has the points to win holds them',
  offer(s, offer) {
    if (withStake(s) < s.rules.goal) offer.add();
  },
  take(s, chance) {
    const pips = board.dice[board.active.get(s)].roll(s, chance, SIDES) + 1;
    if (s.log) s.tell(`  rolls ${pips}`);
    if (pips === 1) {
      board.atStake.set(s, 0);
      board.rolling.set(s, 0);
    } else {
      board.atStake.add(s, pips);
    }
  },
  text: () => 'roll',
});

const hold = action<Rules>(2, 'hold', {
  rule: 'there must be points to hold',
  offer(s, offer) {
    if (board.atStake.get(s) > 0) offer.add();
  },
  take(s) {
    const seat = board.active.get(s);
    board.scores.set(s, seat, withStake(s));
    board.atStake.set(s, 0);
    board.rolling.set(s, 0);
    if (board.scores.get(s, seat) >= s.rules.goal) {
      board.winner.set(s, seat);
      finish(s, 'win');
    }
  },
  text: (s) => `hold ${board.atStake.get(s)}`,
});

function beginTurn(s: State<Rules>): void {
  board.turn.add(s, 1);
  board.rolling.set(s, 1);
}

function passTurn(s: State<Rules>): void {
  board.active.set(s, (board.active.get(s) + 1) % s.players);
}

/** With nothing at stake a roll is the only option, and with the goal reached holding is: neither is asked. */
export const main = script<Rules>('pig', [
  loop(
    beginTurn,
    loop(
      ask('roll or hold', (s) => board.active.get(s), [roll, hold]),
      breakWhen((s) => board.rolling.get(s) === 0),
    ),
    passTurn,
  ),
]);
