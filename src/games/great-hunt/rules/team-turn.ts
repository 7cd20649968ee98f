import { happen } from '../../../engine/effects/events.js';
import { call, finish } from '../../../engine/machine.js';
import { script, when } from '../../../engine/script.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { chooseActiveHouse } from '../../keyforge/rules/houses.js';
import { currentCost, forgeKey } from '../../keyforge/rules/keys.js';
import { mainStepWith } from '../../keyforge/rules/main-step.js';
import { settle } from '../../keyforge/rules/settling.js';
import { takeForGood } from '../../keyforge/rules/statics.js';
import { beginTurn, drawStep, forges, forgetTurn, readyAll } from '../../keyforge/rules/turn-steps.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { resolveAbilities, TEAM_TURN } from './abilities.js';
import { dock, MOST_KEYS, nantucketActions, teamKeys } from './nantucket.js';
import { poolsOf } from './pools-of.js';
import type { HuntRules, HuntState } from './rules.js';
import { deckOf } from './where.js';

const active = (s: HuntState): number => hunt.active.get(s);

/** GH-67: the players take turns in the order in which they sit. */
function begin(s: HuntState): void {
  const { players, options } = s.rules;
  const turn = hunt.teamTurns.get(s);
  if (turn >= options.roundCap * players) finish(s, 'cap');
  hunt.teamTurns.set(s, turn + 1);
  beginTurn(s, (hunt.first.get(s) + turn) % players);
  dock(s);
  passMapOn(s);
  if (s.log) s.log.line(`Team turn ${turn + 1}: ${s.game.seatName(active(s))}, ${poolsOf(s)}`);
}

/** GH-65: an artifact of the box that a player has is there for whoever is active. */
function passMapOn(s: HuntState): void {
  const { players } = s.rules;
  for (let side = 0; side < players; side++) {
    const relics = hunt.relics[side];
    for (let i = 0; i < relics.size(s); i++) {
      const card = relics.get(s, i);
      if (deckOf(s, card) < 0 || sideOf(s, card) === active(s)) continue;
      if ((s.rules.keywords[s.rules.row[card]] & s.rules.treachery) !== 0) takeForGood(s, card, active(s));
    }
  }
}

/** GH-72. */
const mainStep = mainStepWith<HuntRules>('team main step', nantucketActions);

/** GH-67 to GH-74: one turn of a player. */
export const teamTurn = script<HuntRules>('teamTurn', [
  begin,
  settle,
  (s) => resolveAbilities(s, TEAM_TURN),
  // 1. Forge a key.
  when<HuntRules>(
    (s) => teamKeys(s) < MOST_KEYS && forges(s, active(s)),
    [(s) => call(s, forgeKey, active(s), currentCost(s, active(s))), settle],
  ),
  // 2. Choose a house.
  (s) => call(s, chooseActiveHouse),
  settle,
  // 3. Play, use and discard cards.
  (s) => call(s, mainStep),
  // 4. Ready cards, and Nantucket.
  (s) => readyAll(s, active(s)),
  // 5. Draw cards.
  drawStep,
  (s) => happen(s, EVENTS.endTurn, active(s)),
  settle,
  forgetTurn,
]);

export const teamTurnScripts = [teamTurn, mainStep];
