import { describe, expect, it } from 'vitest';
import { actionCards, board } from '../../../src/games/gormenghast/layout.js';
import { type Setting, table } from './table.js';

/** Plays a card of seat 0 for its text; `scheming` stays in hand so that the turn does not end by itself. */
const text = (card: string, title: string, setting: Setting = {}) =>
  table({ ...setting, hands: [[card, 'scheming'], ...(setting.hands ?? [])] }).play(title, 'its text');
/** Whether a card could be played for its text. */
const hasText = (card: string, title: string, setting: Setting = {}) =>
  table({ ...setting, hands: [[card, 'scheming'], ...(setting.hands ?? [])] })
    .uses(title)
    .some((use) => use.includes('for its text'));

describe('E01 Secret Passage', () => {
  const has = (setting: Setting) => hasText('behind-the-arras', 'Behind the Arras', setting);
  const castle = { 'servants-passage': [1, 0], library: [2, 0], refectory: [0, 1] } as const;

  it('E01 places one’s character on a tile beside, walls or not, and takes its artifact along', () => {
    const people = { 'mr-flay': { at: 'servants-passage', of: 0, with: 'ruby' } } as const;
    const t = text('behind-the-arras', 'Behind the Arras', { castle, people });
    expect([t.question, t.offered]).toEqual(['effect', ['Tower of Flints', 'Library']]);
    t.choose('Library');
    expect([t.place('mr-flay'), t.carries('mr-flay'), t.question]).toEqual(['library', 'ruby', 'action']);
    expect(board.broughtBy.get(t.s, 5)).toBe(0);
  });

  it('E01 offers the characters of the player in play that have such a neighbour', () => {
    const t = text('behind-the-arras', 'Behind the Arras', {
      castle: { ...castle, 'octagonal-room': [5, 5] },
      people: {
        'mr-flay': { at: 'servants-passage', of: 0 },
        swelter: { at: 'refectory', of: 0 },
        rottcodd: { at: 'octagonal-room', of: 0 },
        barquentine: { of: 0 },
        'lady-cora': { at: 'library', of: 1 },
        'lady-fuchsia': 'library',
      },
    });
    expect(t.offered).toEqual(['Mr Flay', 'Swelter']);
  });

  it('E01 leads to no blocked tile, but out of it', () => {
    const people = { 'mr-flay': { at: 'refectory', of: 0 } } as const;
    expect(has({ castle, people })).toBe(true);
    expect(has({ castle, people, blocked: 'tower-of-flints' })).toBe(false);
    expect(has({ castle, people, blocked: 'refectory' })).toBe(true);
    expect(has({ castle, people: { 'mr-flay': 'refectory' } })).toBe(false);
    expect(has({ castle, people: { 'mr-flay': { of: 0 } } })).toBe(false);
  });
});

describe('E02 Familiar Flagstones', () => {
  const has = (setting: Setting) => hasText('same-stones-other-rooms', 'Same Stones, Other Rooms', setting);

  it('E02 places one’s character on another tile of the same floor', () => {
    const t = text('same-stones-other-rooms', 'Same Stones, Other Rooms', {
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 } },
    });
    expect(t.offered).toEqual(['Great Kitchen', 'Stone Lanes']);
    t.choose('Stone Lanes');
    expect(t.place('mr-flay')).toBe('stone-lanes');
  });

  it('E02 not on its own tile, not on a blocked one, not on another floor', () => {
    // The Refectory is the only marble tile; the Ivy Stair and the Library are the two of wood.
    expect(has({ people: { 'mr-flay': { at: 'refectory', of: 0 } } })).toBe(false);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 } } })).toBe(true);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 } }, blocked: 'ivy-stair' })).toBe(false);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 } }, blocked: 'library' })).toBe(true);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 1 } } })).toBe(false);
    expect(has({ people: { 'mr-flay': { of: 0 } } })).toBe(false);
    const t = text('same-stones-other-rooms', 'Same Stones, Other Rooms', {
      people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'refectory', of: 0 } },
    });
    expect([t.place('mr-flay'), t.place('swelter')]).toEqual(['ivy-stair', 'refectory']);
  });
});

