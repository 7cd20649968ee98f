import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { apply, question } from '../../../src/engine/machine.js';
import { content } from '../../../src/games/gormangeist/content.js';
import { gormangeist } from '../../../src/games/gormangeist/index.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import type { G } from '../../../src/games/gormangeist/own.js';
import { siphonIcons } from '../../../src/games/gormangeist/rules/siphoning.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { keysOf } from '../../../src/games/keyforge/rules/keys.js';
import { Table } from './table.js';

const games = [1, 2, 3].map((players) => gormangeist.build({ players }));
const start = (game: Game, key = 'set-up'): G => game.start(gameChance(game, key)) as unknown as G;
const states = games.map((game) => start(game));

const { adventure, mansion } = content.load({});
const adventureCards = adventure.rows.reduce((sum, { copies }) => sum + copies, 0);

const ids = (s: G, pile: { size(s: G): number; get(s: G, i: number): number }): string[] =>
  Array.from({ length: pile.size(s) }, (_, i) => s.rules.ids[s.rules.row[pile.get(s, i)]]);

describe('the frame', () => {
  it('GG-01 is for one to three players, who win and lose together', () => {
    expect(gormangeist.spec.seats).toEqual({ min: 1, max: 3 });
    expect(gormangeist.spec.cooperative).toBe(true);
    expect(() => gormangeist.build({ players: 4 })).toThrow(/1 to 3/);
  });

  it.each([1, 2, 3])('GG-02 gives each of %i players a deck of 36 cards of their own', (players) => {
    const { owner } = states[players - 1].rules;
    for (let seat = 0; seat < players; seat++) expect([...owner].filter((side) => side === seat)).toHaveLength(36);
  });

  it('GG-03 gives the enemy a mansion deck, an adventure deck, and two large cards', () => {
    const { own: of, row } = states[0].rules;
    const count = (kind: number): number => [...of.kind].filter((one) => one === kind).length;
    // 30 mansion cards; Dark Essence behind some of them is no card of the core.
    const hidden = mansion.rows.filter(({ reverse }) => reverse === 'dark-essence').length;
    expect([count(1), count(2), count(3)]).toEqual([adventureCards, 30, 30 - hidden]);
    expect(hidden).toBeGreaterThanOrEqual(4);
    expect(row).toHaveLength(36 + adventureCards + 60 - hidden);
    // Gormangeist Mansion is its siphon icon, The Amalgamator what is attached to it.
    expect(siphonIcons(states[0])).toBe(2);
    expect(own.darkAttached.get(states[0]) + own.archonAttached.get(states[0])).toBe(0);
  });

  it('GG-06 needs one Dark Essence more than there are players', () => {
    expect(states.map(({ rules }) => rules.own.darkNeeded)).toEqual([2, 3, 4]);
    const needed = (options: Record<string, unknown>): number =>
      start(gormangeist.build({ players: 2, options })).rules.own.darkNeeded;
    expect([needed({ darkNeeded: 'players+2' }), needed({ darkNeeded: 1 })]).toEqual([4, 1]);
  });

  it('GG-47 makes all cards of the enemy cards of house Gormangeist', () => {
    const { houses, owner, houseNames, identity } = states[1].rules;
    const house = 1 << houseNames.indexOf('gormangeist');
    expect([...houses].filter((_, card) => owner[card] === 2).every((bits) => bits === house)).toBe(true);
    expect([...houses].filter((_, card) => owner[card] < 2).every((bits) => bits !== house)).toBe(true);
    expect(identity[2]).toBe(house);
  });

  it('GG-110 knows neither of the large cards as a creature or an artifact', () => {
    const { titles } = states[0].rules;
    expect(titles).not.toContain('Gormangeist Mansion');
    expect(titles).not.toContain('The Amalgamator');
    // Gateway to Dis destroys every creature, Grasping Vines returns artifacts: neither means the large cards, nor can a
    // creature attack them.
    const t = new Table({
      house: 'dis',
      options: { deck0: 'cards:gateway-to-dis+grasping-vines+dust-imp+dust-imp+troll' },
      lying: { 'hand.0': ['gateway-to-dis', 'grasping-vines'], 'line.0': ['dust-imp'], 'line.E': ['rust-footman'] },
    });
    own.archonAttached.set(t.s, 1);
    t.take('play gateway to dis');
    expect([t.titles('line.E'), siphonIcons(t.s), own.archonAttached.get(t.s)]).toEqual([[], 1, 1]);
    const vines = new Table({
      house: 'untamed',
      options: { deck0: 'cards:grasping-vines+dust-imp+troll' },
      lying: { 'hand.0': ['grasping-vines'], 'line.0': ['troll'], 'relics.E': ['soul-ledger'] },
    });
    vines.take('play grasping vines');
    expect(vines.options()).toEqual(['Soul Ledger', 'done']);
    const alone = new Table({ lying: { 'line.0': ['troll'] } });
    expect(alone.options()).toEqual(['Troll reaps', 'end the step']);
  });
});

