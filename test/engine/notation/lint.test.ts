import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/engine/notation/lint.js';
import { NotationError } from '../../../src/engine/notation/notation-error.js';
import { gormenghastVocabulary } from './gormenghastVocabulary.js';
import { parsed } from './parsed.js';

/** The problems of a text as whole sentences, in reading order. */
function messages(text: string): string[] {
  return lint(parsed(text), gormenghastVocabulary).map((problem) => {
    return new NotationError(problem, text, { file: 'effects.tsv', line: 3, column: 1 }).message;
  });
}

describe('names', () => {
  it.each([
    ['Plya: unblock()', '3:1: "Plya" is not known; a trigger is expected; did you mean "Play"?'],
    ['Play: unblok()', '3:7: "unblok" is not known; a verb is expected; did you mean "unblock"?'],
    ['Play: count(tile)', '3:7: "count" is a value; a verb is expected.'],
    [
      'Play: drop(one(charakter))',
      '3:16: "charakter" is not known; a word, a value or a noun is expected; did you mean "character"?',
    ],
    [
      'Play: drop(one(character loos))',
      '3:26: "loos" is not known; a filter or a noun is expected; did you mean "loose"?',
    ],
    [
      'Play: drop(one(character canStepp))',
      '3:26: "canStepp" is not known; a filter or a noun is expected; did you mean "canStep"?',
    ],
    ['Play: block(tyle("great-kitchen"))', '3:13: "tyle" is not known; a value is expected; did you mean "tile"?'],
    [
      'Play: block(tile("grate-kitchen"))',
      '3:18: "grate-kitchen" is not known; a known tile is expected; did you mean "great-kitchen"?',
    ],
    ['When(dieRoled): reroll()', '3:6: "dieRoled" is not known; an event is expected; did you mean "dieRolled"?'],
    [
      'When(stepDeclare(character)): reroll()',
      '3:6: "stepDeclare" is not known; an event is expected; did you mean "stepDeclared"?',
    ],
    ['When(3): reroll()', '3:6: "3" is no event; an event is expected.'],
    ['Play: eachPlayr { unblock() }', '3:7: "eachPlayr" is not known; a block is expected; did you mean "eachPlayer"?'],
    [
      'Play: drop(one(character floor=woood))',
      '3:32: "woood" is not known; a word, a value or a noun is expected; did you mean "wood"?',
    ],
    ['Play: drop(X)', '3:12: the register X is read before it is set; "X = …" earlier in the clause is expected.'],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([`effects.tsv:${message}`]);
  });

  it('are looked for in every corner', () => {
    const text =
      'Play: if (p1()) may p2() else times(p3()) { ifdo p4() }; forEach(p5) { choose { p6() or X = one(p7, chooser=p8) } }';
    const names = messages(text).map((message) => /"(p\d)" is not known/.exec(message)?.[1]);
    expect(names).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']);
  });
});

describe('arguments', () => {
  it.each([
    ['Play: drop()', '3:7: drop lacks its character; drop(character) is expected.'],
    ['Play: unblock(3)', '3:15: unblock is given too many arguments; unblock without arguments is expected.'],
    [
      'Play: move(one(character), 2, 3)',
      '3:31: move is given too many arguments; move(character, amount) is expected.',
    ],
    [
      'Play: move(one(character), amuont=2)',
      '3:28: move has no argument called amuont; move(character, amount) is expected; did you mean "amount"?',
    ],
    ['Play: move(one(character), 2, amount=3)', '3:31: move is given its amount twice; once is expected.'],
    ['Play: drop(3)', '3:12: "3" is a number; a character as the character of drop is expected.'],
    [
      'Play: drop(character)',
      '3:12: "character" chooses nothing as the character of drop; one(character), all(character) or another choice is expected.',
    ],
    ['Play: drop(one(tile))', '3:12: "one(tile)" is a tile; a character as the character of drop is expected.'],
    ['Play: draw(me, marble, 2)', '3:16: "marble" is a floor; a deck as the deck of draw is expected.'],
    ['Play: move(one(character), me)', '3:28: "me" is a player; a number as the amount of move is expected.'],
    ['Play: N = roll(); drop(N)', '3:24: "N" is a number; a character as the character of drop is expected.'],
    [
      'Play: perform(roll())',
      '3:15: roll waits for an answer inside an expression; "X = roll(…)" as a statement before it is expected.',
    ],
    ['Play: perform(count)', '3:15: count stands without parentheses; count(objects) is expected.'],
    ['Play: draw(me(), plot, 1)', '3:12: me has parentheses; me without them is expected.'],
    ['When(anyTime(3)): reroll()', '3:14: anyTime is given too many arguments; anyTime without arguments is expected.'],
    ['When(stepDeclared): reroll()', '3:6: stepDeclared lacks its character; stepDeclared(character) is expected.'],
    ['When: reroll()', '3:1: When lacks its event; When(event) is expected.'],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([`effects.tsv:${message}`]);
  });
});