describe('E03 Back Stairs and E04 State Progress', () => {
  const people = {
    'mr-flay': { at: 'library', of: 0 },
    swelter: { at: 'refectory', of: 0 },
    'lady-fuchsia': { at: 'refectory', of: 0 },
    'lady-cora': { at: 'library', of: 0 },
    rottcodd: { at: 'library', of: 1 },
    'lord-sepulchrave': { at: 'library', of: 1 },
  } as const;

  it('E03 gives one of the player’s Servants five moves', () => {
    const t = text('back-stairs', 'Back Stairs', { people });
    expect(t.offered).toEqual(['Mr Flay', 'Swelter']);
    t.choose('Mr Flay');
    for (const side of ['south', 'east', 'east', 'west', 'west']) t.choose(`Mr Flay goes ${side}`);
    expect([t.place('mr-flay'), t.question]).toEqual(['tower-of-flints', 'action']);
  });

  it('E04 gives one of the player’s Nobles five moves', () => {
    const t = text('state-progress', 'State Progress', { people });
    expect(t.offered).toEqual(['Lady Fuchsia', 'Lady Cora']);
    t.choose('Lady Cora');
    for (const side of ['south', 'east', 'east', 'west', 'west']) t.choose(`Lady Cora goes ${side}`);
    expect([t.place('lady-cora'), t.question]).toEqual(['tower-of-flints', 'action']);
  });

  it('E03 E04 need such a character in play', () => {
    const only = (who: string, at?: string) => ({ people: { [who]: { at, of: 0 } } });
    expect(hasText('back-stairs', 'Back Stairs', only('mr-flay', 'library'))).toBe(true);
    expect(hasText('back-stairs', 'Back Stairs', only('mr-flay'))).toBe(false);
    expect(hasText('back-stairs', 'Back Stairs', only('lady-cora', 'library'))).toBe(false);
    expect(hasText('state-progress', 'State Progress', only('lady-cora', 'library'))).toBe(true);
    expect(hasText('state-progress', 'State Progress', only('lady-cora'))).toBe(false);
    expect(hasText('state-progress', 'State Progress', only('mr-flay', 'library'))).toBe(false);
  });

  it('the number of moves is a number of the content', () => {
    const t = text('back-stairs', 'Back Stairs', {
      people: { 'mr-flay': { at: 'library', of: 0 } },
      patches: { 'card.effects/back-stairs.play.1': 1 },
    }).choose('goes south');
    expect(t.question).toBe('action');
  });
});

describe('E05 Blackmail', () => {
  it('E05 returns up to two tokens of an opponent’s character; the player places none', () => {
    const t = text('a-word-in-confidence', 'A Word in Confidence', {
      players: 3,
      people: {
        swelter: { at: 'library', of: 1, tokens: 3 },
        rottcodd: { of: 2 },
        'mr-flay': { at: 'library', of: 0, tokens: 2 },
        barquentine: 'library',
      },
    });
    expect(t.offered).toEqual(['Swelter', 'Rottcodd']);
    t.choose('Swelter');
    expect([t.held('swelter'), t.pool(1), t.pool(0)]).toEqual([[1, 1], 4, 3]);
    const one = text('a-word-in-confidence', 'A Word in Confidence', { people: { swelter: { of: 1 } } });
    expect([one.held('swelter'), one.pool(1)]).toEqual([[-1, 0], 5]);
  });

  it('E05 needs a character that an opponent controls', () => {
    const has = (setting: Setting) => hasText('a-word-in-confidence', 'A Word in Confidence', setting);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 }, swelter: 'library' } })).toBe(false);
    expect(has({ people: { 'mr-flay': { of: 1 } } })).toBe(true);
  });
});

describe('E06 Sleight of Hand', () => {
  const people = {
    'mr-flay': { at: 'library', of: 0, with: 'crutch' },
    swelter: { at: 'library', of: 1, with: 'ruby' },
    rottcodd: { at: 'refectory', of: 0 },
    barquentine: { at: 'refectory', with: 'white-cat' },
  } as const;

  it('E06 takes what another on the same tile carries, and gives what one carried in return', () => {
    const t = text('sleight-of-hand', 'Sleight of Hand', { people });
    expect(t.offered).toEqual(['Mr Flay', 'Rottcodd']);
    t.choose('Mr Flay');
    expect([t.carries('mr-flay'), t.carries('swelter')]).toEqual(['ruby', 'crutch']);
    const empty = text('sleight-of-hand', 'Sleight of Hand', { people }).choose('Rottcodd');
    expect([empty.carries('rottcodd'), empty.carries('barquentine')]).toEqual(['white-cat', '']);
  });

  it('E06 the other may be anybody else there, one’s own too', () => {
    const t = text('sleight-of-hand', 'Sleight of Hand', {
      people: {
        'mr-flay': { at: 'library', of: 0 },
        swelter: { at: 'library', of: 1, with: 'ruby' },
        'lady-cora': { at: 'library', of: 0, with: 'crutch' },
        rottcodd: { at: 'refectory', with: 'white-cat' },
      },
    }).choose('Mr Flay');
    expect(t.offered).toEqual(['Lady Cora', 'Swelter']);
    t.choose('Lady Cora');
    expect([t.carries('mr-flay'), t.carries('lady-cora')]).toEqual(['crutch', '']);
  });

  it('E06 needs somebody else there who carries', () => {
    const has = (setting: Setting) => hasText('sleight-of-hand', 'Sleight of Hand', setting);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0, with: 'ruby' }, swelter: 'library' } })).toBe(false);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'refectory', with: 'ruby' } } })).toBe(
      false,
    );
    expect(has({ people: { 'mr-flay': { at: 'library', of: 1 }, swelter: { at: 'library', with: 'ruby' } } })).toBe(
      false,
    );
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'library', with: 'ruby' } } })).toBe(
      true,
    );
  });
});

