import { describe, expect, it } from 'vitest';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';
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

  it.each([
    [{ active: 2 }, 'position.active: 2 does not fit; a number from 0 to 1 is expected'],
    [{ active: null }, 'position.active: -1 does not fit; a number from 0 to 1 is expected'],
    [{ house: 9 }, 'position.house: 9 does not fit; a number from -1 to 6 is expected'],
    [{ pool: [0, -3] }, 'position.pool.1: -3 does not fit; a number from 0 to 999 is expected'],
    [{ chains: [25, 0] }, 'position.chains.0: 25 does not fit; a number from 0 to 24 is expected'],
    [{ keys: [9, 0] }, 'position.keys.0: 9 does not fit; a number from 0 to 7 is expected'],
    [{ keys: [0, 7] }, 'position.keys.1: who has so many keys has won; fewer than 3 are expected'],
    [{ 'line.0': [{ card: 'troll', damage: -1 }] }, 'position.damage.troll: -1 does not fit'],
    [{ 'line.0': [{ card: 'troll', amber: -1 }] }, 'position.amber.troll: -1 does not fit'],
    [{ 'line.0': [{ card: 'troll', counters: -1 }] }, 'position.counters.troll: -1 does not fit'],
    [{ 'line.0': ['punch'] }, 'position.line.0.0: "punch" may not lie in line.0; only creatures are expected'],
    [{ 'relics.1': ['troll'] }, 'position.relics.1.0: "troll" may not lie in relics.1; only artifacts are expected'],
    [{ attached: ['troll'] }, 'position.attached.0: "troll" may not lie in attached; only upgrades are expected'],
    [{ 'under.0': ['punch'] }, 'position.under.0.0: Punch has no host in play; a card in play is expected as its host'],
    [
      { 'hand.1': ['punch'] },
      'position.hand.1.0: "punch" may not lie in hand.1; only cards that side 1 owns are expected',
    ],
    [{ constructor: 2 }, 'position.constructor: keyforge-duel has no field "constructor"'],
  ])('refuse what no duel can come to: %o', (position, message) => {
    expect(() => positionOf(game, position, {})).toThrow(message);
  });

  it('let cards of the other player lie where the rules bring them', () => {
    const position = { 'line.1': ['troll#1'], 'archives.1': ['punch'] };
    const s = positionOf(game, position, {});
    expect([board.line[1].size(s), board.archives[1].size(s)]).toEqual([1, 1]);
  });

  it('know which key was forged last', () => {
    const s = positionOf(game, { keys: [3, 0] }, {});
    expect([board.lastKey.get(s, 0), board.lastKey.get(s, 1)]).toEqual([1, -1]);
  });
});

it('a copy is taken from the own seat, even when the other has one that has to go', () => {
  const both = keyforgeDuel.build({ players: 2, options: { deck0: 'cards:troll+punch', deck1: 'cards:troll+punch' } });
  const s = positionOf(both, { 'hand.0': ['punch'], 'hand.1': ['troll'] }, {});
  expect([board.hand[0].get(s, 0), board.hand[1].get(s, 0)]).toEqual([1, 2]);
});
