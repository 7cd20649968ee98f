import { describe, expect, it } from 'vitest';
import { Table } from './toy/table.js';

const plain = { a: { power: 5 }, b: { power: 5 }, tiny: { power: 1 }, spare: {} };
const pools = (table: Table): number[] => [table.pool(0), table.pool(1)];

describe('abilities that wait for events', () => {
  it('are resolved when what they describe has happened, for whose they are', () => {
    const ghoul = { power: 9, effect: 'When(destroyed(enemy creature)): gain(me, 1)' };
    const bolt = { effect: 'Play: damage(all(creature), 1)' };
    const table = new Table({ ...plain, ghoul, bolt }, [
      { hand: ['bolt', 'spare'], line: ['ghoul', 'tiny'] },
      { line: ['tiny', 'tiny', 'b'] },
    ]).choose('play bolt');
    // Both enemies die at once: two abilities wait, one for each; the friendly one is none of its business.
    expect(table.options()).toEqual(['ghoul.when of ghoul (tiny)', 'ghoul.when of ghoul (tiny) (2)']);
    table.choose('ghoul.when of ghoul (tiny)');
    expect(pools(table)).toEqual([2, 0]);
  });

  it('hear with the last known values of what has left', () => {
    const mourner = { power: 9, effect: 'When(destroyed(creature kind=blue)): gain(me, 1)' };
    const bolt = { effect: 'Play: destroy(all(enemy creature))' };
    const blue = { power: 2, kind: 'blue' as const };
    const table = new Table({ ...plain, mourner, bolt, blue }, [
      { hand: ['bolt', 'spare'], line: ['mourner'] },
      { line: ['tiny', 'blue'] },
    ]).choose('play bolt');
    expect(pools(table)).toEqual([1, 0]);
  });

  it('tell the subject apart from what is handled later', () => {
    const guard = {
      power: 9,
      effect: 'When(entered(enemy creature)): damage(one(friendly creature), 1); damage(that, 2)',
    };
    const table = new Table({ ...plain, guard }, [{ hand: ['a', 'spare'] }, { line: ['guard'] }]).choose('play a');
    expect([table.damage(0), table.damage(1)]).toEqual([[2], [1]]);
  });

  it('know the amount', () => {
    const miser = { power: 3, effect: 'When(gained(opp)): gain(me, same)' };
    const gift = { effect: 'Play: gain(me, 4)' };
    const table = new Table({ ...plain, miser, gift }, [{ hand: ['gift', 'spare'] }, { line: ['miser'] }]);
    expect(pools(table.choose('play gift'))).toEqual([4, 4]);
  });

  it('wait only while their condition holds', () => {
    const clerk = { power: 3, effect: 'When(gained(me), myTurn): draw(me, 1)' };
    const gift = { effect: 'Play: gain(me, 1); gain(opp, 1)' };
    const seat = { line: ['clerk'], deck: ['spare', 'spare'] };
    const table = new Table({ ...plain, clerk, gift }, [{ ...seat, hand: ['gift', 'spare'] }, seat]).choose(
      'play gift',
    );
    expect([table.hand(0).length, table.hand(1).length]).toEqual([2, 0]);
  });

  it('of a card alone hear what happens to that card', () => {
    const heir = { power: 1, effect: 'Destroyed: gain(me, 3)' };
    const bolt = { effect: 'Play: damage(one(enemy creature), 1)' };
    const table = new Table({ ...plain, heir, bolt }, [
      { hand: ['bolt', 'bolt', 'spare'] },
      { line: ['heir', 'tiny'] },
    ]);
    expect(pools(table.choose('play bolt', 'tiny'))).toEqual([0, 0]);
    expect(pools(table.choose('play bolt'))).toEqual([0, 3]);
  });

  it('may wait for several events under one clause', () => {
    const both = { power: 3, effect: 'Reap/Destroyed: gain(me, 2)' };
    const bolt = { effect: 'Play: destroy(all(creature))' };
    const table = new Table({ ...plain, both, bolt }, [{ hand: ['bolt', 'spare'], line: ['both'] }, {}]);
    expect(pools(table.choose('reap with both'))).toEqual([3, 0]);
    expect(pools(table.choose('play bolt'))).toEqual([5, 0]);
  });

  it('no longer wait when their card has left', () => {
    const ghoul = { power: 1, effect: 'When(gained(me)): gain(opp, 1)' };
    const cards = { ...plain, ghoul, sweep: { effect: 'Play: destroy(all(creature)); gain(me, 1)' } };
    const table = new Table(cards, [{ hand: ['sweep', 'spare'], line: ['ghoul'] }, {}]).choose('play sweep');
    expect(pools(table)).toEqual([1, 0]);
  });

  it('that were triggered are resolved though their card has left meanwhile', () => {
    // The ghoul dies together with what it heard of.
    const ghoul = { power: 1, effect: 'When(destroyed(creature other)): gain(me, 1)' };
    const sweep = { effect: 'Play: destroy(all(creature))' };
    const table = new Table({ ...plain, ghoul, sweep }, [{ hand: ['sweep', 'spare'], line: ['ghoul', 'a'] }, {}]);
    expect(pools(table.choose('play sweep'))).toEqual([1, 0]);
  });
});

