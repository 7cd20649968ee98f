import { board } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';

/** Turns of players begun: each is followed by a Gormangeist turn (GG-51). */
export const playerTurns = (s: S): number => (board.turn.get(s) + (board.turn.get(s) % 2)) / 2;

/** The round: one turn of each player. */
export const roundOf = (s: S): number => {
  const turns = Math.max(0, playerTurns(s) - 1);
  return 1 + (turns - (turns % s.players)) / s.players;
};
