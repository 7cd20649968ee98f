import { describe, expect, it } from 'vitest';
import { type Setting, table } from './table.js';

/* Cards by influence: Alibi 1, Nowhere Near It 2, The Doctor Will Swear 3; more by a patch. */
const HAND = [['alibi', 'nowhere-near-it', 'the-doctor-will-swear', 'countermand', 'by-whose-authority'], []];

const at = (setting: Setting = {}) => table({ hands: HAND, ...setting });

/** A card that moves five tokens, in the hand of a player who has eight. */
const five = (setting: Setting = {}) =>
  at({ patches: { 'card.alibi.influence': 5 }, options: { influenceTokens: 8 }, ...setting });

describe('influence', () => {
  it('GM-I-01 tokens stay where they are unless a card moves them', () => {
    const t = at({ people: { 'mr-flay': { at: 'library', of: 0, tokens: 2 }, swelter: { at: 'library', of: 1 } } });
    t.play('Alibi', 'movement').choose('goes south', 'goes west', 'no more moves');
    expect([t.held('mr-flay'), t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[0, 2], [1, 1], 3, 4]);
    t.choose('end the turn');
    expect([t.held('mr-flay'), t.pool(0)]).toEqual([[0, 2], 3]);
  });

  it('GM-I-02 a card of value v moves up to v tokens, from the pool or another controlled character', () => {
    const people = { swelter: { at: 'library', of: 0, tokens: 2 }, rottcodd: { at: 'library', of: 1 } } as const;
    const one = at({ people }).play('Alibi', 'influence').choose('a token to Mr Flay');
    expect(one.offered).toEqual(['from Swelter', 'from the pool']);
    one.choose('from Swelter');
    expect([one.question, one.held('mr-flay'), one.held('swelter'), one.pool(0)]).toEqual([
      'action',
      [0, 1],
      [0, 1],
      3,
    ]);
    const three = at({ people }).influence('The Doctor Will Swear', ['Mr Flay'], ['Mr Flay', 'Swelter'], ['Mr Flay']);
    expect([three.held('mr-flay'), three.held('swelter'), three.pool(0)]).toEqual([[0, 3], [0, 1], 1]);
    const fewer = at({ people }).influence('The Doctor Will Swear', ['Mr Flay']);
    expect([fewer.held('mr-flay'), fewer.pool(0)]).toEqual([[0, 1], 2]);
    expect(fewer.hand(0)).not.toContain('the-doctor-will-swear');
  });

  it('GM-I-02 the tokens planned away from a place are not there to be moved again', () => {
    const t = at({ people: { swelter: { at: 'library', of: 0, tokens: 2 } } });
    t.play('The Doctor Will Swear', 'influence');
    t.choose('a token to Mr Flay', 'from Swelter', 'a token to Rottcodd', 'from Swelter', 'a token to Barquentine');
    // Swelter is empty by then: the pool is the only source, and taken without a question.
    expect([t.question, t.held('barquentine'), t.pool(0)]).toEqual(['action', [0, 1], 2]);
  });

  it('GM-I-03 GM-open-08 tokens of one card go to different characters, unless they may not be split', () => {
    const t = at().influence('The Doctor Will Swear', ['Mr Flay'], ['Swelter'], ['Rottcodd']);
    expect([t.held('mr-flay'), t.held('swelter'), t.held('rottcodd'), t.pool(0)]).toEqual([[0, 1], [0, 1], [0, 1], 2]);
    const whole = at({ options: { influenceSplit: false } }).play('The Doctor Will Swear', 'influence');
    expect(whole.options('a token to')).toHaveLength(10);
    whole.choose('a token to Swelter');
    expect(whole.offered).toEqual(['a token to Swelter', 'no more tokens']);
  });

  it('GM-open-08 a player may stop, unless all tokens of the card must be moved', () => {
    const free = at().play('Nowhere Near It', 'influence');
    expect(free.offers('no more tokens')).toBe(false);
    free.choose('a token to Swelter');
    expect(free.offers('no more tokens')).toBe(true);
    const exact = at({ options: { influenceExact: true } }).play('Nowhere Near It', 'influence');
    exact.choose('a token to Swelter');
    expect(exact.offers('no more tokens')).toBe(false);
    exact.choose('a token to Swelter');
    expect([exact.question, exact.held('swelter')]).toEqual(['action', [0, 2]]);
    const poor = at({
      options: { influenceExact: true, influenceTokens: 1 },
    }).influence('The Doctor Will Swear', ['Swelter']);
    expect([poor.question, poor.held('swelter'), poor.pool(0)]).toEqual(['action', [0, 1], 0]);
  });

  it('GM-open-08 tokens go back to the pool only where the option lets them', () => {
    const people = { swelter: { at: 'library', of: 0, tokens: 2 }, rottcodd: { at: 'library', of: 1 } } as const;
    expect(at({ people }).play('Nowhere Near It', 'influence').offers('to the pool')).toBe(false);
    const t = at({ people, options: { influenceWithdraw: true } }).play('Nowhere Near It', 'influence');
    // Swelter is the only character with tokens of seat 0: the source is taken without a question.
    t.choose('a token to the pool', 'no more tokens');
    expect([t.held('swelter'), t.held('rottcodd'), t.pool(0)]).toEqual([[0, 1], [1, 1], 4]);
    const last = (influenceWithdraw: boolean) =>
      at({
        options: { influenceWithdraw, influenceOffBoard: false, influenceTokens: 1 },
        people: { swelter: { at: 'library', of: 0 } },
        blocked: 'library',
      });
    expect(last(true).offers('play Alibi')).toBe(true);
    expect(last(false).offers('play Alibi')).toBe(false);
    const bare = at({ options: { influenceWithdraw: true } }).play('Nowhere Near It', 'influence');
    expect(bare.offers('to the pool')).toBe(false);
  });

  it('GM-I-04 one token is control', () => {
    const t = at().influence('Alibi', ['Mr Flay']);
    expect(t.held('mr-flay')).toEqual([0, 1]);
  });

  it('GM-I-05 tokens of two players never stay together', () => {
    const t = at({ people: { swelter: { at: 'library', of: 1, tokens: 3 } } });
    t.influence('Nowhere Near It', ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[1, 1], 5, 4]);
  });

  it('GM-I-06 no card holds more than three tokens', () => {
    const t = at({ people: { swelter: { at: 'library', of: 0, tokens: 2 } } }).play('Nowhere Near It', 'influence');
    // A token cannot come from where it goes: the pool is the only source.
    t.choose('a token to Swelter');
    expect(t.offers('a token to Swelter')).toBe(false);
    t.choose('no more tokens');
    expect(t.held('swelter')).toEqual([0, 3]);
    const capped = at({ options: { influenceCap: 1 }, people: { swelter: { of: 0 } } });
    expect(capped.play('Nowhere Near It', 'influence').offers('a token to Swelter')).toBe(false);
  });

  it('GM-I-06 a token that leaves the card makes room for another', () => {
    const t = at({ people: { swelter: { at: 'library', of: 0, tokens: 3 } } }).play('Nowhere Near It', 'influence');
    expect(t.offers('a token to Swelter')).toBe(false);
    t.choose('a token to Mr Flay', 'from Swelter');
    expect(t.offers('a token to Swelter')).toBe(true);
    t.choose('a token to Swelter');
    expect([t.held('swelter'), t.held('mr-flay'), t.pool(0)]).toEqual([[0, 3], [0, 1], 1]);
  });

  it('GM-I-07 a token on an opponent’s card removes one of theirs and itself, both to their owners’ pools', () => {
    const t = at({
      people: { swelter: { at: 'library', of: 1, tokens: 2 }, 'mr-flay': { at: 'library', of: 0, tokens: 2 } },
    });
    t.influence('Alibi', ['Swelter', 'Mr Flay']);
    expect([t.held('swelter'), t.held('mr-flay'), t.pool(0), t.pool(1)]).toEqual([[1, 1], [0, 1], 4, 4]);
    expect(t.metric('influence_fights')).toBe(1);
  });

  it('GM-I-08 four tokens of two cards against two leave two of the attacker’s', () => {
    const t = at({ people: { 'nanny-slagg': { at: 'library', of: 1, tokens: 2 } } });
    t.influence('Nowhere Near It', ['Nanny Slagg'], ['Nanny Slagg']);
    t.influence('By Whose Authority?', ['Nanny Slagg'], ['Nanny Slagg']);
    expect([t.held('nanny-slagg'), t.pool(0), t.pool(1)]).toEqual([[0, 2], 3, 5]);
    expect(t.metric('influence_fights')).toBe(2);
  });

  it('GM-I-09 an attacker with tokens left controls the character', () => {
    const t = at({ people: { swelter: { at: 'library', of: 1, tokens: 2 } } });
    t.influence('The Doctor Will Swear', ['Swelter'], ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[0, 1], 4, 5]);
  });

  it('GM-I-10 equal numbers leave the character uncontrolled', () => {
    const t = at({ people: { swelter: { at: 'library', of: 1, tokens: 3 } } });
    t.influence('The Doctor Will Swear', ['Swelter'], ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[-1, 0], 5, 5]);
  });

  it('GM-I-11 fewer tokens only weaken: the controller keeps the difference', () => {
    const t = at({ people: { swelter: { at: 'library', of: 1, tokens: 3 } } });
    t.influence('Alibi', ['Swelter']);
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[1, 2], 5, 3]);
  });

  it('GM-I-12 the limit of three counts what survives: five against three leave two', () => {
    const t = five({ people: { swelter: { at: 'library', of: 1, tokens: 3 } } });
    t.influence('Alibi', ['Swelter'], ['Swelter'], ['Swelter'], ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[0, 2], 6, 8]);
    const most = five({
      patches: { 'card.alibi.influence': 9 },
      people: { swelter: { at: 'library', of: 1, tokens: 3 } },
    }).play('Alibi', 'influence');
    for (let i = 0; i < 6; i++) most.choose('a token to Swelter');
    expect(most.offers('a token to Swelter')).toBe(false);
    most.choose('no more tokens');
    expect(most.held('swelter')).toEqual([0, 3]);
  });

  it('GM-I-13 between cards tokens come back to the pool: two cards of two beat two from a pool of two', () => {
    const people = {
      swelter: { at: 'library', of: 1, tokens: 2 },
      'mr-flay': { at: 'library', of: 0, tokens: 3 },
    } as const;
    const t = at({ people });
    t.influence('Nowhere Near It', ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0)]).toEqual([[-1, 0], 2]);
    t.influence('By Whose Authority?', ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.pool(0)]).toEqual([[0, 2], 0]);
  });

  it('GM-I-13 a token that a card cancels is not moved again by the same card', () => {
    const t = five({
      options: { influenceTokens: 5 },
      people: { swelter: { at: 'library', of: 1, tokens: 2 }, 'mr-flay': { at: 'library', of: 0, tokens: 3 } },
    }).play('Alibi', 'influence');
    t.choose('a token to Swelter', 'from the pool', 'a token to Swelter', 'from the pool', 'a token to Rottcodd');
    // Only Mr Flay's tokens are left to move.
    expect(t.question).toBe('influence');
    t.choose('no more tokens');
    expect([t.held('swelter'), t.held('rottcodd'), t.held('mr-flay')]).toEqual([
      [-1, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('GM-I-14 moving the last token off a character leaves it uncontrolled', () => {
    const t = at({ people: { swelter: { at: 'library', of: 0 } } });
    t.influence('Alibi', ['Mr Flay', 'Swelter']);
    expect([t.held('swelter'), t.held('mr-flay'), t.pool(0)]).toEqual([[-1, 0], [0, 1], 4]);
  });

  it('GM-I-15 a player always has five tokens', () => {
    const t = at({ people: { swelter: { at: 'library', of: 1, tokens: 2 }, 'mr-flay': { of: 0, tokens: 3 } } });
    const ofSeat = (seat: number): number =>
      t.pool(seat) +
      ['swelter', 'mr-flay', 'rottcodd']
        .map((who) => t.held(who))
        .reduce((sum, [controller, tokens]) => (controller === seat ? sum + tokens : sum), 0);
    expect([ofSeat(0), ofSeat(1)]).toEqual([5, 5]);
    t.influence('The Doctor Will Swear', ['Swelter', 'Mr Flay'], ['Rottcodd', 'Mr Flay'], ['Swelter']);
    expect([ofSeat(0), ofSeat(1)]).toEqual([5, 5]);
    expect([t.held('rottcodd'), t.held('swelter')]).toEqual([
      [0, 1],
      [-1, 0],
    ]);
  });

  it('GM-I-16 GM-open-09 a character not in play can be controlled, if the option lets it, but does not move', () => {
    const t = at({ people: { swelter: 'library' } });
    t.influence('Alibi', ['Mr Flay']);
    expect([t.held('mr-flay'), t.place('mr-flay')]).toEqual([[0, 1], '']);
    expect(t.uses('Nowhere Near It')).toEqual(['for influence 2']);
    const board = at({ people: { swelter: 'library', rottcodd: 'library' }, options: { influenceOffBoard: false } });
    expect(board.play('Alibi', 'influence').offered).toEqual(['a token to Swelter', 'a token to Rottcodd']);
    const onTheTower = at({ people: { swelter: 'tower-of-flints' }, options: { influenceOffBoard: false } });
    expect(onTheTower.play('Alibi', 'influence').held('swelter')).toEqual([0, 1]);
    const nobody = at({ options: { influenceOffBoard: false } });
    expect(nobody.offers('play')).toBe(false);
  });

  it('the plan names every character once, and its sources are one’s own', () => {
    const t = at({ players: 3, people: { swelter: { at: 'library', of: 1 }, rottcodd: { at: 'library', of: 2 } } });
    t.play('Nowhere Near It', 'influence');
    expect(new Set(t.offered).size).toBe(10);
    t.choose('a token to Swelter');
    expect(t.question).toBe('influence');
  });
});
