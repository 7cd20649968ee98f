import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { scoreOf, scoreOfPillage } from '../rules/scoring.js';
import { sumDeck } from './deck-sums.js';
import { promise, turnsLeft, XP_WORTH } from './promise.js';

type S = State<Rules>;

/** Points of lead at which a position is three quarters won. */
const SURE_LEAD = 12;
/** With fewer turns left than this, experience is worth less: fewer heroes can still be levelled. */
const TURNS_TO_LEVEL = 4;

/** What a seat has and may expect, in points. */
function outlook(s: S, seat: number, turns: number): number {
  const xp = board.xp.get(s, seat) * XP_WORTH * Math.min(1, turns / TURNS_TO_LEVEL);
  return scoreOf(s, seat) + promise(s, sumDeck(s, seat), turns) + xp;
}

/**
 * How good the position looks to a seat, 0..1: its points and what its deck promises, against the best of the others.
 * It is meant for the end of a turn: what the turn under way may still bring is not looked at.
 */
export function evaluate(s: S, seat: number): number {
  const turns = turnsLeft(s);
  let rival = s.players === 1 ? scoreOfPillage(s) : Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    const value = outlook(s, other, turns);
    if (value > rival) rival = value;
  }
  const lead = (outlook(s, seat, turns) - rival) / SURE_LEAD;
  return 0.5 + (0.5 * lead) / (1 + (lead < 0 ? -lead : lead));
}
