import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../src/engine/chance.js';
import { Table } from './toy/table.js';

const creatures = { a: { power: 5 }, b: { power: 5 }, c: { power: 5 }, d: { power: 5 } };

/** A table at which `card` has just been played with these creatures in play. */
function played(effect: string, lines: readonly (readonly string[])[] = [['a'], ['b', 'c']]): Table {
  const table = new Table({ ...creatures, card: { effect } }, [
    { line: lines[0], hand: ['card'], pool: 3 },
    { line: lines[1], pool: 3 },
  ]);
  return table.choose('play card');
}

describe('one', () => {
  it('asks for one of several', () => {
    const table = played('Play: damage(one(enemy creature), 2)');
    expect(table.options()).toEqual(['b', 'c']);
    expect(table.choose('c').damage(1)).toEqual([0, 2]);
  });
  it('takes the only one without asking', () => {
    const table = played('Play: damage(one(friendly creature), 2)');
    expect(table.damage(0)).toEqual([2]);
  });
  it('finding none skips the statement, and what depends on it', () => {
    const table = played('Play: destroy(one(friendly creature damaged)); ifdo gain(me, 5); gain(opp, 1)');
    expect([table.pool(0), table.pool(1)]).toEqual([3, 4]);
  });
});

describe('exactly', () => {
  it('asks again until it has as many, each once', () => {
    const table = played('Play: damage(exactly(2, creature), 1)');
    expect(table.options()).toEqual(['a', 'b', 'c']);
    expect(table.choose('b').options()).toEqual(['a', 'c']);
    table.choose('a');
    expect([table.damage(0), table.damage(1)]).toEqual([[1], [1, 0]]);
  });
  it('takes all there are when they are too few, and was then not fully done', () => {
    const table = played('Play: damage(exactly(3, enemy creature), 1); ifdo gain(me, 1)');
    expect(table.damage(1)).toEqual([1, 1]);
    expect(table.pool(0)).toBe(3);
  });
  it('is fully done with as many as demanded', () => {
    expect(played('Play: damage(exactly(2, enemy creature), 1); ifdo gain(me, 1)').pool(0)).toBe(4);
  });
  it('looks again after each when what it finds hangs on what it has', () => {
    const table = played('Play: damage(exactly(2, creature foremost), 1); ifdo gain(me, 1)');
    expect([table.damage(0), table.damage(1), table.pool(0)]).toEqual([[1], [1, 0], 4]);
  });
  it('takes none of none', () => {
    expect(played('Play: damage(exactly(0, creature), 1); gain(me, 1)').pool(0)).toBe(4);
  });
});

describe('upto and anyNumber', () => {
  it('upto may stop at any time', () => {
    const table = played('Play: damage(upto(2, creature), 1); ifdo gain(me, 1)');
    expect(table.options()).toEqual(['a', 'b', 'c', 'done']);
    table.choose('c', 'done');
    expect([table.damage(0), table.damage(1), table.pool(0)]).toEqual([[0], [0, 1], 4]);
  });
  it('upto stops by itself when it has as many', () => {
    const table = played('Play: damage(upto(2, creature), 1)').choose('a', 'b');
    expect(table.options()).toContain('end the turn');
  });
  it('nothing chosen is nothing done', () => {
    expect(played('Play: damage(upto(2, creature), 1); ifdo gain(me, 1)').choose('done').pool(0)).toBe(3);
  });
  it('anyNumber goes on to the last', () => {
    const table = played('Play: damage(anyNumber(creature), 1)').choose('a', 'b', 'c');
    expect([table.damage(0), table.damage(1)]).toEqual([[1], [1, 1]]);
  });
});

describe('all', () => {
  it('takes all without asking', () => {
    const table = played('Play: damage(all(creature), 1)');
    expect([table.damage(0), table.damage(1)]).toEqual([[1], [1, 1]]);
  });
  it('is what a description means that a loop goes through', () => {
    expect(played('Play: forEach(enemy creature) { damage(it, 1) }').damage(1)).toEqual([1, 1]);
  });
});

