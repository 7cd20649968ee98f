import { describe, expect, it } from 'vitest';
import { actionCards, board, characters } from '../../../src/games/gormenghast/layout.js';
import { gameOf, type Setting, type Table, table } from './table.js';

/**
 * Performs an entry of the Book of Ritual for seat 0, who plays Seventh Bell and keeps the Countermand.
 * @param more further draws of the die, or of `effect`
 */
function ritual(entry: number, setting: Setting = {}, more: Setting['draws'] = {}): Table {
  const { hands = [] } = setting;
  return table({
    ...setting,
    hands: [['seventh-bell', 'countermand', ...(hands[0] ?? [])], ...hands.slice(1)],
    draws: { ...more, 'dice/ritual': [entry, ...(more['dice/ritual'] ?? [])] },
  }).choose('play Seventh Bell');
}

const done = (t: Table): boolean => t.question === 'action' && t.seat === 0;

describe('rituals', () => {
  it('GM-R-01 a ritual is rolled when a plot is completed or a Ritual Card is played, and only then', () => {
    const t = table({
      hands: [['seventh-bell', 'alibi', 'behind-the-arras', 'countermand']],
      plots: [['sharpening-day']],
      people: { swelter: { at: 'tower-of-flints', of: 0 } },
      draws: { 'dice/ritual': [29, 29] },
    });
    t.play('Alibi', 'movement').choose('goes east', 'no more moves');
    t.play('Behind the Arras', 'its text').choose('Tower of Flints');
    t.influence('Countermand', ['Rottcodd']);
    expect(board.ritualDie.draws(t.s)).toBe(0);
    t.choose('play Seventh Bell');
    expect([board.ritualDie.draws(t.s), t.metric('rituals')]).toEqual([1, 1]);
  });

  it('GM-R-01 drawing and discarding roll nothing', () => {
    const t = table({ hands: [['alibi']], plots: [['dust-to-dust']], options: { handLimit: 1, cardsDrawn: 1 } });
    t.choose('end the turn', 'draw a Plot Card', 'discard the plot Dust to Dust');
    while (t.question === 'discard') t.choose(t.offered[0]);
    expect([board.ritualDie.draws(t.s), t.active]).toEqual([0, 1]);
  });

  it('GM-R-02 the die has thirty sides, all equally likely, and the entry of its number is done', () => {
    expect(() => ritual(31)).toThrow('a number from 1 to 30');
    expect(() => ritual(0)).toThrow('a number from 1 to 30');
    const seen = new Set<number>();
    for (let seed = 0; seed < 200 && seen.size < 30; seed++) {
      const t = table({ hands: [['seventh-bell', 'alibi']], seed });
      t.choose('play Seventh Bell');
      seen.add(Number(/shows (\d+)/.exec(t.told().find((line) => line.includes('die shows')) ?? '')?.[1]));
    }
    expect(seen.size).toBe(30);
    expect(ritual(2).blocked).toBe('tower-of-flints');
  });

  it('GM-R-03 the officiant makes the ritual’s choices', () => {
    const t = table({
      active: 1,
      hands: [[], ['seventh-bell', 'alibi']],
      people: { swelter: { at: 'library', of: 0, tokens: 3 }, 'mr-flay': { of: 0 }, rottcodd: { of: 1 } },
      draws: { 'dice/ritual': [12] },
    }).choose('play Seventh Bell');
    expect([t.seat, t.offered]).toEqual([1, ['Mr Flay', 'Swelter']]);
    t.chooseAs(1, 'Swelter');
    expect([t.held('swelter'), t.pool(0)]).toEqual([[0, 1], 3]);
  });

  it('GM-R-04 R01 a Ritual Card performs exactly one ritual', () => {
    for (const [card, title] of [
      ['the-hour-is-written', 'The Hour Is Written'],
      ['the-silent-procession', 'The Silent Procession'],
    ]) {
      const t = table({ hands: [[card, 'alibi']], draws: { 'dice/ritual': [29] } }).choose(`play ${title}`);
      expect([t.metric('rituals'), t.hand(0), t.question]).toEqual([1, ['alibi'], 'action']);
    }
  });

  it('GM-R-04 R02 performs one ritual, then draws an Action Card', () => {
    const t = table({
      hands: [['the-appendix-is-read', 'alibi']],
      deck: ['blackmail', 'scheming', 'dumb-waiter'],
      draws: { 'dice/ritual': [21] },
    }).choose('play The Appendix Is Read');
    // Ritual 21 draws two; the card's own comes after it.
    expect(t.hand(0)).toEqual(['alibi', 'blackmail', 'dumb-waiter', 'scheming']);
    expect(t.metric('rituals')).toBe(1);
    const empty = table({
      hands: [['offerings-of-bread', 'alibi']],
      deck: [],
      draws: { 'dice/ritual': [29] },
    }).choose('play Offerings of Bread');
    // The deck is made anew of the discards: the card that was just played.
    expect(empty.hand(0)).toEqual(['alibi', 'offerings-of-bread']);
  });

  it('GM-R-04 R03 rolls twice, and one of the two entries is performed by choice', () => {
    const roll = (dice: readonly number[]) =>
      table({
        hands: [['an-ambiguous-clause', 'alibi']],
        draws: { 'dice/ritual': dice },
        blocked: 'library',
      }).choose('play An Ambiguous Clause');
    const t = roll([2, 5]);
    expect([t.question, t.offered]).toEqual([
      'ritual',
      ['perform 2: The Vigil of the Owls', 'perform 5: The Returning of the Key'],
    ]);
    const second = t.choose('perform 5');
    expect([second.blocked, second.metric('rituals')]).toEqual(['', 1]);
    expect(roll([2, 5]).choose('perform 2').blocked).toBe('tower-of-flints');
    const same = roll([5, 5]);
    expect([same.blocked, same.question, same.metric('rituals')]).toEqual(['', 'action', 1]);
  });

  it('GM-R-05 Ritual Cards are neither given away nor discarded, by choice or by force', () => {
    const hands = [['the-hour-is-written'], ['dust-in-the-margins', 'the-long-recital']];
    const passed = ritual(20, { hands });
    expect([passed.hand(0), passed.hand(1)]).toEqual([
      ['the-hour-is-written'],
      ['countermand', 'dust-in-the-margins', 'the-long-recital'],
    ]);
    const burnt = ritual(23, { hands });
    expect(burnt.hand(1)).toHaveLength(2);
  });

  it('GM-R-06 a played Ritual Card goes to the action discards and may be shuffled in again', () => {
    const t = ritual(29);
    expect(t.discard).toEqual(['seventh-bell']);
    const again = ritual(21, { deck: [], discard: ['blackmail'] });
    expect(again.hand(0)).toEqual(['blackmail', 'countermand', 'seventh-bell']);
  });

  it('GM-R-07 Ritual Cards count toward the limit of the hand', () => {
    const t = table({
      hands: [['the-hour-is-written', 'dust-in-the-margins', 'alibi']],
      options: { handLimit: 2, cardsDrawn: 0 },
    }).choose('end the turn');
    expect([t.hand(0), t.discard]).toEqual([['dust-in-the-margins', 'the-hour-is-written'], ['alibi']]);
  });

  it('GM-R-08 Ritual Cards are played on one’s own turn only', () => {
    const t = table({
      hands: [
        ['alibi', 'scheming'],
        ['the-hour-is-written', 'slammed-door'],
      ],
      people: { 'mr-flay': { at: 'library', of: 0 } },
    });
    t.play('Alibi', 'movement').choose('goes south');
    expect([t.seat, t.offered]).toEqual([1, ['interrupt with Slammed Door', 'no interrupt']]);
  });

  it('GM-R-09 what cannot be carried out is skipped', () => {
    for (const entry of [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]) {
      const t = ritual(entry, { castle: {} });
      expect([entry, done(t)]).toEqual([entry, true]);
    }
  });

  it('GM-R-10 the die can repeat: each use of an entry is its own', () => {
    const t = table({
      hands: [['seventh-bell', 'the-hour-is-written', 'alibi']],
      deck: ['blackmail', 'scheming', 'dumb-waiter', 'state-progress', 'rusted-key'],
      draws: { 'dice/ritual': [21, 21] },
    }).choose('play Seventh Bell', 'play The Hour Is Written');
    expect(t.hand(0)).toHaveLength(5);
    expect(t.metric('rituals')).toBe(2);
  });
});

