import type { State } from '../../../engine/state.js';
import { board } from './layout.js';
import { RISKY_ODDS, RISKY_POINTS, type Rules } from './rules.js';

/** Places of the two options in every list. */
const SAFE = 0;
const RISKY = 1;

/** Points a player can expect of a turn at best. */
const PACE = RISKY_POINTS / RISKY_ODDS;

/** Threat a round brings on average. */
function threatPerRound({ drawn, deck }: Rules): number {
  return (drawn * deck.totalThreat) / deck.size;
}

/** Rounds the team has left, as a share of those and the rounds it needs, both on average. */
export function evaluate(s: State<Rules>): number {
  const { goal, limit } = s.rules;
  const room = Math.max(0, limit - board.threat.get(s)) * PACE * s.players;
  const missing = Math.max(0, goal - board.score.get(s)) * threatPerRound(s.rules);
  return room > 0 ? room / (room + missing) : 0;
}

/**
 * Plays safe once the worst of luck cannot stop that any more, else takes the risk. The tide after the round in which
 * the goal is reached does not rise.
 */
export function playout(s: State<Rules>): number {
  const { goal, limit, drawn, deck } = s.rules;
  const tides = Math.ceil((goal - board.score.get(s)) / s.players) - 1;
  return board.threat.get(s) + tides * drawn * deck.highestThreat < limit ? SAFE : RISKY;
}
