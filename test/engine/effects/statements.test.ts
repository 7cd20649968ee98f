import { describe, expect, it } from 'vitest';
import { Table } from './toy/table.js';

const creatures = { a: { power: 5 }, b: { power: 5 }, c: { power: 5 }, tiny: { power: 1 } };

/** A table at which `card` has just been played; the turn goes on, as there is a card to spare. */
function played(effect: string, mine: readonly string[] = ['a'], theirs: readonly string[] = ['b', 'c']): Table {
  const seats = [
    { line: mine, hand: ['card', 'spare'], pool: 3, deck: ['a', 'tiny'] },
    { line: theirs, pool: 3 },
  ];
  return new Table({ ...creatures, card: { effect }, spare: {} }, seats).choose('play card');
}
const pools = (table: Table): number[] => [table.pool(0), table.pool(1)];

describe('may and ifdo', () => {
  it('may asks, and what was accepted counts as done', () => {
    const table = played('Play: may damage(one(enemy creature), 1); ifdo gain(me, 1)');
    expect(table.options()).toEqual(['damage(one(enemy creature), 1)', 'pass']);
    table.choose('damage(one(enemy creature), 1)', 'b');
    expect(table.damage(1)).toEqual([1, 0]);
    expect(table.pool(0)).toBe(4);
  });
  it('what was declined is not done, and nothing was handled', () => {
    const table = played('Play: damage(one(friendly creature), 1); may gain(me, 1); ifdo gain(me, 5); damage(it, 1)');
    table.choose('pass');
    expect(pools(table)).toEqual([3, 3]);
    expect(table.damage(0)).toEqual([1]);
  });
  it('an offer that could do nothing is declined by itself', () => {
    const table = played('Play: may damage(one(enemy creature damaged), 1); ifdo gain(me, 5); gain(opp, 1)');
    expect(pools(table)).toEqual([3, 4]);
  });
  it('an offer of several statements stands while one of them can be done', () => {
    const effect = 'Play: may { damage(one(enemy creature damaged), 1); gain(me, 1) }';
    expect(played(effect).options()).toContain('pass');
  });
  it('ifdo looks at the statement before it alone', () => {
    expect(pools(played('Play: steal(9); gain(opp, 1); ifdo gain(me, 1)'))).toEqual([7, 1]);
    expect(pools(played('Play: steal(0); ifdo gain(me, 1)'))).toEqual([3, 3]);
  });
  it('ifdo after setting a register asks whether the choice found what it demands', () => {
    expect(pools(played('Play: X = one(friendly creature); ifdo gain(me, 1)'))).toEqual([4, 3]);
    expect(pools(played('Play: X = one(creature damaged); ifdo gain(me, 1)'))).toEqual([3, 3]);
    expect(pools(played('Play: X = exactly(3, enemy creature); ifdo gain(me, 1)'))).toEqual([3, 3]);
  });
  it('what a condition or a loop left out is not done', () => {
    expect(pools(played('Play: if (pool(me) > 3) gain(opp, 1); ifdo gain(me, 1)'))).toEqual([3, 3]);
    expect(pools(played('Play: if (pool(me) > 3) gain(opp, 1) else gain(opp, 2); ifdo gain(me, 1)'))).toEqual([4, 5]);
    expect(pools(played('Play: times(0) { gain(opp, 1) }; ifdo gain(me, 1)'))).toEqual([3, 3]);
    expect(pools(played('Play: forEach(all(creature damaged)) { gain(opp, 1) }; ifdo gain(me, 1)'))).toEqual([3, 3]);
  });
  it('a choice that found too few does not speak for a later statement', () => {
    expect(pools(played('Play: X = one(creature damaged); gain(opp, 1); ifdo gain(me, 1)'))).toEqual([4, 4]);
    const loop = 'Play: forEach(exactly(3, enemy creature), sequential) { gain(opp, 1); ifdo gain(me, 1) }';
    expect(pools(played(loop))).toEqual([5, 5]);
  });
  it('ifdo after a verb whose script tells how it went', () => {
    for (const [roll, gained] of [
      [3, 0],
      [4, 1],
    ]) {
      const fixed = { plainShuffle: false, uint32: () => Math.ceil((roll / 6) * 2 ** 32) };
      const card = { effect: 'Play: rollFor(); ifdo gain(me, 1)' };
      const table = new Table({ card }, [{ hand: ['card'] }, {}], {}, fixed).choose('play card');
      expect(table.pool(0)).toBe(gained);
    }
  });
});

describe('if and else', () => {
  it.each([
    ['pool(me) == 3', 1],
    ['pool(me) > 3', 2],
    ['pool(me) >= 3 and pool(opp) < 3', 2],
    ['pool(me) >= 4 or pool(opp) <= 3', 1],
    ['!(pool(me) != 3)', 1],
    ['friendly creature', 1],
    ['friendly creature damaged', 2],
    ['count(enemy creature) - count(friendly creature) == 1', 1],
    ['2 * count(creature) == -(-6)', 1],
    ['enemy creature damaged or friendly creature', 1],
    ['top(me)', 1],
    ['top(opp)', 2],
    ['myTurn', 1],
  ])('if (%s) goes way %i', (condition, way) => {
    const table = played(`Play: if (${condition}) gain(opp, 1) else gain(opp, 2)`);
    expect(table.pool(1) - 3).toBe(way);
  });
  it('without else nothing happens', () => {
    expect(pools(played('Play: if (pool(me) > 3) gain(me, 1); gain(opp, 1)'))).toEqual([3, 4]);
  });
  it('a choice of nothing is a condition that does not hold', () => {
    const effect = 'Play: X = one(enemy creature damaged); if (X) gain(me, 1); if (!X) gain(opp, 1)';
    expect(pools(played(effect))).toEqual([3, 4]);
  });
});

