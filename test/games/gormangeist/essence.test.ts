import { describe, expect, it } from 'vitest';
import { own } from '../../../src/games/gormangeist/layout.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { keysOf } from '../../../src/games/keyforge/rules/keys.js';
import { Table } from './table.js';

const REAPER = { 'line.E': ['the-grim-reaper'] } as const;

describe('draining', () => {
  it('GG-101 GG-102 costs the key cost when The Grim Reaper reaps; the æmber of the reap counts, and it drains once', () => {
    const t = new Table({ lying: REAPER });
    t.give('E', 5).end();
    expect([t.amber('E'), t.essence(0), own.drains.get(t.s, 0)]).toEqual([0, [2, 0], 1]);
    const rich = new Table({ lying: REAPER });
    rich.give('E', 20).end();
    expect([rich.amber('E'), rich.essence(0)]).toEqual([15, [2, 0]]);
  });

  it('GG-103 does not happen below the key cost', () => {
    const t = new Table({ lying: REAPER });
    t.give('E', 4).end();
    expect([t.amber('E'), t.essence(0)]).toEqual([5, [3, 0]]);
  });

  it('GG-88 costs what effects make of the key cost', () => {
    const cheap = new Table({ lying: { ...REAPER, 'relics.E': ['soul-ledger'] } });
    cheap.give('E', 4).end();
    expect([cheap.amber('E'), cheap.essence(0)]).toEqual([0, [2, 0]]);
    // Lash of Broken Dreams: keys cost 3 more during the next turn of the opponent.
    const dear = new Table({
      house: 'dis',
      options: { deck0: 'cards:lash-of-broken-dreams+troll+urchin+dust-imp' },
      lying: { ...REAPER, 'relics.0': ['lash-of-broken-dreams'] },
    });
    dear.give('E', 7).take('lash of broken dreams uses').end();
    expect([dear.amber('E'), dear.essence(0)]).toEqual([8, [3, 0]]);
    const option = new Table({ options: { keyCost: 3 }, lying: REAPER });
    option.give('E', 2).end();
    expect(option.essence(0)).toEqual([2, 0]);
  });

  it('GG-104 GG-open-14 takes whatever essence the player chooses, and puts it on The Amalgamator', () => {
    const t = new Table({ lying: REAPER });
    t.setEssence(0, 3, 1).give('E', 5).end();
    expect(t.options()).toEqual([
      "attach an Archon's Essence to The Amalgamator",
      'attach the Dark Essence to The Amalgamator',
    ]);
    t.take('archon');
    expect([t.essence(0), own.archonAttached.get(t.s), own.darkAttached.get(t.s)]).toEqual([[2, 1], 1, 0]);
  });

  it('GG-06 GG-111 wins at once with enough Dark Essence, even when nothing is left in the pool', () => {
    const t = new Table({ lying: REAPER });
    own.darkAttached.set(t.s, 1);
    t.setEssence(0, 0, 1).give('E', 5).end();
    expect([t.ending, t.game.outcome(t.s).utility]).toEqual(['win', [1]]);
  });

  it("GG-105 counts no Archon's Essence towards that", () => {
    const t = new Table({ players: 3, lying: REAPER });
    own.archonAttached.set(t.s, 5);
    t.give('E', 5).end();
    expect([t.ending, own.archonAttached.get(t.s)]).toEqual(['none', 6]);
  });

  it('GG-05 GG-07 loses for all when a player without essence is drained, and not before', () => {
    const t = new Table({ players: 2, lying: REAPER });
    t.setEssence(0, 1, 0).give('E', 5).end();
    expect([t.ending, t.essence(0)]).toEqual(['none', [0, 0]]);
    const lost = new Table({ players: 2, lying: REAPER });
    lost.setEssence(0, 0, 0).give('E', 5).end();
    expect([lost.ending, lost.game.outcome(lost.s).utility]).toEqual(['loss', [0, 0]]);
  });

  it('GG-107 happens to whom an effect says: It is Time drains when no Clock is set aside', () => {
    const t = new Table({ players: 2, active: 1, lying: { 'archives.E': ['it-is-time'] } });
    t.end();
    expect([t.essence(0), t.essence(1), t.amber('E')]).toEqual([[3, 0], [2, 0], 0]);
    const clock = new Table({ lying: { 'archives.E': ['it-is-time'], aside: ['grandfather-clock'] } });
    clock.end();
    expect([clock.essence(0), clock.whereIs('grandfather-clock')]).toEqual([[3, 0], 'doors']);
  });

  it('GG-108 counts as the forging of a key by the opponent', () => {
    // Key Hammer is for a key that the opponent forged in its last turn; Tentacus and others read the same.
    const t = new Table({ lying: REAPER });
    t.give('E', 5).end();
    expect(board.forgedBefore.get(t.s, 1)).toBe(1);
    const without = new Table({ lying: { 'archives.E': ['it-is-time'] } });
    without.end();
    expect(board.forgedBefore.get(without.s, 1)).toBe(1);
  });

  it('GG-109 leaves as many forged keys as there is essence on The Amalgamator', () => {
    const t = new Table({ players: 2 });
    own.archonAttached.set(t.s, 2);
    own.darkAttached.set(t.s, 1);
    expect([keysOf(t.s, 2), keysOf(t.s, 0)]).toEqual([3, 0]);
    expect([t.s.rules.match.unforged(t.s, 2), t.s.rules.match.unforged(t.s, 0)]).toEqual([0, 3]);
  });

  it('GG-109 gives the essence back to its pool when the key is unforged', () => {
    const t = new Table({
      house: 'brobnar',
      options: { deck0: 'cards:key-hammer+troll+urchin+dust-imp' },
      lying: { ...REAPER, 'hand.0': ['troll'] },
    });
    t.give('E', 5).end();
    expect(t.essence(0)).toEqual([2, 0]);
    expect(t.s.rules.match.unforge(t.s, 1)).toBe(true);
    expect([t.essence(0), own.archonAttached.get(t.s)]).toEqual([[3, 0], 0]);
    expect(t.s.rules.match.unforge(t.s, 1)).toBe(false);
  });

  it('GG-open-10 knows no colors of keys', () => {
    const t = new Table({
      options: { deck0: 'cards:key-hammer+troll+urchin+dust-imp' },
      lying: { ...REAPER, 'hand.0': ['key-hammer'] },
    });
    // The drain is a forged key, of no color, and nobody was asked for one.
    t.give('E', 5).end();
    expect([keysOf(t.s, 1), board.keys.get(t.s, 1), t.question]).toEqual([1, 0, 'house']);
    // Key Hammer unforges it, again without a choice of color: the essence returns, and Gormangeist gains 6.
    t.take('choose dis', 'play key hammer');
    expect([keysOf(t.s, 1), board.keys.get(t.s, 1), t.essence(0), t.amber('E')]).toEqual([0, 0, [3, 0], 6]);
  });
});

