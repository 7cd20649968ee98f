import { describe, expect, it } from 'vitest';
import { type Setting, table } from './table.js';

/* INTERRUPT cards: Alibi (influence declared), Slammed Door (step declared), Butterfingers (any time),
 * Letter of the Law (die rolled), Countermand (text declared). */

/** Mr Flay of seat 0 on the Tower, Swelter of seat 1 in the Library. */
const at = (setting: Setting = {}) =>
  table({
    people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, swelter: { at: 'library', of: 1, tokens: 2 } },
    ...setting,
  });

describe('interrupts', () => {
  it('GM-N-01 an INTERRUPT is played for its text on another player’s turn', () => {
    const t = at({ hands: [['dumb-waiter', 'scheming'], ['slammed-door']] }).play('Dumb Waiter', 'movement');
    t.choose('goes north');
    expect([t.question, t.seat, t.offered]).toEqual(['interrupt', 1, ['interrupt with Slammed Door', 'no interrupt']]);
    t.chooseAs(1, 'interrupt with Slammed Door');
    expect([t.place('mr-flay'), t.discard, t.metric('interrupts')]).toEqual([
      'tower-of-flints',
      ['dumb-waiter', 'slammed-door'],
      1,
    ]);
  });

  it('GM-N-01 who passes keeps the card, and the turn goes on', () => {
    const t = at({ hands: [['dumb-waiter', 'scheming'], ['slammed-door']] }).play('Dumb Waiter', 'movement');
    t.choose('goes north').chooseAs(1, 'no interrupt');
    expect([t.place('mr-flay'), t.hand(1), t.metric('interrupts'), t.seat]).toEqual([
      'library',
      ['slammed-door'],
      0,
      0,
    ]);
  });

  it('GM-N-01 in the own turn one that fits any time is played as any other card; those that wait for a window are not', () => {
    const t = at({
      hands: [['butterfingers', 'alibi', 'slammed-door', 'letter-of-the-law', 'countermand']],
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, swelter: { at: 'library', with: 'crutch' } },
    });
    const icons = ['for influence 1', 'for movement 4'];
    expect(t.uses('Butterfingers')).toEqual([...icons, 'for its text: Butterfingers']);
    t.choose('for its text');
    expect([t.loose('crutch'), t.discard]).toEqual(['library', ['butterfingers']]);
    for (const title of ['Alibi', 'Slammed Door', 'Letter of the Law']) {
      expect(t.uses(title)).toEqual(icons);
      t.choose('for movement', 'no more moves');
    }
    expect(t.uses('Countermand')).toEqual(['for influence 1', 'for movement 3']);
  });

  it('GM-N-02 GM-N-03 off turn only INTERRUPT cards are playable, and only for their text', () => {
    const t = at({
      hands: [
        ['dumb-waiter', 'scheming'],
        ['blackmail', 'seventh-bell', 'slammed-door', 'alibi'],
      ],
    });
    t.play('Dumb Waiter', 'movement').choose('goes north');
    // Neither the text of Blackmail, nor a Ritual Card, nor the Alibi that waits for influence; and no icons.
    expect(t.offered).toEqual(['interrupt with Slammed Door', 'no interrupt']);
    t.choose('interrupt with Slammed Door');
    expect([t.question, t.seat]).toEqual(['moves', 0]);
  });

  it('nobody is asked who could not interrupt', () => {
    const t = at({
      hands: [
        ['dumb-waiter', 'scheming'],
        ['alibi', 'letter-of-the-law', 'countermand', 'butterfingers'],
      ],
    });
    t.play('Dumb Waiter', 'movement').choose('goes north', 'no more moves');
    expect(t.seat).toBe(0);
  });

  it('GM-N-04 between the single moves of a card INTERRUPTs fit, the active player’s too, who is asked last', () => {
    const t = at({
      players: 3,
      hands: [['dumb-waiter', 'butterfingers'], ['a-cry-of-alarm'], ['the-cat-underfoot']],
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0, with: 'ruby' },
        swelter: { at: 'library', of: 1, with: 'crutch' },
      },
    });
    t.play('Dumb Waiter', 'movement');
    // The step is declared: all three may interrupt, in turn; then it is made, and all are asked again.
    t.choose('goes north').chooseAs(1, 'no interrupt').chooseAs(2, 'no interrupt').chooseAs(0, 'no interrupt');
    expect(t.place('mr-flay')).toBe('library');
    t.chooseAs(1, 'no interrupt').chooseAs(2, 'no interrupt').chooseAs(0, 'interrupt with Butterfingers', 'Swelter');
    expect([t.loose('crutch'), t.question, t.seat]).toEqual(['library', 'moves', 0]);
    t.choose('goes south');
    t.chooseAs(1, 'interrupt with A Cry of Alarm');
    // Only Mr Flay carries anything now: he is taken without a question, before he steps.
    expect([t.loose('ruby'), t.place('mr-flay')]).toEqual(['library', 'tower-of-flints']);
    expect([t.question, t.seat]).toEqual(['moves', 0]);
  });

  it('GM-N-04 INTERRUPTs fit after a pick-up is declared and after it is made', () => {
    const t = at({
      hands: [['dumb-waiter', 'scheming'], ['a-cry-of-alarm']],
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, swelter: { at: 'library', of: 1, with: 'crutch' } },
      loose: { ruby: 'tower-of-flints' },
    });
    t.play('Dumb Waiter', 'movement').choose('picks up the Ruby');
    expect([t.seat, t.carries('mr-flay')]).toEqual([1, '']);
    t.chooseAs(1, 'no interrupt');
    expect([t.seat, t.carries('mr-flay')]).toEqual([1, 'ruby']);
    t.chooseAs(1, 'interrupt with A Cry of Alarm', 'Mr Flay');
    expect([t.carries('mr-flay'), t.loose('ruby'), t.seat]).toEqual(['', 'tower-of-flints', 0]);
  });

  it('GM-N-04 after the last move, and after other cards, the others are asked between cards, the active player not', () => {
    const t = at({
      hands: [['blackmail', 'butterfingers'], ['a-cry-of-alarm']],
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, swelter: { at: 'library', of: 1, with: 'crutch' } },
    });
    t.play('Blackmail', 'movement').choose('goes east');
    t.chooseAs(1, 'no interrupt').chooseAs(0, 'no interrupt');
    expect(t.place('mr-flay')).toBe('great-kitchen');
    t.chooseAs(1, 'no interrupt');
    expect([t.question, t.seat]).toEqual(['action', 0]);
    t.influence('Butterfingers', ['Rottcodd']);
    expect([t.question, t.seat]).toEqual(['interrupt', 1]);
    t.chooseAs(1, 'no interrupt');
    expect([t.held('rottcodd'), t.seat]).toEqual([[0, 1], 1]);
    t.chooseAs(1, 'interrupt with A Cry of Alarm');
    expect(t.loose('crutch')).toBe('library');
  });

  it('GM-N-04 giving up the other moves opens one window, not two', () => {
    const t = at({
      hands: [
        ['alibi', 'scheming'],
        ['a-cry-of-alarm', 'butterfingers'],
      ],
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0, with: 'ruby' },
        swelter: { at: 'library', of: 1, with: 'crutch' },
      },
    });
    t.play('Alibi', 'movement').choose('no more moves');
    expect([t.question, t.seat]).toEqual(['interrupt', 1]);
    t.choose('no interrupt');
    expect([t.question, t.seat]).toEqual(['action', 0]);
  });

  it('GM-N-05 several are asked clockwise from the active player’s left; one INTERRUPT closes the window', () => {
    const setting: Setting = {
      players: 4,
      active: 2,
      hands: [['slammed-door'], ['bolted-from-within'], ['dumb-waiter', 'scheming'], ['a-draught-in-the-passage']],
      people: { 'mr-flay': { at: 'tower-of-flints', of: 2 } },
    };
    const step = () => at(setting).play('Dumb Waiter', 'movement').choose('goes north');
    const all = step().chooseAs(3, 'no interrupt').chooseAs(0, 'no interrupt').chooseAs(1, 'no interrupt');
    expect([all.place('mr-flay'), all.seat]).toEqual(['library', 2]);
    const one = step().chooseAs(3, 'interrupt with');
    expect([one.place('mr-flay'), one.question, one.seat]).toEqual(['tower-of-flints', 'moves', 2]);
    expect([one.hand(0), one.hand(1), one.hand(3)]).toEqual([['slammed-door'], ['bolted-from-within'], []]);
    const last = step().chooseAs(3, 'no interrupt').chooseAs(0, 'no interrupt').chooseAs(1, 'interrupt with');
    expect([last.place('mr-flay'), last.seat]).toEqual(['tower-of-flints', 2]);
  });

  it('GM-open-15 a window admits one INTERRUPT, or more where the option says so, or none', () => {
    const setting: Setting = {
      players: 3,
      hands: [['dumb-waiter', 'scheming'], ['a-cry-of-alarm', 'butterfingers'], ['the-cat-underfoot']],
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0, with: 'ruby' },
        swelter: { at: 'library', of: 1, with: 'crutch' },
        rottcodd: { at: 'library', with: 'iron-crown' },
      },
    };
    const step = (options: Setting['options']) =>
      at({ ...setting, options })
        .play('Dumb Waiter', 'movement')
        .choose('goes north');
    const one = step({}).chooseAs(1, 'interrupt with A Cry of Alarm', 'Swelter');
    expect([one.place('mr-flay'), one.question, one.seat]).toEqual(['library', 'interrupt', 1]);
    const two = step({ interruptMaxPerWindow: 2 }).chooseAs(1, 'interrupt with A Cry of Alarm', 'Swelter');
    expect([two.place('mr-flay'), two.seat]).toEqual(['tower-of-flints', 1]);
    two.chooseAs(1, 'no interrupt').chooseAs(2, 'interrupt with The Cat Underfoot', 'Mr Flay');
    expect([two.loose('ruby'), two.place('mr-flay')]).toEqual(['tower-of-flints', 'library']);
    const again = step({ interruptMaxPerWindow: 3 })
      .chooseAs(1, 'interrupt with A Cry of Alarm', 'Swelter')
      .chooseAs(1, 'interrupt with Butterfingers', 'Rottcodd');
    expect([again.place('mr-flay'), again.question, again.seat]).toEqual(['tower-of-flints', 'interrupt', 2]);
    const no = step({ interruptWindows: 'none' });
    expect([no.place('mr-flay'), no.question, no.seat]).toEqual(['library', 'moves', 0]);
    const zero = step({ interruptMaxPerWindow: 0 });
    expect([zero.place('mr-flay'), zero.question, zero.seat]).toEqual(['library', 'moves', 0]);
  });

  it('GM-N-06 nobody draws for a card played off turn', () => {
    const t = at({
      hands: [
        ['dumb-waiter', 'scheming'],
        ['slammed-door', 'blackmail'],
      ],
      options: { cardsDrawn: 2 },
    });
    t.play('Dumb Waiter', 'movement').choose('goes north', 'interrupt with', 'no more moves', 'end the turn');
    t.chooseAs(0, 'draw an Action Card', 'draw an Action Card');
    expect([t.active, t.hand(1), t.hand(0).length]).toEqual([1, ['blackmail'], 3]);
    t.chooseAs(1, 'end the turn', 'draw an Action Card', 'draw a Plot Card');
    expect([t.hand(1).length, t.plots(1).length]).toEqual([2, 1]);
  });

  it('GM-N-07 all token moves of a card are planned, then declared, then carried out', () => {
    const t = at({ hands: [['the-doctor-will-swear', 'scheming'], ['alibi']] });
    t.play('The Doctor Will Swear', 'influence');
    t.choose('a token to Swelter', 'from the pool', 'a token to Rottcodd', 'from Mr Flay');
    expect([t.held('swelter'), t.held('rottcodd'), t.held('mr-flay'), t.pool(0)]).toEqual([[1, 2], [-1, 0], [0, 1], 4]);
    t.choose('no more tokens');
    expect([t.question, t.seat, t.held('rottcodd')]).toEqual(['interrupt', 1, [-1, 0]]);
    t.choose('no interrupt');
    expect([t.held('swelter'), t.held('rottcodd'), t.held('mr-flay'), t.pool(0)]).toEqual([[1, 1], [0, 1], [-1, 0], 4]);
  });
});

