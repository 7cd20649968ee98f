import { describe, expect, it } from 'vitest';
import { Table } from './toy/table.js';

const creatures = {
  a: { power: 5 },
  b: { power: 5 },
  c: { power: 5 },
  two: { power: 2 },
  heir: { power: 1, effect: 'Destroyed: gain(me, 10)' },
  'second-heir': { power: 1, effect: 'Destroyed: gain(me, 10)' },
};

function played(effect: string, mine: readonly string[] = ['a'], theirs: readonly string[] = ['b', 'c']): Table {
  const seats = [
    { line: mine, hand: ['card'], pool: 3 },
    { line: theirs, pool: 3 },
  ];
  return new Table({ ...creatures, card: { effect } }, seats).choose('play card');
}
const pools = (table: Table): number[] => [table.pool(0), table.pool(1)];

describe('times', () => {
  it('as often as it says at the start', () => {
    expect(pools(played('Play: times(pool(me)) { gain(me, 1) }'))).toEqual([6, 3]);
  });
  it('never for zero and less', () => {
    expect(pools(played('Play: times(0) { gain(me, 1) }; times(-2) { gain(me, 1) }; gain(opp, 1)'))).toEqual([3, 4]);
  });
  it('asks each time', () => {
    const table = played('Play: times(3) { damage(one(enemy creature), 1) }').choose('b', 'c', 'b');
    expect(table.damage(1)).toEqual([2, 1]);
  });
});

describe('forEach', () => {
  it('goes through what it chose, in that order, one at a time', () => {
    const table = played('Play: forEach(exactly(2, creature)) { may exhaust(it) }').choose('c', 'a');
    table.choose('exhaust(it)', 'pass');
    expect([table.tired(0), table.tired(1)]).toEqual([[false], [false, true]]);
  });
  it('keeps its list while things come and go', () => {
    const table = played('Play: forEach(all(enemy creature), sequential) { hand(it) }');
    expect(table.hand(1)).toEqual(['b', 'c']);
  });
  it('goes through players', () => {
    expect(pools(played('Play: forEach(all(player)) { gain(it, count(creature) + pool(it)) }'))).toEqual([9, 9]);
  });
  it('of nothing does nothing', () => {
    expect(pools(played('Play: forEach(all(creature damaged)) { gain(me, 1) }'))).toEqual([3, 3]);
  });
});

describe('rounds', () => {
  it('let each seat be the player of the statements', () => {
    const table = played('Play: eachPlayer { damage(all(friendly creature), pool(me)) }; gain(me, 1)');
    expect([table.damage(0), table.damage(1)]).toEqual([[3], [3, 3]]);
    expect(pools(table)).toEqual([4, 3]);
  });
  it('as another player, who is meant by the arguments and is not kept', () => {
    expect(pools(played('Play: as(opp) { steal(1); gain(opp, 1) }; steal(2)'))).toEqual([5, 2]);
  });
});

describe('loops inside loops', () => {
  it('three levels deep', () => {
    const effect =
      'Play: eachPlayer { forEach(all(friendly creature)) { X = it; times(2) { damage(X, 1); gain(me, 1) } } }';
    const table = played(effect);
    expect([table.damage(0), table.damage(1)]).toEqual([[2], [2, 2]]);
    expect(pools(table)).toEqual([5, 7]);
  });
  it('asking inside', () => {
    const effect =
      'Play: forEach(all(friendly creature)) { X = it; forEach(all(enemy creature)) { may fight(X, it) } }';
    const table = played(effect, ['two', 'two'], ['b', 'c']);
    const fight = 'fight(X, it)';
    table.choose(fight, 'pass', 'pass', fight);
    expect(table.damage(1)).toEqual([2, 2]);
  });
  it('four levels are refused', () => {
    const effect = 'Play: times(1) { times(1) { times(1) { times(1) { gain(me, 1) } } } }';
    expect(() => played(effect)).toThrow(/toy\.tsv:8:\d+: loops lie too deep in one another; at most 3 levels/);
  });
  it('a list that a round made is not there after the loop', () => {
    const effect = 'Play: times(2) { X = all(creature); damage(X, 1) }; damage(X, 1)';
    expect(() => played(effect)).toThrow(/X has no value here; X = … must come before/);
  });
  it('use no more of the list region, however many rounds there are', () => {
    expect(pools(played('Play: times(90) { damage(all(creature), 0); gain(me, 1) }'))).toEqual([93, 3]);
  });
});

