import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/gormenghast/layout.js';
import { type Setting, table } from './table.js';

/** Mr Flay of seat 0 on the Great Kitchen, with a card of four moves and another. */
const flay = (setting: Setting = {}) =>
  table({
    people: { 'mr-flay': { at: 'great-kitchen', of: 0 } },
    hands: [['alibi', 'countermand']],
    ...setting,
  });

const explore = (token: string, setting: Setting = {}) =>
  flay({ supply: ['nursery', 'dispensary'], bag: [token], ...setting })
    .play('Alibi', 'movement')
    .choose('north to explore');

describe('tokens', () => {
  it('GM-A-01 a tile that comes into play gets exactly one token', () => {
    const t = flay({ supply: ['octagonal-room', 'dispensary'], bag: ['blank', 'ruby'] });
    const before = board.tokenBag.size(t.s);
    t.play('Alibi', 'movement').choose('north to explore');
    expect(board.tokenBag.size(t.s)).toBe(before - 1);
    expect(t.place('mr-flay')).toBe('octagonal-room');
    t.choose('east to explore');
    expect(t.question).toBe('turn tile');
    expect(board.tokenBag.size(t.s)).toBe(before - 1);
    t.choose(t.offered[0]);
    expect(board.tokenBag.size(t.s)).toBe(before - 2);
  });

  it('GM-A-02 the token is turned up as soon as the tile is laid, not before', () => {
    const t = explore('ruby');
    expect([t.question, t.loose('ruby')]).toEqual(['turn tile', '']);
    t.choose(t.offered[0]);
    expect(t.loose('ruby')).toBe('nursery');
    expect(t.offers('picks up the Ruby')).toBe(true);
  });

  it('GM-A-03 a blank leaves the game', () => {
    const t = explore('blank');
    t.choose(t.offered[0]);
    expect(t.ids(board.tokensOut).at(-1)).toBe('blank');
    expect(t.offers('picks up')).toBe(false);
  });

  it('GM-A-04 a character comes from its card to the tile; one in play already makes the token blank', () => {
    const t = explore('swelter');
    t.choose(t.offered[0]);
    expect(t.place('swelter')).toBe('nursery');
    const there = explore('swelter', {
      people: { 'mr-flay': { at: 'great-kitchen', of: 0 }, swelter: 'library' },
    });
    there.choose(there.offered[0]);
    expect(there.place('swelter')).toBe('library');
    expect(there.ids(board.tokensOut).at(-1)).toBe('swelter');
    const tower = explore('swelter', {
      people: { 'mr-flay': { at: 'great-kitchen', of: 0 }, swelter: 'tower-of-flints' },
    });
    tower.choose(tower.offered[0]);
    expect(tower.place('swelter')).toBe('tower-of-flints');
  });

  it('GM-A-05 an artifact stays loose on the tile', () => {
    const t = explore('crutch');
    t.choose(t.offered[0]).choose('south to Great Kitchen', 'no more moves');
    expect(t.loose('crutch')).toBe('nursery');
  });

  it('GM-A-06 a tile holds any number of artifacts and characters', () => {
    const t = flay({
      people: {
        'mr-flay': { at: 'great-kitchen', of: 0 },
        swelter: 'library',
        rottcodd: 'tower-of-flints',
        barquentine: 'tower-of-flints',
      },
      loose: { ruby: 'tower-of-flints', crutch: 'tower-of-flints', 'white-cat': 'tower-of-flints' },
    });
    t.play('Alibi', 'movement').choose('west to Tower');
    expect(t.place('mr-flay')).toBe('tower-of-flints');
    expect(t.options('picks up')).toEqual([
      'Mr Flay picks up the Ruby',
      'Mr Flay picks up the White Cat',
      'Mr Flay picks up the Crutch',
    ]);
  });
});

