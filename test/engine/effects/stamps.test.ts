import { describe, expect, it } from 'vitest';
import { ifThere, stampOf } from '../../../src/engine/effects/stamps.js';
import { Table } from './toy/table.js';

const creatures = { a: { power: 5 }, b: { power: 5 }, spare: {} };

/** What the player of `card` has gained once it has been played with two creatures in line. */
function gained(effect: string): number {
  const seats = [{ hand: ['card', 'spare'], line: ['a', 'b'], deck: ['a'] }, {}];
  return new Table({ ...creatures, card: { effect } }, seats).choose('play card').pool(0);
}

describe('an object that has left play', () => {
  it('has another stamp, and keeps it when it comes back', () => {
    const recall = { effect: 'Play: hand(all(friendly creature))' };
    const table = new Table({ ...creatures, recall }, [{ hand: ['recall', 'spare'], line: ['a'] }, {}]);
    const stamp = stampOf(table.s, 0);
    expect(ifThere(table.s, 0, stamp)).toBe(0);
    table.choose('play recall');
    expect(ifThere(table.s, 0, stamp)).toBe(-1);
    expect(ifThere(table.choose('play a').s, 0, stamp)).toBe(-1);
  });
  it('is no longer what a register named, even back in play', () => {
    expect(gained('Play: X = random(creature); if (isHere(X)) gain(me, 1)')).toBe(1);
    expect(gained('Play: X = random(creature); hand(X); if (isHere(X)) gain(me, 1)')).toBe(0);
    expect(gained('Play: X = random(creature); hand(X); return(X); if (isHere(X)) gain(me, 1)')).toBe(0);
  });
  it('is no longer `it`, until it is handled anew', () => {
    expect(gained('Play: hand(random(creature)); if (isHere(it)) gain(me, 1)')).toBe(0);
    expect(gained('Play: hand(random(creature)); return(it); if (isHere(it)) gain(me, 1)')).toBe(1);
  });
  it('is no longer what a loop goes through', () => {
    const swap = 'hand(all(friendly creature)); return(X); return(Y)';
    const effect = `Play: X = random(creature); Y = random(creature otherThan(X)); L = all(creature);`;
    const loop = `forEach(L, sequential) { if (isHere(it)) gain(me, 1); if (pool(me) == 1) { ${swap} } }`;
    expect(gained(`${effect} ${loop}`)).toBe(1);
  });
  it('is no longer the source: its own ability sees that', () => {
    const phoenix = { power: 3, effect: 'Play: hand(self); if (isHere(self)) gain(me, 1) else gain(me, 2)' };
    const table = new Table({ phoenix, spare: {} }, [{ hand: ['phoenix', 'spare'] }, {}]).choose('play phoenix');
    expect(table.pool(0)).toBe(2);
  });
  it('is no longer the subject of an event that is answered later', () => {
    const guard = {
      power: 3,
      effect:
        'When(entered(creature otherThan(self))): if (isHere(that)) gain(me, 1); hand(all(friendly creature otherThan(self)))',
    };
    const table = new Table({ ...creatures, guard }, [{ hand: ['a', 'spare'], line: ['guard', 'guard'] }, {}]);
    table.choose('play a');
    table.choose(table.options()[0]);
    // The first guard sends everything but itself back; the second one's answer finds the newcomer gone.
    expect(table.pool(0)).toBe(1);
  });
  it('has stamp 0 where the layout has none for it', () => {
    const { s } = new Table(creatures, [{}, {}]);
    expect([stampOf(s, -1), stampOf(s, 4000)]).toEqual([0, 0]);
  });
});