describe('sequential', () => {
  it('without it the rounds are one moment: what they cause waits until the last is over', () => {
    // The heir is doomed in the first round, but is there to be chosen again until the moment is over.
    const table = played('Play: times(2) { damage(one(enemy creature), 1) }', [], ['heir', 'b']);
    table.choose('heir');
    expect(table.options()).toEqual(['heir', 'b']);
    table.choose('heir');
    expect(table.line(1)).toEqual(['b']);
    expect(pools(table)).toEqual([3, 13]);
  });
  it('with it each round is carried out before the next', () => {
    const table = played('Play: times(2, sequential) { damage(one(enemy creature), 1) }', [], ['heir', 'b', 'c']);
    table.choose('heir');
    expect(pools(table)).toEqual([3, 13]);
    expect(table.options()).toEqual(['b', 'c']);
  });
  it('a moment inside a moment ends with the outer one', () => {
    const effect = 'Play: times(2) { forEach(all(enemy creature)) { damage(it, 1) } }; damage(all(creature), 1)';
    const table = played(effect, [], ['two', 'heir']);
    expect(table.line(1)).toEqual([]);
    expect(pools(table)).toEqual([3, 13]);
  });
});

describe('allot', () => {
  it('asks for each packet, then deals all at once', () => {
    const table = played('Play: allot(3, 2, creature) { damage(it, same) }').choose('b', 'a', 'b');
    expect([table.damage(0), table.damage(1)]).toEqual([[2], [4, 0]]);
  });
  it('what dies of it dies together', () => {
    const effect = 'Play: allot(2, 1, enemy creature) { damage(it, same); gain(me, count(enemy creature)) }';
    const table = played(effect, [], ['heir', 'second-heir']).choose('heir', 'second-heir');
    expect(table.pool(0)).toBe(3 + 2 + 2);
    expect(table.line(1)).toEqual([]);
    table.choose('heir.destroyed of heir');
    expect(table.pool(1)).toBe(23);
  });
  it('gives everything to the only one there is', () => {
    expect(played('Play: allot(3, 1, friendly creature) { damage(it, same) }').damage(0)).toEqual([3]);
  });
  it('among nothing does nothing, and same is what it was', () => {
    expect(pools(played('Play: allot(3, 1, creature damaged) { gain(me, 1) }; gain(me, same)'))).toEqual([3, 3]);
  });
});

describe('repeat', () => {
  it('begins the clause again while its condition holds', () => {
    const effect = 'Play: destroy(one(enemy creature)); if (count(enemy creature) > count(friendly creature)) repeat';
    const table = played(effect, ['a'], ['b', 'c', 'two']).choose('b').choose('c');
    expect(table.line(1)).toEqual(['two']);
  });
  it('stops when the last time changed nothing', () => {
    const table = played('Play: damage(all(creature), 0); repeat; gain(me, 1)');
    expect(table.pool(0)).toBe(4);
  });
  it('that never ends though it always changes something is a fault that names the clause', () => {
    expect(() => played('Play: gain(me, 1); repeat')).toThrow(/card\.play begins again more than 100 times/);
  });
  it('repeatMay asks', () => {
    const table = played('Play: gain(me, 1); repeatMay; gain(opp, 1)');
    table.choose('repeat', 'repeat', 'pass');
    expect(pools(table)).toEqual([6, 4]);
  });
  it('repeatOnce does so one time', () => {
    expect(pools(played('Play: gain(me, 1); repeatOnce; gain(opp, 1)'))).toEqual([5, 4]);
  });
  it('a source that has left play repeats nothing', () => {
    const shark = { power: 3, effect: 'Play: destroy(one(creature)); gain(me, 1); repeat' };
    const table = new Table({ ...creatures, shark }, [{ hand: ['shark'] }, { line: ['a', 'b'] }]).choose('play shark');
    table.choose('a', 'shark');
    expect(table.pool(0)).toBe(2);
    expect(table.line(1)).toEqual(['b']);
  });
  it('is refused inside a loop', () => {
    expect(() => played('Play: times(2) { repeat }')).toThrow(/repeat stands inside a loop/);
  });
});
