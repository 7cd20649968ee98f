import { board } from '../../keyforge/layout.js';
import { cardsWorth, lineWorth, relicsWorth } from '../../keyforge/policy/cards-worth.js';
import { worthOf } from '../../keyforge/policy/worth.js';
import { own } from '../layout.js';
import type { G } from '../own.js';
import { reaperInPlay } from '../rules/reaper.js';
import { siphonIcons } from '../rules/siphoning.js';
import { darkHeld, essenceInSight } from './prospects.js';

/*
 * How likely the team is to win, as a sensible beginner sees it. The weights are log-odds, from a logistic regression over
 * the beginnings of the turns of greedy games at all tables and difficulties, rounded; those that so few games could not
 * tell apart are guesses.
 */

/** By the number of players: more of them need more Dark Essence. */
const TABLE = [0, 2.8, 2, -1.5];
/** Dark Essence that The Amalgamator still lacks; and more so, shared among the players. */
const MISSING = -0.5;
const MISSING_EACH = -0.8;
/** Dark Essence in the pool of the active player, who is drained next, and in that of others. */
const READY = 1.7;
const HELD = 1.3;
const IN_SIGHT = 0.45;
/** A card left in the mansion deck: what lies there has still to be found. */
const HIDDEN = -0.08;
/** Essence for each player, and players without any. */
const ESSENCE = 0.6;
const WITHOUT = -1.3;
/** Each æmber of the enemy, when a drain would take Archon's Essence. */
const ENEMY_AMBER = -0.05;
const MOST_AMBER = 18;
const SIPHON = -0.06;
const REAPER = -0.3;
/** What players have, each, and what the enemy has in play, in æmber. */
const CARDS = 0.08;
const CREATURES = -0.05;
const ARTIFACTS = -0.28;

/** How good the position looks to the team, 0..1; hands are those that the seat sees. */
export function evaluate(s: G, seat: number): number {
  const { darkNeeded } = s.rules.own;
  if (s.over) return own.darkAttached.get(s) >= darkNeeded ? 1 : 0;
  const score = TABLE[s.players] + essenceScore(s) + cardsScore(s, seat);
  return 0.5 + (0.5 * score) / (1 + Math.abs(score));
}

function essenceScore(s: G): number {
  const missing = Math.max(0, s.rules.own.darkNeeded - own.darkAttached.get(s));
  const ready = own.dark.get(s, board.active.get(s)) > 0 ? 1 : 0;
  const held = Math.min(missing, darkHeld(s));
  const inSight = Math.min(missing - held, essenceInSight(s));
  let score = MISSING * missing + (MISSING_EACH * missing) / s.players;
  score += READY * ready + HELD * Math.max(0, held - ready) + IN_SIGHT * inSight;
  if (missing > held + inSight) score += HIDDEN * own.mansionDeck.size(s);
  for (let side = 0; side < s.players; side++) {
    const essence = own.archon.get(s, side) + own.dark.get(s, side);
    score += essence === 0 ? WITHOUT : (ESSENCE * essence) / s.players;
  }
  if (ready === 0) score += ENEMY_AMBER * Math.min(MOST_AMBER, board.pool.get(s, s.rules.own.enemy));
  return score;
}

function cardsScore(s: G, seat: number): number {
  const { enemy } = s.rules.own;
  const worth = worthOf(s.rules);
  let cards = 0;
  for (let side = 0; side < s.players; side++) cards += cardsWorth(s, worth, side, side === seat);
  return (
    (CARDS * cards) / s.players +
    CREATURES * lineWorth(s, worth, enemy, 0) +
    ARTIFACTS * relicsWorth(s, worth, enemy, 0) +
    SIPHON * siphonIcons(s) +
    (reaperInPlay(s) >= 0 ? REAPER : 0)
  );
}
