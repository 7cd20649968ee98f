import type { Expr } from '../../../engine/effects/code.js';
import { enraged } from '../../adventures/enraged.js';
import type { S } from '../../keyforge/rules/rules.js';
import { ownOf } from '../own.js';

/**
 * GG-114, GG-115: what a creature of Gormangeist hunts, null for nothing: it does not fight then. An enraged one without
 * prey of its own hunts the least powerful creature.
 */
export function preyOf(s: S, by: number): Expr | null {
  const { prey, enragedPrey } = ownOf(s);
  return prey[s.rules.row[by]] ?? (enraged.get(s, by) === 0 ? null : enragedPrey);
}
