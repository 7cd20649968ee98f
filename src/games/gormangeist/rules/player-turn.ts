import type { Chance } from '../../../engine/chance.js';
import { happen } from '../../../engine/effects/events.js';
import { call, finish } from '../../../engine/machine.js';
import { script } from '../../../engine/script.js';
import { OPPONENTS } from '../../keyforge/effects/restless.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { board } from '../../keyforge/layout.js';
import { chooseActiveHouse } from '../../keyforge/rules/houses.js';
import { mainStepWith } from '../../keyforge/rules/main-step.js';
import type { Rules, S } from '../../keyforge/rules/rules.js';
import { settle } from '../../keyforge/rules/settling.js';
import { stir } from '../../keyforge/rules/statics.js';
import { beginTurn, drawStep, forgetTurn, readyAll } from '../../keyforge/rules/turn-steps.js';
import { enemyOf, ownOf } from '../own.js';
import { essenceOf } from './draining.js';
import { explore } from './exploring.js';
import { roundOf } from './rounds.js';
import { siphon } from './siphoning.js';

const active = (s: S): number => board.active.get(s);

/** The main step, with exploring (GG-57). */
export const mainStep = mainStepWith<Rules>('mansionStep', [explore]);

/** GG-51: the first turn is the first player's; then the players follow one another. GG-open-11: a cap on rounds. */
function begin(s: S): void {
  const first = board.turn.get(s) === 0;
  beginTurn(s, first ? board.first.get(s) : (active(s) + 1) % s.players);
  // Gormangeist plays against whoever is active.
  stir(s, OPPONENTS);
  if (roundOf(s) > ownOf(s).options.roundCap) finish(s, 'cap');
  if (!s.log) return;
  const pools = `${board.pool.get(s, active(s))}, Gormangeist has ${board.pool.get(s, enemyOf(s))}`;
  s.log.line(`Round ${roundOf(s)}: ${s.game.seatName(active(s))} with ${pools} æmber`);
}

/** GG-60: who has no essence left skips this step. */
function drawCards(s: S, chance: Chance): void {
  if (essenceOf(s, active(s)) > 0) drawStep(s, chance);
  else if (s.log) s.log.line(`  ${s.game.seatName(active(s))} has no essence and draws no cards`);
}

/** GG-52 to GG-64: the turn of a player, without a step for keys. */
export const playerTurn = script<Rules>('playerTurn', [
  begin,
  settle,
  (s) => call(s, chooseActiveHouse),
  settle,
  (s) => call(s, mainStep),
  (s) => readyAll(s, active(s)),
  drawCards,
  (s) => happen(s, EVENTS.endTurn, active(s)),
  settle,
  siphon,
  settle,
  forgetTurn,
]);
