import { board } from '../../keyforge/layout.js';
import { cardsWorth, lineWorth, relicsWorth } from '../../keyforge/policy/cards-worth.js';
import { worthOf } from '../../keyforge/policy/worth.js';
import { own } from '../layout.js';
import type { G } from '../own.js';
import { siphonIcons } from '../rules/siphoning.js';
import { darkHeld, essenceInSight } from './prospects.js';

/*
 * What a position looks like to a sensible beginner, for the whole team: Dark Essence given, held and in sight, the
 * essence that is left, the enemy's æmber, and a little for what everybody has in play.
 */

/** Dark Essence on The Amalgamator, as a share of what is needed. */
const GIVEN = 3.2;
/** Dark Essence in a pool: it will be given with the next drain of that player. */
const HELD = 0.65;
/** A mansion card in play that hides some, and one that has come out of the deck. */
const IN_SIGHT = 0.22;
const OPENED = 0.05;
/** What it costs that a player has so much essence left, by its number. */
const DANGER = [-1.6, -0.7, -0.3, -0.1];
/** Each æmber of the enemy on the way to a drain that would not help. */
const ENEMY_AMBER = 0.05;
const SIPHON = 0.07;
/** Æmber, cards and creatures of the players and of the enemy. */
const CARDS = 0.03;
const ENEMY_CARDS = 0.05;
const AMBER = 0.015;

/** How good the position looks to the team, 0..1; hands are those that the seat sees. */
export function evaluate(s: G, seat: number): number {
  const { darkNeeded } = s.rules.own;
  if (s.over) return own.darkAttached.get(s) >= darkNeeded ? 1 : 0;
  const score = essenceScore(s) + cardsScore(s, seat);
  return 0.5 + (0.5 * score) / (1 + Math.abs(score));
}

function essenceScore(s: G): number {
  const { darkNeeded } = s.rules.own;
  const missing = Math.max(0, darkNeeded - own.darkAttached.get(s));
  const held = Math.min(missing, darkHeld(s));
  const open = Math.min(missing - held, essenceInSight(s));
  let score = GIVEN * (own.darkAttached.get(s) / Math.max(1, darkNeeded)) - 1 + HELD * held + IN_SIGHT * open;
  if (missing > held + open) score -= OPENED * own.mansionDeck.size(s);
  for (let seat = 0; seat < s.players; seat++) {
    const essence = own.archon.get(s, seat) + own.dark.get(s, seat);
    score += essence < DANGER.length ? DANGER[essence] : 0;
  }
  return score;
}

function cardsScore(s: G, seat: number): number {
  const { enemy } = s.rules.own;
  const worth = worthOf(s.rules);
  let score = 0;
  for (let side = 0; side < s.players; side++) {
    score += CARDS * cardsWorth(s, worth, side, side === seat);
    score += AMBER * Math.min(4, board.pool.get(s, side));
  }
  score -= ENEMY_CARDS * (lineWorth(s, worth, enemy, 0) + relicsWorth(s, worth, enemy, 0));
  score -= SIPHON * siphonIcons(s);
  const helps = own.dark.get(s, next(s)) > 0 ? -0.5 : 1;
  return score - helps * ENEMY_AMBER * Math.min(12, board.pool.get(s, enemy));
}

/** Whom the next drain will most likely strike. */
function next(s: G): number {
  return board.active.get(s);
}
