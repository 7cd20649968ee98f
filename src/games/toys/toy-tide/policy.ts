import type { State } from '../../../engine/state.js';
import { board } from './layout.js';
import { RISKY_ODDS, RISKY_POINTS, type Rules } from './rules.js';

/** Places of the two options in every list. */
const SAFE = 0;
const RISKY = 1;

/** Points a player can expect of a turn at best. */
const PACE = RISKY_POINTS / RISKY_ODDS;

/** Threat a round brings on average. */
function threatPerRound({ draws, deck }: Rules): number {
  return (draws * deck.totalThreat) / deck.size;
}

/** Rounds the team has left, as a share of those and the rounds it needs, both on average. */
export function evaluate(s: State<Rules>): number {
  const { goal, limit } = s.rules;
  const room = Math.max(0, limit - board.threat.get(s)) * PACE * s.players;
  const missing = Math.max(0, goal - board.score.get(s)) * threatPerRound(s.rules);
  return room > 0 ? room / (room + missing) : 0;
}

/** Plays safe while that is quick enough on average, else takes the risk. */
export function playout(s: State<Rules>): number {
  const { goal, limit } = s.rules;
  const rounds = (goal - board.score.get(s)) / s.players;
  return rounds * threatPerRound(s.rules) <= limit - board.threat.get(s) ? SAFE : RISKY;
}
