import { board } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';
import { ownOf } from '../own.js';

/** GG-112: while enough cards lie in the discard pile of a player. */
export const isHaunted = (s: S, side: number): boolean =>
  side >= 0 && board.discard[side].size(s) >= ownOf(s).options.hauntedAt;