describe('Dark Essence', () => {
  const GATE = { doors: ['iron-gate'], 'hand.0': ['krump'] } as const;

  it('GG-106 is held once by each player', () => {
    const t = new Table({ players: 2, lying: GATE });
    t.setEssence(0, 3, 1).give(0, 3).take('explore iron gate');
    expect([t.essence(0), t.essence(1)]).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it('GG-open-01 goes to a teammate that the active player chooses; if nobody can take it, the card is turned back', () => {
    const t = new Table({ players: 3, lying: GATE });
    t.setEssence(0, 3, 1).give(0, 3).take('explore iron gate');
    expect(t.options()).toEqual(['the Dark Essence is for Seat 1', 'the Dark Essence is for Seat 2']);
    t.take('seat 2');
    expect([t.essence(1), t.essence(2)]).toEqual([
      [3, 0],
      [3, 1],
    ]);
    const none = new Table({ lying: { ...GATE, 'line.0': ['krump'] } });
    none.setEssence(0, 3, 1).set(board.damage, 'iron-gate', 5).take('krump fights');
    expect([none.whereIs('iron-gate'), none.of(board.damage, 'iron-gate'), own.turnedBack.get(none.s)]).toEqual([
      'doors',
      0,
      1,
    ]);
    expect(none.essence(0)).toEqual([3, 1]);
  });

  it('GG-open-11 may be gone for good: the game goes on until it is lost, or capped after its rounds', () => {
    const t = new Table({ options: { roundCap: 3 } });
    for (let turn = 0; turn < 40 && !t.s.over; turn++) t.first();
    expect(t.ending).toBe('cap');
    expect(t.game.outcome(t.s).utility).toEqual([0]);
    expect(new Table().s.rules.own.options.roundCap).toBe(120);
  });
});

describe('The Grim Reaper', () => {
  it('GG-open-07 goes to the discard pile with its upgrades discarded, and comes back exhausted on the right flank', () => {
    const t = new Table({
      lying: {
        'line.E': ['the-grim-reaper', 'rust-footman'],
        'on the-grim-reaper': ['whetted-scythe'],
        'line.0': ['troll'],
        'hand.0': ['krump'],
      },
    });
    t.set(board.damage, 'the-grim-reaper', 2).take('troll fights', 'grim reaper');
    expect([t.whereIs('the-grim-reaper'), t.whereIs('whetted-scythe')]).toEqual(['discard.E', 'discard.E']);
    t.lay('the-grim-reaper', 'archives.E');
    t.settle();
    t.end();
    expect(t.titles('line.E')).toEqual(['rust-footman', 'the-grim-reaper']);
    // Only the footman has reaped.
    expect(board.reaps.get(t.s, 1)).toBe(1);
  });

  it("GG-open-07 is found again by Reaper's Errand, on the left flank", () => {
    const t = new Table({ lying: { 'line.E': ['rust-footman'], 'archives.E': ['reaper-s-errand'] } });
    t.end();
    expect(t.titles('line.E')).toEqual(['the-grim-reaper', 'rust-footman']);
    expect(board.reaps.get(t.s, 1)).toBe(1);
  });
});
