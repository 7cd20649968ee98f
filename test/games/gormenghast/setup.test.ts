import { describe, expect, it } from 'vitest';
import type { Pile } from '../../../src/engine/fields.js';
import { ARTIFACTS, board, CHARACTERS, TILES } from '../../../src/games/gormenghast/layout.js';
import { Scene } from '../../../src/lab/scenario/scene.js';
import { ofGormenghast } from './laws.js';
import { gameOf, type Setting, Table } from './table.js';

/** A game as it is set up with nineteen tiles, at its first question or at a named one. */
function newGame(setting: Setting, at?: string): Table {
  const game = gameOf({ ...setting, options: { setupTiles: 19, ...setting.options } });
  return new Table(new Scene(game, { seed: setting.seed, at }));
}

const seats = (t: Table): number[] => Array.from({ length: t.s.players }, (_, seat) => seat);
const dealtTo = (t: Table): number[] => seats(t).map((seat) => board.dealt[seat].size(t.s));
const components = (t: Table, pile: Pile): number[] =>
  Array.from({ length: pile.size(t.s) }, (_, i) => pile.get(t.s, i));
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Plays the placing of tiles to its end with the first options; the seats in the order in which tiles left hands. */
function placers(t: Table): number[] {
  const order: number[] = [];
  let before = dealtTo(t);
  while (t.question === 'tile' || t.question === 'place' || t.question === 'rotation') {
    t.choose(t.offered[0]);
    const now = dealtTo(t);
    for (const seat of seats(t)) for (let i = now[seat]; i < before[seat]; i++) order.push(seat);
    before = now;
  }
  return order;
}

