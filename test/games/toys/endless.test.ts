import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/engine/bot.js';
import { play } from '../../../src/engine/play.js';
import type { State } from '../../../src/engine/state.js';
import { board, endless } from '../../../src/games/toys/endless/index.js';
import { noLuck } from '../../oracle/noLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

const walker: Bot = { choose: (view) => view.code(0) };

describe('the game that never ends by itself', () => {
  it('ends where the cap says, with nothing for anybody', () => {
    const game = endless.build({ players: 2 });
    const played = play(game.start(noLuck), [walker, walker], noLuck, { decisionCap: 1000 });
    expect(played).toMatchObject({ ending: 'cap', decisions: 1000, turns: 1000, options: 2000 });
    expect(played).toMatchObject({ utility: [0, 0], winners: [], problem: null });
  });

  it('counts more turns than a cell holds', () => {
    const game = endless.build({ players: 1 });
    const played = play(game.start(noLuck), [walker], noLuck, { decisionCap: 70_000 });
    expect(played.turns).toBe(70_000);
  });

  it('goes round the ring in both directions, and round the table', () => {
    const s: State = endless.build({ players: 3, options: { places: 4 } }).start(noLuck);
    const places: number[] = [];
    const seats: number[] = [];
    for (const text of ['back', 'on', 'on', 'on', 'on', 'on']) {
      seats.push(s.offer.seat);
      takeAll(s, noLuck, [text]);
      places.push(board.at.get(s));
    }
    expect(places).toEqual([3, 0, 1, 2, 3, 0]);
    expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
    expect(offered(s)).toEqual(['on', 'back']);
  });
});
