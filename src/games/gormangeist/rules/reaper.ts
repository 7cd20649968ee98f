import { board } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';
import { isCreature } from '../../keyforge/rules/zones.js';
import { ownOf } from '../own.js';

/** The Grim Reaper if it is in play, -1 otherwise. */
export function reaperInPlay(s: S): number {
  const { reaper } = ownOf(s);
  return reaper >= 0 && isCreature(s, reaper) && board.tagged.get(s, reaper) === 0 ? reaper : -1;
}
