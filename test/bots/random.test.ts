import { expect, it } from 'vitest';
import { View } from '../../src/engine/view.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { chiSquare } from '../engine/chi-square.js';
import { noLuck } from '../oracle/noLuck.js';
import { botOf, seated } from './seatedBots.js';

const game = connectK.build({ players: 2 });

it('random takes all seven columns equally often', async () => {
  const bot = seated(await botOf('random'), game, 0, 'deal');
  const view = new View(game.start(noLuck), 0);
  const counts = Array.from({ length: 7 }, () => 0);
  for (let i = 0; i < 7000; i++) counts[view.indexOf(bot.choose(view))]++;
  // The 99.9 % quantile of chi-square with 6 degrees of freedom.
  expect(chiSquare(counts)).toBeLessThan(22.458);
});

it('random plays the same under the same key, otherwise under another', async () => {
  const random = await botOf('random');
  const view = new View(game.start(noLuck), 0);
  const choices = (key: string) => {
    const bot = seated(random, game, 0, key);
    return Array.from({ length: 50 }, () => bot.choose(view));
  };
  expect(choices('a')).toEqual(choices('a'));
  expect(choices('a')).not.toEqual(choices('b'));
});