describe('the mansion', () => {
  it('GG-11 GG-32 starts with two cards in play, door side up, beside the two large ones', () => {
    for (const s of states) expect(ids(s, own.doors)).toEqual(['endless-corridors', 'grand-stairway']);
  });

  it('GG-31 has the two large cards in play from the start: one siphons, the other takes essence', () => {
    // Nothing else is in play but The Grim Reaper, whose own icon is one.
    const t = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    t.give(0, 5).give('E', 4).end();
    // Two icons steal 2, the reap brings 1, and the drain costs 6.
    expect([t.amber(0), t.amber('E'), t.essence(0), own.archonAttached.get(t.s)]).toEqual([3, 1, [2, 0], 1]);
  });

  it('GG-33 has four cards set aside', () => {
    const aside = ['bizarre-wall-clock', 'grandfather-clock', 'nonstop-alarm-clock', 'sealed-odeum'];
    for (const s of states) expect(ids(s, own.aside)).toEqual(aside);
  });

  it('GG-12 GG-34 has the other 24 shuffled in its deck, out of play', () => {
    for (const s of states) expect(own.mansionDeck.size(s)).toBe(24);
    const other = start(games[0], 'another');
    expect(ids(other, own.mansionDeck)).not.toEqual(ids(states[0], own.mansionDeck));
    expect(ids(other, own.mansionDeck).sort()).toEqual(ids(states[0], own.mansionDeck).sort());
    expect(board.place.get(states[0], own.mansionDeck.top(states[0]))).toBe(0);
  });

  it('GG-08 GG-14 has two sides to each card, with the door side up at first: everybody sees the top of the deck', () => {
    for (const s of states) {
      const { kind, otherSide } = s.rules.own;
      const doors = [...kind].flatMap((one, card) => (one === 2 ? [card] : []));
      const backs = doors.map((door) => otherSide[door]);
      const cards = backs.filter((back) => back >= 0);
      expect(new Set(cards).size).toBe(cards.length);
      expect(own.reverses.size(s)).toBe(cards.length);
      for (const door of doors) if (otherSide[door] >= 0) expect(otherSide[otherSide[door]]).toBe(door);
      expect(own.turned.size(s)).toBe(0);
      expect(s.block[own.doors.set.knownCell(own.mansionDeck.top(s))]).toBe((1 << s.players) - 1);
      expect(s.block[own.doors.set.knownCell(own.mansionDeck.get(s, 0))]).toBe(0);
    }
  });

  it('GG-09 GG-10 has a trait, and an ability that says how it is explored, on each door side', () => {
    const { own: of, row, traitsHigh, ids: names } = states[0].rules;
    const doors = [...of.kind].flatMap((one, card) => (one === 2 ? [row[card]] : []));
    // Room, obstacle and barricade are the first three traits after those of the set.
    const bits = [36, 37, 38].map((trait) => 1 << (trait - 20));
    const traits = doors.map((door) => bits.map((bit) => ((traitsHigh[door] & bit) === 0 ? 0 : 1)).join(''));
    const count = (wanted: string): number => traits.filter((one) => one === wanted).length;
    expect([count('100'), count('010'), count('001')]).toEqual([14, 9, 7]);
    for (const door of doors) expect(of.cost[door], names[door]).toBeGreaterThanOrEqual(0);
  });
});