describe('set-up', () => {
  it('GM-S-01 pieces start on their cards', () => {
    const t = newGame({});
    for (let who = 0; who < CHARACTERS; who++) expect(board.place.get(t.s, who)).toBe(-1);
  });

  it('GM-S-02 GM-open-02 the dealer is seat 0, a seat by its number, or drawn', () => {
    expect(newGame({ players: 4 }).seat).toBe(0);
    expect(newGame({ players: 3, options: { dealer: 2 } }).seat).toBe(2);
    expect(newGame({ players: 2, options: { dealer: 3 } }).seat).toBe(1);
    const dealers = new Set(
      Array.from({ length: 12 }, (_, seed) => newGame({ players: 3, options: { dealer: 'random' }, seed }).seat),
    );
    expect([...dealers].sort()).toEqual([0, 1, 2]);
  });

  it('GM-S-03 the Tower of Flints lies in the centre first', () => {
    const t = newGame({});
    expect(t.castle).toEqual(['tower-of-flints']);
    expect(t.cell('tower-of-flints')).toEqual([0, 0, 0]);
  });

  it('GM-S-04 the other 29 tiles are shuffled, 19 dealt, 10 left face down', () => {
    const orders = SEEDS.map((seed) => {
      const t = newGame({ seed });
      const dealt = seats(t).flatMap((seat) => components(t, board.dealt[seat]));
      const supply = components(t, board.supply);
      expect([dealt.length, supply.length]).toEqual([19, 10]);
      expect(new Set([...dealt, ...supply]).size).toBe(29);
      expect([...dealt, ...supply]).not.toContain(ofGormenghast(t.s).rules.tiles.tower);
      return supply.join();
    });
    expect(new Set(orders).size).toBe(SEEDS.length);
    const t = newGame({ seed: 3 });
    const before = components(t, board.supply);
    placers(t);
    expect(components(t, board.supply)).toEqual(before);
  });

  it('GM-S-05 tiles are dealt one at a time from the dealer: 10/9, 7/6/6, 5/5/5/4', () => {
    expect(dealtTo(newGame({ players: 2 }))).toEqual([10, 9]);
    expect(dealtTo(newGame({ players: 3 }))).toEqual([7, 6, 6]);
    expect(dealtTo(newGame({ players: 4 }))).toEqual([5, 5, 5, 4]);
    expect(dealtTo(newGame({ players: 3, options: { dealer: 1 } }))).toEqual([6, 7, 6]);
  });

  it('GM-S-06 in turn from the dealer each player places one tile of their hand, until none is left', () => {
    const t = newGame({ players: 3, options: { dealer: 1 } });
    const inHand = components(t, board.dealt[1]).map((tile) => ofGormenghast(t.s).rules.tiles.names[tile]);
    expect(inHand).toEqual(expect.arrayContaining(t.offered));
    expect(t.offered.length).toBeGreaterThan(1);
    expect(placers(t)).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect(dealtTo(t)).toEqual([0, 0, 0]);
  });

  it('GM-S-07 then twenty tiles are in play and ten in the supply', () => {
    const t = newGame({}, 'action');
    expect(t.castle).toHaveLength(20);
    expect(board.supply.size(t.s)).toBe(10);
  });

  it('GM-S-08 GM-S-09 a token is dealt onto each of the twenty tiles, the Tower included; ten stay in the bag', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const t = newGame({ seed }, 'action');
      expect([board.tokensOut.size(t.s), board.tokenBag.size(t.s)]).toEqual([20, 10]);
      const shown = [
        ...Array.from({ length: CHARACTERS }, (_, who) => board.place.get(t.s, who)),
        ...Array.from({ length: ARTIFACTS }, (_, artifact) => board.looseOn.get(t.s, artifact)),
      ].filter((tile) => tile >= 0);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((tile) => board.castle.has(t.s, tile))).toBe(true);
      for (const tile of shown) seen.add(tile);
    }
    const { tower } = ofGormenghast(newGame({}).s).rules.tiles;
    expect(seen.has(tower)).toBe(true);
  });

  it('GM-S-10 GM-S-11 GM-S-12 tokens are turned up together: pieces and artifacts appear, blanks leave', () => {
    for (const seed of SEEDS) {
      const t = newGame({ seed }, 'action');
      const { tokens } = ofGormenghast(t.s).rules;
      const out = components(t, board.tokensOut);
      const people = out.map((token) => tokens.character[token]).filter((who) => who >= 0);
      const things = out.map((token) => tokens.artifact[token]).filter((artifact) => artifact >= 0);
      const standing = Array.from({ length: CHARACTERS }, (_, who) => who).filter(
        (who) => board.place.get(t.s, who) >= 0,
      );
      const lying = Array.from({ length: ARTIFACTS }, (_, it) => it).filter((it) => board.looseOn.get(t.s, it) >= 0);
      expect(people.sort((a, b) => a - b)).toEqual(standing);
      expect(things.sort((a, b) => a - b)).toEqual(lying);
      const bare = Array.from({ length: TILES }, (_, tile) => tile).filter(
        (tile) =>
          board.castle.has(t.s, tile) &&
          standing.every((who) => board.place.get(t.s, who) !== tile) &&
          lying.every((it) => board.looseOn.get(t.s, it) !== tile),
      );
      expect(bare).toHaveLength(20 - standing.length - lying.length);
    }
  });

  it('GM-S-13 both decks are shuffled and face down', () => {
    const decks = SEEDS.map((seed) => {
      const t = newGame({ seed }, 'action');
      expect([board.actionDeck.size(t.s), board.plotDeck.size(t.s)]).toEqual([66 - 10, 30 - 4]);
      return [t.ids(board.actionDeck).join(), t.ids(board.plotDeck).join()];
    });
    expect(new Set(decks.map(([actions]) => actions)).size).toBe(SEEDS.length);
    expect(new Set(decks.map(([, plots]) => plots)).size).toBe(SEEDS.length);
    expect([board.actionDeck.seenBy, board.plotDeck.seenBy]).toEqual(['nobody', 'nobody']);
  });

  it('GM-S-14 each player gets five cards of the Action deck, Ritual Cards among them, and two Plot Cards', () => {
    let rituals = 0;
    for (const seed of SEEDS) {
      const t = newGame({ players: 4, seed }, 'action');
      for (const seat of seats(t)) {
        expect([t.hand(seat).length, t.plots(seat).length]).toEqual([5, 2]);
        const { cards } = ofGormenghast(t.s).rules;
        rituals += components(t, board.hand[seat]).filter((card) => cards.ritual[cards.of[card]] === 1).length;
      }
    }
    expect(rituals).toBeGreaterThan(0);
    const other = newGame({ options: { startActions: 3, startPlots: 4 } }, 'action');
    expect([other.hand(1).length, other.plots(1).length]).toEqual([3, 4]);
  });

  it('GM-S-15 GM-open-23 each player has all five tokens of a colour of their own', () => {
    const t = newGame({ players: 3, options: { dealer: 2 } }, 'action');
    expect(seats(t).map((seat) => t.pool(seat))).toEqual([5, 5, 5]);
    expect(seats(t).map((seat) => board.colour.get(t.s, seat))).toEqual([0, 1, 2]);
    const dealt = newGame({ players: 3, options: { dealer: 2, setupColours: 'from_dealer' } }, 'action');
    expect(seats(dealt).map((seat) => board.colour.get(dealt.s, seat))).toEqual([1, 2, 0]);
    const rich = newGame({ options: { influenceTokens: 8 } }, 'action');
    expect(seats(rich).map((seat) => rich.pool(seat))).toEqual([8, 8]);
  });

  it('GM-S-16 nothing is blocked, nobody has victory tokens, no character is controlled', () => {
    const t = newGame({ players: 3 }, 'action');
    expect(t.blocked).toBe('');
    expect(seats(t).map((seat) => t.victory(seat))).toEqual([0, 0, 0]);
    for (let who = 0; who < CHARACTERS; who++) {
      expect([board.controller.get(t.s, who), board.influence.get(t.s, who), board.carries.get(t.s, who)]).toEqual([
        -1, 0, -1,
      ]);
    }
  });

  it('GM-S-17 the dealer takes the first turn; play goes clockwise', () => {
    const t = newGame({ players: 3, options: { dealer: 1, cardsDrawn: 0 } }, 'action');
    expect([t.seat, t.turn]).toEqual([1, 1]);
    for (const next of [2, 0, 1]) {
      t.choose('end the turn');
      expect([t.active, t.seat]).toEqual([next, next]);
    }
    expect(t.turn).toBe(4);
  });

  it('the same seed sets up the same game', () => {
    const [one, other] = [newGame({ seed: 8 }, 'action'), newGame({ seed: 8 }, 'action')];
    expect(Array.from(one.s.block)).toEqual(Array.from(other.s.block));
  });
});
