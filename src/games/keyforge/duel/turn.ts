import { happen } from '../../../engine/effects/events.js';
import { ConfigError } from '../../../engine/errors.js';
import { call, finish } from '../../../engine/machine.js';
import { script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { chooseActiveHouse } from '../rules/houses.js';
import { currentCost, forgeKey } from '../rules/keys.js';
import { settlePosition } from '../rules/laying.js';
import { mainStep } from '../rules/main-step.js';
import type { S } from '../rules/rules.js';
import { settle } from '../rules/settling.js';
import { beginTurn, drawStep, forges, forgetTurn, readyAll, tellTurn } from '../rules/turn-steps.js';
import type { DuelRules, DuelState } from './rules.js';

const active = (s: S): number => board.active.get(s);

function begin(s: DuelState): void {
  const turn = board.turn.get(s) + 1;
  if (turn > s.rules.options.turnCap) finish(s, 'cap');
  beginTurn(s, turn % 2 === 1 ? board.first.get(s) : 1 - board.first.get(s));
  if (s.log) tellTurn(s, active(s), `${board.pool.get(s, 0)}:${board.pool.get(s, 1)}`);
}

/**
 * Lays a position: who was first follows from whose turn it is, since the players take turns, and which key was forged
 * last from those that are.
 * @throws ConfigError for a position that no game can come to
 */
export function settleDuel(s: DuelState): void {
  const turn = board.turn.get(s);
  if (turn > 0) board.first.set(s, turn % 2 === 1 ? active(s) : 1 - active(s));
  settlePosition(s);
  for (let side = 0; side < s.rules.sides; side++) settleKeys(s, side);
}

function settleKeys(s: DuelState, side: number): void {
  const keys = board.keys.get(s, side);
  const last = board.lastKey.get(s, side);
  if (s.rules.match.unforged(s, side) === 0) {
    throw new ConfigError({
      where: `position.keys.${side}`,
      problem: 'who has so many keys has won',
      right: `fewer than ${s.rules.options.keysToWin} are expected: 0, 1 or 3 for none, one or two`,
      value: String(keys),
    });
  }
  if (keys !== 0 && (last < 0 || (keys & (1 << last)) === 0)) board.lastKey.set(s, side, keys >= 4 ? 2 : keys >> 1);
}

/** KF-010: one turn. */
export const turn = script<DuelRules>('turn', [
  begin,
  settle,
  when((s) => forges(s, active(s)), [(s) => call(s, forgeKey, active(s), currentCost(s, active(s)))]),
  settle,
  (s) => call(s, chooseActiveHouse),
  settle,
  (s) => call(s, mainStep),
  (s) => readyAll(s, active(s)),
  drawStep,
  (s) => happen(s, EVENTS.endTurn, active(s)),
  settle,
  forgetTurn,
]);
