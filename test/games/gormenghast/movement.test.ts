import { describe, expect, it } from 'vitest';
import { type Setting, table } from './table.js';

/* Cards by movement: Blackmail 1, By Whose Authority? 2, Countermand 3, Alibi 4. */
const HAND = [['blackmail', 'by-whose-authority', 'countermand', 'alibi'], []];

const at = (setting: Setting = {}) =>
  table({ hands: HAND, people: { 'mr-flay': { at: 'tower-of-flints', of: 0 } }, ...setting });

describe('movement', () => {
  it('GM-M-01 GM-open-22 only a character one controls can be moved', () => {
    const t = at({
      people: {
        'mr-flay': { at: 'tower-of-flints', of: 0 },
        rottcodd: { at: 'library', of: 0 },
        swelter: { at: 'library', of: 1 },
        barquentine: 'library',
      },
    }).play('Alibi', 'movement');
    expect(t.offered).toEqual(['move Mr Flay', 'move Rottcodd']);
    const none = at({ people: { swelter: { at: 'library', of: 1 }, barquentine: 'library' } });
    expect(none.uses('Alibi')).toEqual(['for influence 1']);
  });

  it('GM-M-02 a card of value m gives m moves to one character', () => {
    const t = at({
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, rottcodd: { at: 'library', of: 0 } },
    }).play('Countermand', 'movement');
    t.choose('move Mr Flay', 'goes north', 'goes south');
    expect(t.options('Rottcodd')).toEqual([]);
    t.choose('goes east');
    expect([t.question, t.place('mr-flay'), t.place('rottcodd')]).toEqual(['action', 'great-kitchen', 'library']);
  });

  it('GM-M-03 a move passes a passable edge, explores through an open exit, or picks up an artifact', () => {
    const t = at({ loose: { ruby: 'tower-of-flints' } }).play('Countermand', 'movement');
    expect(t.offered).toEqual([
      'Mr Flay goes north to Library',
      'Mr Flay goes east to Great Kitchen',
      'Mr Flay goes south to Ivy Stair',
      'Mr Flay goes west to Refectory',
      'Mr Flay picks up the Ruby',
      'no more moves',
    ]);
    t.choose('picks up', 'goes north', 'goes north to explore');
    while (t.question === 'turn tile') t.choose(t.offered[0]);
    expect(t.question).toBe('action');
    expect(t.cell(t.place('mr-flay')).slice(0, 2)).toEqual([0, 2]);
  });

  it('GM-M-04 all moves of a card come before another card', () => {
    const t = at().play('Alibi', 'movement').choose('goes north');
    expect(t.offers('play')).toBe(false);
    expect(t.offers('end the turn')).toBe(false);
  });

  it('GM-M-05 unused moves are lost', () => {
    const t = at().play('Alibi', 'movement').choose('goes north', 'no more moves');
    expect(t.question).toBe('action');
    t.play('Blackmail', 'movement').choose('goes south');
    expect([t.question, t.place('mr-flay')]).toEqual(['action', 'tower-of-flints']);
  });

  it('GM-M-06 a second card moves the same or another character', () => {
    const t = at({
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, rottcodd: { at: 'library', of: 0 } },
    });
    t.play('Blackmail', 'movement').choose('move Mr Flay', 'goes east');
    t.play('By Whose Authority?', 'movement').choose('move Rottcodd', 'goes south', 'no more moves');
    t.play('Countermand', 'movement').choose('move Mr Flay', 'goes east');
    expect([t.place('mr-flay'), t.place('rottcodd')]).toEqual(['stone-lanes', 'tower-of-flints']);
  });

  it('GM-M-07 exploring costs one move in all, and the character is then on the new tile', () => {
    const t = at({
      people: { 'mr-flay': { at: 'library', of: 0 } },
      supply: ['octagonal-room', 'nursery'],
      bag: ['blank'],
    }).play('Blackmail', 'movement');
    t.choose('goes west to explore');
    expect([t.question, t.place('mr-flay'), t.cell('octagonal-room')]).toEqual([
      'action',
      'octagonal-room',
      [-1, 1, 0],
    ]);
  });

  it('GM-M-08 the other moves go on from the new tile, to pick up what was found', () => {
    const t = at({
      people: { 'mr-flay': { at: 'library', of: 0 } },
      supply: ['octagonal-room', 'nursery'],
      bag: ['ruby'],
    }).play('Countermand', 'movement');
    t.choose('goes west to explore', 'picks up the Ruby', 'goes south to Refectory');
    expect([t.question, t.place('mr-flay'), t.carries('mr-flay')]).toEqual(['action', 'refectory', 'ruby']);
  });

  it('GM-M-09 without tiles in the supply nobody leaves the board', () => {
    const t = at({ people: { 'mr-flay': { at: 'stone-lanes', of: 0 } }, supply: [] }).play('Alibi', 'movement');
    expect(t.offered).toEqual(['Mr Flay goes west to Great Kitchen', 'no more moves']);
  });

  it('GM-M-10 a character on its card does not move, explore or pick up', () => {
    const t = at({ people: { 'mr-flay': { of: 0 }, swelter: { at: 'library', of: 0 } } });
    expect(t.play('Alibi', 'movement').offers('Swelter goes')).toBe(true);
    expect(at({ people: { 'mr-flay': { of: 0 } } }).uses('Alibi')).toEqual(['for influence 1']);
  });

  it('GM-M-11 moves of a text follow the rules of movement', () => {
    const t = at({
      hands: [['back-stairs', 'alibi']],
      people: { 'mr-flay': { at: 'stone-lanes', of: 0 } },
      loose: { ruby: 'stone-lanes' },
      blocked: 'tower-of-flints',
      supply: ['octagonal-room', 'nursery'],
      bag: ['blank'],
    }).play('Back Stairs', 'its text');
    t.choose('picks up', 'goes west');
    expect(t.options(' goes ')).toEqual([
      'Mr Flay goes north to explore',
      'Mr Flay goes east to Stone Lanes',
      'Mr Flay goes south to explore',
    ]);
    t.choose('goes south to explore', 'goes north', 'goes east');
    expect([t.question, t.place('mr-flay'), t.carries('mr-flay')]).toEqual(['action', 'stone-lanes', 'ruby']);
  });

  it('GM-M-12 GM-open-10 normal movement neither enters nor leaves the blocked tile, or does not enter it', () => {
    const people = { 'mr-flay': { at: 'great-kitchen', of: 0 }, rottcodd: { at: 'tower-of-flints', of: 0 } } as const;
    const moves = (who: string, options: Setting['options']): string[] =>
      at({ people, blocked: 'great-kitchen', options, loose: { ruby: 'great-kitchen' } })
        .play('Alibi', 'movement')
        .choose(`move ${who}`)
        .offered.map((text) => text.replace(/^(Mr Flay|Rottcodd) /, ''));
    expect(moves('Rottcodd', {})).toEqual([
      'goes north to Library',
      'goes south to Ivy Stair',
      'goes west to Refectory',
      'no more moves',
    ]);
    expect(moves('Mr Flay', {})).toEqual(['picks up the Ruby', 'no more moves']);
    expect(moves('Mr Flay', { blockMode: 'no_entry_only' })).toEqual([
      'goes north to explore',
      'goes east to Stone Lanes',
      'goes south to explore',
      'goes west to Tower of Flints',
      'picks up the Ruby',
      'no more moves',
    ]);
    expect(moves('Rottcodd', { blockMode: 'no_entry_only' })).not.toContain('goes east to Great Kitchen');
  });

  it('GM-C-05 a step needs a marked exit on this side and on the other', () => {
    const t = at({
      castle: { 'servants-passage': [1, 0], library: [2, 0], 'fuchsia-s-attic': [0, 1], 'wine-vaults': [0, -1] },
      people: { 'mr-flay': { at: 'tower-of-flints', of: 0 }, rottcodd: { at: 'servants-passage', of: 0 } },
    });
    t.play('Alibi', 'movement').choose('move Mr Flay');
    // Walls: west of the Servants' Passage and north of the Wine Vaults.
    expect(t.options(' goes ')).toEqual(["Mr Flay goes north to Fuchsia's Attic", 'Mr Flay goes west to explore']);
    t.choose('goes north');
    expect(t.options(' goes ')).toEqual(['Mr Flay goes south to Tower of Flints']);
    t.choose('no more moves').play('Countermand', 'movement').choose('move Rottcodd');
    expect(t.options(' goes ')).toEqual(['Rottcodd goes north to explore', 'Rottcodd goes south to explore']);
  });

  it('GM-M-01 who loses control by a ritual in the midst of the moves does not go on', () => {
    const t = at({
      options: { plotWindow: 'mid_move' },
      plots: [['sharpening-day']],
      people: { swelter: { at: 'stone-lanes', of: 0 } },
      draws: { 'dice/ritual': [11] },
    });
    t.play('Alibi', 'movement').choose('goes west to Great Kitchen', 'claim Sharpening Day for 1');
    expect([t.question, t.held('swelter'), t.victory(0)]).toEqual(['action', [-1, 0], 1]);
  });
});

