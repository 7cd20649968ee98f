import { startEffect } from '../../../engine/effects/start.js';
import { call, locals } from '../../../engine/machine.js';
import { breakWhen, loop, script } from '../../../engine/script.js';
import { presentAt, presentCount } from '../../keyforge/rules/in-play.js';
import { settle } from '../../keyforge/rules/settling.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import type { HuntRules, HuntState } from './rules.js';

/** Moments at which abilities of cards in play are resolved that no event of the core tells of: triggers by number. */
export const MOMENTS = ['TeamTurn', 'EnemyTurn', 'Repair'];
export const TEAM_TURN = MOMENTS.indexOf('TeamTurn');
export const ENEMY_TURN = MOMENTS.indexOf('EnemyTurn');
export const REPAIR = MOMENTS.indexOf('Repair');

const { moment, next } = locals('moment', 'next');

/** The place of the first card in play with an ability for the moment, from one on; -1 for none. */
function placeFrom(s: HuntState, from: number, at: number): number {
  const { moments, row } = s.rules;
  for (let place = from, end = presentCount(s); place < end; place++) {
    if ((moments[row[presentAt(s, place)]] & (1 << at)) !== 0) return place;
  }
  return -1;
}

/** One ability after the other, in the order in which the cards came into play; the last thing a step does. */
export function resolveAbilities(s: HuntState, at: number): void {
  if (placeFrom(s, 0, at) >= 0) call(s, resolveAt, at);
}

export const resolveAt = script<HuntRules>('resolveAt', [
  loop<HuntRules>(
    breakWhen((s) => placeFrom(s, next.get(s), moment.get(s)) < 0),
    (s) => {
      const place = placeFrom(s, next.get(s), moment.get(s));
      const card = presentAt(s, place);
      const [program] = s.rules.abilities[moment.get(s)][s.rules.row[card]];
      next.set(s, place + 1);
      startEffect(s, program, sideOf(s, card), card, card);
    },
    settle,
  ),
]);