describe('rituals of blocking', () => {
  it('ritual 1 blocks a tile without characters, not the one blocked now', () => {
    const t = ritual(1, { people: { 'mr-flay': 'library', swelter: 'tower-of-flints' }, blocked: 'ivy-stair' });
    expect(t.offered).toEqual(['Great Kitchen', 'Refectory', 'Stone Lanes']);
    t.choose('Stone Lanes');
    expect(t.blocked).toBe('stone-lanes');
  });

  it('ritual 1 blocks any tile when all are occupied, and none when only the blocked one is free', () => {
    const castle = { library: [0, 1] } as const;
    const full = ritual(1, { castle, people: { 'mr-flay': 'library', swelter: 'tower-of-flints' } });
    expect(full.offered).toEqual(['Tower of Flints', 'Library']);
    full.choose('Library');
    expect(full.blocked).toBe('library');
    const other = ritual(1, {
      castle,
      people: { 'mr-flay': 'library', swelter: 'tower-of-flints' },
      blocked: 'library',
    });
    expect(other.blocked).toBe('tower-of-flints');
    const none = ritual(1, { castle, people: { swelter: 'tower-of-flints' }, blocked: 'library' });
    expect([none.blocked, done(none)]).toEqual(['library', true]);
  });

  it('ritual 2 blocks the Tower of Flints', () => {
    expect(ritual(2).blocked).toBe('tower-of-flints');
    expect(ritual(2, { blocked: 'library' }).blocked).toBe('tower-of-flints');
    expect(ritual(2, { blocked: 'tower-of-flints' }).blocked).toBe('tower-of-flints');
  });

  it('ritual 3 blocks a random tile other than the one blocked now', () => {
    const castle = { library: [0, 1], refectory: [1, 0] } as const;
    const at = (draw: number, blocked?: string) => ritual(3, { castle, blocked }, { effect: [draw] }).blocked;
    expect([at(1), at(2), at(3)]).toEqual(['tower-of-flints', 'library', 'refectory']);
    expect([at(1, 'tower-of-flints'), at(2, 'tower-of-flints')]).toEqual(['library', 'refectory']);
    expect(() => at(3, 'library')).toThrow('from 1 to 2');
  });

  it('ritual 4 blocks the tile with the most characters; ties are the officiant’s; who stands there stays', () => {
    const people = { 'mr-flay': 'library', swelter: 'library', rottcodd: 'refectory' };
    const t = ritual(4, { people });
    expect([t.blocked, t.place('mr-flay')]).toEqual(['library', 'library']);
    const tie = ritual(4, { people: { ...people, barquentine: 'refectory' } });
    expect([tie.seat, tie.offered]).toEqual([0, ['Library', 'Refectory']]);
    tie.choose('Refectory');
    expect([tie.blocked, tie.place('rottcodd')]).toEqual(['refectory', 'refectory']);
  });

  it('ritual 5 takes the Blocking Token off, if it is there', () => {
    expect(ritual(5, { blocked: 'library' }).blocked).toBe('');
    expect(ritual(5).blocked).toBe('');
  });
});