describe('blocking', () => {
  it('GM-M-12 a blocked tile elsewhere hinders nobody from exploring', () => {
    const t = at({
      castle: { 'hall-of-the-bright-carvings': [0, 1] },
      blocked: 'hall-of-the-bright-carvings',
    }).play('Alibi', 'movement');
    expect(t.options('to explore')).toHaveLength(3);
  });

  const ritual = (number: number, setting: Setting) =>
    table({
      hands: [['seventh-bell', 'alibi', 'rusted-key']],
      draws: { 'dice/ritual': [number] },
      ...setting,
    }).choose('play Seventh Bell');

  it('GM-B-01 at most one tile is blocked: the token moves', () => {
    const t = ritual(2, { blocked: 'library', people: { 'mr-flay': { at: 'great-kitchen', of: 0 } } });
    expect(t.blocked).toBe('tower-of-flints');
    t.play('Alibi', 'movement');
    expect(t.offers('west to Tower')).toBe(false);
  });

  it('GM-B-02 GM-B-05 no effect puts a character onto the blocked tile; it does nothing for that character', () => {
    const gathered = ritual(6, {
      blocked: 'tower-of-flints',
      people: { 'lady-fuchsia': 'great-kitchen', 'lady-cora': 'library' },
    });
    expect([gathered.place('lady-fuchsia'), gathered.place('lady-cora')]).toEqual(['great-kitchen', 'library']);
    const commanded = ritual(8, { blocked: 'library', people: { 'lady-fuchsia': 'great-kitchen' } });
    expect(commanded.offered).not.toContain('Library');
    expect(commanded.offered).toContain('Refectory');
    const called = ritual(28, { blocked: 'tower-of-flints' });
    called.choose('Rottcodd');
    expect(called.place('rottcodd')).toBe('');
  });

  it('GM-B-03 a character on the blocked tile may be taken out by an effect', () => {
    const t = ritual(8, { blocked: 'great-kitchen', people: { 'lady-fuchsia': 'great-kitchen' } }).choose('Library');
    expect(t.place('lady-fuchsia')).toBe('library');
    const passage = table({
      hands: [['behind-the-arras', 'alibi']],
      blocked: 'great-kitchen',
      people: { 'mr-flay': { at: 'great-kitchen', of: 0 } },
    });
    passage.play('Behind the Arras', 'its text').choose('Stone Lanes');
    expect(passage.place('mr-flay')).toBe('stone-lanes');
  });

  it('GM-B-04 blocking moves nobody, nothing, and changes no control', () => {
    const t = ritual(2, {
      people: { 'mr-flay': { at: 'tower-of-flints', of: 1, tokens: 2, with: 'crutch' } },
      loose: { ruby: 'tower-of-flints' },
    });
    expect(t.blocked).toBe('tower-of-flints');
    expect([t.place('mr-flay'), t.held('mr-flay'), t.carries('mr-flay'), t.loose('ruby')]).toEqual([
      'tower-of-flints',
      [1, 2],
      'crutch',
      'tower-of-flints',
    ]);
  });

  it('GM-B-06 a plot whose tile is blocked cannot be completed by moving in', () => {
    const t = table({
      plots: [['sharpening-day']],
      hands: [['alibi', 'behind-the-arras']],
      people: { swelter: { at: 'stone-lanes', of: 0 } },
      blocked: 'great-kitchen',
    });
    // The only neighbour of the Stone Lanes is blocked: the Secret Passage has nowhere to lead to.
    expect(t.uses('Behind the Arras')).toEqual(['for influence 1', 'for movement 4']);
    t.choose('for movement');
    expect(t.offers('goes west')).toBe(false);
    t.choose('no more moves');
    expect(t.offers('claim')).toBe(false);
  });
});
