import { expect, it } from 'vitest';

// Alone in its file, and loaded inside the test: what keeps the game from loading fails here as a test.
it('the game loads with its content, and builds for every number of players', async () => {
  const { gormenghast } = await import('../../../src/games/gormenghast/index.js');
  for (const players of [2, 3, 4]) expect(gormenghast.build({ players }).players).toBe(players);
});
