import { board } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';
import { NOTED_TURNS, own } from '../layout.js';
import { enemyOf, type G } from '../own.js';
import { hasHope } from '../policy/chance-to-win.js';
import { playerTurns } from './rounds.js';

/** Notes for the tables how much æmber Gormangeist has when one of its first turns begins. */
export function noteAmber(s: S): void {
  const turn = playerTurns(s) - 1;
  if (turn < NOTED_TURNS) own.amberAt.set(s, turn, board.pool.get(s, enemyOf(s)));
}

/** Notes for the tables whether the team still has a fair chance when a Gormangeist turn begins. */
export function noteHope(s: G): void {
  if (hasHope(s)) own.lastHope.set(s, playerTurns(s));
}
