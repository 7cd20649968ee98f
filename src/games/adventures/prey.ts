import type { Expr } from '../../engine/effects/code.js';
import { finds } from '../../engine/effects/could-do.js';
import { board } from '../keyforge/layout.js';
import { hasKeyword, TAUNT } from '../keyforge/rules/fighting.js';
import { mayAttack } from '../keyforge/rules/queries.js';
import type { S } from '../keyforge/rules/rules.js';
import { isInLine, sideOf } from '../keyforge/rules/zones.js';

/**
 * Prey: whom a creature of an automated enemy fights when it is used, and that taunt draws it off. All of the active
 * player's creatures that remain are options of the fight, so that the player chooses among several.
 */

/**
 * Whether a creature of the enemy may fight this creature of the active player's battleline.
 * @param prey the description of its prey, null for a creature that has none
 */
export function isPrey(s: S, by: number, target: number, prey: Expr | null): boolean {
  if (prey === null || !isInLine(s, target) || board.tagged.get(s, target) !== 0) return false;
  if (sideOf(s, target) !== board.active.get(s) || !mayAttack(s, by, target)) return false;
  if (hasKeyword(s, target, TAUNT)) return isHunted(s, by, target, prey) || shields(s, by, target, prey);
  return isHunted(s, by, target, prey) && !isShielded(s, target);
}

const isHunted = (s: S, by: number, target: number, prey: Expr): boolean => finds(s, prey, target, sideOf(s, by), by);

/** Whether a creature without taunt has a neighbor with it. */
function isShielded(s: S, target: number): boolean {
  return hasTaunt(s, neighbor(s, target, -1)) || hasTaunt(s, neighbor(s, target, 1));
}

/** Whether a creature with taunt stands beside one without it that is hunted. */
function shields(s: S, by: number, target: number, prey: Expr): boolean {
  return drawsOff(s, by, neighbor(s, target, -1), prey) || drawsOff(s, by, neighbor(s, target, 1), prey);
}

const drawsOff = (s: S, by: number, other: number, prey: Expr): boolean =>
  other >= 0 && !hasKeyword(s, other, TAUNT) && isHunted(s, by, other, prey);

const hasTaunt = (s: S, card: number): boolean => card >= 0 && hasKeyword(s, card, TAUNT);

/** The creature beside it in its battleline, -1 for none. */
function neighbor(s: S, card: number, step: number): number {
  const line = board.line[sideOf(s, card)];
  const place = line.indexOf(s, card) + step;
  return place < 0 || place >= line.size(s) ? -1 : line.get(s, place);
}