describe('rituals of characters', () => {
  it('ritual 6 gathers the Nobles of stone floors on the Tower, without choice', () => {
    const people = {
      'lady-fuchsia': { at: 'great-kitchen', with: 'ruby' },
      'lady-cora': 'stone-lanes',
      'countess-gertrude': 'library',
      'mr-flay': 'great-kitchen',
      'lord-sepulchrave': { at: 'tower-of-flints', of: 0, by: 0 },
    };
    const t = ritual(6, { people });
    const places = Object.keys(people).map((id) => t.place(id));
    expect(places).toEqual(['tower-of-flints', 'tower-of-flints', 'library', 'great-kitchen', 'tower-of-flints']);
    expect([t.carries('lady-fuchsia'), t.place('doctor-prunesquallor')]).toEqual(['ruby', '']);
    expect(board.broughtBy.get(t.s, 0)).toBe(0);
    const blocked = ritual(6, { people, blocked: 'tower-of-flints' });
    expect(blocked.place('lady-fuchsia')).toBe('great-kitchen');
  });

  it('ritual 7 sends the Servants of marble floors to the Great Kitchen, or to the Tower without it', () => {
    const people = {
      'mr-flay': 'refectory',
      rottcodd: { at: 'refectory', of: 0 },
      'lady-cora': 'refectory',
      swelter: 'library',
    };
    const t = ritual(7, { people });
    expect(Object.keys(people).map((id) => t.place(id))).toEqual([
      'great-kitchen',
      'great-kitchen',
      'refectory',
      'library',
    ]);
    const castle = { refectory: [0, 1], library: [1, 0] } as const;
    const without = ritual(7, { castle, people });
    expect(Object.keys(people).map((id) => without.place(id))).toEqual([
      'tower-of-flints',
      'tower-of-flints',
      'refectory',
      'library',
    ]);
    expect(ritual(7, { people, blocked: 'great-kitchen' }).place('mr-flay')).toBe('refectory');
    expect(ritual(7, { castle, people, blocked: 'tower-of-flints' }).place('mr-flay')).toBe('refectory');
    expect(ritual(7, { people, blocked: 'tower-of-flints' }).place('mr-flay')).toBe('great-kitchen');
  });

  it('ritual 8 places any character on any unblocked tile', () => {
    const t = ritual(8, {
      people: { 'mr-flay': { at: 'library', of: 1 }, swelter: 'refectory', rottcodd: { of: 0 } },
      blocked: 'stone-lanes',
    });
    expect(t.offered).toEqual(['Mr Flay', 'Swelter']);
    t.choose('Mr Flay');
    expect(t.offered).toEqual(['Tower of Flints', 'Library', 'Great Kitchen', 'Ivy Stair', 'Refectory']);
    t.choose('Great Kitchen');
    expect([t.place('mr-flay'), t.held('mr-flay')]).toEqual(['great-kitchen', [1, 1]]);
    expect(board.broughtBy.get(t.s, 5)).toBe(0);
    expect(done(ritual(8, { people: { 'mr-flay': { of: 0 } } }))).toBe(true);
  });

  it('ritual 9 two characters change places, each with what it carries; none on the blocked tile', () => {
    const people = {
      'mr-flay': { at: 'library', with: 'ruby' },
      swelter: { at: 'refectory', of: 1 },
      rottcodd: 'ivy-stair',
      barquentine: 'stone-lanes',
    };
    const t = ritual(9, { people, blocked: 'ivy-stair' });
    expect(t.offered).toEqual(['Mr Flay', 'Swelter', 'Barquentine']);
    t.choose('Mr Flay');
    expect(t.offered).toEqual(['Swelter', 'Barquentine']);
    t.choose('Swelter');
    expect([t.place('mr-flay'), t.place('swelter'), t.carries('mr-flay'), t.carries('swelter')]).toEqual([
      'refectory',
      'library',
      'ruby',
      '',
    ]);
    expect([5, 6].map((who) => board.broughtBy.get(t.s, who))).toEqual([0, 0]);
    const alone = ritual(9, { people: { 'mr-flay': 'library' } });
    expect([alone.place('mr-flay'), done(alone)]).toEqual(['library', true]);
    const shut = ritual(9, { people: { 'mr-flay': 'library', swelter: 'refectory' }, blocked: 'library' });
    expect([shut.place('mr-flay'), shut.place('swelter')]).toEqual(['library', 'refectory']);
  });

  it('ritual 10 from the officiant on each player walks one character over one edge', () => {
    const t = ritual(10, {
      players: 3,
      people: { 'mr-flay': { at: 'library', of: 1 }, swelter: 'tower-of-flints', rottcodd: 'stone-lanes' },
      blocked: 'refectory',
      hands: [[], ['blackmail'], ['alibi']],
    });
    expect([t.seat, t.offered]).toEqual([0, ['Mr Flay', 'Swelter', 'Rottcodd']]);
    t.chooseAs(0, 'Swelter');
    // Not into the blocked Refectory, and nowhere out to explore.
    expect(t.offered).toEqual([
      'Swelter walks north to Library',
      'Swelter walks east to Great Kitchen',
      'Swelter walks south to Ivy Stair',
    ]);
    t.chooseAs(0, 'walks south').chooseAs(1, 'Swelter').chooseAs(2, 'Rottcodd');
    expect([t.place('swelter'), t.place('rottcodd'), done(t)]).toEqual(['tower-of-flints', 'great-kitchen', true]);
    expect(board.broughtBy.get(t.s, 6)).toBe(-1);
  });

  it('ritual 10 those who cannot walk are no choice: off the board, or on the blocked tile', () => {
    const t = ritual(10, {
      people: { 'mr-flay': 'library', swelter: { of: 0 }, rottcodd: 'stone-lanes' },
      blocked: 'library',
    });
    // Only Rottcodd can walk, and only to one tile: nobody is asked, and the second player walks him on.
    expect([t.question, t.seat, t.offers('Rottcodd walks')]).toEqual(['walk', 1, true]);
    t.choose('walks west');
    expect([t.place('rottcodd'), t.place('mr-flay')]).toEqual(['tower-of-flints', 'library']);
  });

  it('ritual 10 who could only walk out through an exit with nothing beyond is no choice', () => {
    const t = ritual(10, {
      people: { 'mr-flay': 'great-kitchen', swelter: 'ivy-stair', rottcodd: 'stone-lanes' },
      blocked: 'tower-of-flints',
      supply: ['cool-room'],
    });
    expect(t.offered).toEqual(['Mr Flay', 'Rottcodd']);
  });

  it('ritual 28 calls a character to the Tower', () => {
    const t = ritual(28, { people: { 'mr-flay': 'library' } });
    expect(t.offered).toHaveLength(9);
    t.choose('Rottcodd');
    expect(t.place('rottcodd')).toBe('tower-of-flints');
    expect(board.broughtBy.get(t.s, 8)).toBe(0);
    const everybody = Object.fromEntries(gameOf({}).identities[characters.index].ids.map((id) => [id, 'library']));
    expect(done(ritual(28, { people: everybody }))).toBe(true);
  });
});

