import { describe, expect, it } from 'vitest';
import { PICK } from '../../../src/engine/effects/code.js';
import { isGiven, numberOf } from '../../../src/engine/effects/evaluate.js';
import { borrowFrame, giveFrameBack } from '../../../src/engine/effects/scratch-frame.js';
import { Table } from './toy/table.js';

const creatures = { a: { power: 5 }, b: { power: 5 } };

/** What is wrong with an effect, in the sentence that a person reads. */
function refusal(effect: string): string {
  try {
    new Table({ card: { effect } }, [{}, {}]);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error(`"${effect}" was not refused`);
}
const compiled = (effect: string) => {
  const { game } = new Table({ card: { effect } }, [{ hand: ['card'] }, {}]).s;
  return game.programs;
};

describe('errors', () => {
  // The effect is the fifth column of the second line of toy.tsv, behind "card\tcard\t0\tred\t".
  it.each([
    ['Play: damge(one(creature), 1)', 'toy.tsv:2:23: "damge" is not known; a verb is expected; did you mean "damage"?'],
    ['Play: damage(one(creture), 1)', /^toy\.tsv:2:34: "creture" is not known.*did you mean "creature"\?$/],
    ['Plya: gain(me, 1)', /^toy\.tsv:2:17: "Plya" is not known; a trigger is expected; did you mean "Play"\?$/],
    ['Play: damage(one(creature frendly), 1)', /^toy\.tsv:2:43: "frendly" is not known.*did you mean "friendly"\?$/],
    ['When(destoyed(creature)): gain(me, 1)', /^toy\.tsv:2:22: "destoyed" is not known.*did you mean "destroyed"\?$/],
    ['Play: gain(me)', /^toy\.tsv:2:23: gain lacks its amount; gain\(who, amount\) is expected\.$/],
    ['Play: gain(me, one(creature))', /"one\(creature\)" is a card; a number as the amount of gain is expected/],
    ['Play: damage(X, 1)', /the register X is read before it is set/],
    ['Play: thisTurns { When(gained(me)): draw(me, 1) }', /"thisTurns" is not known.*did you mean "thisTurn"\?/],
    ['Play: X = creature; gain(me, 1)', /what X is set to describes without choosing; one\(…\), all\(…\)/],
    ['Play: if (kind() == red) gain(me, 1)', /kind waits for an answer inside an expression/],
    [
      'Play: A = 1; B = 2; C = 3; D = 4; E = 5; F = 6; G = 7',
      /toy\.tsv:2:\d+: there are too many registers; at most 6/,
    ],
    [
      'Play: X = all(creature); thisTurn { When(gained(me)): damage(X, 1) }',
      /X cannot be kept; one of a single object/,
    ],
    [
      'Play: A = 1; B = 2; C = 3; D = 4; thisTurn { When(gained(me)): gain(opp, A + B + C + D) }',
      /D cannot be kept; at most 3 of the clause around it are expected/,
    ],
  ])('%s', (effect, message) => {
    expect(refusal(effect)).toMatch(message);
  });
});

describe('numbers', () => {
  const cards = { ...creatures, bolt: { effect: 'Play: damage(one(enemy creature), 3) || Reap: gain(me, 1)' } };
  const seats = [{ hand: ['bolt', 'a'] }, { line: ['b'] }];

  it('are those of the text', () => {
    expect(new Table(cards, seats).choose('play bolt').damage(1)).toEqual([3]);
  });
  it('are patched by their names, and only there', () => {
    const patched = { patches: { 'card.bolt.play.1': 2 } };
    expect(new Table(cards, seats, patched).choose('play bolt').damage(1)).toEqual([2]);
    expect(new Table(cards, seats).choose('play bolt').damage(1)).toEqual([3]);
  });
  it('inside nested clauses have the name of the outermost', () => {
    const feast = { effect: 'Play: gain(me, 1); thisTurn { When(gained(me)): gain(opp, 2) }' };
    const gift = { effect: 'Play: gain(me, 1)' };
    const laid = [{ hand: ['feast', 'gift', 'gift'] }, {}];
    const table = new Table({ feast, gift }, laid, { patches: { 'card.feast.play.2': 7 } });
    expect(table.choose('play feast', 'play gift').pool(1)).toBe(7);
  });
  it('that do not exist are refused with those there are', () => {
    expect(() => new Table(cards, seats, { patches: { 'card.bolt.play.2': 1 } })).toThrow(
      'card.bolt.play.2: there is no number "card.bolt.play.2"; the effect of that card has card.bolt.play.1, card.bolt.reap.1; did you mean "card.bolt.play.1"?',
    );
  });
});

describe('programs', () => {
  it('are numbered in reading order and named by card and clause', () => {
    const programs = compiled('Play: thisTurn { When(gained(me)): draw(me, 1) } || Play: gain(me, 1)');
    expect(programs.map(({ name }) => name)).toEqual(['card.play', 'card.play.1', 'card.play2']);
    expect(programs.map(({ number }) => number)).toEqual([0, 1, 2]);
  });
  it('know what they wait for, and what would stand in', () => {
    const programs = compiled('When(gained(me)): draw(me, 1) || Replace(gaining(opp)): steal(same) || Reap: steal(1)');
    expect(programs.map(({ triggers: [{ event, own, replaces }] }) => [event, own, replaces])).toEqual([
      [2, false, false],
      [3, false, true],
      [4, true, false],
    ]);
  });
  it('keep of the clause around them what they read, and nothing else', () => {
    const [, nested] = compiled(
      'Play: X = one(creature); N = pool(me); K = kindOf(X); thisTurn { When(gained(me)): damage(X, N) }',
    );
    expect(nested.captures).toEqual([
      { outer: 0, inner: 0, thing: true },
      { outer: 1, inner: 1, thing: false },
    ]);
  });
  it('of clauses that only declare hold every expression', () => {
    const [{ declared, code }] = compiled(
      'Requires: pool(me) >= 2; exists(creature)'.replace('; exists(creature)', ''),
    );
    expect(declared).toHaveLength(1);
    expect(code).toEqual([]);
  });
  it('hold a choice for each object that is chosen and none for those that are known', () => {
    const [{ code }] = compiled('Play: X = one(creature); fight(X, one(creature otherThan(X)))');
    expect(code.filter(({ op }) => op === PICK)).toHaveLength(2);
  });
});

describe('arguments', () => {
  it('left out are told from those given', () => {
    const [{ code }] = compiled('Play: draw(me, 1)');
    const [given] = compiled('Play: draw(me, 1, extra=2)');
    const args = (step: (typeof code)[number]) => [0, 1, 2].map((place) => isGiven(step.args, place));
    expect(args(code[0])).toEqual([true, true, false]);
    expect(args(given.code[0])).toEqual([true, true, true]);
  });
  it('are read in a borrowed frame without a trace', () => {
    const { s } = new Table({ ...creatures, card: { effect: 'Play: gain(me, count(enemy creature))' } }, [
      { hand: ['card', 'card'] },
      { line: ['a', 'b'] },
    ]);
    const before = s.block.slice();
    const [{ code }] = s.game.programs;
    const f = borrowFrame(s, 0, 0, -1);
    expect(numberOf(s, f, code[0].args[1])).toBe(2);
    giveFrameBack(s, f);
    expect(s.block).toEqual(before);
  });
});