describe('Alibi', () => {
  const doctor = (setting: Setting = {}) =>
    at({ players: 3, hands: [['the-doctor-will-swear', 'scheming'], ['alibi'], []], ...setting });

  it('E14 tokens aimed at the interrupter’s characters do not move, tokens aimed elsewhere do; the card is used up', () => {
    const t = doctor({
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0, tokens: 2 },
        swelter: { at: 'library', of: 1 },
        'nanny-slagg': { at: 'library', of: 1, tokens: 2 },
        rottcodd: { at: 'library', of: 2 },
      },
    });
    t.influence('The Doctor Will Swear', ['Swelter', 'Mr Flay'], ['Nanny Slagg'], ['Rottcodd']);
    t.chooseAs(1, 'interrupt with Alibi');
    expect([t.held('swelter'), t.held('nanny-slagg'), t.held('rottcodd'), t.held('mr-flay')]).toEqual([
      [1, 1],
      [1, 2],
      [-1, 0],
      [0, 2],
    ]);
    expect([t.pool(0), t.pool(1), t.pool(2)]).toEqual([3, 2, 5]);
    expect(t.discard).toEqual(['the-doctor-will-swear', 'alibi']);
  });

  it('E14 is offered to whom a token is aimed at, not to others, and not for one’s own tokens', () => {
    const other = doctor({
      people: { swelter: { at: 'library', of: 1 }, rottcodd: { at: 'library', of: 2 } },
    }).influence('The Doctor Will Swear', ['Rottcodd'], ['Mr Flay']);
    expect([other.question, other.held('rottcodd')]).toEqual(['action', [-1, 0]]);
    const first = doctor({
      people: { 'lord-sepulchrave': { at: 'library', of: 1 }, rottcodd: { at: 'library', of: 2 } },
    }).influence('The Doctor Will Swear', ['Rottcodd']);
    expect(first.question).toBe('action');
    const own = at({ hands: [['the-doctor-will-swear', 'nowhere-near-it', 'scheming']] });
    own.influence('The Doctor Will Swear', ['Mr Flay'], ['Swelter']);
    expect([own.question, own.held('mr-flay')]).toEqual(['action', [0, 2]]);
  });

  it('E14 what was to follow a token that does not move must still find room', () => {
    // A token was to leave Mr Flay's full card and another to come in its place.
    const t = at({
      hands: [['nowhere-near-it', 'scheming'], ['alibi']],
      people: { 'mr-flay': { of: 0, tokens: 3 }, swelter: { of: 1 } },
    });
    t.influence('Nowhere Near It', ['Swelter', 'Mr Flay'], ['Mr Flay']);
    t.chooseAs(1, 'interrupt with Alibi');
    expect([t.held('mr-flay'), t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[0, 3], [1, 1], 2, 4]);
  });

  it('E14 a token to the pool is aimed at nobody', () => {
    const t = doctor({
      options: { influenceWithdraw: true },
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0, tokens: 2 }, swelter: { at: 'library', of: 1 } },
    });
    t.play('The Doctor Will Swear', 'influence').choose('a token to the pool', 'no more tokens');
    expect([t.question, t.held('mr-flay'), t.pool(0)]).toEqual(['action', [0, 1], 4]);
  });
});

