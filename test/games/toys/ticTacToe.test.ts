import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/engine/decision.js';
import { IllegalActionError } from '../../../src/engine/errors.js';
import { apply } from '../../../src/engine/machine.js';
import { encode } from '../../../src/engine/offer.js';
import { ticTacToe } from '../../../src/games/toys/tic-tac-toe/index.js';
import { noLuck } from '../../oracle/noLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

const game = ticTacToe.build({ players: 2 });

describe('tic-tac-toe', () => {
  it.each([
    ['top left', 'top', 'top right'],
    ['left', 'centre', 'right'],
    ['bottom left', 'bottom', 'bottom right'],
    ['top left', 'left', 'bottom left'],
    ['top', 'centre', 'bottom'],
    ['top right', 'right', 'bottom right'],
    ['top left', 'centre', 'bottom right'],
    ['top right', 'centre', 'bottom left'],
  ])('%s, %s, %s is a line', (...line) => {
    const start = game.start(noLuck);
    const others = offered(start).filter((cell) => !line.includes(cell));
    takeAll(start, noLuck, [line[0], others[0], line[1], others[1], line[2]]);
    expect(game.outcome(start)).toEqual({ ending: 'win', utility: [1, 0], winners: [0] });
  });

  it('O wins with a line of its own, and the seats take turns', () => {
    const s = game.start(noLuck);
    expect(decision(s)?.seat).toBe(0);
    takeAll(s, noLuck, ['top']);
    expect(decision(s)?.seat).toBe(1);
    takeAll(s, noLuck, ['top left', 'right', 'centre', 'bottom', 'bottom right']);
    expect(game.outcome(s)).toEqual({ ending: 'win', utility: [0, 1], winners: [1] });
  });

  it('a full board without a line is a draw; the ninth mark makes itself', () => {
    const s = game.start(noLuck);
    takeAll(s, noLuck, ['centre', 'top left', 'top', 'bottom', 'left', 'right', 'top right', 'bottom left']);
    expect(game.outcome(s)).toEqual({ ending: 'draw', utility: [0.5, 0.5], winners: [] });
    expect(game.spec.describe(s)).toBe('O X X\nX X O\nO O X');
  });

  it('a taken cell is not on offer', () => {
    const s = game.start(noLuck);
    takeAll(s, noLuck, ['centre']);
    expect(offered(s)).not.toContain('centre');
    expect(() => apply(s, encode(1, 4), noLuck)).toThrow(IllegalActionError);
  });
});
