import { describe, expect, it } from 'vitest';
import { board } from './toy/layout.js';
import { Table } from './toy/table.js';

const plain = { a: { power: 5 }, b: { power: 5 }, spare: {}, gift: { effect: 'Play: gain(me, 1)' } };
const pools = (table: Table): number[] => [table.pool(0), table.pool(1)];
const lasting = (table: Table): number => board.layout.lasting.count(table.s);
const power = (table: Table, seat: number): number[] => {
  const line = board.line[seat];
  return Array.from({ length: line.size(table.s) }, (_, i) => board.power.get(table.s, line.get(table.s, i)));
};

describe('delayed reactions', () => {
  it('react until their turn is over', () => {
    const feast = { effect: 'Play: thisTurn { When(gained(me)): draw(me, 1) }' };
    const table = new Table({ ...plain, feast }, [
      { hand: ['feast', 'gift', 'gift', 'spare'], deck: ['a', 'a', 'a'] },
      { hand: ['gift', 'spare'] },
    ]).choose('play feast', 'play gift', 'play gift');
    expect(table.hand(0)).toEqual(['spare', 'a', 'a']);
    table.choose('end the turn');
    expect(lasting(table)).toBe(0);
  });
  it('keep whose they are and what they were bound to', () => {
    const mark = { effect: 'Play: X = one(enemy creature); N = 3; thisTurn { When(gained(me)): damage(X, N) }' };
    const table = new Table({ ...plain, mark }, [{ hand: ['mark', 'gift', 'spare'] }, { line: ['a', 'b'] }]);
    table.choose('play mark', 'b', 'play gift');
    expect(table.damage(1)).toEqual([0, 3]);
  });
  it('keep the object handled last', () => {
    const mark = { effect: 'Play: exhaust(one(enemy creature)); thisTurn { When(gained(me)): damage(it, 2) }' };
    const table = new Table({ ...plain, mark }, [{ hand: ['mark', 'gift', 'spare'] }, { line: ['a', 'b'] }]);
    expect(table.choose('play mark', 'b', 'play gift').damage(1)).toEqual([0, 2]);
  });
  it('have nothing of an object that left, though the card came back', () => {
    const mark = { effect: 'Play: X = one(friendly creature); thisTurn { When(gained(me)): damage(X, 3) }' };
    const recall = { effect: 'Play: hand(all(friendly creature))' };
    const table = new Table({ ...plain, mark, recall }, [
      { hand: ['mark', 'recall', 'gift', 'spare'], line: ['a'] },
      {},
    ]);
    table.choose('play mark', 'play recall', 'play a', 'play gift');
    expect(table.damage(0)).toEqual([0]);
  });
  it('that wait already have nothing of an object that leaves meanwhile', () => {
    const mark = { effect: 'Play: X = one(friendly creature); thisTurn { When(gained(me)): damage(X, 3) }' };
    const keeper = { power: 9, effect: 'When(gained(me)): hand(one(friendly creature power<9)); return(it)' };
    const table = new Table({ ...plain, mark, keeper }, [
      { hand: ['mark', 'gift', 'spare'], line: ['a', 'keeper'] },
      {},
    ]).choose('play mark', 'a', 'play gift');
    const [keeps, marks] = table.options();
    // The keeper has sent it home and back: the mark was on another object.
    expect(table.copy().choose(keeps).damage(0)).toEqual([0, 0]);
    table.choose(marks);
    expect(table.line(0)).toEqual(['keeper', 'a']);
  });
  it('do not mistake a number for an object that left', () => {
    // The recalled creature is component 0, and so is the number that the reaction keeps.
    const mark = { effect: 'Play: N = 0; thisTurn { When(gained(opp)): gain(me, N + 1) }' };
    const recall = { effect: 'Play: hand(all(friendly creature)); gain(opp, 1)' };
    const table = new Table({ ...plain, mark, recall }, [{ hand: ['mark', 'recall', 'spare'], line: ['a'] }, {}]);
    expect(pools(table.choose('play mark', 'play recall'))).toEqual([1, 1]);
  });
  it('may start in a later turn', () => {
    const curse = { effect: 'Play: nextTurn { When(gained(opp)): steal(1) }' };
    const table = new Table({ ...plain, curse }, [
      { hand: ['curse', 'gift', 'spare'] },
      { hand: ['gift', 'spare'] },
    ]).choose('play curse', 'play gift');
    expect(pools(table)).toEqual([1, 0]);
    table.choose('end the turn', 'play gift');
    expect(pools(table)).toEqual([2, 0]);
    table.choose('end the turn');
    expect(lasting(table)).toBe(0);
  });
  it('may work once only', () => {
    const trap = { effect: 'Play: once { When(gained(me)): gain(opp, 1) }' };
    const table = new Table({ ...plain, trap }, [{ hand: ['trap', 'gift', 'gift', 'spare'] }, {}]);
    expect(pools(table.choose('play trap', 'play gift', 'play gift'))).toEqual([2, 1]);
    expect(lasting(table)).toBe(0);
  });
  it('last while an object is there, for turns if need be', () => {
    const idol = { power: 2, effect: 'Play: whileInPlay(self) { When(gained(opp)): steal(1) }' };
    const bolt = { effect: 'Play: destroy(one(enemy creature)); gain(me, 1)' };
    const table = new Table({ ...plain, idol, bolt }, [
      { hand: ['idol', 'spare'] },
      { hand: ['gift', 'bolt', 'spare'] },
    ]).choose('play idol', 'end the turn', 'play gift');
    expect(pools(table)).toEqual([1, 0]);
    table.choose('play bolt');
    expect(lasting(table)).toBe(0);
    expect(pools(table)).toEqual([1, 1]);
  });
  it('are copied and travel as bytes', () => {
    const mark = { effect: 'Play: X = one(enemy creature); thisTurn { When(gained(me)): damage(X, 3) }' };
    const table = new Table({ ...plain, mark }, [{ hand: ['mark', 'gift', 'spare'] }, { line: ['a', 'b'] }]);
    const copy = table.choose('play mark', 'a').copy().choose('play gift');
    expect([copy.damage(1), table.damage(1)]).toEqual([
      [3, 0],
      [0, 0],
    ]);
  });
  it('that are too many are a fault, none is dropped', () => {
    const many = { effect: 'Play: times(5) { thisTurn { When(gained(me)): draw(me, 1) } }' };
    const table = new Table({ ...plain, many }, [{ hand: ['many', 'spare'] }, {}]);
    expect(() => table.choose('play many')).toThrow(/more than 4 lasting effects/);
  });
});

