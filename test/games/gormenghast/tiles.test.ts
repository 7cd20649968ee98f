import { describe, expect, it } from 'vitest';
import { board, tiles } from '../../../src/games/gormenghast/layout.js';
import { readLinks, stepsBetween } from '../../../src/games/gormenghast/rules/castle.js';
import { ofGormenghast } from './laws.js';
import { type Setting, settingUp, table } from './table.js';

/** A wall of the Servants' Passage beside 1, 1 and an exit of the Great Kitchen below it. */
const NOOK = { 'servants-passage': [0, 1], 'great-kitchen': [1, 0] } as const;

/** A castle closed all round but for the cell 1, 1, which two exits lead to. */
const RING = {
  'hall-of-spiders': [0, 1],
  'western-balcony': [0, -1],
  'hall-of-the-bright-carvings': [1, 0],
  'servants-passage': [-1, 0],
  'candle-room': [-1, 1],
  'room-of-roots': [-1, -1],
  'fuchsia-s-bedroom': [1, -1],
} as const;

const around = (t: { options(text: string): string[] }): string[] => t.options('at ').sort();

/** A character of seat 0 on the Great Kitchen beside the Tower, with moves to explore. */
function explorer(setting: Setting = {}) {
  return table({
    castle: { 'great-kitchen': [1, 0] },
    people: { 'mr-flay': { at: 'great-kitchen', of: 0 } },
    hands: [['alibi', 'countermand']],
    ...setting,
  }).play('Alibi', 'movement');
}

describe('tiles at set-up', () => {
  it('GM-T-01 a tile goes onto an empty cell beside a tile in play', () => {
    const t = settingUp({ castle: {}, dealt: [['library', 'refectory'], ['ivy-stair']] }).choose('Library');
    expect(around(t)).toEqual(['at -1, 0', 'at 0, -1', 'at 0, 1', 'at 1, 0']);
    t.choose('at 0, 1');
    expect(t.cell('library')).toEqual([0, 1, 0]);
    // The single Ivy Stair is taken up without a question; the Library's cell is no place for it any more.
    expect(t.seat).toBe(1);
    expect(around(t)).toEqual(['at -1, 0', 'at -1, 1', 'at 0, -1', 'at 0, 2', 'at 1, 0', 'at 1, 1']);
  });

  it('GM-T-02 GM-open-03 no exit may face a wall on any side, unless one link is enough', () => {
    const dealt = [['library', 'candle-room'], []];
    const exact = settingUp({ castle: NOOK, dealt }).choose('Library');
    expect(around(exact)).not.toContain('at 1, 1');
    expect(around(exact)).toContain('at 2, 0');
    const turned = settingUp({ castle: NOOK, dealt }).choose('Candle Room', 'at 1, 1');
    expect(turned.cell('candle-room')).toEqual([1, 1, 0]);
    const loose = settingUp({ castle: NOOK, dealt, options: { setupEdgeRule: 'linked_only' } }).choose('Library');
    expect(around(loose)).toContain('at 1, 1');
  });

  it('GM-T-03 GM-open-03 at least one side leads through, whatever the rule for the others', () => {
    for (const setupEdgeRule of ['exact', 'linked_only']) {
      const t = settingUp({
        castle: { 'servants-passage': [0, 1] },
        dealt: [['fuchsia-s-attic', 'library'], []],
        options: { setupEdgeRule },
      }).choose("Fuchsia's Attic");
      expect(around(t)).toEqual(['at -1, 0', 'at 0, -1', 'at 0, 2', 'at 1, 0']);
    }
  });

  it('GM-T-04 GM-open-04 the player chooses cell and orientation, or the cell alone when tiles may not be turned', () => {
    const dealt = [['candle-room', 'library'], []];
    const free = settingUp({ castle: {}, dealt }).choose('Candle Room');
    expect(around(free)).toHaveLength(4);
    free.choose('at 0, 1');
    expect(free.offered).toEqual(['Candle Room with exits east, south', 'Candle Room with exits south, west']);
    free.choose('south, west');
    expect(free.cell('candle-room')).toEqual([0, 1, 1]);
    const fixed = settingUp({ castle: {}, dealt, options: { tileRotation: 'fixed' } }).choose('Candle Room');
    expect(around(fixed)).toEqual(['at -1, 0', 'at 0, 1']);
    fixed.choose('at -1, 0');
    expect(fixed.cell('candle-room')).toEqual([-1, 0, 0]);
  });

  it('orientations that show the same exits are offered once', () => {
    const straight = settingUp({ castle: {}, dealt: [['hall-of-spiders', 'library'], []] });
    straight.choose('Hall of Spiders', 'at 0, 1');
    expect(straight.cell('hall-of-spiders')).toEqual([0, 1, 1]);
    const tee = settingUp({ castle: {}, dealt: [['dispensary', 'library'], []] }).choose('Dispensary', 'at 1, 0');
    expect(tee.offered).toHaveLength(3);
  });

  it('GM-T-10 who can place nothing is passed over, and the tile stays in hand', () => {
    const t = settingUp({ castle: RING, dealt: [['fuchsia-s-attic'], ['library', 'ivy-stair']] });
    expect([t.question, t.seat]).toEqual(['tile', 1]);
    expect(t.ids(board.dealt[0])).toEqual(['fuchsia-s-attic']);
    // The Library opens the castle again, so seat 0 can place its tile in the next round.
    t.choose('Library', 'at 1, 2');
    expect(t.castle).toContain('fuchsia-s-attic');
  });

  it('GM-T-10 GM-open-06 when all pass, the tiles left go under the supply, known to those who held them', () => {
    const t = settingUp({
      castle: RING,
      dealt: [['fuchsia-s-attic'], ['nursery']],
      options: { tileRotation: 'fixed' },
    });
    expect(t.question).toBe('action');
    expect(t.castle).toHaveLength(8);
    expect(t.ids(board.supply).slice(0, 2)).toEqual(['nursery', 'fuchsia-s-attic']);
    expect([t.knownBy(board.supply, 'fuchsia-s-attic'), t.knownBy(board.supply, 'nursery')]).toEqual([1, 2]);
    expect(board.tokensOut.size(t.s)).toBe(8);
  });

  it('GM-T-10 GM-open-06 or everything is shuffled and dealt anew', () => {
    const t = settingUp({
      castle: RING,
      dealt: [['fuchsia-s-attic'], ['nursery']],
      options: { tileRotation: 'fixed', setupStuck: 'redeal', setupTiles: 19 },
    });
    expect(t.question).toBe('tile');
    expect(t.castle).toEqual(['tower-of-flints']);
    expect([board.dealt[0].size(t.s), board.dealt[1].size(t.s), board.supply.size(t.s)]).toEqual([10, 9, 10]);
    expect(t.cell('tower-of-flints')).toEqual([0, 0, 0]);
    for (let side = 0; side < 4; side++) expect(board.neighbor.get(t.s, 0, side)).toBe(-1);
  });

  it('GM-T-11 GM-open-06 a tile may not close the castle, unless the option lets it', () => {
    const dealt = [['wine-vaults', 'library'], []];
    const open = settingUp({ castle: RING, dealt });
    // The Wine Vaults would close it: the Library is the only tile left to choose, and its place the only one.
    expect(open.castle).toContain('library');
    expect(open.cell('library')).toEqual([1, 1, 0]);
    const closed = settingUp({ castle: RING, dealt, options: { setupKeepOpen: false } });
    expect(closed.offered).toEqual(['Wine Vaults', 'Library']);
  });

  it('GM-T-11 one exit left open is enough', () => {
    const tee = settingUp({ castle: RING, dealt: [['nursery', 'library'], []] }).choose('Nursery');
    expect(tee.offered).toEqual(['Nursery with exits east, south, west', 'Nursery with exits north, south, west']);
    const { 'room-of-roots': _, ...gap } = RING;
    const elsewhere = settingUp({ castle: gap, dealt: [['wine-vaults', 'library'], []] }).choose('Wine Vaults');
    expect(around(elsewhere)).toEqual(['at -1, -1', 'at 1, 1']);
  });
});

