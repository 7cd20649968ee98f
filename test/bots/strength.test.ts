import { expect, it } from 'vitest';
import { pig } from '../../src/games/toys/pig/index.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import { binomialTest } from '../../src/lab/stats/binomialTest.js';
import { botOf, playDeal } from './seatedBots.js';

const DEALS = 60;
const ALPHA = 0.001;

it.each([
  { game: ticTacToe, options: {}, better: 'mcts', worse: 'greedy' },
  { game: ticTacToe, options: {}, better: 'greedy', worse: 'random' },
  { game: pig, options: { goal: 30 }, better: 'mcts:iterations=100', worse: 'random' },
])('$better is better than $worse at $game.id, seats changed after each deal', async (pair) => {
  const table = pair.game.build({ players: 2, options: pair.options });
  const [better, worse] = [await botOf(pair.better), await botOf(pair.worse)];
  let wins = 0;
  let losses = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const asFirst = playDeal(table, [better, worse], `${deal}`).utility;
    const asSecond = playDeal(table, [worse, better], `${deal}`).utility;
    const margin = asFirst[0] - asFirst[1] + asSecond[1] - asSecond[0];
    if (margin > 0) wins++;
    if (margin < 0) losses++;
  }
  expect(binomialTest(wins, wins + losses, 0.5, 'greater')).toBeLessThan(ALPHA);
});
