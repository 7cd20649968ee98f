import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../src/engine/errors.js';
import type { Pile } from '../../../src/engine/fields.js';
import type { State } from '../../../src/engine/state.js';
import type { Named } from '../../../src/lab/scenario/flatten.js';
import { positionOf } from '../../../src/lab/scenario/position-of.js';
import type { SceneSetup } from '../../../src/lab/scenario/scene.js';
import { marketBoard as board, marketCards as cards, market } from './marketGame.js';

const game = market.build({ players: 2 });

function lay(position: Named, setup: Omit<SceneSetup, 'position'> = {}): State<unknown> {
  return positionOf(game, position, setup);
}

function ids(s: State<unknown>, pile: Pile): string[] {
  return Array.from({ length: pile.size(s) }, (_, i) => game.identities[cards.index].ids[pile.get(s, i)]);
}

/** Every card that lies in a pile, in order of their numbers. */
function all(s: State<unknown>): number[] {
  const piles = [...board.deck, ...board.hand, ...board.discard, board.row];
  return piles.flatMap((pile) => Array.from({ length: pile.size(s) }, (_, i) => pile.get(s, i))).sort((a, b) => a - b);
}

function refusal(position: Named, setup: Omit<SceneSetup, 'position'> = {}): string {
  try {
    lay(position, setup);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

/** Two decks of six cards, none lost, none doubled. */
const twelve = Array.from({ length: 12 }, (_, card) => card);

describe('numbers of a position', () => {
  it('writes numbers, truths, names and nothing', () => {
    const s = lay({ turn: 7, active: true, leader: 'raid' });
    expect([board.turn.get(s), board.active.get(s), board.leader.get(s)]).toEqual([7, 1, 2]);
    expect(board.leader.get(lay({ leader: null }))).toBe(-1);
  });

  it('writes rows by place, by list and by the names of components', () => {
    const s = lay({
      prices: { 2: 9 },
      gold: [4, 5],
      keeper: { 'North Gate': 'raid', south: null },
      damage: { 'golem#2': 3 },
    });
    expect([0, 1, 2].map((place) => board.prices.get(s, place))).toEqual([1, 1, 9]);
    expect([0, 1, 2].map((seat) => board.gold.get(s, seat))).toEqual([4, 5, 0]);
    expect([0, 1].map((stall) => board.keeper.get(s, stall))).toEqual([2, -1]);
    expect(twelve.filter((card) => board.damage.get(s, card) === 3)).toEqual([4]);
  });

  it('gives a number to every copy of a name without a copy number', () => {
    const s = lay({ damage: { raid: 2 } });
    expect(
      Array.from({ length: 18 }, (_, card) => board.damage.get(s, card)).flatMap((d, card) => (d ? card : [])),
    ).toEqual([2, 8, 14]);
  });

  it('writes grids by row, and the rows and numbers of tables by seat', () => {
    const s = lay({ trust: { 1: { north: 6 } }, seats: [{ gold: 8 }, { trust: { south: 5 } }] });
    expect([board.trust.get(s, 1, 0), board.trust.get(s, 1, 1), board.gold.get(s, 0)]).toEqual([6, 5, 8]);
  });

  it('leaves alone what it does not name', () => {
    expect(all(lay({ turn: 3 }))).toEqual(twelve);
    expect(board.gold.get(lay({ turn: 3 }), 0)).toBe(0);
  });
});

describe('piles of a position', () => {
  it('moves named cards there, and puts what lay there under the face-down pile of the same seat', () => {
    const before = lay({ turn: 1 });
    const hand = ids(before, board.hand[0]);
    const s = lay({ seats: [{ hand: ['golem', 'golem', 'golem', 'raid'] }] });
    expect(ids(s, board.hand[0])).toEqual(['golem', 'golem', 'golem', 'raid']);
    expect(ids(s, board.deck[0])).toEqual(['punch', 'punch']);
    expect(ids(s, board.hand[1])).toEqual(ids(before, board.hand[1]));
    expect(hand).toHaveLength(3);
    expect(all(s)).toEqual(twelve);
  });

  it('keeps the order as written, the top last, and the top of a pile alone when asked', () => {
    const s = lay(
      { 'deck.0': ['raid', 'golem', 'punch'], 'deck.1': { top: ['raid', 'punch'] } },
      { rest: 'discard.0' },
    );
    expect(ids(s, board.deck[0])).toEqual(['raid', 'golem', 'punch']);
    expect(ids(s, board.deck[1]).slice(-2)).toEqual(['punch', 'raid']);
    expect(all(s)).toEqual(twelve);
  });

  it('fetches a copy from the own seat first, and from others only when it must', () => {
    const s = lay({ seats: [{ discard: ['raid'] }] });
    expect(board.discard[0].get(s, 0)).toBe(2);
    const both = lay({ seats: [{ discard: ['raid', 'raid', 'raid'] }] });
    // Seat 2 is empty: its raid is in no pile and comes before that of seat 1.
    expect(Array.from({ length: 3 }, (_, i) => board.discard[0].get(both, i))).toEqual([2, 14, 8]);
  });

  it('takes what lay there out of the game, or to a named pile', () => {
    const out = lay({ seats: [{ hand: [], deck: [] }] }, { rest: 'out' });
    expect(all(out)).toEqual([6, 7, 8, 9, 10, 11]);
    const named = lay({ seats: [{ hand: [] }] }, { rest: { card: 'discard.1' } });
    expect(board.discard[1].size(named)).toBe(3);
    expect(all(named)).toEqual(twelve);
  });

  it('gives cards columns and those who know them', () => {
    const s = lay({ 'deck.1': { top: [{ card: 'raid', damage: 2, knownBy: [0] }] } });
    expect([board.damage.get(s, 8), cards.knownBy(s, 8)]).toEqual([2, 1]);
  });

  it('finds cards by name in any letter case, and one copy by its number', () => {
    const s = lay({ row: ['PENDULUM golem', 'Punch#2'] });
    expect(ids(s, board.row)).toEqual(['golem', 'punch']);
    expect(board.row.get(s, 1)).toBe(1);
  });

  it('lets the game bring its counters up to date', () => {
    expect(board.inHands.get(lay({ seats: [{ hand: ['raid'] }, { hand: [] }] }))).toBe(1);
  });
});

describe('the moment of a position', () => {
  it('is the question the game names, the one asked for, or that of a seat', () => {
    expect(board.turn.get(lay({ gold: [1] }))).toBe(1);
    expect(board.turn.get(lay({ gold: [1] }, { at: 'open' }))).toBe(0);
    const s = lay({ gold: [1] }, { at: { question: 'act', seat: 1 } });
    expect([board.turn.get(s), board.active.get(s)]).toEqual([2, 1]);
  });

  it('comes after the choices named in advance', () => {
    expect(board.turn.get(lay({}, { advance: ['stall 2', 'reshuffle', 'reshuffle'] }))).toBe(3);
  });
});

describe('what a position cannot say', () => {
  it.each([
    [{ tunr: 1 }, 'position.tunr: market has no field "tunr"; the fields of its table are turn, active'],
    [{ tunr: 1 }, 'did you mean "turn"?'],
    [{ hand: [] }, 'position.hand: "hand" is each seat\'s own; write seats.0.hand.'],
    [{ seats: [{ turn: 1 }] }, '"turn" belongs to the whole table; write it beside seats.'],
    [{ seats: [{}, {}, { hand: [] }] }, 'position.seats.2.hand: "2" is no seat; seats 0 to 1 are taken.'],
    [{ seats: 3 }, 'position.seats: it is neither a list nor a mapping'],
    [{ turn: 'many' }, 'position.turn: "many" does not fit; a whole number, true or false is expected.'],
    [{ active: 2 }, 'position.active: 2 does not fit; a number from 0 to 1 is expected.'],
    [{ active: null }, 'position.active: -1 does not fit; a number from 0 to 1 is expected.'],
    [{ leader: 18 }, 'position.leader: 18 does not fit; a number from -1 to 17 is expected.'],
    [{ leader: -2 }, 'position.leader: -2 does not fit'],
    [{ keeper: { north: 99 } }, 'position.keeper.north: 99 does not fit; a number from -1 to 17 is expected.'],
    [{ constructor: 1 }, 'position.constructor: market has no field "constructor"'],
    [{ turn: 40_000 }, 'position.turn: 40000 does not fit'],
    [
      { leader: 'golme' },
      'position.leader: no card is called "golme"; a card of the game is expected, by id or name; did you mean "golem"?',
    ],
    [{ 'hand.0': ['raid#4'] }, 'there is no copy 4 of "raid"; copies 1 to 3 are in the game.'],
    [{ row: ['raid', 'raid', 'raid', 'raid'] }, 'there are not so many "raid" in the game; at most 3 can be placed.'],
    [{ row: ['golem', 'golem', 'raid', 'punch'] }, 'position.row: 4 components do not fit; there is room for 3.'],
    [
      { row: [{ card: 'raid', damgae: 1 }] },
      'a card has no column "damgae"; its columns are damage, knownBy; did you mean "damage"?',
    ],
    [{ row: 'raid' }, 'position.row: "raid" is no pile; a list of names is expected'],
    [{ prices: { 3: 1 } }, 'position.prices.3: "3" is none of its places; a number from 0 to 2 is expected.'],
    [{ damage: [1, 2] }, 'a mapping from names of a card to numbers is expected.'],
    [{ 'turn.x': 1 }, '"x" leads nowhere; a single number ends the path.'],
    [{ 'deck.0': [], 'hand.0': [] }, 'name a pile with room in rest, or write "rest: out" to take it out of the game.'],
  ])('%o: %s', (position, message) => {
    expect(refusal(position)).toContain(message);
  });

  it('names a question nobody asks, and one the game does not come to', () => {
    expect(refusal({}, { at: 'atc' })).toContain(
      'market asks no question "atc"; its questions are open, act; did you mean',
    );
    expect(refusal({}, { at: { question: 'open', seat: 1 } })).toContain('never comes to open of seat 1');
  });

  it('names a pile for the rest that is none', () => {
    expect(refusal({ 'hand.0': [] }, { rest: 'turn' })).toContain('"turn" is no pile that holds a card');
  });
});