describe('rituals of influence', () => {
  it('ritual 11 each player with tokens on characters takes one back, of their choice', () => {
    const t = ritual(11, {
      players: 3,
      people: {
        'mr-flay': { of: 0, tokens: 2 },
        swelter: { at: 'library', of: 0 },
        rottcodd: { of: 2 },
        barquentine: { of: 2, tokens: 3 },
      },
      hands: [[], ['blackmail'], ['alibi']],
    });
    t.chooseAs(0, 'Mr Flay').chooseAs(2, 'Barquentine');
    expect([t.held('mr-flay'), t.held('barquentine'), t.held('rottcodd')]).toEqual([
      [0, 1],
      [2, 2],
      [2, 1],
    ]);
    expect([t.pool(0), t.pool(1), t.pool(2)]).toEqual([3, 5, 2]);
  });

  it('ritual 12 returns up to two tokens of an opponent’s character', () => {
    const t = ritual(12, { people: { swelter: { of: 1, tokens: 3 }, 'mr-flay': { of: 0 }, rottcodd: 'library' } });
    expect([t.held('swelter'), t.held('mr-flay'), t.pool(1)]).toEqual([[1, 1], [0, 1], 4]);
    expect(done(ritual(12, { people: { 'mr-flay': { of: 0 } } }))).toBe(true);
  });

  it('ritual 13 returns a token of every character on marble, ritual 14 on wood', () => {
    const people = {
      'mr-flay': { at: 'refectory', of: 0, tokens: 2 },
      swelter: { at: 'refectory', of: 1 },
      rottcodd: { at: 'library', of: 1, tokens: 3 },
      barquentine: { at: 'ivy-stair', of: 0 },
      'lady-cora': { at: 'stone-lanes', of: 0 },
      'lady-fuchsia': { of: 1 },
      'nanny-slagg': 'refectory',
    } as const;
    const held = (t: Table) => Object.keys(people).map((id) => t.held(id)[1]);
    const marble = ritual(13, { people });
    expect(held(marble)).toEqual([1, 0, 3, 1, 1, 1, 0]);
    expect([marble.pool(0), marble.pool(1), marble.held('swelter')]).toEqual([2, 1, [-1, 0]]);
    const wood = ritual(14, { people });
    expect(held(wood)).toEqual([2, 1, 2, 0, 1, 1, 0]);
    expect([wood.pool(0), wood.pool(1)]).toEqual([2, 1]);
  });

  it('ritual 15 turns a character with one token of an opponent to the officiant', () => {
    const people = {
      swelter: { of: 1 },
      rottcodd: { of: 1, tokens: 2 },
      'mr-flay': { of: 0 },
      barquentine: { at: 'library', of: 1 },
    } as const;
    const t = ritual(15, { people });
    expect(t.offered).toEqual(['Swelter', 'Barquentine']);
    t.choose('Swelter');
    expect([t.held('swelter'), t.pool(0), t.pool(1)]).toEqual([[0, 1], 3, 2]);
    expect(done(ritual(15, { people: { rottcodd: { of: 1, tokens: 2 }, 'mr-flay': { of: 0 } } }))).toBe(true);
    const poor = ritual(15, {
      people: { swelter: { of: 1 }, 'mr-flay': { of: 0, tokens: 3 }, rottcodd: { of: 0, tokens: 2 } },
    });
    expect([poor.held('swelter'), poor.pool(1), done(poor)]).toEqual([[1, 1], 4, true]);
    // A patch may ask for more tokens than the pool, or the card, holds.
    const more = (pool: number) =>
      ritual(15, {
        patches: { 'card.the-transfer-of-the-seal.ritual.4': 5 },
        people: { swelter: { of: 1 }, 'mr-flay': { of: 0, tokens: 5 - pool } },
      });
    expect([more(2).held('swelter'), more(2).pool(0)]).toEqual([[0, 2], 0]);
    expect([more(4).held('swelter'), more(4).pool(0)]).toEqual([[0, 3], 1]);
  });
});

