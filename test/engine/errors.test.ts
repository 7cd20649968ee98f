import { describe, expect, it } from 'vitest';
import { ConfigError, IllegalActionError, RulesError } from '../../src/engine/errors.js';
import { nearest } from '../../src/engine/nearest.js';

describe('ConfigError', () => {
  it('is one sentence: where, what is wrong, what would be right', () => {
    const error = new ConfigError({
      where: 'cards.tsv:3:12 (power)',
      problem: '"x" is not an integer',
      right: 'an integer from 0 to 20 is expected',
      value: 'x',
    });
    expect(error.message).toBe('cards.tsv:3:12 (power): "x" is not an integer; an integer from 0 to 20 is expected.');
    expect(error).toMatchObject({
      name: 'ConfigError',
      where: 'cards.tsv:3:12 (power)',
      value: 'x',
      nearest: undefined,
    });
  });

  it('ends with the nearest name where there is one', () => {
    const error = new ConfigError({
      where: '--set card.riad.copies',
      problem: 'there is no card "riad"',
      right: 'the id of a card is expected',
      nearest: 'raid',
    });
    expect(error.message).toBe(
      '--set card.riad.copies: there is no card "riad"; the id of a card is expected; did you mean "raid"?',
    );
    expect(error.nearest).toBe('raid');
  });
});

describe('IllegalActionError', () => {
  it('names what was tried, the rule and every alternative with its code', () => {
    const error = new IllegalActionError('Move Flay north (code 7)', 'GM-M-03', [
      { code: 3, text: 'Move Flay east' },
      { code: 9, text: 'Stop' },
    ]);
    expect(error.message).toBe(
      'Move Flay north (code 7) is not allowed (GM-M-03); on offer: Move Flay east (code 3), Stop (code 9).',
    );
    expect(error).toMatchObject({ name: 'IllegalActionError', tried: 'Move Flay north (code 7)', rule: 'GM-M-03' });
  });

  it('shows twelve alternatives in the message and carries all of them', () => {
    const legal = Array.from({ length: 64 }, (_, code) => ({ code, text: `Tile ${code}` }));
    const error = new IllegalActionError('code 99', 'choose a tile', legal);
    expect(error.message.endsWith('Tile 10 (code 10), Tile 11 (code 11) and 52 more.')).toBe(true);
    expect(error.legal).toHaveLength(64);
  });

  it('says so when nothing was on offer', () => {
    expect(new IllegalActionError('code 1', 'the game is over', []).message).toContain('on offer: nothing.');
  });
});

describe('RulesError', () => {
  it('carries the record that whoever plays the game puts into it', () => {
    const error = new RulesError('more than 32 scripts on the stack');
    expect(error.record).toBeUndefined();
    error.record = { game: 'toy-tide', actions: [1, 2] };
    expect(error).toMatchObject({ name: 'RulesError', record: { actions: [1, 2] } });
  });
});

describe('nearest', () => {
  const cards = ['pendulum-golem', 'punch', 'raid', 'wave', 'lull'];

  it.each([
    ['punhc', 'punch'], // two neighbours exchanged: distance 1
    ['rad', 'raid'], // a letter missing
    ['waves', 'wave'], // a letter too many
    ['Lull', 'lull'], // letter case
    ['pendulum-golm', 'pendulum-golem'],
    ['golem', 'pendulum-golem'], // far in letters, but a part of it
  ])('takes %s for %s', (typed, meant) => {
    expect(nearest(typed, cards)).toBe(meant);
  });

  it('offers nothing when nothing is near', () => {
    expect(nearest('xyzzy', cards)).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  it('prefers fewer differences, then the earlier candidate', () => {
    expect(nearest('cat', ['hats', 'rat', 'bat'])).toBe('rat');
  });

  it('allows one letter in three to differ', () => {
    expect(nearest('abcdef', ['abcdxy'])).toBe('abcdxy');
    expect(nearest('abcdef', ['abcxyz'])).toBeUndefined();
  });
});
