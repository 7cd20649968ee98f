import { describe, expect, it } from 'vitest';
import { tideWins } from '../acceptance/bots.js';
import { plainTide, TIDE_POLICIES, tideValue } from './tideValues.js';

const DRAWS = 3;

describe.each([
  { players: 1, games: 1000 },
  { players: 2, games: 400 },
])('mcts in Toy Tide, $players players and 3 draws', ({ players, games }) => {
  const optimal = tideValue(plainTide(players, DRAWS), TIDE_POLICIES.optimal);
  const random = tideValue(plainTide(players, DRAWS), TIDE_POLICIES.random);
  /** Three standard errors of a share of so many games. */
  const doubt = 3 * Math.sqrt((optimal * (1 - optimal)) / games);

  it('is better than random, and with more iterations better still, but never better than the optimum', async () => {
    const few = (await tideWins(players, 16, games)) / games;
    const many = (await tideWins(players, 256, games)) / games;
    expect(few).toBeGreaterThan(random);
    expect(many).toBeGreaterThan(few);
    expect(many).toBeLessThan(optimal + doubt);
  });
});
