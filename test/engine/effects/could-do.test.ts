import { describe, expect, it } from 'vitest';
import { conditionHolds, couldDo, finds } from '../../../src/engine/effects/could-do.js';
import { Table } from './toy/table.js';

const creatures = { a: { power: 5 }, b: { power: 5 } };

function table(effect: string): Table {
  return new Table({ ...creatures, card: { effect } }, [{ hand: ['card', 'a'], pool: 3 }, { line: ['b'] }]);
}
const program = ({ s }: Table): number => s.game.programs.findIndex(({ name }) => name.startsWith('card.'));

describe('couldDo', () => {
  it.each([
    ['Play: damage(one(enemy creature), 1)', true],
    ['Play: damage(one(friendly creature), 1)', false],
    ['Play: damage(all(friendly creature), 1)', false],
    ['Play: damage(one(friendly creature), 1); gain(me, 1)', true],
    ['Play: damage(upto(2, friendly creature), 1)', true],
    ['Play: if (pool(me) > 3) gain(me, 1)', false],
    ['Play: if (pool(me) > 3) gain(me, 1) else gain(me, 2)', true],
    ['Play: if (pool(me) > 3) gain(me, 1) else damage(one(friendly creature), 1)', false],
    ['Play: X = one(friendly creature); damage(X, 1)', false],
    ['Play: X = one(enemy creature); damage(X, 1)', true],
    ['Play: N = pool(opp); if (N > 0) gain(me, 1)', false],
    ['Play: may damage(one(friendly creature), 1)', false],
    ['Play: times(pool(opp)) { gain(me, 1) }', false],
    ['Play: times(2) { damage(one(friendly creature), 1) }', false],
    ['Play: forEach(all(friendly creature)) { gain(me, 1) }', false],
    ['Play: forEach(all(enemy creature)) { gain(me, 1) }', true],
    ['Play: damage(one(friendly creature), 1); ifdo gain(me, 1)', false],
    ['Play: choose { gain(me, 1) or gain(me, 2) }', true],
    ['Play: thisTurn { When(gained(me)): draw(me, 1) }', true],
  ])('%s: %s', (effect, could) => {
    const laid = table(effect);
    const before = laid.s.block.slice();
    expect(couldDo(laid.s, program(laid), 0)).toBe(could);
    expect(laid.s.block).toEqual(before);
  });

  it('is about the seat that would do it', () => {
    const laid = table('Play: damage(one(friendly creature), 1)');
    expect(couldDo(laid.s, program(laid), 1)).toBe(true);
  });
});

describe('conditionHolds', () => {
  it('reads what a clause requires', () => {
    const laid = table('Requires: pool(me) >= 3 and count(enemy creature) == 1');
    const [condition] = laid.s.game.programs[program(laid)].declared;
    expect(conditionHolds(laid.s, condition, 0)).toBe(true);
    expect(conditionHolds(laid.s, condition, 1)).toBe(false);
  });
});

describe('finds', () => {
  it('tells whether the subject of a trigger describes an object', () => {
    const laid = table('When(entered(enemy creature)): gain(me, 1)');
    const [subject] = laid.s.game.programs[program(laid)].triggers[0].subjects;
    const creature = 0;
    expect(laid.s.game.identities[0].names[2]).toBe('b');
    expect(finds(laid.s, subject, 2, 0)).toBe(true);
    expect(finds(laid.s, subject, 2, 1)).toBe(false);
    expect(finds(laid.s, subject, creature, 0)).toBe(false);
  });
});