describe('Slammed Door', () => {
  const steps = (setting: Setting = {}) =>
    at({
      hands: [
        ['dumb-waiter', 'state-progress', 'scheming'],
        ['slammed-door', 'bolted-from-within'],
      ],
      ...setting,
    });

  it('E15 the step fails, the move is spent, and the same card may not try that side again', () => {
    const t = steps().play('Dumb Waiter', 'movement').choose('goes north', 'interrupt with Slammed Door');
    expect([t.place('mr-flay'), t.offers('goes north')]).toEqual(['tower-of-flints', false]);
    // Three moves: one is spent, two are left; from another tile the barred side does not matter.
    t.choose('goes west', 'no interrupt', 'goes east', 'no interrupt');
    expect([t.place('mr-flay'), t.question]).toEqual(['tower-of-flints', 'action']);
    t.play('State Progress', 'movement');
    expect(t.offers('goes north')).toBe(true);
  });

  it('E15 the barred side stays barred when the character comes back to the tile', () => {
    const t = at({ hands: [['alibi', 'scheming'], ['slammed-door']] }).play('Alibi', 'movement');
    t.choose('goes north', 'interrupt with Slammed Door', 'goes west', 'goes east');
    expect([t.place('mr-flay'), t.offers('goes north'), t.offers('goes south')]).toEqual([
      'tower-of-flints',
      false,
      true,
    ]);
  });

  it('E15 GM-open-21 a cancelled exploration draws no tile', () => {
    const t = at({
      people: { 'mr-flay': { at: 'library', of: 0 } },
      hands: [['alibi', 'scheming'], ['slammed-door']],
      supply: ['octagonal-room', 'nursery'],
    }).play('Alibi', 'movement');
    t.choose('goes west to explore', 'interrupt with Slammed Door');
    expect([t.place('mr-flay'), t.castle.length, t.metric('tiles_explored')]).toEqual(['library', 6, 0]);
    expect(t.offers('goes west')).toBe(false);
    t.choose('goes east to explore');
    expect(t.cell('octagonal-room')).toEqual([1, 1, 0]);
  });

  it('E15 does not stop one’s own character', () => {
    const t = at({
      hands: [['forged-order', 'scheming'], ['slammed-door']],
      people: { swelter: { at: 'library', of: 1 } },
    }).play('Forged Order', 'its text');
    t.choose('goes south', 'no more moves');
    expect([t.place('swelter'), t.hand(1)]).toEqual(['tower-of-flints', ['slammed-door']]);
  });

  it('E15 stops the moves of a text, and the mover’s own Forged Order', () => {
    const t = at({
      players: 3,
      hands: [['forged-order', 'slammed-door', 'scheming'], ['bolted-from-within'], ['blackmail']],
      people: { swelter: { at: 'library', of: 1 } },
    }).play('Forged Order', 'its text');
    t.choose('goes south').chooseAs(0, 'interrupt with Slammed Door');
    // No other side of the Library is left to walk over: the moves are given up without a question.
    expect([t.place('swelter'), t.question, t.discard]).toEqual([
      'library',
      'action',
      ['forged-order', 'slammed-door'],
    ]);
  });
});