describe('E07 Dumb Waiter', () => {
  const has = (setting: Setting) => hasText('dumb-waiter', 'Dumb Waiter', setting);

  it('E07 puts a loose artifact on another tile of the same floor', () => {
    const t = text('dumb-waiter', 'Dumb Waiter', {
      // The characters stand on other floors: what counts is where the artifact lies.
      people: { 'lord-sepulchrave': 'library', 'mr-flay': { at: 'library', with: 'ruby' } },
      loose: { 'iron-crown': 'stone-lanes', crutch: 'refectory', 'albino-rook': 'tower-of-flints' },
    });
    expect(t.offered).toEqual(['Iron Crown', 'Albino Rook']);
    t.choose('Albino Rook');
    expect(t.offered).toEqual(['Great Kitchen', 'Stone Lanes']);
    t.choose('Great Kitchen');
    expect([t.loose('albino-rook'), t.loose('iron-crown'), t.question]).toEqual([
      'great-kitchen',
      'stone-lanes',
      'action',
    ]);
  });

  it('E07 not onto a blocked tile, nor onto its own', () => {
    expect(has({ loose: { crutch: 'refectory' } })).toBe(false);
    expect(has({ loose: { crutch: 'library' } })).toBe(true);
    expect(has({ loose: { crutch: 'library' }, blocked: 'ivy-stair' })).toBe(false);
    expect(has({ loose: { crutch: 'library' }, blocked: 'library' })).toBe(true);
    expect(has({ people: { 'mr-flay': { at: 'library', with: 'crutch' } } })).toBe(false);
    const t = text('dumb-waiter', 'Dumb Waiter', { loose: { crutch: 'library' }, people: { 'mr-flay': 'refectory' } });
    expect(t.loose('crutch')).toBe('ivy-stair');
  });
});

describe('E08 Scheming', () => {
  it('E08 draws two plots, then discards one of the player’s choice', () => {
    const t = table({
      hands: [['scheming', 'alibi']],
      plots: [['dust-to-dust']],
      plotDeck: ['sharpening-day', 'crowns-for-two', 'hat-and-cradle'],
    }).play('Scheming', 'its text');
    expect([...t.offered].sort()).toEqual(['Crowns for Two', 'Dust to Dust', 'Sharpening Day']);
    t.choose('Dust to Dust');
    expect([t.plots(0), t.plotDiscard]).toEqual([['crowns-for-two', 'sharpening-day'], ['dust-to-dust']]);
    expect([t.victory(0), t.metric('rituals')]).toEqual([0, 0]);
  });

  it('E08 draws as many as there are, the discards made a deck again in the midst of it', () => {
    const one = table({
      hands: [['scheming', 'alibi']],
      plotDeck: ['sharpening-day'],
      plotDiscard: ['dust-to-dust'],
    }).play('Scheming', 'its text');
    one.choose('Dust to Dust');
    expect([one.plots(0), one.plotDiscard]).toEqual([['sharpening-day'], ['dust-to-dust']]);
    const few = table({ hands: [['scheming', 'alibi']], plotDeck: ['sharpening-day'] }).play('Scheming', 'its text');
    expect([few.plots(0), few.plotDiscard]).toEqual([[], ['sharpening-day']]);
  });

  it('E08 needs a plot to draw', () => {
    const has = (setting: Setting) =>
      table({ ...setting, hands: [['scheming', 'alibi']] }).uses('Scheming').length === 2;
    expect(has({ plotDeck: [], plots: [['dust-to-dust']] })).toBe(false);
    expect(has({ plotDeck: [], plotDiscard: ['dust-to-dust'] })).toBe(true);
    expect(has({ plotDeck: ['dust-to-dust'] })).toBe(true);
  });
});

