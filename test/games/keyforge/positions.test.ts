import { describe, expect, it } from 'vitest';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { positionOf } from '../../../src/lab/scenario/position-of.js';

const game = keyforgeDuel.build({ players: 2, options: { deck0: 'cards:troll+punch', deck1: 'cards:troll' } });

describe('positions of a duel', () => {
  it.each([
    [{ ward: { 'troll#1': 16 } }, 'position.ward.troll#1: 16 does not fit; a number from 0 to 15 is expected'],
    [{ exhausted: { 'troll#1': 2 } }, 'position.exhausted.troll#1: 2 does not fit; a number from 0 to 1 is expected'],
    [{ 'line.0': [{ card: 'troll', stunned: -1 }] }, 'position.line.0.0.stunned: -1 does not fit'],
  ])('refuse a number for which a shared column has no room: %o', (position, message) => {
    expect(() => positionOf(game, position, {})).toThrow(message);
  });
});