describe('Butterfingers', () => {
  it('E16 some character that carries puts its artifact down', () => {
    const t = at({
      hands: [['butterfingers', 'scheming']],
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0, with: 'ruby' },
        swelter: { at: 'library', of: 1, with: 'crutch' },
        rottcodd: 'library',
      },
    }).play('Butterfingers', 'its text');
    expect(t.offered).toEqual(['Mr Flay', 'Swelter']);
    t.choose('Swelter');
    expect([t.loose('crutch'), t.carries('swelter'), t.carries('mr-flay')]).toEqual(['library', '', 'ruby']);
  });

  it('E16 is not playable while nobody carries', () => {
    const t = at({ hands: [['butterfingers', 'scheming'], ['a-cry-of-alarm']] });
    expect(t.uses('Butterfingers')).toEqual(['for influence 1', 'for movement 4']);
    t.choose('for movement', 'goes north');
    expect(t.seat).toBe(0);
  });
});

describe('Letter of the Law', () => {
  const rolled = (dice: readonly number[], setting: Setting = {}) =>
    at({
      hands: [
        ['seventh-bell', 'scheming'],
        ['letter-of-the-law', 'wrong-page'],
      ],
      draws: { 'dice/ritual': dice },
      ...setting,
    }).choose('play Seventh Bell');

  it('E17 the die is rolled again before the entry is done; the new number stands', () => {
    const t = rolled([2, 5], { blocked: 'library' });
    expect([t.question, t.seat, t.blocked]).toEqual(['interrupt', 1, 'library']);
    t.choose('interrupt with Letter of the Law');
    expect([t.blocked, t.metric('rituals'), t.question]).toEqual(['', 1, 'action']);
    expect(t.discard).toEqual(['seventh-bell', 'letter-of-the-law']);
    const kept = rolled([2], { blocked: 'library' }).choose('no interrupt');
    expect([kept.blocked, kept.hand(1).length]).toEqual(['tower-of-flints', 2]);
  });

  it('E17 also for one’s own ritual, the roller asked last', () => {
    const t = rolled([2, 29], {
      players: 3,
      hands: [['seventh-bell', 'letter-of-the-law', 'scheming'], ['wrong-page'], ['the-footnote-prevails']],
    });
    t.chooseAs(1, 'no interrupt').chooseAs(2, 'no interrupt').chooseAs(0, 'interrupt with Letter of the Law');
    expect([t.blocked, t.question]).toEqual(['', 'action']);
  });

  it('E17 one such card per roll, however many a window admits', () => {
    const t = rolled([2, 29], { options: { interruptMaxPerWindow: 3 } });
    t.choose('interrupt with Letter of the Law');
    expect([t.question, t.seat, t.hand(1)]).toEqual(['action', 0, ['wrong-page']]);
  });

  it('E17 on the two dice of a Ritual Card that rolls twice: each is a roll of its own', () => {
    const t = at({
      hands: [
        ['two-readings-dispute', 'scheming'],
        ['letter-of-the-law', 'wrong-page'],
      ],
      draws: { 'dice/ritual': [2, 29, 13, 5] },
      blocked: 'library',
    }).choose('play Two Readings Dispute');
    // The first die shows 2 and becomes 29; the second shows 13 and becomes 5.
    t.choose('interrupt with Wrong Page');
    expect(t.seat).toBe(1);
    t.choose('interrupt with Letter of the Law');
    expect([t.question, t.seat]).toEqual(['ritual', 0]);
    expect(t.offered).toEqual(['perform 29: The Hour of Nothing', 'perform 5: The Returning of the Key']);
    t.choose('perform 5');
    expect([t.blocked, t.metric('rituals')]).toEqual(['', 1]);
  });

  it('E17 on the dice of the Double Observance: a 30 is still out of question', () => {
    const t = rolled([30, 2, 29, 1]).choose('no interrupt');
    expect(t.told().at(-1)).toContain('shows 2');
    t.choose('interrupt with Wrong Page');
    expect(t.told().some((line) => line.includes('rolled again: 29'))).toBe(true);
    expect([t.blocked, t.told().at(-1)]).toEqual(['', '  the ritual die shows 1: The Sealing of a Room']);
    // A reroll has the sides of its roll.
    expect(() => rolled([30, 2, 30]).choose('no interrupt', 'interrupt with Wrong Page')).toThrow('from 1 to 29');
  });
});