describe('choose', () => {
  const effect = 'Play: choose { gain(me, 1) or steal(1); gain(me, 5) or damage(all(creature), 1) }; gain(opp, 1)';

  it('offers each way as it is written', () => {
    expect(played(effect).options()).toEqual(['gain(me, 1)', 'steal(1); gain(me, 5)', 'damage(all(creature), 1)']);
  });
  it('carries out the one chosen and goes on behind all', () => {
    expect(pools(played(effect).choose('steal(1); gain(me, 5)'))).toEqual([9, 3]);
    expect(pools(played(effect).choose('gain(me, 1)'))).toEqual([4, 4]);
  });
});

describe('registers', () => {
  it('keep one object, a number, a kind', () => {
    const effect =
      'Play: X = one(enemy creature); N = pool(me); K = kindOf(X); damage(X, N); gain(opp, count(creature kind=K))';
    const table = played(effect).choose('b');
    expect(table.damage(1)).toEqual([3, 0]);
    expect(table.pool(1)).toBe(6);
  });
  it('keep several objects, through which a loop can go and which filters narrow', () => {
    const table = played(
      'Play: X = upto(2, creature); damage(X, 1); forEach(X) { damage(it, 1) }; exhaust(all(X enemy))',
    );
    table.choose('a', 'c');
    expect([table.damage(0), table.damage(1)]).toEqual([[2], [0, 2]]);
    expect([table.tired(0), table.tired(1)]).toEqual([[false], [false, true]]);
  });
  it('of several objects count as many as they hold', () => {
    expect(pools(played('Play: X = all(enemy creature); gain(me, count(X))'))).toEqual([5, 3]);
  });
  it('may be set anew, to another sort too', () => {
    expect(pools(played('Play: X = all(creature); X = 2; gain(me, X)'))).toEqual([5, 3]);
  });
});

describe('it', () => {
  it('is the object chosen last', () => {
    const table = played('Play: damage(one(enemy creature), 1); exhaust(it)').choose('c');
    expect(table.tired(1)).toEqual([false, true]);
  });
  it('is what a statement names when it chooses nothing', () => {
    const effect = 'Play: X = one(friendly creature); Y = one(enemy creature); damage(X, 1); exhaust(it)';
    expect(played(effect).choose('b').tired(0)).toEqual([true]);
  });
  it('is the choice among what a statement names', () => {
    const effect = 'Play: X = one(friendly creature); fight(X, one(enemy creature)); exhaust(it)';
    const table = played(effect, ['tiny'], ['b', 'c']).choose('b');
    expect(table.tired(1)).toEqual([true, false]);
  });
  it('is a card that a value finds', () => {
    const table = played('Play: summon(top(me)); exhaust(it)');
    expect(table.line(0)).toEqual(['a', 'tiny']);
    expect(table.tired(0)).toEqual([false, true]);
  });
  it('is not changed by players, or by all', () => {
    const effect = 'Play: damage(one(friendly creature), 1); gain(opp, 1); damage(all(enemy creature), 1); exhaust(it)';
    expect(played(effect).tired(0)).toEqual([true]);
  });
  it('is nothing after a choice of nothing', () => {
    const effect = 'Play: damage(one(friendly creature), 1); damage(one(creature power>9), 1); exhaust(it)';
    expect(played(effect).tired(0)).toEqual([false]);
  });
});

describe('values that are asked for', () => {
  it('somebody chooses among the choices', () => {
    const table = played('Play: K = kind(); damage(all(creature kind=K), 1)');
    expect(table.options()).toEqual(['red', 'blue']);
    table.choose('blue');
    expect(table.damage(1)).toEqual([0, 0]);
  });
  it('the choices may depend on the arguments', () => {
    const table = played('Play: N = number(1, count(creature)); gain(me, N)');
    expect(table.options()).toEqual(['1', '2', '3']);
    expect(table.choose('2').pool(0)).toBe(5);
  });
  it('what is chosen is not the object handled last', () => {
    const table = played('Play: damage(one(friendly creature), 1); N = number(1, 2); exhaust(it)').choose('2');
    expect(table.tired(0)).toEqual([true]);
  });
  it('luck finds one at once', () => {
    const heads = { plainShuffle: false, uint32: () => 0xffffffff };
    const card = { effect: 'Play: N = coin(); gain(me, N + 1)' };
    expect(new Table({ card }, [{ hand: ['card'] }, {}], {}, heads).choose('play card').pool(0)).toBe(2);
  });
  it('a script finds one, and the clause goes on with it', () => {
    const six = { plainShuffle: false, uint32: () => 0xffffffff };
    const card = { effect: 'Play: X = roll(); N = roll(); gain(me, X + N); ifdo gain(me, 100)' };
    expect(new Table({ card }, [{ hand: ['card'] }, {}], {}, six).choose('play card').pool(0)).toBe(112);
  });
});

describe('arguments by name', () => {
  it('stand where the verb reads them', () => {
    const seats = [{ hand: ['card'], deck: ['card', 'card', 'card', 'card'] }, {}];
    const drawn = (effect: string): number => new Table({ card: { effect } }, seats).choose('play card').hand(0).length;
    expect(drawn('Play: draw(me, 1)')).toBe(1);
    expect(drawn('Play: draw(me, 1, extra=2)')).toBe(3);
  });
});
