import { describe, expect, it } from 'vitest';
import { Table } from './toy/table.js';

const spare = {};
const worker = { power: 5, effect: 'Reap: gain(me, 5)' };
const mirror = { power: 5, effect: 'Reap: copyReap(one(creature other))' };

describe('a chain of abilities', () => {
  it('resolves what it leads to', () => {
    const table = new Table({ spare, worker, mirror }, [{ hand: ['spare'], line: ['mirror'] }, { line: ['worker'] }]);
    expect(table.choose('reap with mirror').pool(0)).toBe(6);
  });
  it('that returns to itself is stopped', () => {
    // Mirror copies mirror copies mirror: without the rule it would never end, as neither has another choice.
    const table = new Table({ spare, mirror }, [{ hand: ['spare'], line: ['mirror', 'mirror'] }, {}]);
    const lines: string[] = [];
    table.s.log = { line: (text) => lines.push(text) };
    table.choose('reap with mirror');
    expect(table.pool(0)).toBe(1);
    expect(lines).toContain('mirror.reap is not resolved again while it is being resolved');
  });
  it('that was stopped did not do what it was for', () => {
    const careful = { power: 5, effect: 'Reap: copyReap(one(creature other)); ifdo gain(me, 100)' };
    const table = new Table({ spare, careful }, [{ hand: ['spare'], line: ['careful', 'careful'] }, {}]);
    // The second copies the first in vain; the first did copy the second.
    expect(table.choose('reap with careful').pool(0)).toBe(101);
  });
  it('begins anew with each event: an ability may answer in the midst of itself', () => {
    const bomb = { power: 9, effect: 'When(destroyed(creature other)): damage(all(creature otherThan(self)), 1)' };
    const bolt = { effect: 'Play: damage(all(creature power=1), 1)' };
    const cards = { spare, bomb, bolt, one: { power: 1 }, two: { power: 2 }, three: { power: 3 } };
    // One dies of the bolt, and the bomb hurts two and three. Where the bolt has hurt two already, it dies of that, and
    // the bomb goes off again while it goes off.
    const seats = [{ hand: ['bolt', 'bolt', 'spare'], line: ['bomb', 'one'] }, { line: ['two', 'three'] }];
    const table = new Table(cards, seats).choose('play bolt');
    expect(table.damage(1)).toEqual([1, 1]);
    const more = new Table({ ...cards, bolt: { effect: 'Play: damage(all(creature power<3), 1)' } }, seats);
    expect(more.choose('play bolt').line(1)).toEqual(['three']);
    expect(more.damage(1)).toEqual([2]);
  });
  it('without end fills the stack, and the fault names it', () => {
    const well = { power: 5, effect: 'When(gained(me)): gain(me, 1)' };
    const gift = { effect: 'Play: gain(me, 1)' };
    const table = new Table({ spare, well, gift }, [{ hand: ['gift', 'spare'], line: ['well'] }, {}]);
    expect(() => table.choose('play gift')).toThrow(
      /more than 12 scripts on the stack: toy > gift\.play > (well\.when > ){10}a condition/,
    );
  });
});
