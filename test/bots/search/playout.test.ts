import { expect, it } from 'vitest';
import { Playout } from '../../../bots/search/playout.js';
import { SearchChance } from '../../../src/engine/chance.js';
import { View } from '../../../src/engine/view.js';
import { toyTide } from '../../../src/games/toys/toy-tide/index.js';

/** What seat 0 gets out of the same position, played on with the same luck. */
function worth(leaf: number, length: number): number {
  const view = new View(toyTide.build({ players: 2 }).start(new SearchChance('deal')), 0);
  const world = view.world();
  view.deal(world, new SearchChance('world'));
  const rewards = new Float64Array(2);
  const rules = { length, epsilon: 1, onlySeat: -1, leaf };
  new Playout(rules, view.players, new SearchChance('luck')).run(world, rewards);
  return rewards[0];
}

it('weighs the evaluation of the leaf against what the playout comes to', () => {
  const [still, played] = [worth(1, 4), worth(0, 4)];
  expect(still).not.toBe(played);
  expect(worth(0.25, 4)).toBeCloseTo(0.25 * still + 0.75 * played, 12);
});

it('knows nothing of the leaf but its evaluation when that alone counts', () => {
  expect(worth(1, 4)).toBe(worth(0, 0));
});
