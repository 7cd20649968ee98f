import { startEffect } from '../../../engine/effects/start.js';
import { locals } from '../../../engine/machine.js';
import { breakWhen, loop, script } from '../../../engine/script.js';
import { presentAt, presentCount } from '../../keyforge/rules/in-play.js';
import { settle } from '../../keyforge/rules/settling.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import type { HuntRules, HuntState } from './rules.js';

/** Moments at which abilities of cards in play are resolved that no event of the core tells of. */
export const TEAM_TURN = 0;
export const ENEMY_TURN = 1;
export const REPAIR = 2;

function abilitiesAt(rules: HuntRules, moment: number): readonly (readonly number[])[] {
  if (moment === TEAM_TURN) return rules.teamTurn;
  return moment === ENEMY_TURN ? rules.enemyTurn : rules.repair;
}

const { moment, next } = locals('moment', 'next');

/** The place of the next card in play with an ability for the moment, -1 for none. */
function nextPlace(s: HuntState): number {
  const abilities = abilitiesAt(s.rules, moment.get(s));
  for (let place = next.get(s); place < presentCount(s); place++) {
    if (abilities[s.rules.row[presentAt(s, place)]].length > 0) return place;
  }
  return -1;
}

/** `call(s, resolveAt, moment)`: one ability after the other, in the order in which the cards came into play. */
export const resolveAt = script<HuntRules>('resolveAt', [
  loop<HuntRules>(
    breakWhen((s) => nextPlace(s) < 0),
    (s) => {
      const place = nextPlace(s);
      const card = presentAt(s, place);
      const [program] = abilitiesAt(s.rules, moment.get(s))[s.rules.row[card]];
      next.set(s, place + 1);
      startEffect(s, program, sideOf(s, card), card, card);
    },
    settle,
  ),
]);
