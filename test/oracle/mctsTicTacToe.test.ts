import { expect, it } from 'vitest';
import { applyAt, refresh } from '../../src/engine/machine.js';
import { State } from '../../src/engine/state.js';
import { View } from '../../src/engine/view.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import type { ResolvedBot } from '../../src/lab/bot-spec.js';
import { ticTacToeDraws } from '../acceptance/bots.js';
import { botOf, seated } from '../bots/seatedBots.js';
import { noLuck } from './noLuck.js';

const game = ticTacToe.build({ players: 2 });

/** Plays a bot in a seat against every reply there is; returns how often each of loss, draw and win ends a line. */
function againstEverything(
  bot: ResolvedBot,
  seat: number,
  seed: string,
): { losses: number; draws: number; wins: number } {
  const ends = { losses: 0, draws: 0, wins: 0 };
  const follow = (s: State, line: string): void => {
    if (s.over) {
      const utility = game.spec.utility(s, seat);
      if (utility === 0) ends.losses++;
      else if (utility === 1) ends.wins++;
      else ends.draws++;
      return;
    }
    const { count, seat: mover } = s.offer;
    const answer = mover === seat ? s.offer.indexOf(seated(bot, game, seat, line).choose(new View(s, seat))) : -1;
    for (let place = 0; place < count; place++) {
      if (answer >= 0 && place !== answer) continue;
      const next = new State(game);
      next.copyFrom(s);
      refresh(next);
      applyAt(next, place, noLuck);
      follow(next, `${line}${place}`);
    }
  };
  follow(game.start(noLuck), `${seed}/`);
  return ends;
}

it.each([0, 1])(
  'mcts with 2,000 iterations never loses tic-tac-toe from seat %i, whatever the other does',
  async (seat) => {
    const bot = await botOf('mcts:iterations=2000');
    for (const seed of ['a', 'b', 'c']) {
      const { losses, draws, wins } = againstEverything(bot, seat, seed);
      expect(losses).toBe(0);
      expect(draws).toBeGreaterThan(0);
      expect(wins).toBeGreaterThan(0);
    }
  },
);

it('mcts with 400 iterations draws at least 95 % of 200 games of tic-tac-toe against itself', async () => {
  expect(await ticTacToeDraws(400, 200)).toBeGreaterThanOrEqual(190);
});
