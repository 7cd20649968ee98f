import type { Game } from '../../src/engine/game.js';
import { applyAt } from '../../src/engine/machine.js';
import { View } from '../../src/engine/view.js';
import { noLuck } from '../oracle/noLuck.js';

/** Connect Four, columns from 1: who moves after `moves` wins at once in the column `mate`, and in no other. */
export const MATES = [
  { name: 'first player, upright', moves: [3, 5, 3, 5, 3, 6], mate: 'column 3' },
  { name: 'second player, upright', moves: [1, 5, 2, 5, 1, 5, 2], mate: 'column 5' },
  { name: 'first player, flat, in the gap', moves: [1, 1, 2, 2, 4, 7], mate: 'column 3' },
  { name: 'second player, flat', moves: [1, 4, 1, 5, 2, 6, 3], mate: 'column 7' },
  // Stones of the first at (1,1), (2,2), (3,3); column 4 is three high, of which the second has the top.
  { name: 'first player, slanting', moves: [1, 2, 2, 3, 3, 4, 3, 4, 4, 6], mate: 'column 4' },
];

/** Connect Four: who moves loses at once unless he plays the column `save`, which is no win for him. */
export const THREATS = [
  { name: 'first player, against an upright line', moves: [1, 5, 1, 5, 2, 5], save: 'column 5' },
  { name: 'second player, against an upright line', moves: [3, 5, 3, 5, 3], save: 'column 3' },
];

/** The view of who moves after these moves. */
export function mateIn(game: Game, columns: readonly number[]): { view: View; seat: number } {
  const s = game.start(noLuck);
  for (const column of columns) applyAt(s, column - 1, noLuck);
  return { view: new View(s, s.offer.seat), seat: s.offer.seat };
}