describe('selectors', () => {
  it.each([
    [
      'Play: drop(one(my carrying))',
      '3:16: "my carrying" names nothing to select; a noun among the words is expected.',
    ],
    [
      'Play: drop(one(character tile))',
      '3:26: tile is a tile among words for a character; nouns of one sort are expected.',
    ],
    ['Play: drop(one(my !character))', '3:19: the noun character is negated; only filters can be.'],
    ['Play: drop(one(my character=3))', '3:19: the noun character has arguments or a comparison; it stands alone.'],
    ['Play: drop(one(character loose))', '3:26: loose says nothing of a character; an artifact is expected.'],
    ['Play: drop(one(character on))', '3:26: on stands without parentheses; on(tile) is expected.'],
    [
      'Play: drop(one(character carrying(3)))',
      '3:35: carrying is given too many arguments; carrying without arguments is expected.',
    ],
    ['Play: drop(one(character carrying=3))', '3:26: carrying is compared with something; carrying alone is expected.'],
    ['Play: drop(one(character floor))', '3:26: floor lacks a comparison; "floor=" and a floor is expected.'],
    ['Play: drop(one(character floor>=wood))', '3:26: floor has no order; "floor=" and a floor is expected.'],
    ['Play: drop(one(character tokens>wood))', '3:33: "wood" is a floor; a number as the value of tokens is expected.'],
    ['Play: drop(one(3))', '3:16: "3" is a number; a selector is expected.'],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([`effects.tsv:${message}`]);
  });

  it.each([
    'Play: drop(one(noble inPlay or servant carrying))',
    'Play: drop(one(noble) + all(servant))',
    'Play: C = one(character); if (C carrying and C == it) drop(C)',
    'Play: discard(all(discarded !ritual))',
    'Play: if (discarded) unblock()',
    'Play: forEach(character) { drop(it) }',
    'Play: drop(one(character, chooser=that))',
    'Play: drop(upto(count(tile) - -(2), character tokens>=(1 + 1)))',
  ])('%s is right', (text) => {
    expect(messages(text)).toEqual([]);
  });
});

describe('operators and statements', () => {
  it.each([
    [
      'Play: move(one(character), 1 + me)',
      '3:28: "+" joins a number and a player; two sides that go together are expected.',
    ],
    ['Play: drop(one(character or tile))', '3:16: "character or tile" is a condition; a selector is expected.'],
    ['Play: if (3) unblock()', '3:11: "3" is a number; a condition is expected.'],
    ['Play: if (!3) unblock()', '3:12: "3" is a number; a condition is expected.'],
    [
      'Play: if (tile > 3) unblock()',
      '3:11: ">" joins a description of tiles and a number; two sides that go together are expected.',
    ],
    [
      'Play: if (me == wood) unblock()',
      '3:11: "==" joins a player and a floor; two sides that go together are expected.',
    ],
    ['Play: times(me) { unblock() }', '3:13: "me" is a player; a number is expected.'],
    ['Play: forEach(3) { unblock() }', '3:15: "3" is a number; a selector or a list of objects is expected.'],
    ['Play: unblock', '3:7: this expression does nothing; unblock(…) is expected.'],
    ['Play: one(tile)', '3:7: this expression does nothing; a verb with its arguments is expected.'],
    ['Play: eachPlayer { Ritual: unblock() }', '3:7: eachPlayer holds clauses; statements are expected in it.'],
    ['Requires: count(tile)', '3:11: "count(tile)" is a number; a condition after Requires is expected.'],
    [
      'Requires: may unblock()',
      '3:11: Requires is followed by something to do; a condition after Requires is expected.',
    ],
  ])('%s', (text, message) => {
    const found = messages(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`effects.tsv:${message}`);
  });

  it('forget registers at the end of a clause, and keep them in what is nested', () => {
    expect(messages('Play: N = roll(); eachPlayer { perform(N) } || Ritual: perform(N)')).toEqual([
      'effects.tsv:3:64: the register N is read before it is set; "N = …" earlier in the clause is expected.',
    ]);
  });
});