describe('random', () => {
  /** Luck that always falls on the last of the outcomes, and tells of how many it was asked. */
  const last = (asked: number[]): Chance => ({
    plainShuffle: true,
    uint32(_cause, _count, outcomes = 0) {
      asked.push(outcomes);
      return 0xffffffff;
    },
  });

  it('takes one by luck, each as likely as the others', () => {
    const asked: number[] = [];
    const seats = [{ hand: ['card'], line: ['a'] }, { line: ['b', 'c'] }];
    const effect = 'Play: damage(random(2, creature), 1)';
    const table = new Table({ ...creatures, card: { effect } }, seats, {}, last(asked)).choose('play card');
    expect(asked).toEqual([3, 2]);
    expect([table.damage(0), table.damage(1)]).toEqual([[0], [1, 1]]);
  });
  it('draws no luck where there is nothing to choose', () => {
    const asked: number[] = [];
    const seats = [{ hand: ['card'] }, { line: ['b', 'c'] }];
    const effect = 'Play: damage(random(2, creature), 1)';
    const table = new Table({ ...creatures, card: { effect } }, seats, {}, last(asked)).choose('play card');
    expect(asked).toEqual([]);
    expect(table.damage(1)).toEqual([1, 1]);
  });
});

describe('equal objects', () => {
  it('are offered once, and are as many as they are', () => {
    const table = new Table({ ...creatures, card: { effect: 'Play: discard(exactly(2, handCard))' }, spare: {} }, [
      { hand: ['card', 'spare', 'spare', 'spare', 'a'] },
      {},
    ]).choose('play card');
    expect(table.options()).toEqual(['spare', 'a']);
    table.choose('spare');
    expect(table.options()).toEqual(['spare', 'a']);
    table.choose('spare');
    expect(table.hand(0)).toEqual(['spare', 'a']);
  });
  it('are no question when there is no other', () => {
    const table = new Table({ card: { effect: 'Play: discard(one(handCard))' }, spare: {} }, [
      { hand: ['card', 'spare', 'spare'] },
      {},
    ]).choose('play card');
    expect(table.hand(0)).toEqual(['spare']);
  });
});

describe('unions', () => {
  it('one(A or B) chooses from both, each side with its own filters', () => {
    const table = played(
      'Play: damage(one(friendly creature or creature power<5 or enemy creature otherThan(self)), 1)',
    );
    expect(table.options()).toEqual(['a', 'b', 'c']);
  });
  it('A + B handles both at once, the second read with what the first chose', () => {
    const table = played('Play: damage(one(enemy creature) + one(enemy creature otherThan(it)), 2)');
    table.choose('b');
    expect(table.damage(1)).toEqual([2, 2]);
  });
  it('names an object that both sides find once only', () => {
    expect(played('Play: damage(all(creature) + all(enemy creature), 1)').damage(1)).toEqual([1, 1]);
  });
  it('joins known objects and descriptions', () => {
    const table = new Table({ ...creatures, x: { power: 5, effect: 'Play: damage(self + all(enemy creature), 1)' } }, [
      { hand: ['x'], line: ['a'] },
      { line: ['b'] },
    ]).choose('play x');
    expect([table.damage(0), table.damage(1)]).toEqual([[0, 1], [1]]);
  });
});

describe('who chooses', () => {
  it('is the chooser that a pick names', () => {
    const table = played('Play: damage(one(creature, chooser=opp), 1)');
    expect(table.s.offer.seat).toBe(1);
  });
  it('is whom the language says, else', () => {
    expect(played('Play: damage(one(creature), 1)').s.offer.seat).toBe(0);
  });
});

describe('amounts', () => {
  it('can differ from object to object', () => {
    const table = new Table(
      {
        small: { power: 2 },
        large: { power: 6 },
        card: { effect: 'Play: damage(all(enemy creature), powerOf(that) - 1)' },
      },
      [{ hand: ['card'] }, { line: ['small', 'large'] }],
    ).choose('play card');
    expect(table.damage(1)).toEqual([1, 5]);
  });
});
