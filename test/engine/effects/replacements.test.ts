import { describe, expect, it } from 'vitest';
import { Table } from './toy/table.js';

const pools = (table: Table): number[] => [table.pool(0), table.pool(1)];
const cards = {
  a: { power: 5 },
  spare: {},
  gift: { effect: 'Play: gain(me, 2); ifdo gain(opp, 10)' },
  spider: { power: 5, effect: 'Replace(gaining(opp)): damage(self, same)' },
  door: { power: 5, effect: 'Replace(gaining(me), by=reaping): steal(same)' },
  doubler: { power: 5, effect: 'Replace(gaining(me)): gain(me, 2 * same)' },
};

describe('replacements', () => {
  it('happen instead, with the amount, and the event does not', () => {
    const table = new Table(cards, [{ hand: ['gift', 'spare'] }, { line: ['spider'] }]).choose('play gift');
    expect(pools(table)).toEqual([0, 0]);
    expect(table.damage(1)).toEqual([2]);
  });
  it('keep others from hearing of what did not happen', () => {
    const miser = { power: 5, effect: 'When(gained(me)): gain(opp, 1)' };
    const seats = [{ hand: ['gift', 'spare'], line: ['miser'] }, { line: ['spider'] }];
    expect(pools(new Table({ ...cards, miser }, seats).choose('play gift'))).toEqual([0, 0]);
  });
  it('by a cause hold for that cause alone', () => {
    const table = new Table(cards, [{ hand: ['gift', 'spare'], line: ['door'] }, { pool: 5 }]);
    expect(pools(table.choose('reap with door'))).toEqual([1, 4]);
    expect(pools(table.choose('play gift'))).toEqual([3, 14]);
  });
  it('of which several could stand in are chosen from, and one does', () => {
    const table = new Table(cards, [{ hand: ['gift', 'spare'] }, { line: ['spider', 'a', 'spider'] }]).choose(
      'play gift',
    );
    expect(table.options()).toEqual(['spider.replace of spider', 'spider.replace of spider (2)']);
    table.choose('spider.replace of spider');
    expect(table.damage(1)).toEqual([2, 0, 0]);
    expect(pools(table)).toEqual([0, 0]);
  });
  it('can be chosen in a copy that travelled as bytes', () => {
    const table = new Table(cards, [{ hand: ['gift', 'spare'], line: ['doubler'] }, { line: ['spider'] }]);
    table.choose('play gift');
    const copy = table.copy();
    expect(pools(copy.choose('spider.replace of spider'))).toEqual([0, 0]);
    expect(copy.damage(1)).toEqual([2]);
    expect(table.options()).toHaveLength(2);
  });
  it('replace the same event once', () => {
    const seats = [{ hand: ['gift', 'spare'], line: ['doubler'] }, {}];
    expect(pools(new Table(cards, seats).choose('play gift'))).toEqual([4, 0]);
  });
  it('may be replaced in turn by others, each once', () => {
    const table = new Table(cards, [{ hand: ['gift', 'spare'], line: ['doubler', 'doubler'] }, {}]).choose('play gift');
    table.choose(table.options()[0]);
    expect(pools(table)).toEqual([8, 0]);
  });
  it('replace another event of the same kind that an answer brings about', () => {
    // The steal of the doubled gain answers with a gain of its own: a new event, doubled again.
    const fence = { power: 5, effect: 'When(gained(me), pool(me) < 10): gain(me, 3)' };
    const table = new Table({ ...cards, fence }, [{ hand: ['gift', 'spare'], line: ['doubler', 'fence'] }, {}]);
    expect(pools(table.choose('play gift'))).toEqual([4 + 6, 0]);
  });
  it('are chosen before anything else happens in the step: a verb that goes on is a fault', () => {
    const both = { effect: 'Play: gainBoth(1)' };
    const miser = { power: 5, effect: 'When(gained(opp)): draw(me, 1)' };
    const seats = [{ hand: ['both', 'spare'] }, { line: ['miser'] }];
    expect(pools(new Table({ ...cards, both, miser }, seats).choose('play both'))).toEqual([1, 1]);
    const replaced = [{ hand: ['both', 'spare'], line: ['miser'] }, { line: ['spider', 'spider'] }];
    expect(() => new Table({ ...cards, both, miser }, replaced).choose('play both')).toThrow(
      /something happens in the step in which a replacement is still to be chosen/,
    );
  });
  it('that last for one use are gone after it', () => {
    const shield = { effect: 'Play: once { Replace(gaining(opp)): gain(me, same) }' };
    const table = new Table({ ...cards, shield }, [{ hand: ['shield', 'gift', 'spare'] }, {}]).choose('play shield');
    expect(table.s.game.layout.lasting.count(table.s)).toBe(1);
    // The first gain is the player's own; the second is replaced, and with it the shield is used up.
    expect(pools(table.choose('play gift'))).toEqual([2 + 10, 0]);
    expect(table.s.game.layout.lasting.count(table.s)).toBe(0);
  });
});
