import { describe, expect, it } from 'vitest';
import { NumberPool } from '../../../src/engine/content.js';

function pool(): NumberPool {
  const numbers = new NumberPool();
  numbers.literal('punch', 'play', 3);
  numbers.literal('punch', 'play', 1);
  numbers.literal('punch', 'reap', -2);
  numbers.define('card.raid.play.1', 7, { min: 5, max: 8 });
  return numbers;
}

describe('NumberPool', () => {
  it('names literals by card, clause and ordinal, and gives each a cell', () => {
    const numbers = pool();
    expect([...numbers.names()]).toEqual([
      'card.punch.play.1',
      'card.punch.play.2',
      'card.punch.reap.1',
      'card.raid.play.1',
    ]);
    expect(numbers.values).toEqual(Int16Array.of(3, 1, -2, 7));
    expect(numbers.cell('card.punch.reap.1')).toBe(2);
    expect(numbers.cell('card.punch.fight.1')).toBe(-1);
    expect(numbers.literal('wave', 'play', 9)).toBe(4);
  });

  it('changes a cell and tells what was changed', () => {
    const numbers = pool();
    const { values } = numbers;
    numbers.patch('card.punch.play.1', '4', 'study.yaml');
    numbers.patch('card.punch.play.2', '1', 'study.yaml');
    expect(values).toEqual(Int16Array.of(4, 1, -2, 7));
    expect(numbers.changes()).toEqual(['card.punch.play.1=4']);
  });

  it('keeps what was patched when more literals come', () => {
    const numbers = pool();
    numbers.patch('card.raid.play.1', '8', 'x');
    numbers.literal('wave', 'play', 9);
    expect(numbers.values).toEqual(Int16Array.of(3, 1, -2, 8, 9));
  });

  it.each([
    ['card.punch.play.1', '-1', '"-1" does not fit; an integer from 0 to 9999 is expected.'],
    ['card.punch.play.1', '1.5', '"1.5" does not fit; an integer from 0 to 9999 is expected.'],
    ['card.punch.play.1', '', '"" does not fit; an integer from 0 to 9999 is expected.'],
    ['card.punch.reap.1', '-10000', '"-10000" does not fit; an integer from -9999 to 9999 is expected.'],
    ['card.raid.play.1', '9', '"9" does not fit; an integer from 5 to 8 is expected.'],
    [
      'card.raid.paly.1',
      '6',
      'there is no number "card.raid.paly.1"; the effect of that card has card.raid.play.1; did you mean "card.raid.play.1"?',
    ],
    ['card.wave.play.1', '6', 'there is no number "card.wave.play.1"; the effect of that card has no numbers.'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => pool().patch(name, value, 'here')).toThrow(`here: ${message}`);
  });

  it("refuses an author's slips", () => {
    expect(() => pool().define('card.raid.play.1', 6, { min: 0, max: 9 })).toThrow(RangeError);
    expect(() => pool().define('card.raid.play.2', 10, { min: 0, max: 9 })).toThrow(RangeError);
    expect(() => pool().define('card.raid.play.2', 0.5, { min: 0, max: 9 })).toThrow(RangeError);
  });
});