describe('Countermand', () => {
  const texts = (setting: Setting = {}) =>
    at({ hands: [['behind-the-arras', 'seventh-bell', 'scheming'], ['countermand']], ...setting });

  it('E18 the declared text has no effect; the card is used up', () => {
    const t = texts().play('Behind the Arras', 'its text');
    expect([t.question, t.seat, t.place('mr-flay')]).toEqual(['interrupt', 1, 'tower-of-flints']);
    t.choose('interrupt with Countermand');
    expect([t.question, t.place('mr-flay'), t.discard]).toEqual([
      'action',
      'tower-of-flints',
      ['behind-the-arras', 'countermand'],
    ]);
    const next = t.play('Scheming', 'its text');
    expect(next.question).toBe('effect');
  });

  it('E18 passed over, the text is carried out', () => {
    const t = texts().play('Behind the Arras', 'its text').choose('no interrupt', 'Library');
    expect([t.place('mr-flay'), t.hand(1)]).toEqual(['library', ['countermand']]);
  });

  it('E18 stops no icons, no Ritual Card, no INTERRUPT, and not one’s own text', () => {
    const t = texts({ draws: { 'dice/ritual': [29] } });
    t.influence('Behind the Arras', ['Rottcodd']);
    expect(t.seat).toBe(0);
    t.choose('play Seventh Bell');
    expect(t.seat).toBe(0);
    const drop = at({
      hands: [['butterfingers', 'scheming'], ['countermand']],
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0, with: 'ruby' } },
    }).play('Butterfingers', 'its text');
    expect([drop.seat, drop.loose('ruby')]).toEqual([0, 'tower-of-flints']);
    const own = at({ hands: [['behind-the-arras', 'countermand'], ['blackmail']] }).play(
      'Behind the Arras',
      'its text',
    );
    expect([own.question, own.seat]).toEqual(['effect', 0]);
  });

  it('a text whose ground is pulled away in its window does nothing, without a question', () => {
    const t = at({
      hands: [['sleight-of-hand', 'scheming'], ['a-cry-of-alarm']],
      people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'library', of: 1, with: 'crutch' } },
      blocked: 'library',
    });
    t.play('Sleight of Hand', 'its text').chooseAs(1, 'interrupt with A Cry of Alarm');
    expect([t.question, t.seat, t.carries('mr-flay'), t.loose('crutch')]).toEqual(['action', 0, '', 'library']);
  });
});
