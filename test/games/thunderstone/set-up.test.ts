import { describe, expect, it } from 'vitest';
import { KeyedChance } from '../../../src/engine/chance.js';
import { ConfigError } from '../../../src/engine/errors.js';
import { thunderstone } from '../../../src/games/thunderstone/index.js';
import { board, HALL, STACKS } from '../../../src/games/thunderstone/layout.js';
import { chooseGroups } from '../../../src/games/thunderstone/setup/choose-groups.js';
import { buildDungeon } from '../../../src/games/thunderstone/setup/dungeon-deck.js';
import { type Setting, Table } from './table.js';

const MONSTERS = 3;
const FEATURES = 6;

/** A table on which only the dungeon deck of the set-up has been built, before the hall. */
function dungeonAsBuilt(setting: Setting = {}): Table {
  const t = new Table(setting);
  const luck = new KeyedChance(`built/${setting.key ?? ''}`, t.game.layout.causeNames());
  t.s.block.fill(0);
  t.game.layout.prepare(t.s.block);
  buildDungeon(t.s, chooseGroups(t.s, luck), luck);
  return t;
}

/** The kinds of cards in the dungeon deck, the top first. */
function kinds(t: Table): string[] {
  const { kind, rowIds } = t.s.rules;
  const names = ['basic', 'hero', 'village', 'monster', 'swarm', 'guardian', 'treasure', 'trap', 'stone', 'disease'];
  return t
    .order(board.dungeon)
    .reverse()
    .map((id) => names[kind[rowIds.indexOf(id)]]);
}

function groupsOf(t: Table): string[] {
  return Array.from({ length: STACKS }, (_, stack) => t.s.rules.groups[board.group.get(t.s, stack)].name);
}