describe('the adventure deck', () => {
  it('GG-35 has The Grim Reaper in play, leftmost and ready', () => {
    for (const s of states) {
      expect(ids(s, board.line[s.players])).toEqual(['the-grim-reaper']);
      expect(board.exhausted.get(s, board.line[s.players].get(s, 0))).toBe(0);
    }
  });

  it('GG-36 has It is Time in its discard pile', () => {
    for (const s of states) expect(ids(s, board.discard[s.players])).toEqual(['it-is-time']);
  });

  it('GG-37 GG-38 GG-96 is shuffled, and its top two cards are archived face down', () => {
    for (const s of states) {
      expect(board.deck[s.players].size(s)).toBe(adventureCards - 4);
      expect(board.archives[s.players].size(s)).toBe(2);
      for (let seat = 0; seat < s.players; seat++) expect(board.archives[s.players].seers & (1 << seat)).toBe(0);
      expect(ids(s, board.deck[s.players])).not.toContain('it-is-time');
    }
    const four = start(gormangeist.build({ players: 1, options: { setupArchived: 4 } }));
    expect([board.archives[1].size(four), board.deck[1].size(four)]).toEqual([4, adventureCards - 6]);
  });
});

describe('the players', () => {
  it('GG-39 draw six cards, the first player, too, and may each take one new hand', () => {
    for (const [i, s] of states.entries()) {
      for (let seat = 0; seat <= i; seat++) expect(board.hand[seat].size(s)).toBe(6);
      expect(question(s).name).toBe('mulligan');
    }
    const chance = gameChance(games[1], 'set-up');
    const s = games[1].start(chance);
    const first = s.offer.seat;
    expect(games[1].text(s, s.offer.codes[1])).toBe('take a new hand, one card smaller');
    apply(s, s.offer.codes[1], chance);
    expect(board.hand[first].size(s)).toBe(5);
    // Then the other player is asked, and then the game begins.
    expect(s.offer.seat).toBe(1 - first);
    apply(s, s.offer.codes[0], chance);
    expect(question(s).name).not.toBe('mulligan');
    expect(board.hand[1 - first].size(s)).toBe(6);
  });

  it('GG-40 have no key tokens', () => {
    for (const s of states) for (let side = 0; side <= s.players; side++) expect(keysOf(s, side)).toBe(0);
    // However rich, nobody forges: a turn begins with the choice of a house, and nothing has been paid.
    const t = new Table({ players: 2, options: { mansionSiphons: 0 } });
    t.give(0, 40).give(1, 40).give('E', 40).end();
    expect([t.question, t.amber(0), t.amber(1), t.amber('E')]).toEqual(['house', 40, 40, 40]);
    for (let side = 0; side <= 2; side++) expect([keysOf(t.s, side), board.keys.get(t.s, side)]).toEqual([0, 0]);
  });

  it("GG-41 have three Archon's Essence each", () => {
    for (const s of states) {
      for (let seat = 0; seat < 3; seat++) expect(own.archon.get(s, seat)).toBe(seat < s.players ? 3 : 0);
      for (let seat = 0; seat < 3; seat++) expect(own.dark.get(s, seat)).toBe(0);
    }
  });

  it('GG-42 begin by luck', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => board.first.get(start(games[2], `first/${i}`)));
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('GG-43 share a supply without limits: who has thousands still gains, and so does everybody else', () => {
    const t = new Table({
      players: 2,
      options: { mansionSiphons: 0 },
      patches: { 'card.krump.power': 99 },
      lying: { 'line.0': ['krump'], 'line.E': ['rust-footman'], 'hand.0': ['punch', 'anger'] },
    });
    t.set(board.damage, 'krump', 90).give(0, 4000).give(1, 4000).give('E', 4000);
    // The reap brings one more æmber, Punch three more damage.
    t.take('krump reaps', 'play punch', 'krump');
    expect([t.amber(0), t.of(board.damage, 'krump')]).toEqual([4002, 93]);
    t.end();
    expect([t.amber(0), t.amber(1), t.amber('E')]).toEqual([4002, 4000, 4001]);
  });
});