describe('rituals of artifacts', () => {
  it('ritual 16 every carried artifact is put down', () => {
    const t = ritual(16, {
      people: {
        'mr-flay': { at: 'library', of: 0, with: 'ruby' },
        swelter: { at: 'refectory', with: 'crutch' },
        rottcodd: 'library',
      },
    });
    expect([t.loose('ruby'), t.loose('crutch'), t.carries('mr-flay'), t.carries('swelter')]).toEqual([
      'library',
      'refectory',
      '',
      '',
    ]);
  });

  it('ritual 17 puts a loose artifact on an unblocked tile', () => {
    const t = ritual(17, {
      loose: { ruby: 'library', crutch: 'refectory' },
      people: { 'mr-flay': { at: 'library', with: 'white-cat' } },
      blocked: 'stone-lanes',
    });
    expect(t.offered).toEqual(['Ruby', 'Crutch']);
    t.choose('Crutch');
    expect(t.offered).toHaveLength(5);
    t.choose('Great Kitchen');
    expect([t.loose('crutch'), t.loose('ruby')]).toEqual(['great-kitchen', 'library']);
    expect(done(ritual(17, { people: { 'mr-flay': { at: 'library', with: 'white-cat' } } }))).toBe(true);
  });

  it('ritual 18 two loose artifacts change tiles', () => {
    const t = ritual(18, { loose: { ruby: 'library', crutch: 'refectory', 'white-cat': 'ivy-stair' } });
    t.choose('Ruby', 'White Cat');
    expect([t.loose('ruby'), t.loose('white-cat'), t.loose('crutch')]).toEqual(['ivy-stair', 'library', 'refectory']);
    const alone = ritual(18, { loose: { ruby: 'library' } });
    expect([alone.loose('ruby'), done(alone)]).toEqual(['library', true]);
  });

  it('ritual 19 a random loose artifact comes to the Tower, unless it is blocked', () => {
    const loose = { ruby: 'library', crutch: 'refectory' };
    const second = ritual(19, { loose }, { effect: [2] });
    expect([second.loose('ruby'), second.loose('crutch')]).toEqual(['library', 'tower-of-flints']);
    expect(ritual(19, { loose }, { effect: [1] }).loose('ruby')).toBe('tower-of-flints');
    const blocked = ritual(19, { loose, blocked: 'tower-of-flints' });
    expect([blocked.loose('ruby'), blocked.loose('crutch'), done(blocked)]).toEqual(['library', 'refectory', true]);
    expect(done(ritual(19))).toBe(true);
  });
});

