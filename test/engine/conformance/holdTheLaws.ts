import { describe, expect, it } from 'vitest';
import { checkGame } from '../../../src/engine/conformance.js';
import type { GameDefinition } from '../../../src/engine/game.js';
import { games } from '../../../src/registry.js';

/** Decisions of a game that the laws look at: of one that has an end, and of one that has none. */
const ENOUGH = 300;
const ENOUGH_WITHOUT_END = 150;

/** Games per number of players at random; half as many with the search. */
const GAMES = 20;

function decisionsOf(game: GameDefinition): number {
  const built = game.build({ players: game.spec.seats.min });
  return Number.isFinite(game.spec.longest(built.rules)) ? ENOUGH : ENOUGH_WITHOUT_END;
}

/** Declares the tests of conformance of a registered game: in a file for each game, as they take long. */
export function holdTheLaws(id: string): void {
  describe(id, () => {
    it('keeps every law of conformance with any number of players', { timeout: 300_000 }, async () => {
      const game = await games[id]();
      const { violations } = checkGame(game, { games: GAMES, decisions: decisionsOf(game) });
      expect(violations.map((violation) => violation.message)).toEqual([]);
    });

    it('keeps them in every preset', { timeout: 300_000 }, async () => {
      const game = await games[id]();
      for (const options of Object.values(game.spec.presets)) {
        const { violations } = checkGame(game, { games: 2, options, decisions: decisionsOf(game) });
        expect(violations.map((violation) => violation.message)).toEqual([]);
      }
    });
  });
}