describe('carrying', () => {
  it('GM-A-07 picking up a loose artifact costs one move; it then travels with the character', () => {
    const t = flay({ loose: { ruby: 'great-kitchen', crutch: 'library' } });
    t.play('Countermand', 'movement').choose('picks up the Ruby');
    expect([t.carries('mr-flay'), t.loose('ruby')]).toEqual(['ruby', '']);
    t.choose('west to Tower', 'east to Great Kitchen');
    // Countermand gives three moves: pick-up and two steps are all of them.
    expect(t.question).toBe('action');
    expect([t.place('mr-flay'), t.carries('mr-flay')]).toEqual(['great-kitchen', 'ruby']);
  });

  it('GM-A-07 any artifact can be picked up, the first of the box too', () => {
    const t = flay({ loose: { 'iron-crown': 'great-kitchen', 'albino-rook': 'great-kitchen' } }).play(
      'Alibi',
      'movement',
    );
    t.choose('picks up the Iron Crown');
    expect([t.carries('mr-flay'), t.loose('iron-crown')]).toEqual(['iron-crown', '']);
    t.choose('puts down the Iron Crown', 'picks up the Albino Rook');
    expect([t.carries('mr-flay'), t.loose('iron-crown')]).toEqual(['albino-rook', 'great-kitchen']);
  });

  it('GM-A-07 only an artifact on the same tile can be picked up', () => {
    const t = flay({ loose: { ruby: 'stone-lanes', crutch: 'tower-of-flints' } }).play('Alibi', 'movement');
    expect(t.offers('picks up')).toBe(false);
  });

  it('GM-A-08 GM-A-09 a character carries one artifact; to pick up another it puts the first down', () => {
    const t = flay({
      people: { 'mr-flay': { at: 'great-kitchen', of: 0, with: 'ruby' } },
      loose: { crutch: 'great-kitchen' },
    }).play('Alibi', 'movement');
    expect(t.offers('picks up')).toBe(false);
    t.choose('puts down the Ruby');
    expect(t.options('picks up')).toEqual(['Mr Flay picks up the Ruby', 'Mr Flay picks up the Crutch']);
    t.choose('picks up the Crutch');
    expect([t.carries('mr-flay'), t.loose('ruby'), t.loose('crutch')]).toEqual(['crutch', 'great-kitchen', '']);
  });

  it('GM-A-10 putting down costs no move and leaves the artifact on the carrier’s tile', () => {
    const t = flay({ people: { 'mr-flay': { at: 'library', of: 0, with: 'ruby' } } }).play('Countermand', 'movement');
    t.choose('puts down the Ruby');
    expect([t.loose('ruby'), t.carries('mr-flay')]).toEqual(['library', '']);
    t.choose('goes south', 'goes south', 'goes north');
    expect([t.question, t.place('mr-flay'), t.loose('ruby')]).toEqual(['action', 'tower-of-flints', 'library']);
  });

  it('GM-A-10 GM-open-07 an artifact is put down at any time of the own turn, or during the carrier’s moves alone', () => {
    const setting: Setting = {
      people: {
        'mr-flay': { at: 'library', of: 0, with: 'ruby' },
        swelter: { at: 'refectory', of: 0, with: 'crutch' },
        rottcodd: { at: 'refectory', of: 1, with: 'white-cat' },
        barquentine: { at: 'refectory', with: 'swordstick' },
      },
      hands: [['alibi', 'countermand']],
    };
    const any = table(setting);
    expect(any.options('puts down')).toEqual(['Mr Flay puts down the Ruby', 'Swelter puts down the Crutch']);
    any.choose('puts down the Ruby');
    expect([any.loose('ruby'), any.question, any.seat]).toEqual(['library', 'action', 0]);
    any.play('Alibi', 'movement').choose('move Mr Flay');
    expect(any.options('puts down')).toEqual(['Swelter puts down the Crutch']);
    any.choose('puts down the Crutch');
    expect([any.loose('crutch'), any.carries('swelter')]).toEqual(['refectory', '']);
    const moving = table({ ...setting, options: { artifactPutDown: 'during_movement_only' } });
    expect(moving.offers('puts down')).toBe(false);
    moving.play('Alibi', 'movement').choose('move Mr Flay');
    expect(moving.options('puts down')).toEqual(['Mr Flay puts down the Ruby']);
    const others = table({ ...setting, active: 1, hands: [[], ['alibi', 'countermand']] });
    expect(others.options('puts down')).toEqual(['Rottcodd puts down the White Cat']);
  });

  it('GM-A-11 what another character carries cannot be picked up', () => {
    const t = flay({
      people: {
        'mr-flay': { at: 'great-kitchen', of: 0 },
        swelter: { at: 'great-kitchen', of: 0, with: 'ruby' },
        rottcodd: { at: 'great-kitchen', with: 'crutch' },
      },
    })
      .play('Alibi', 'movement')
      .choose('move Mr Flay');
    expect(t.offers('picks up')).toBe(false);
  });

  it('GM-A-12 winning or losing control does not move what a character carries', () => {
    const t = table({
      people: { swelter: { at: 'library', of: 1, with: 'ruby' } },
      hands: [['countermand', 'by-whose-authority', 'alibi'], []],
    });
    t.influence('Countermand', ['Swelter']);
    expect([t.held('swelter'), t.carries('swelter'), t.place('swelter')]).toEqual([[-1, 0], 'ruby', 'library']);
    t.influence('By Whose Authority?', ['Swelter'], ['Swelter']);
    expect([t.held('swelter'), t.carries('swelter')]).toEqual([[0, 2], 'ruby']);
  });
});