describe('rituals of hands and draws', () => {
  it('ritual 20 all choose a card at once, then pass it to the left', () => {
    const t = ritual(20, {
      players: 3,
      hands: [['alibi'], ['blackmail', 'scheming', 'dust-in-the-margins'], ['dumb-waiter', 'rusted-key']],
    });
    expect([t.seat, t.offered]).toEqual([0, ['Alibi', 'Countermand']]);
    t.chooseAs(0, 'Alibi');
    // Seat 1 chooses from its own hand: the card of seat 0 has not come yet.
    expect([t.seat, t.offered, t.hand(1).length]).toEqual([1, ['Blackmail', 'Scheming'], 3]);
    t.chooseAs(1, 'Scheming').chooseAs(2, 'Rusted Key');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([
      ['countermand', 'rusted-key'],
      ['alibi', 'blackmail', 'dust-in-the-margins'],
      ['dumb-waiter', 'scheming'],
    ]);
    // Who passed a card knows where it is, and nobody else but its holder.
    expect([
      t.knownBy(board.hand[1], 'alibi'),
      t.knownBy(board.hand[2], 'scheming'),
      t.knownBy(board.hand[0], 'rusted-key'),
    ]).toEqual([0b001, 0b010, 0b100]);
  });

  it('ritual 20 who has no such card passes nothing, but receives', () => {
    const t = ritual(20, { players: 3, hands: [[], [], ['dumb-waiter']] });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['dumb-waiter'], ['countermand'], []]);
  });

  it('ritual 20 a card passed on takes along what others knew of the hand', () => {
    const t = table({
      players: 3,
      hands: [['seventh-bell', 'countermand'], ['blackmail', 'alibi'], []],
      draws: { 'dice/ritual': [20] },
    });
    for (const id of ['blackmail', 'alibi']) {
      actionCards.reveal(t.s, t.s.game.identities[actionCards.index].ids.indexOf(id), 0b111);
    }
    t.choose('play Seventh Bell').chooseAs(1, 'Alibi');
    expect([t.knownBy(board.hand[2], 'alibi'), t.knownBy(board.hand[1], 'blackmail')]).toEqual([0b010, 0b010]);
  });

  it('ritual 21 the officiant draws two Action Cards', () => {
    const t = ritual(21, { deck: ['blackmail', 'scheming', 'dumb-waiter'] });
    expect([t.hand(0), t.ids(board.actionDeck)]).toEqual([['blackmail', 'countermand', 'scheming'], ['dumb-waiter']]);
    const short = ritual(21, { deck: ['blackmail'], discard: [] });
    // The played card is the only discard: it is shuffled and drawn.
    expect(short.hand(0)).toEqual(['blackmail', 'countermand', 'seventh-bell']);
  });

  it('ritual 22 from the officiant on each player draws one Action Card', () => {
    const t = ritual(22, {
      players: 3,
      hands: [[], ['alibi'], []],
      deck: ['blackmail', 'scheming', 'dumb-waiter', 'rusted-key'],
    });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([
      ['blackmail', 'countermand'],
      ['alibi', 'scheming'],
      ['dumb-waiter'],
    ]);
  });

  it('ritual 23 each opponent discards an Action Card of their choice, if able', () => {
    const t = ritual(23, {
      players: 4,
      hands: [['alibi'], ['blackmail', 'scheming', 'dust-in-the-margins'], ['the-long-recital'], ['dumb-waiter']],
    });
    expect([t.seat, t.offered]).toEqual([1, ['Blackmail', 'Scheming']]);
    t.chooseAs(1, 'Scheming');
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(3)]).toEqual([
      ['alibi', 'countermand'],
      ['blackmail', 'dust-in-the-margins'],
      ['the-long-recital'],
      [],
    ]);
    expect(t.discard).toEqual(['seventh-bell', 'scheming', 'dumb-waiter']);
  });

  it('ritual 24 the officiant may discard up to two plots and draws as many', () => {
    const setting: Setting = {
      plots: [['dust-to-dust', 'sharpening-day', 'hat-and-cradle']],
      plotDeck: ['crowns-for-two', 'the-last-volume', 'a-dark-breakfast'],
    };
    const two = ritual(24, setting).choose('Dust to Dust', 'Hat and Cradle');
    expect([two.plots(0), two.plotDiscard]).toEqual([
      ['crowns-for-two', 'sharpening-day', 'the-last-volume'],
      ['dust-to-dust', 'hat-and-cradle'],
    ]);
    const one = ritual(24, setting).choose('Dust to Dust', 'done');
    expect([one.plots(0).length, one.plotDiscard]).toEqual([3, ['dust-to-dust']]);
    expect(one.plots(0)).toContain('crowns-for-two');
    const none = ritual(24, setting).choose('done');
    expect([none.plots(0), none.plotDiscard]).toEqual([['dust-to-dust', 'hat-and-cradle', 'sharpening-day'], []]);
    expect(done(ritual(24))).toBe(true);
  });
});

