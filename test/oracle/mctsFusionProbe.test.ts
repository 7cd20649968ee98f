import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../src/engine/chance.js';
import { View, type World } from '../../src/engine/view.js';
import { fusionProbe } from '../../src/games/toys/fusion-probe/index.js';
import { botOf, seated } from '../bots/seatedBots.js';

const KEYS = Array.from({ length: 20 }, (_, i) => `deal ${i}`);

/** What a world is worth to one who sees all of it: the best over everything that can be done. */
function seenThrough(world: World, view: View, luck: SearchChance): number {
  if (world.over) return world.utility(0);
  let best = 0;
  for (let place = 0; place < world.count; place++) {
    const next = view.world();
    next.copyFrom(world);
    next.apply(place, luck);
    best = Math.max(best, seenThrough(next, view, luck));
  }
  return best;
}

/** Perfect-information Monte Carlo: solves each of some worlds by itself and takes what is best on average. */
function perfectInformation(view: View, worlds: number, luck: SearchChance): number {
  const totals = Array.from({ length: view.count }, () => 0);
  for (let i = 0; i < worlds; i++) {
    const dealt = view.world();
    view.deal(dealt, luck);
    for (let place = 0; place < view.count; place++) {
      const next = view.world();
      next.copyFrom(dealt);
      next.apply(place, luck);
      totals[place] += seenThrough(next, view, luck);
    }
  }
  return view.code(totals.indexOf(Math.max(...totals)));
}

describe('the probe for strategy fusion: .7 for certain, or a guess at a coin for 1', () => {
  const game = fusionProbe.build({ players: 1 });

  it.each(KEYS)('whoever solves each world by itself gambles, mcts plays safe (%s)', async (key) => {
    const view = new View(game.start(new SearchChance(key)), 0);
    const fused = perfectInformation(view, 20, new SearchChance(key));
    expect(view.text(view.indexOf(fused))).toBe('gamble');
    const chosen = seated(await botOf('mcts'), game, 0, key).choose(view);
    expect(view.text(view.indexOf(chosen))).toBe('play safe');
  });

  // With UCB1's own constant (the square root of 2) and time: with half of it a coin that fell badly a few times at the
  // start is given up for good in about one deal of ten, which is what regret bounds say of rewards that are 0 or 1.
  it.each(KEYS)('mcts gambles when guessing is worth more: .5 against .4 (%s)', async (key) => {
    const poor = fusionProbe.build({ players: 1, options: { safe: 40 } });
    const view = new View(poor.start(new SearchChance(key)), 0);
    const chosen = seated(await botOf('mcts:iterations=4000:c=1.4'), poor, 0, key).choose(view);
    expect(view.text(view.indexOf(chosen))).toBe('gamble');
  });
});
