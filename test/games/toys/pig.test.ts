import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../src/engine/errors.js';
import type { Game } from '../../../src/engine/game.js';
import type { State } from '../../../src/engine/state.js';
import { pig } from '../../../src/games/toys/pig/index.js';
import { board } from '../../../src/games/toys/pig/layout.js';
import { fallingLuck } from './fallingLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

/** Dice that show these pips. */
function dice(...pips: number[]): ReturnType<typeof fallingLuck> {
  return fallingLuck(
    6,
    pips.map((n) => n - 1),
  );
}

function held(game: Game, s: State): number[] {
  return Array.from({ length: game.players }, (_, seat) => board.scores.get(s, seat));
}

describe('Pig', () => {
  it('a turn begins with a roll; what is held counts, and the turn passes', () => {
    const game = pig.build({ players: 2 });
    const luck = dice(4, 6, 2);
    const s = game.start(luck);
    expect(offered(s)).toEqual(['roll', 'hold 4']);
    takeAll(s, luck, ['roll']);
    expect(offered(s)).toEqual(['roll', 'hold 10']);
    takeAll(s, luck, ['hold 10']);
    expect(held(game, s)).toEqual([10, 0]);
    expect(s.offer.seat).toBe(1);
    expect(offered(s)).toEqual(['roll', 'hold 2']);
    expect(game.spec.turns(s)).toBe(2);
  });

  it('a 1 loses what is at stake, and the turn', () => {
    const game = pig.build({ players: 2 });
    const luck = dice(5, 6, 1, 3);
    const s = game.start(luck);
    takeAll(s, luck, ['roll', 'roll']);
    expect(held(game, s)).toEqual([0, 0]);
    expect(s.offer.seat).toBe(1);
    expect(offered(s)).toEqual(['roll', 'hold 3']);
  });

  it('who reaches the goal holds at once and wins', () => {
    const game = pig.build({ players: 2, options: { goal: 9 } });
    const luck = dice(3, 1, 2, 5);
    const s = game.start(luck);
    takeAll(s, luck, ['hold 3']);
    // Seat 1 has rolled a 1, so it is seat 0 again.
    expect(offered(s)).toEqual(['roll', 'hold 2']);
    takeAll(s, luck, ['roll']);
    expect(game.outcome(s)).toEqual({ ending: 'win', utility: [1, 0], winners: [0] });
    expect(held(game, s)).toEqual([10, 0]);
  });

  it('seats the whole table, each with dice of its own', () => {
    const game = pig.build({ players: 10 });
    const luck = dice(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
    const s = game.start(luck);
    for (let seat = 0; seat < 10; seat++) {
      expect(s.offer.seat).toBe(seat);
      takeAll(s, luck, ['hold 2']);
    }
    expect(held(game, s)).toEqual(Array.from({ length: 10 }, () => 2));
    expect(s.offer.seat).toBe(0);
    expect(board.dice.map((own) => own.draws(s))).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('refuses a table or a goal that does not fit', () => {
    expect(() => pig.build({ players: 11 })).toThrow(ConfigError);
    expect(() => pig.build({ players: 2, options: { goal: 1 } })).toThrow(/option goal of pig/);
    expect(() => pig.build({ players: 2, options: { gaol: 50 } })).toThrow(/did you mean "goal"/);
  });
});
