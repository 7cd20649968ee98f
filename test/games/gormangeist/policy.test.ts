import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/engine/chance.js';
import { refresh } from '../../../src/engine/machine.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import { metrics } from '../../../src/games/gormangeist/metrics.js';
import { evaluate } from '../../../src/games/gormangeist/policy/evaluate.js';
import { playout } from '../../../src/games/gormangeist/policy/playout.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { Table } from './table.js';

const metric = (t: Table, name: string): number => metrics.find((one) => one.name === name)?.read(t.s, 0) ?? Number.NaN;

function taken(t: Table): string {
  refresh(t.s);
  return t.game.text(t.s, t.s.offer.codes[playout(t.s, new SearchChance('playout'))]);
}

describe('the judge', () => {
  it('likes Dark Essence given better than held, held better than none, and essence better than its lack', () => {
    const t = new Table();
    const none = evaluate(t.s, 0);
    t.setEssence(0, 3, 1);
    const held = evaluate(t.s, 0);
    t.setEssence(0, 3, 0);
    own.darkAttached.set(t.s, 1);
    const given = evaluate(t.s, 0);
    t.setEssence(0, 0, 0);
    const drained = evaluate(t.s, 0);
    expect(held).toBeGreaterThan(none);
    expect(given).toBeGreaterThan(none);
    expect(drained).toBeLessThan(given);
  });

  it('dislikes what the enemy has', () => {
    const t = new Table();
    const before = evaluate(t.s, 0);
    t.give('E', 5);
    const rich = evaluate(t.s, 0);
    expect(rich).toBeLessThan(before);
    t.lay('soul-ledger', 'relics.E');
    t.settle();
    expect(evaluate(t.s, 0)).toBeLessThan(rich);
  });
});

describe('playouts', () => {
  it('explore what hides Dark Essence, and give it when drained', () => {
    const t = new Table({ lying: { doors: ['iron-gate', 'guest-wing'], 'hand.0': ['troll', 'anger'] } });
    t.give(0, 3);
    expect(taken(t)).toBe('explore Iron Gate');
    const drained = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    drained.setEssence(0, 3, 1).give('E', 5).end();
    expect(taken(drained)).toBe('attach the Dark Essence to The Amalgamator');
  });
});

describe('metrics', () => {
  it('count what a game was made of', () => {
    const t = new Table({ lying: { 'line.E': ['the-grim-reaper'], doors: ['iron-gate'], 'hand.0': ['krump'] } });
    t.give(0, 4).take('explore iron gate').give('E', 5).end().take('dark');
    expect(['explored', 'dark_found', 'dark_used', 'flipped', 'siphoned'].map((name) => metric(t, name))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect([metric(t, 'drains'), metric(t, 'drains_from_1'), metric(t, 'enemy_amber_turn_1')]).toEqual([1, 1, 6]);
    expect(metric(t, 'point_of_no_return')).toBeNaN();
  });

  it('tell from which turn a lost game was lost', () => {
    const t = new Table({ players: 3, lying: { 'line.E': ['the-grim-reaper'] } });
    // With one essence in all, the enemy's artifacts and no hand, nobody has hope.
    for (let seat = 0; seat < 3; seat++) t.setEssence(seat, 0, 0);
    t.give('E', 18).end();
    expect([t.ending, own.lastHope.get(t.s), metric(t, 'point_of_no_return')]).toEqual(['loss', 0, 1]);
    expect(board.turn.get(t.s)).toBe(2);
  });

  it('have names that differ, also with the number of a seat', () => {
    const names = metrics.flatMap(({ name, perSeat }) =>
      perSeat ? [0, 1, 2].map((seat) => `${name}_${seat}`) : [name],
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