describe('a window', () => {
  const cards = {
    ...plain,
    first: { power: 5, effect: 'When(destroyed(creature)): steal(1)' },
    second: { power: 5, effect: 'When(destroyed(creature)): gain(me, 1)' },
    third: { power: 5, effect: 'When(gained(me)): damage(one(enemy creature), 1)' },
    bolt: { effect: 'Play: destroy(one(enemy creature))' },
    sweep: { effect: 'Play: destroy(all(enemy creature))' },
  };

  it('lets the active player order what was triggered at once, of both players', () => {
    const table = new Table(cards, [
      { hand: ['bolt', 'spare'], line: ['second'], pool: 2 },
      { line: ['first', 'a'], pool: 2 },
    ]).choose('play bolt', 'a');
    expect(table.s.offer.seat).toBe(0);
    expect(table.options()).toEqual(['second.when of second (a)', 'first.when of first (a)']);
    expect(pools(table.copy().choose('first.when of first (a)'))).toEqual([2, 3]);
  });

  it('finishes what happens meanwhile before it goes on', () => {
    const table = new Table(cards, [
      { hand: ['sweep', 'spare'], line: ['second', 'third'] },
      { line: ['tiny', 'a'], pool: 2 },
    ]);
    // Both die; the second waits twice, and each gain wakes the third, which finds no enemy left.
    table.choose('play sweep');
    expect(table.options()).toEqual(['second.when of second (tiny)', 'second.when of second (a)']);
    table.choose('second.when of second (a)');
    expect(pools(table)).toEqual([2, 2]);
  });

  it('asks nested questions before its own next one', () => {
    const table = new Table(cards, [
      { hand: ['bolt', 'spare'], line: ['second', 'second', 'third'] },
      { line: ['tiny', 'a', 'b'] },
    ]).choose('play bolt', 'tiny');
    expect(table.options()).toEqual(['second.when of second (tiny)', 'second.when of second (tiny) (2)']);
    table.choose('second.when of second (tiny)');
    // The gain has woken the third: its target is asked for, then the other second goes on by itself.
    expect(table.options()).toEqual(['a', 'b']);
    table.choose('b');
    expect(table.pool(0)).toBe(2);
    expect(table.choose('b').damage(1)).toEqual([0, 2]);
  });

  it('starts a single ability at once', () => {
    const table = new Table(cards, [{ hand: ['bolt', 'spare'], line: ['second'] }, { line: ['a', 'b'] }]).choose(
      'play bolt',
      'a',
    );
    expect(table.pool(0)).toBe(1);
    expect(table.options()).toContain('play spare');
  });

  it('offers abilities that nothing tells apart once', () => {
    const twice = {
      effect: 'Play: thisTurn { When(gained(me)): steal(1) }; thisTurn { When(gained(me)): steal(1) }; gain(me, 1)',
    };
    const table = new Table({ ...plain, twice }, [{ hand: ['twice', 'spare'] }, { pool: 5 }]).choose('play twice');
    // They stand in two clauses, so they are told apart by these; two rows of one clause are not.
    expect(table.options()).toHaveLength(2);
    const echo = { effect: 'Play: times(2) { thisTurn { When(gained(me)): steal(1) } }; gain(me, 1)' };
    const other = new Table({ ...plain, echo }, [{ hand: ['echo', 'spare'] }, { pool: 5 }]).choose('play echo');
    expect(pools(other)).toEqual([3, 3]);
  });

  it('copies and travels as bytes in its middle', () => {
    const table = new Table(cards, [
      { hand: ['sweep', 'spare'], line: ['second', 'third'], pool: 0 },
      { line: ['first', 'tiny', 'a'], pool: 5 },
    ]).choose('play sweep');
    const options = table.options();
    expect(options).toHaveLength(6);
    const copy = table.copy();
    expect(copy.options()).toEqual(options);
    copy.choose(options[0], options[1], options[2]);
    expect(table.options()).toEqual(options);
    table.choose(options[0], options[1], options[2]);
    expect(table.s.block).toEqual(copy.s.block);
  });

  it('that would hold too many abilities is a fault, none is dropped', () => {
    const crowd = Array.from({ length: 9 }, () => 'second');
    const table = new Table(cards, [{ hand: ['bolt', 'spare'], line: crowd }, { line: ['a'] }]);
    expect(() => table.choose('play bolt')).toThrow(/more than 8 abilities wait to be resolved/);
  });
});

describe('what costs nothing', () => {
  it('an event that nobody waits for leaves the block alone', () => {
    const gift = { effect: 'Play: gain(me, 1)' };
    const table = new Table({ ...plain, gift }, [{ hand: ['gift', 'spare'] }, {}]);
    const { pending, lasting, events } = table.s.game.layout;
    table.choose('play gift');
    const used = table.s.block.subarray(events.at, lasting.at + lasting.cells);
    expect(used.every((cell) => cell === 0)).toBe(true);
    expect(pending.cells).toBeGreaterThan(0);
  });
});