describe('tiles in play', () => {
  it('GM-T-05 an explored tile must fit the exit passed through, and nothing else', () => {
    const t = explorer({
      castle: { 'servants-passage': [0, 1], 'great-kitchen': [1, 0] },
      supply: ['library', 'refectory'],
      bag: ['blank'],
    });
    t.choose('goes north to explore');
    expect(t.cell('library')).toEqual([1, 1, 0]);
    expect(t.place('mr-flay')).toBe('library');
  });

  it('GM-T-06 GM-open-04 the top tile comes beyond the exit; the explorer chooses among orientations that fit', () => {
    const t = explorer({ supply: ['candle-room', 'library'], bag: ['blank'] }).choose('goes east to explore');
    expect(t.question).toBe('turn tile');
    expect(t.offered).toEqual(['Candle Room with exits south, west', 'Candle Room with exits north, west']);
    t.choose('north, west');
    expect(t.cell('candle-room')).toEqual([2, 0, 2]);
    expect(t.ids(board.supply)).toEqual(['library']);
    expect(t.offers('goes west to Great Kitchen')).toBe(true);
  });

  it('GM-T-06 GM-open-04 unturned, a tile that does not fit goes under the supply and the next is drawn', () => {
    const t = explorer({
      supply: ['fuchsia-s-attic', 'hall-of-the-bright-carvings', 'wine-vaults', 'library'],
      bag: ['blank'],
      options: { tileRotation: 'fixed' },
    }).choose('goes east to explore');
    expect(t.cell('wine-vaults')).toEqual([2, 0, 0]);
    expect(t.ids(board.supply)).toEqual(['hall-of-the-bright-carvings', 'fuchsia-s-attic', 'library']);
    expect(t.knownBy(board.supply, 'fuchsia-s-attic')).toBe(255);
    expect(t.knownBy(board.supply, 'library')).toBe(0);
  });

  it('GM-open-04 when no tile fits unturned, the move is spent and the character stays', () => {
    const t = explorer({ supply: ['fuchsia-s-attic', 'servants-passage'], options: { tileRotation: 'fixed' } });
    t.choose('goes east to explore');
    expect(t.place('mr-flay')).toBe('great-kitchen');
    expect(t.castle).toHaveLength(2);
    expect(t.ids(board.supply)).toEqual(['servants-passage', 'fuchsia-s-attic']);
    t.choose('goes east to explore', 'goes east to explore', 'goes east to explore');
    expect(t.question).toBe('action');
    expect(t.metric('tiles_explored')).toBe(0);
  });

  it('GM-T-07 GM-open-05 an exit against a wall leads neither in nor out, unless the exit side alone counts', () => {
    const setting: Setting = {
      castle: { 'servants-passage': [0, 1], 'great-kitchen': [1, 0], library: [1, 1] },
      people: { 'mr-flay': { at: 'library', of: 0 }, swelter: { at: 'servants-passage', of: 0 } },
      hands: [['alibi', 'countermand']],
    };
    const sides = (character: string, options: Setting['options']): string[] =>
      table({ ...setting, options })
        .play('Alibi', 'movement')
        .choose(`move ${character}`)
        .options(' goes ')
        .map((text) => text.slice(text.indexOf('goes ') + 5));
    expect(sides('Mr Flay', {})).toEqual(['north to explore', 'east to explore', 'south to Great Kitchen']);
    expect(sides('Swelter', {})).toEqual(['north to explore', 'south to Tower of Flints']);
    expect(sides('Mr Flay', { moveMismatch: 'exit_side_only' })).toEqual([
      'north to explore',
      'east to explore',
      'south to Great Kitchen',
      "west to Servants' Passage",
    ]);
    expect(sides('Swelter', { moveMismatch: 'exit_side_only' })).toEqual([
      'north to explore',
      'south to Tower of Flints',
    ]);
  });

  it('GM-T-08 one token is drawn onto the explored tile and turned up', () => {
    const found = (token: string) =>
      explorer({ supply: ['library', 'refectory'], bag: [token] }).choose('goes east to explore');
    expect(found('swelter').place('swelter')).toBe('library');
    expect(found('ruby').loose('ruby')).toBe('library');
    const blank = found('blank');
    expect(blank.ids(board.tokensOut).at(-1)).toBe('blank');
    expect(blank.metric('tiles_explored')).toBe(1);
  });

  it('GM-T-09 without tiles in the supply an open exit leads nowhere', () => {
    const t = explorer({ supply: [] });
    expect(t.options(' goes ')).toEqual(['Mr Flay goes west to Tower of Flints']);
    expect(explorer({ supply: ['library'] }).options(' goes ')).toHaveLength(4);
  });

  it('exploring may close the last open exit', () => {
    const t = explorer({
      castle: { ...RING, 'hall-of-the-bright-carvings': [1, 0] },
      people: { 'mr-flay': { at: 'hall-of-the-bright-carvings', of: 0 } },
      supply: ['wine-vaults', 'library'],
      bag: ['blank'],
    });
    t.choose('goes north to explore').choose('with exits south, west');
    expect(t.cell('wine-vaults')).toEqual([1, 1, 0]);
    expect(t.offers('to explore')).toBe(false);
  });

  it('counts the steps between tiles over passable edges', () => {
    const castle = {
      'servants-passage': [1, 0],
      library: [2, 0],
      refectory: [0, 1],
      'octagonal-room': [1, 1],
    } as const;
    const t = table({ castle });
    const s = ofGormenghast(t.s);
    const tile = (id: string): number => s.game.identities[tiles.index].ids.indexOf(id);
    readLinks(s);
    const steps = (from: string, to: string): number => stepsBetween(tile(from), tile(to));
    expect(steps('tower-of-flints', 'tower-of-flints')).toBe(0);
    expect(steps('tower-of-flints', 'refectory')).toBe(1);
    // Round the wall of the passage.
    expect(steps('tower-of-flints', 'servants-passage')).toBe(3);
    expect(steps('servants-passage', 'tower-of-flints')).toBe(3);
    expect(steps('tower-of-flints', 'library')).toBe(-1);
  });

  it('a tile in play lies open to all: nobody needs to have seen it', () => {
    expect([board.castle.seenBy, board.supply.seenBy]).toEqual(['all', 'nobody']);
    expect(tiles.size).toBe(30);
  });
});