describe('E09 Eavesdropping', () => {
  it('E09 takes a random Action Card, no Ritual Card, from the hand of an opponent', () => {
    const t = text('eavesdropping', 'Eavesdropping', {
      players: 3,
      hands: [['seventh-bell', 'alibi', 'blackmail'], ['dumb-waiter']],
      draws: { effect: [2] },
    });
    expect(t.offered).toEqual(['Seat 1', 'Seat 2']);
    t.choose('Seat 1');
    // The second of the two that may be taken, in the order of the box.
    expect([t.hand(0), t.hand(1)]).toEqual([
      ['alibi', 'scheming'],
      ['blackmail', 'seventh-bell'],
    ]);
  });

  it('E09 an opponent with Ritual Cards alone is offered, since hands are hidden, and loses nothing', () => {
    const t = text('eavesdropping', 'Eavesdropping', { hands: [['seventh-bell']] });
    expect([t.hand(0), t.hand(1), t.question]).toEqual([['scheming'], ['seventh-bell'], 'action']);
  });

  it('E09 needs an opponent who holds a card of the Action deck', () => {
    const has = (setting: Setting) => hasText('eavesdropping', 'Eavesdropping', setting);
    expect(has({ hands: [[]], plots: [[], ['dust-to-dust']] })).toBe(false);
    expect(has({ hands: [['alibi']] })).toBe(true);
  });

  it('E09 the two of them know which card went; others no longer know what they knew of the hand', () => {
    const setting: Setting = { players: 3, hands: [['alibi', 'blackmail'], ['dumb-waiter']], draws: { effect: [2] } };
    const t = table({ ...setting, hands: [['eavesdropping', 'scheming'], ...(setting.hands ?? [])] });
    for (const id of ['alibi', 'blackmail']) {
      const card = t.s.game.identities[actionCards.index].ids.indexOf(id);
      actionCards.reveal(t.s, card, 0b111);
    }
    t.play('Eavesdropping', 'its text').choose('Seat 1');
    expect(t.hand(0)).toContain('alibi');
    expect(t.knownBy(board.hand[0], 'alibi')).toBe(0b011);
    expect(t.knownBy(board.hand[1], 'blackmail')).toBe(0b011);
  });
});

describe('E10 Forgotten Corridor', () => {
  const setting: Setting = { supply: ['candle-room', 'nursery'], bag: ['ruby'], people: { 'mr-flay': 'library' } };

  it('E10 lays the next tile beyond any open exit, as if explored; nobody moves', () => {
    const t = text('forgotten-corridor', 'Forgotten Corridor', setting);
    // Library, Great Kitchen, Ivy Stair, Refectory, Stone Lanes: 3 + 2 + 3 + 3 + 3 exits lead out.
    expect(t.offered).toHaveLength(14);
    t.choose('north of Stone Lanes');
    expect(t.offered).toEqual(['Candle Room with exits east, south', 'Candle Room with exits south, west']);
    t.choose('south, west');
    expect([t.cell('candle-room'), t.loose('ruby'), t.place('mr-flay')]).toEqual([[2, 1, 1], 'candle-room', 'library']);
    expect([t.metric('tiles_explored'), t.ids(board.supply)]).toEqual([1, ['nursery']]);
  });

  it('E10 needs a tile in the supply and an open exit', () => {
    const has = (more: Setting) => hasText('forgotten-corridor', 'Forgotten Corridor', more);
    expect(has(setting)).toBe(true);
    expect(has({ supply: [] })).toBe(false);
    const closed = {
      'hall-of-spiders': [0, 1],
      'western-balcony': [0, -1],
      'hall-of-the-bright-carvings': [1, 0],
      'servants-passage': [-1, 0],
      'candle-room': [-1, 1],
      'room-of-roots': [-1, -1],
      'fuchsia-s-bedroom': [1, -1],
      'wine-vaults': [1, 1],
    } as const;
    expect(has({ castle: closed })).toBe(false);
    const { 'wine-vaults': _, ...open } = closed;
    expect(has({ castle: open })).toBe(true);
  });
});

