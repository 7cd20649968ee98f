import { describe, expect, it } from 'vitest';
import { applyAt } from '../../src/engine/machine.js';
import { View } from '../../src/engine/view.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { noLuck } from '../oracle/noLuck.js';
import { boxes } from './boxes.js';
import { MATES, mateIn } from './mates.js';
import { botOf, seated } from './seatedBots.js';

const KEYS = Array.from({ length: 20 }, (_, i) => `deal ${i}`);

describe('greedy in the game of boxes', () => {
  const game = boxes.build({ players: 1 });

  it.each(KEYS)('judges a box by the best thing in it, then takes that thing (%s)', async (key) => {
    const bot = seated(await botOf('greedy'), game, 0, key);
    const s = game.start(noLuck);
    const view = new View(s, 0);
    expect(view.text(view.indexOf(bot.choose(view)))).toBe('open box 0');
    applyAt(s, 0, noLuck);
    expect(view.text(view.indexOf(bot.choose(view)))).toBe('take thing 1');
  });

  it.each(KEYS)(
    "leaves the thing to the game's policy when it may not try: the first thing, 1 against 5 (%s)",
    async (key) => {
      const view = new View(game.start(noLuck), 0);
      const chosen = seated(await botOf('greedy:tries=1'), game, 0, key).choose(view);
      expect(view.text(view.indexOf(chosen))).toBe('open box 1');
    },
  );

  it.each(KEYS)('meets the same luck with each option, so that one more is always better (%s)', async (key) => {
    const dice = boxes.build({ players: 1, options: { boxes: false } });
    const view = new View(dice.start(noLuck), 0);
    for (const spec of ['greedy', 'greedy:worlds=1']) {
      const chosen = seated(await botOf(spec), dice, 0, key).choose(view);
      expect(view.text(view.indexOf(chosen))).toBe('throw the die and add 1');
    }
  });

  it('takes either of two equal options, by its luck', async () => {
    const greedy = await botOf('greedy');
    const s = game.start(noLuck);
    applyAt(s, 0, noLuck);
    applyAt(s, 0, noLuck);
    const view = new View(s, 0);
    const doors = KEYS.map((key) => view.indexOf(seated(greedy, game, 0, key).choose(view)));
    expect(new Set(doors)).toEqual(new Set([0, 1]));
  });
});

describe('greedy takes a win in one', () => {
  it.each(MATES)('$name', async ({ moves, mate }) => {
    const game = connectK.build({ players: 2 });
    const { view, seat } = mateIn(game, moves);
    expect(view.text(view.indexOf(seated(await botOf('greedy'), game, seat, 'deal').choose(view)))).toBe(mate);
  });
});
