import { describe, expect, it } from 'vitest';
import { type VerbEntry, Vocabulary } from '../../../src/engine/notation/vocabulary.js';

const draw: VerbEntry & { readonly opcode: number } = {
  kind: 'verb',
  name: 'draw',
  arguments: [{ name: 'amount', accepts: ['number'] }],
  help: 'draws cards',
  opcode: 7,
};

describe('Vocabulary', () => {
  it('finds entries by kind and name, with what a game has added to them', () => {
    const vocabulary = new Vocabulary([draw]);
    expect(vocabulary.find('verb', 'draw')?.opcode).toBe(7);
    expect(vocabulary.find('verb', 'drew')).toBeUndefined();
    expect(vocabulary.namesOf('verb', 'noun')).toEqual(['draw']);
  });

  it('lets one name be of several kinds, and a word of several sorts', () => {
    const vocabulary = new Vocabulary([
      { kind: 'verb', name: 'ready', arguments: [], help: 'readies' },
      { kind: 'filter', name: 'ready', help: 'is ready' },
      { kind: 'word', name: 'ready', of: 'state', help: 'ready' },
      { kind: 'word', name: 'ready', of: 'answer', help: 'ready' },
    ]);
    expect(vocabulary.kindsOf('ready')).toEqual(['verb', 'filter', 'word', 'word']);
    expect(vocabulary.sortsOfWord('ready')).toEqual(['state', 'answer']);
    expect(vocabulary.word('answer', 'ready')).toMatchObject({ of: 'answer' });
    expect(vocabulary.word('number', 'ready')).toBeUndefined();
  });

  it.each([
    ['all', 'vocabulary, noun "all": the name is kept by the grammar; another name is expected.'],
    ['X', 'vocabulary, noun "X": the name cannot be written in an effect; letters and digits are expected.'],
    [
      'two-words',
      'vocabulary, noun "two-words": the name cannot be written in an effect; letters and digits are expected.',
    ],
    ['of', 'vocabulary, noun "of": the name is kept by the grammar; another name is expected.'],
  ])('refuses the noun %s', (name, message) => {
    expect(() => new Vocabulary([{ kind: 'noun', name, gives: 'card', help: '' }])).toThrow(message);
  });

  it('refuses a trigger in small letters, and a name that comes twice', () => {
    expect(() => new Vocabulary([{ kind: 'trigger', name: 'play', body: 'statements', help: '' }])).toThrow(
      'vocabulary, trigger "play": the name cannot be written in an effect; letters, the first a capital, are expected.',
    );
    expect(() => new Vocabulary([draw, draw])).toThrow(
      'vocabulary, verb "draw": the name comes twice; one entry a name and kind is expected.',
    );
  });
});