describe('constant effects', () => {
  const banner = { power: 2, effect: 'Static: strengthen(all(friendly creature other), 1)' };

  it('of cards work while these are in play', () => {
    const bolt = { effect: 'Play: destroy(one(creature power=2))' };
    const table = new Table({ ...plain, banner, bolt }, [
      { hand: ['banner', 'bolt', 'spare'], line: ['a'] },
      { line: ['b'] },
    ]);
    expect(power(table, 0)).toEqual([5]);
    table.choose('play banner');
    expect([power(table, 0), power(table, 1)]).toEqual([[6, 2], [5]]);
    table.choose('play bolt');
    expect(power(table, 0)).toEqual([5]);
  });
  it('that end may be the end of what lived by them', () => {
    const bolt = { effect: 'Play: damage(all(creature), 5)' };
    const table = new Table({ ...plain, banner, bolt }, [{ hand: ['bolt', 'spare'], line: ['a', 'banner'] }, {}]);
    expect(table.choose('play bolt').line(0)).toEqual([]);
  });
  it('that last are statements in a block', () => {
    const rally = { effect: 'Play: X = one(friendly creature); thisTurn { strengthen(X, 2) }' };
    const table = new Table({ ...plain, rally }, [{ hand: ['rally', 'spare'], line: ['a', 'b'] }, {}]);
    table.choose('play rally', 'b');
    expect(power(table, 0)).toEqual([5, 7]);
    table.choose('end the turn');
    expect(power(table, 0)).toEqual([5, 5]);
  });
  it('that were bound to an object do nothing for the card that came back', () => {
    const rally = { effect: 'Play: X = one(friendly creature); thisTurn { strengthen(X, 2) }' };
    const recall = { effect: 'Play: hand(all(friendly creature))' };
    const table = new Table({ ...plain, rally, recall }, [{ hand: ['rally', 'recall', 'spare'], line: ['a'] }, {}]);
    table.choose('play rally', 'play recall', 'play a');
    expect(power(table, 0)).toEqual([5]);
  });
  it('that want an answer, or luck, are a fault', () => {
    const asking = { power: 2, effect: 'Static: strengthen(one(creature), 1)' };
    const table = (): Table => new Table({ ...plain, asking }, [{ hand: ['asking', 'spare'], line: ['a', 'b'] }, {}]);
    expect(() => table().choose('play asking')).toThrow(/the constant effect asking\.static waits for something/);
    const lucky = { power: 2, effect: 'Static: strengthen(random(creature), 1)' };
    const other = new Table({ ...plain, lucky }, [{ hand: ['lucky', 'spare'], line: ['a', 'b'] }, {}]);
    expect(() => other.choose('play lucky')).toThrow(/a constant effect draws luck/);
  });
});