describe('E11 The Bell Rope', () => {
  const has = (setting: Setting) => hasText('the-bell-rope', 'The Bell Rope', setting);
  const all = Object.fromEntries(
    [
      'lord-sepulchrave',
      'countess-gertrude',
      'lady-fuchsia',
      'lady-cora',
      'doctor-prunesquallor',
      'mr-flay',
      'swelter',
      'nanny-slagg',
      'rottcodd',
    ].map((id) => [id, 'library']),
  );

  it('E11 brings a character that is not in play to the Tower of Flints', () => {
    const t = text('the-bell-rope', 'The Bell Rope', { people: { 'mr-flay': 'library', swelter: { of: 0 } } });
    expect(t.offered).toHaveLength(9);
    expect(t.offered).not.toContain('Mr Flay');
    t.choose('Swelter');
    expect([t.place('swelter'), t.held('swelter')]).toEqual(['tower-of-flints', [0, 1]]);
  });

  it('E11 is an arrival by the player: The Owls Are Waiting', () => {
    const t = text('the-bell-rope', 'The Bell Rope', {
      people: { 'lord-sepulchrave': { of: 0 } },
      plots: [['the-owls-are-waiting']],
    }).choose('Lord Sepulchrave');
    expect(t.offers('claim The Owls Are Waiting for 1')).toBe(true);
  });

  it('E11 needs a character off the board and a Tower that is not blocked', () => {
    expect(has({ people: all })).toBe(true);
    expect(has({ people: { ...all, barquentine: 'library' } })).toBe(false);
    expect(has({ people: all, blocked: 'tower-of-flints' })).toBe(false);
    expect(has({ people: all, blocked: 'library' })).toBe(true);
    const last = text('the-bell-rope', 'The Bell Rope', { people: all });
    expect(last.place('barquentine')).toBe('tower-of-flints');
  });
});

describe('E12 Rusted Key', () => {
  const mine = { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'refectory', of: 0 } } as const;

  it('E12 takes the Blocking Token off, and then one’s character may have two moves', () => {
    const t = text('rusted-key', 'Rusted Key', { blocked: 'library', people: mine });
    expect([t.blocked, t.question]).toEqual(['', 'effect']);
    expect(t.offered).toEqual(['Mr Flay', 'Swelter', 'done']);
    t.choose('Mr Flay', 'goes south', 'goes east');
    expect([t.place('mr-flay'), t.question]).toEqual(['great-kitchen', 'action']);
  });

  it('E12 the moves may be declined', () => {
    const t = text('rusted-key', 'Rusted Key', { blocked: 'library', people: mine }).choose('done');
    expect([t.blocked, t.question, t.place('mr-flay')]).toEqual(['', 'action', 'library']);
  });

  it('E12 needs a blocked tile or one’s character in play', () => {
    const has = (setting: Setting) => hasText('rusted-key', 'Rusted Key', setting);
    expect(has({})).toBe(false);
    expect(has({ blocked: 'library' })).toBe(true);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 } } })).toBe(true);
    expect(has({ people: { 'mr-flay': { of: 0 } } })).toBe(false);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 1 } } })).toBe(false);
    const alone = text('rusted-key', 'Rusted Key', { blocked: 'library' });
    expect([alone.blocked, alone.question]).toEqual(['', 'action']);
  });
});

describe('E13 Forged Order', () => {
  const people = {
    'mr-flay': { at: 'library', of: 0 },
    swelter: { at: 'stone-lanes', of: 1 },
    rottcodd: 'refectory',
    barquentine: { of: 1 },
  } as const;

  it('E13 makes up to two steps with a character in play that the player does not control', () => {
    const t = text('forged-order', 'Forged Order', { people, loose: { ruby: 'stone-lanes' } });
    expect(t.offered).toEqual(['Swelter', 'Rottcodd']);
    t.choose('Swelter');
    // Passable edges only: no exploring, no pick-up.
    expect(t.offered).toEqual(['Swelter goes west to Great Kitchen', 'no more moves']);
    t.choose('goes west', 'goes west');
    expect([t.place('swelter'), t.question, t.held('swelter')]).toEqual(['tower-of-flints', 'action', [1, 1]]);
  });

  it('E13 the order may stop after one step', () => {
    const t = text('forged-order', 'Forged Order', { people }).choose('Rottcodd', 'goes east', 'no more moves');
    expect(t.place('rottcodd')).toBe('tower-of-flints');
  });

  it('E13 needs such a character', () => {
    const has = (setting: Setting) => hasText('forged-order', 'Forged Order', setting);
    expect(has({ people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { of: 1 } } })).toBe(false);
    expect(has({ people: { 'mr-flay': 'library' } })).toBe(true);
  });
});