describe('set-up of Thunderstone', () => {
  it('TS-001, TS-025: one to five players, with the same stacks', () => {
    for (const players of [0, 6]) expect(() => thunderstone.build({ players })).toThrow(ConfigError);
    const sizes = [2, 5].map((players) => {
      const t = new Table({ players });
      return Array.from({ length: STACKS - 4 }, (_, i) => board.stack[i + 4].size(t.s));
    });
    expect(sizes[0]).toEqual(sizes[1]);
  });

  it('TS-002, TS-006, TS-007: the first game has its cards, mixed from both boxes, and the Stone of Avarice', () => {
    const t = new Table();
    expect(groupsOf(t).sort()).toEqual(
      [
        'Border Guard',
        'Dagger',
        'Divine Staff',
        'Doomgate Squire',
        'Drunari',
        'Elf',
        'Glow Berries',
        'Greed Blade',
        'Iron Rations',
        'Militia',
        'Pawnbroker',
        'Short Sword',
        'Slynn',
        'Spirit Blast',
        'Thyrian',
        'Torch',
      ].sort(),
    );
    expect(t.order(board.dungeon)).toContain('stone-of-avarice');
    // Thunder's Curse is a card of the special disease deck.
    expect(t.order(board.diseases)).toContain('thunder-s-curse');
  });

  it('TS-004: 184 cards: 98 of the base game, 79 of Doomgate, 7 of Wrath', () => {
    const cards = thunderstone.spec.content?.cards() ?? [];
    const count = (set: string): number => cards.filter((card) => card.columns.set === set).length;
    expect([cards.length, count('base'), count('doomgate'), count('wrath')]).toEqual([184, 98, 79, 7]);
  });

  it('TS-005, TS-187: cards of Wrath take part with the option alone', () => {
    for (const wrath of [false, true]) {
      const met = new Set<string>();
      for (let deal = 0; deal < 60; deal++) {
        const options = { cardSet: 'random', wrath, featureRandomizers: 6, thunderstone: 'random' };
        for (const id of new Table({ key: `deal ${deal}`, options }).order(board.dungeon)) met.add(id);
      }
      const own = ['the-cage', 'pit-trap', 'rolling-boulder', 'dark-champion', 'stone-of-agony'];
      expect(own.filter((id) => met.has(id))).toEqual(wrath ? own : []);
    }
    expect(() => new Table({ options: { thunderstone: 'agony' } })).toThrow(/wrath=true/);
    expect(() => new Table({ options: { guardians: 2 } })).toThrow(/wrath=true/);
  });

  it('TS-008, TS-009, TS-010, TS-011, TS-012, TS-013, TS-014: a random set-up draws 4 heroes, 8 village cards, 3 classes, and features met on the way', () => {
    const features: number[] = [];
    const heroes = new Set<string>();
    for (let deal = 0; deal < 80; deal++) {
      const t = dungeonAsBuilt({ key: `deal ${deal}`, options: { cardSet: 'random' } });
      const deck = kinds(t);
      expect(deck.filter((kind) => kind === 'monster' || kind === 'swarm')).toHaveLength(30);
      const others = deck.filter((kind) => kind === 'treasure').length / FEATURES;
      features.push(others + deck.filter((kind) => kind === 'guardian').length);
      const whole = new Table({ key: `deal ${deal}`, options: { cardSet: 'random' } });
      expect(groupsOf(whole)).toHaveLength(16);
      for (const group of groupsOf(whole).slice(4, 8)) heroes.add(group);
    }
    expect([...new Set(features)].sort()).toEqual([0, 1, 2]);
    expect(heroes.size).toBe(18);
    const five = dungeonAsBuilt({ options: { cardSet: 'random', monsterGroups: 5, featureRandomizers: 0 } });
    expect(kinds(five)).toHaveLength(51);
  });

  it('TS-012: the option fixes the number of guardians', () => {
    const options = { cardSet: 'random', wrath: true, guardians: 2 };
    expect(kinds(dungeonAsBuilt({ options })).filter((kind) => kind === 'guardian')).toHaveLength(2);
    expect(kinds(dungeonAsBuilt({ options: { guardians: 0 } }))).not.toContain('guardian');
  });

  it('stacks can be named, and what is not named is drawn', () => {
    const t = new Table({ options: { cardSet: 'dwarf+fireball+ooze' } });
    expect(groupsOf(t)).toEqual(expect.arrayContaining(['Dwarf', 'Fireball']));
    expect([...t.order(board.dungeon), ...t.ranks]).toContain('black-slime');
    expect(() => new Table({ options: { cardSet: 'dwarfs' } })).toThrow(/dwarf/);
  });

  it('TS-015, TS-034, TS-191, TS-193: the Swarm brings 10 placeholders into the deck and its own deck, the weakest on top', () => {
    const t = dungeonAsBuilt({ options: { cardSet: 'the-swarm-animal' } });
    expect(t.order(board.dungeon).filter((id) => id === 'the-swarm-placeholder')).toHaveLength(10);
    expect(t.order(board.swarm).reverse()).toEqual(
      [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((health) => `the-swarm-health-${health}`),
    );
  });

  it('TS-016: any stone may be drawn', () => {
    const stones = new Set<string>();
    for (let deal = 0; deal < 30; deal++) {
      const t = new Table({ key: `deal ${deal}`, options: { wrath: true, thunderstone: 'random' } });
      for (const id of t.order(board.dungeon)) if (id.startsWith('stone-of')) stones.add(id);
    }
    expect([...stones].sort()).toEqual(['stone-of-agony', 'stone-of-avarice', 'stone-of-mystery']);
  });

  it('TS-017, TS-018: the first player is drawn, and turns go clockwise', () => {
    const firsts = new Set<number>();
    for (let deal = 0; deal < 40; deal++)
      firsts.add(new Table({ players: 3, key: `${deal}`, options: { firstPlayer: 'random' } }).seat);
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const t = new Table({ players: 3 });
    const seats = [t.seat];
    for (let turn = 0; turn < 3; turn++) seats.push(t.choose('rest', 'destroy nothing').seat);
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  it('TS-019, TS-020, TS-021, TS-022: sixteen stacks; heroes with level 1 on top, 6, 4 and 2 of them; 8 of the village', () => {
    const t = new Table();
    const elves = Array.from({ length: 4 }, (_, i) => board.stack[4 + i]).find((pile) =>
      t.order(pile).includes('elf-wizard'),
    );
    expect(elves && t.order(elves).reverse()).toEqual([
      ...Array.from({ length: 6 }, () => 'elf-wizard'),
      ...Array.from({ length: 4 }, () => 'elf-sorcerer'),
      ...Array.from({ length: 2 }, () => 'elf-archmage'),
    ]);
    for (let stack = 8; stack < STACKS; stack++) {
      expect(board.stack[stack].size(t.s)).toBe(8);
      expect(new Set(t.order(board.stack[stack])).size).toBe(1);
    }
    // 30 Militia and 15 of the others, less 6 and 2 for each of two players.
    expect([0, 1, 2, 3].map((stack) => board.stack[stack].size(t.s))).toEqual([18, 11, 11, 11]);
  });

  it('TS-023, TS-024, TS-027, TS-028, TS-029: twelve cards of the basic stacks, six of them drawn, no experience', () => {
    const t = new Table({ players: 5 });
    for (let seat = 0; seat < 5; seat++) {
      const owned = [...t.order(board.hand[seat]), ...t.order(board.deck[seat])].sort();
      expect(owned).toEqual([
        'dagger',
        'dagger',
        'iron-rations',
        'iron-rations',
        ...Array.from({ length: 6 }, () => 'militia'),
        'torch',
        'torch',
      ]);
      expect(board.hand[seat].size(t.s)).toBe(6);
      expect(t.xpOf(seat)).toBe(0);
    }
    expect(board.stack[0].size(t.s)).toBe(0);
    const other = new Table({ options: { handSize: 4, startXp: 7 } });
    expect([board.hand[0].size(other.s), other.xpOf(0)]).toEqual([4, 7]);
  });

  it('TS-031, TS-032, TS-036, TS-043, TS-044: the first game’s deck as built: 16 plain cards, 11 with the guardian, 11 with the stone', () => {
    for (let deal = 0; deal < 20; deal++) {
      const t = dungeonAsBuilt({ key: `deal ${deal}` });
      const deck = kinds(t);
      expect(deck).toHaveLength(38);
      expect(deck.filter((kind) => kind === 'monster')).toHaveLength(MONSTERS * 10);
      expect(deck.filter((kind) => kind === 'treasure')).toHaveLength(FEATURES);
      expect(deck.slice(0, 16)).not.toContain('guardian');
      expect(deck.slice(16, 27)).toContain('guardian');
      expect(deck.slice(27)).toContain('stone');
      expect(deck.slice(27)).toHaveLength(11);
    }
  });

  it('TS-035, TS-037, TS-038, TS-040, TS-041: each guardian in a block of 11, the second below the first, the stone below both', () => {
    for (let deal = 0; deal < 20; deal++) {
      const options = { cardSet: 'random', wrath: true, guardians: 2, featureRandomizers: 0 };
      const deck = kinds(dungeonAsBuilt({ key: `deal ${deal}`, options }));
      // 33 cards: the blocks are counted from the top, one after another: 30 - 10 - 10 leaves 10 for the stone.
      expect(deck).toHaveLength(33);
      expect(deck.slice(0, 11).filter((kind) => kind === 'guardian')).toHaveLength(1);
      expect(deck.slice(11, 22).filter((kind) => kind === 'guardian')).toHaveLength(1);
      expect(deck.slice(22)).toContain('stone');
    }
  });

  it('TS-039: the ten cards of a guardian may be counted from the bottom: then the stone’s block is of the top', () => {
    const options = { cardSet: 'random', guardians: 1, featureRandomizers: 0, guardianCountFrom: 'bottom' };
    const deck = kinds(dungeonAsBuilt({ options }));
    expect(deck.slice(10, 21)).toContain('guardian');
    expect(deck.slice(21)).toContain('stone');
  });

  it('TS-041: the stone’s block is as large as the option says', () => {
    const deck = kinds(dungeonAsBuilt({ options: { stoneBlock: 0 } }));
    expect(deck[37]).toBe('stone');
  });

  it('TS-042: three classes and no features make exactly 31 cards', () => {
    expect(kinds(dungeonAsBuilt({ options: { cardSet: 'random', featureRandomizers: 0 } }))).toHaveLength(31);
  });

  it('TS-033: with Wrath a trap type puts six cards into the deck', () => {
    const t = dungeonAsBuilt({ options: { wrath: true, cardSet: 'dire-traps', featureRandomizers: 0 } });
    expect(kinds(t).filter((kind) => kind === 'trap')).toHaveLength(6);
  });

  it('TS-045, TS-046, TS-047, TS-048: three monsters in deck order; treasures go below the stone, and nobody gets them', () => {
    let putDown = 0;
    for (let deal = 0; deal < 40; deal++) {
      const t = new Table({ key: `deal ${deal}`, players: 3 });
      expect(t.ranks.every((id) => t.s.rules.isMonster[t.row(id)] !== 0)).toBe(true);
      for (let seat = 0; seat < 3; seat++) expect(board.treasures[seat].size(t.s)).toBe(0);
      const bottom = t.order(board.dungeon)[0];
      if (bottom.endsWith('amulet')) putDown++;
      expect(board.dungeon.size(t.s)).toBe(35);
    }
    expect(putDown).toBeGreaterThan(0);
  });

  it('TS-049: a placeholder turned up while the hall is formed is replaced at once', () => {
    for (let deal = 0; deal < 20; deal++) {
      const t = new Table({ key: `deal ${deal}`, options: { cardSet: 'the-swarm-animal' } });
      expect(t.standing).not.toContain('the-swarm-placeholder');
    }
  });

  it('TS-050, TS-052: a guardian dealt into rank 1 goes to Rank 0, or below the deck', () => {
    const options = { cardSet: 'random', wrath: true, guardians: 2, featureRandomizers: 0 };
    let seen = 0;
    for (let deal = 0; deal < 80 && seen < 2; deal++) {
      const t = new Table({ key: `deal ${deal}`, options });
      if (t.standing[HALL] === '') continue;
      seen++;
      expect(t.ranks).not.toContain('');
      const other = new Table({ key: `deal ${deal}`, options: { ...options, setupGuardian: 'deck_bottom' } });
      expect(other.standing[HALL]).toBe('');
      expect(other.order(board.dungeon)[0]).toBe(t.standing[HALL]);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('TS-051: the first monster fires no Breach, unless the option says so', () => {
    const options = { cardSet: 'abyssal-thunderspawn+cultist-humanoid+evil-druid-humanoid' };
    let fired = 0;
    for (let deal = 0; deal < 40; deal++) {
      const quiet = new Table({ key: `deal ${deal}`, options });
      expect(board.met.get(quiet.s, 0)).toBe(1);
      expect(board.diseasesOf.get(quiet.s, 0)).toBe(0);
      const loud = new Table({ key: `deal ${deal}`, options: { ...options, setupBreach: true } });
      if (loud.ranks[0] === 'nature-s-mistress') fired += board.diseasesOf.get(loud.s, 1);
    }
    expect(fired).toBeGreaterThan(0);
  });

  it('TS-200 TS-201 TS-203 TS-204 TS-205 TS-206: 15 ordinary diseases, or 25 of the special deck where a card asks for it, or by the option', () => {
    const first = new Table();
    expect(first.order(board.diseases)).toHaveLength(25);
    expect(first.order(board.diseases).filter((id) => id === 'doomgate/disease')).toHaveLength(10);
    for (const id of ['baleful-plague', 'fatigue', 'leprosy', 'malaise', 'thunder-s-curse']) {
      expect(first.order(board.diseases).filter((other) => other === id)).toHaveLength(3);
    }
    // Dragon, Ooze and Humanoid ask for nothing; the Sidhe do.
    const plain = { cardSet: 'dragon+ooze+humanoid+elf+dwarf+amazon+feayn' };
    expect(new Table({ options: plain }).order(board.diseases)).toEqual(
      Array.from({ length: 15 }, () => 'base/disease'),
    );
    expect(
      new Table({ options: { cardSet: 'dragon+ooze+humanoid+sidhe+dwarf+amazon+feayn' } }).order(board.diseases),
    ).toHaveLength(25);
    expect(new Table({ options: { ...plain, diseaseDeck: 'special' } }).order(board.diseases)).toHaveLength(25);
    expect(new Table({ options: { diseaseDeck: 'ordinary' } }).order(board.diseases)).toHaveLength(15);
    const drawn = new Set<number>();
    for (let deal = 0; deal < 20; deal++) {
      drawn.add(board.diseases.size(new Table({ key: `${deal}`, options: { diseaseDeck: 'by_draw' } }).s));
    }
    expect([...drawn].sort()).toEqual([15, 25]);
  });

  it('TS-202: the special disease deck is shuffled', () => {
    const orders = new Set(['a', 'b', 'c'].map((key) => new Table({ key }).order(board.diseases).join()));
    expect(orders.size).toBe(3);
  });
});