describe('rituals of the castle', () => {
  it('ritual 25 lays the next tile beyond an open exit', () => {
    const t = ritual(25, { supply: ['octagonal-room', 'nursery'], bag: ['ruby'], people: { 'mr-flay': 'library' } });
    expect(t.offered).toHaveLength(14);
    t.choose('south of Refectory');
    expect([t.cell('octagonal-room'), t.loose('ruby'), t.place('mr-flay')]).toEqual([
      [-1, -1, 0],
      'octagonal-room',
      'library',
    ]);
    expect(done(ritual(25, { supply: [] }))).toBe(true);
  });

  it('ritual 26 turns an empty tile, not the Tower, so that the castle stays in one piece', () => {
    const castle = {
      'servants-passage': [0, 1],
      library: [0, 2],
      'fuchsia-s-attic': [0, -1, 2],
      refectory: [-1, 0],
    } as const;
    const t = ritual(26, { castle, people: { 'mr-flay': 'refectory' } });
    // The Attic has one exit and must keep it; the Refectory is occupied.
    expect(t.offered).toEqual(["Servants' Passage", 'Library']);
    t.choose("Servants' Passage");
    // Half a turn alone holds the Library.
    expect([t.cell('servants-passage'), done(t)]).toEqual([[0, 1, 2], true]);
    // However the Library is turned it looks the same: nothing is asked.
    const cross = ritual(26, { castle, people: { 'mr-flay': 'refectory' } }).choose('Library');
    expect([cross.cell('library'), done(cross)]).toEqual([[0, 2, 1], true]);
  });

  it('ritual 26 offers the orientations that keep the castle connected, each look once', () => {
    const castle = { 'candle-room': [0, 1, 0], dispensary: [1, 0, 1], library: [-1, 0] } as const;
    // The Candle Room (exits east, south) must keep its way south to the Tower.
    const t = ritual(26, { castle, people: { 'mr-flay': 'library' } });
    expect(t.offered).toEqual(['Candle Room', 'Dispensary']);
    t.choose('Candle Room');
    expect([t.cell('candle-room'), done(t)]).toEqual([[0, 1, 1], true]);
    // The Dispensary (east, south, west; now south, west, north) must keep its way west.
    const tee = ritual(26, { castle, people: { 'mr-flay': 'library' } }).choose('Dispensary');
    expect(tee.offered).toEqual(['Dispensary with exits north, east, west', 'Dispensary with exits east, south, west']);
    tee.choose('north, east, west');
    expect(tee.cell('dispensary')).toEqual([1, 0, 2]);
    // It is the officiant who chooses, whoever that is.
    const second = table({
      castle,
      people: { 'mr-flay': 'library' },
      active: 1,
      hands: [['alibi'], ['seventh-bell', 'countermand']],
      draws: { 'dice/ritual': [26] },
    }).choose('play Seventh Bell', 'Dispensary');
    expect([second.seat, second.offers('Dispensary with exits north')]).toEqual([1, true]);
  });

  it('ritual 26 does nothing where no tile can be turned', () => {
    const castle = { 'fuchsia-s-attic': [0, 1] } as const;
    const t = ritual(26, { castle });
    expect([t.cell('fuchsia-s-attic'), done(t)]).toEqual([[0, 1, 0], true]);
  });

  it('ritual 27 two empty tiles, not the Tower, change cells with what lies on them', () => {
    const t = ritual(27, {
      people: { 'mr-flay': 'great-kitchen' },
      loose: { ruby: 'library' },
      blocked: 'library',
    });
    expect(t.offered).toEqual(['Library', 'Ivy Stair', 'Refectory', 'Stone Lanes']);
    t.choose('Library');
    expect(t.offered).toEqual(['Ivy Stair', 'Refectory', 'Stone Lanes']);
    t.choose('Stone Lanes');
    expect([t.cell('library'), t.cell('stone-lanes')]).toEqual([
      [2, 0, 0],
      [0, 1, 0],
    ]);
    expect([t.loose('ruby'), t.blocked]).toEqual(['library', 'library']);
  });

  it('ritual 27 keeps the orientation, and the castle in one piece', () => {
    // North of the Tower a passage to the Library; east a dead end that opens to the west.
    const castle = { 'servants-passage': [0, 1], library: [0, 2], 'fuchsia-s-attic': [1, 0, 1] } as const;
    const t = ritual(27, { castle });
    // In the place of the Attic neither would hold: it would cut off what lies north.
    expect(t.offered).toEqual(["Servants' Passage", 'Library']);
    t.choose('Library');
    expect([t.cell('library'), t.cell('servants-passage'), t.cell('fuchsia-s-attic')]).toEqual([
      [0, 1, 0],
      [0, 2, 0],
      [1, 0, 1],
    ]);
    expect(done(t)).toBe(true);
  });

  it('ritual 27 does nothing where no two tiles can change', () => {
    const t = ritual(27, { castle: { 'servants-passage': [0, 1], 'fuchsia-s-attic': [1, 0, 1] } });
    expect([t.cell('servants-passage'), t.cell('fuchsia-s-attic'), done(t)]).toEqual([[0, 1, 0], [1, 0, 1], true]);
  });

  it('ritual 27 the Tower is no partner: where all other swaps would cut the castle, nothing is asked', () => {
    // Each of the two could change with the Tower; with each other they could not.
    const castle = { nursery: [0, 1], 'masters-common-room': [1, 0] } as const;
    const t = ritual(27, { castle });
    expect([t.cell('nursery'), t.cell('tower-of-flints'), done(t)]).toEqual([[0, 1, 0], [0, 0, 0], true]);
  });

  it('ritual 27 a tile with a character is no partner', () => {
    const t = ritual(27, {
      castle: { library: [0, 1], refectory: [1, 0], 'octagonal-room': [-1, 0] },
      people: { 'mr-flay': 'refectory', swelter: 'library' },
    });
    expect([t.cell('octagonal-room'), done(t)]).toEqual([[-1, 0, 0], true]);
  });

  it('ritual 29 nothing happens', () => {
    const t = ritual(29, { people: { 'mr-flay': { at: 'library', of: 0 } }, blocked: 'ivy-stair' });
    expect([t.place('mr-flay'), t.held('mr-flay'), t.blocked, t.metric('rituals')]).toEqual([
      'library',
      [0, 1],
      'ivy-stair',
      1,
    ]);
  });

  it('ritual 30 rolls twice more and performs both in order; a further 30 is out of question', () => {
    const t = ritual(30, { deck: ['blackmail', 'scheming', 'dumb-waiter'] }, { 'dice/ritual': [2, 21] });
    expect([t.blocked, t.hand(0), t.metric('rituals')]).toEqual([
      'tower-of-flints',
      ['blackmail', 'countermand', 'scheming'],
      3,
    ]);
    const inOrder = ritual(30, {}, { 'dice/ritual': [2, 5] });
    expect(inOrder.blocked).toBe('');
    expect(() => ritual(30, {}, { 'dice/ritual': [30] })).toThrow('from 1 to 29');
  });
});
