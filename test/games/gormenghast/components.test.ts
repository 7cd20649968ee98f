import { describe, expect, it } from 'vitest';
import { content } from '../../../src/games/gormenghast/content.js';
import { gormenghast } from '../../../src/games/gormenghast/index.js';
import { actionCards, board, characters, plotCards, tiles, tokens } from '../../../src/games/gormenghast/layout.js';
import { gameOf, table } from './table.js';

const box = content.load({});
const tally = (values: Iterable<string | number>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);
const identities = (set: { readonly index: number }): readonly string[] => gameOf({}).identities[set.index].ids;

const NOBLES = ['lord-sepulchrave', 'countess-gertrude', 'lady-fuchsia', 'lady-cora', 'doctor-prunesquallor'];
const SERVANTS = ['mr-flay', 'swelter', 'nanny-slagg', 'rottcodd', 'barquentine'];

describe('components', () => {
  it('GM-C-01 there are ten characters, each one piece and one card', () => {
    expect([...identities(characters)].sort()).toEqual([...NOBLES, ...SERVANTS].sort());
    expect([board.place.cells, board.controller.cells]).toEqual([10, 10]);
  });

  it('GM-C-02 five of them are Nobles, five are Servants', () => {
    const nobles = box.characters.ids.filter((_, who) => box.characters.noble[who] === 1);
    const servants = box.characters.ids.filter((_, who) => box.characters.noble[who] === 0);
    expect(nobles).toEqual(NOBLES);
    expect(servants).toEqual(SERVANTS);
  });

  it('GM-C-03 there are thirty tiles, one of them the Tower of Flints', () => {
    expect(new Set(identities(tiles)).size).toBe(30);
    expect(identities(tiles).filter((id) => id === 'tower-of-flints')).toHaveLength(1);
    expect(box.tiles.ids[box.tiles.tower]).toBe('tower-of-flints');
  });

  it('GM-C-04 every tile has one floor of three', () => {
    expect(tally(box.tiles.floor)).toEqual({ 0: 10, 1: 10, 2: 10 });
    const floorOf = (id: string): number => box.tiles.floor[box.tiles.ids.indexOf(id)];
    expect(['refectory', 'library', 'tower-of-flints', 'burial-ground'].map(floorOf)).toEqual([0, 1, 2, 2]);
  });

  it('GM-C-05 every tile has exits on some sides, and a quarter turn clockwise moves north to east', () => {
    const exitsOf = (id: string, turns: number): number => box.tiles.exits[box.tiles.ids.indexOf(id) * 4 + turns];
    const count = (bits: number): number => [1, 2, 4, 8].filter((bit) => (bits & bit) !== 0).length;
    const [north, east, south, west] = [1, 2, 4, 8];
    expect(tally(box.tiles.ids.map((id) => count(exitsOf(id, 0))))).toEqual({ 1: 1, 2: 8, 3: 12, 4: 9 });
    expect(sum(box.tiles.ids.map((id) => count(exitsOf(id, 0))))).toBe(89);
    const turned = [0, 1, 2, 3].map((turns) => exitsOf('candle-room', turns));
    expect(turned).toEqual([east | south, south | west, west | north, north | east]);
    expect(exitsOf('fuchsia-s-attic', 3)).toBe(east);
    expect(exitsOf('dispensary', 1)).toBe(south | west | north);
  });

  it('GM-C-06 the Action deck has 66 cards, twelve of them Ritual Cards', () => {
    expect(identities(actionCards)).toHaveLength(66);
    expect(tally(Array.from(box.cards.of, (row) => box.cards.ritual[row]))).toEqual({ 0: 54, 1: 12 });
  });

  it('GM-C-07 an Action Card has a title, an influence value, a movement value and a text', () => {
    const ordinary = box.cards.titles.flatMap((_, row) => (box.cards.ritual[row] === 0 ? [row] : []));
    expect(new Set(ordinary.map((row) => box.cards.titles[row])).size).toBe(54);
    expect(tally(ordinary.map((row) => box.cards.influence[row]))).toEqual({ 1: 18, 2: 18, 3: 18 });
    expect(sum(ordinary.map((row) => box.cards.movement[row]))).toBe(138);
    expect(ordinary.every((row) => box.cards.movement[row] >= 1 && box.cards.movement[row] <= 4)).toBe(true);
    const uses = tally(ordinary.map((row) => box.effects.names[box.cards.effect[row]]));
    expect(Object.keys(uses)).toHaveLength(18);
    expect(Object.values(uses).every((cards) => cards === 3)).toBe(true);
  });

  it('GM-C-08 a Ritual Card has no influence and no movement: it is played without a choice of use', () => {
    const rituals = box.cards.titles.flatMap((_, row) => (box.cards.ritual[row] === 1 ? [row] : []));
    expect(rituals.map((row) => [box.cards.influence[row], box.cards.movement[row]])).toEqual(
      Array.from({ length: 12 }, () => [0, 0]),
    );
    const t = table({ hands: [['seventh-bell', 'alibi']], people: { 'mr-flay': { at: 'library', of: 0 } } });
    t.choose('play Seventh Bell');
    expect(t.scene.log.some((line) => line.includes(': for '))).toBe(false);
    expect(t.discard).toContain('seventh-bell');
  });

  it('GM-C-09 there are thirty Plot Cards, each with a character, a tile and an artifact', () => {
    expect(identities(plotCards)).toHaveLength(30);
    const { character, tile, artifact } = box.plots;
    expect(Object.values(tally(character))).toEqual(Array.from({ length: 10 }, () => 3));
    expect(Object.values(tally(tile))).toEqual(Array.from({ length: 30 }, () => 1));
    expect(Object.values(tally(artifact))).toEqual(Array.from({ length: 15 }, () => 2));
    const row = box.plots.titles.indexOf('Where No Rule Reaches');
    expect([box.characters.ids[character[row]], box.tiles.ids[tile[row]], box.artifacts.ids[artifact[row]]]).toEqual([
      'barquentine',
      'lifeless-halls',
      'swordstick',
    ]);
  });

  it('GM-C-10 of thirty tokens ten name a character, fifteen an artifact, five nothing', () => {
    expect(identities(tokens)).toHaveLength(30);
    const { character, artifact } = box.tokens;
    expect(Array.from(character).filter((who) => who >= 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(Array.from(artifact).filter((which) => which >= 0)).size).toBe(15);
    expect(Array.from(character).filter((who, token) => who < 0 && artifact[token] < 0)).toHaveLength(5);
  });

  it('GM-C-11 there are five influence tokens in each of four colours', () => {
    const t = table({ players: 4 });
    expect([0, 1, 2, 3].map((seat) => t.pool(seat))).toEqual([5, 5, 5, 5]);
    const lines = t.s.game.spec.describe(t.s).split('\n');
    expect(lines.slice(0, 4).map((line) => line.split(':')[0])).toEqual([
      'Seat 0, red',
      'Seat 1, green',
      'Seat 2, blue',
      'Seat 3, yellow',
    ]);
  });

  it('GM-C-12 the Book of Ritual has an entry for each of the thirty sides of the die', () => {
    expect(new Set(box.rituals.names).size).toBe(30);
    expect([box.rituals.names[0], box.rituals.names[14], box.rituals.names[29]]).toEqual([
      'The Sealing of a Room',
      'The Transfer of the Seal',
      'The Double Observance',
    ]);
    const rolled = [1, 30].map((die) =>
      table({ hands: [['seventh-bell', 'alibi']], draws: { 'dice/ritual': [die] } })
        .choose('play Seventh Bell')
        .scene.log.find((line) => line.includes('die shows')),
    );
    expect(rolled).toEqual([
      '  the ritual die shows 1: The Sealing of a Room',
      '  the ritual die shows 30: The Double Observance',
    ]);
  });

  it('GM-C-13 two to four players sit down', () => {
    for (const players of [2, 3, 4]) expect(gormenghast.build({ players }).players).toBe(players);
    expect(() => gormenghast.build({ players: 1 })).toThrow('2 to 4 players');
    expect(() => gormenghast.build({ players: 5 })).toThrow('2 to 4 players');
  });

  it('five texts are marked INTERRUPT, each with the window its clause waits for', () => {
    const windows = Object.fromEntries(
      box.effects.names.flatMap((name, row) =>
        box.effects.interrupt[row] === 1 ? [[name, box.effects.window[row]]] : [],
      ),
    );
    expect(windows).toEqual({
      Alibi: 0,
      'Slammed Door': 1,
      Countermand: 2,
      'Letter of the Law': 3,
      Butterfingers: 4,
    });
    expect(box.effects.window.filter((window) => window >= 0)).toHaveLength(5);
  });
});
