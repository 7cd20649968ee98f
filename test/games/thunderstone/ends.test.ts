import { describe, expect, it } from 'vitest';
import { thunderstone } from '../../../src/games/thunderstone/index.js';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, inVillage, type Setting, Table } from './table.js';

const RANKS = ['griknack-goblin', 'grayskin-lizard', 'firebrand-cyclops'];
const NONE = { options: { guardians: 0 } };

describe('levelling in Thunderstone', () => {
  const leveling = (hand: readonly string[], xp: number): Table => inVillage(hand).xp(0, xp).choose('buy nothing');

  it('TS-231, TS-232, TS-233, TS-235: after the purchases, any number of heroes, paid with experience, onto the discards', () => {
    const t = leveling(['elf-wizard', 'thyrian-squire'], 4).choose('Elf Wizard becomes', 'Thyrian Squire becomes');
    expect(t.xpOf(0)).toBe(0);
    expect([...t.ids(board.hand[0]), ...t.ids(board.discard[0])].sort()).toEqual(['elf-sorcerer', 'thyrian-knight']);
    expect(board.levelUpsOf.get(t.s, 0)).toBe(2);
  });

  it('TS-234, TS-236: the next level comes from anywhere in its stack, and no level is skipped', () => {
    const t = leveling(['elf-wizard'], 9);
    expect(t.texts).toEqual(['Elf Wizard becomes Elf Sorcerer', 'level up nobody more']);
    t.choose('Elf Wizard becomes');
    expect(t.ids(board.removed)).toEqual(['elf-wizard']);
  });

  it('TS-237: what has become of a hero is not levelled up again', () => {
    const t = leveling(['elf-wizard', 'militia'], 9).choose('Elf Wizard becomes');
    expect(t.texts.some((text) => text.startsWith('Elf Sorcerer'))).toBe(false);
  });

  it('TS-238: impossible when no card of the next level is left', () => {
    const t = inVillage(['elf-wizard', 'elf-archmage']).xp(0, 9);
    const elves = board.stack.findIndex((pile) => t.order(pile).includes('elf-wizard'));
    t.lay(board.stack[elves], 'elf-wizard').choose('buy nothing');
    expect(t.seat).toBe(1);
  });

  it('TS-239, TS-319: a Militia becomes any level-1 hero of the village for 3 XP and goes back to its stack', () => {
    const t = leveling(['militia'], 3);
    const stack = board.stack[0].size(t.s);
    expect(t.texts.sort()).toEqual([
      'Militia becomes Drunari Orphan',
      'Militia becomes Elf Wizard',
      'Militia becomes Slynn Bowman',
      'Militia becomes Thyrian Squire',
      'level up nobody more',
    ]);
    t.choose('Militia becomes Elf Wizard');
    expect(board.stack[0].size(t.s)).toBe(stack + 1);
    expect(leveling(['militia'], 2).seat).toBe(1);
  });

  it('TS-240: heroes of level 3 do not level up', () => {
    expect(leveling(['elf-archmage', 'thyrian-lord', 'outlands-khan'], 20).seat).toBe(1);
  });
});

describe('the end of Thunderstone', () => {
  const beforeStone = ['griknack-goblin', 'stone-of-avarice', 'nixie'];

  it('TS-242, TS-243, TS-244, TS-249: who beats the monster in rank 1 before the stone gains it, and it scores', () => {
    const t = inDungeon(CHAMPIONS, beforeStone, NONE).choose('attack Griknack');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(0);
    expect(t.ids(board.discard[0])).toContain('stone-of-avarice');
    // Goblin 1, stone 1, two Khans of 3.
    expect(t.points(0)).toBe(8);
    expect(t.game.outcome(t.s)).toMatchObject({ ending: 'win', winners: [0] });
  });

  it('TS-245: nobody gains a stone that comes to rank 1 in another way', () => {
    const t = inDungeon(['militia'], beforeStone, NONE).choose('attack Griknack');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(-1);
    const other = inDungeon([...CHAMPIONS, 'elf-sorcerer'], ['griknack-goblin', 'nixie', 'stone-of-avarice'], NONE);
    other.choose('attack Griknack', 'spoils of Elf Sorcerer');
    expect(other.s.over).toBe(true);
    expect(board.claimedBy.get(other.s)).toBe(-1);
  });

  it('TS-246: after so many rounds the game ends unclaimed and is scored', () => {
    const t = new Table({ options: { roundCap: 2 } });
    for (let turn = 0; turn < 4; turn++) t.choose('rest', 'destroy nothing');
    expect(t.s.over).toBe(true);
    expect(t.game.spec.turns(t.s)).toBe(4);
  });

  it('TS-247, TS-248, TS-250: the points of every card owned: deck, hand and discards', () => {
    const t = new Table({ options: { wrath: true } });
    t.hand(0, 'elf-archmage')
      .deck(0, 'firebrand-cyclops')
      .discard(0, 'glow-berries', 'stone-of-mystery', 'stone-of-agony', 'thunder-s-curse');
    // 2 + 4 + 1 + 3 + 1 - 2
    expect(t.points(0)).toBe(9);
  });

  it('TS-251: the gold of the Stone of Avarice is of no use in a single game: the game is over when it is gained', () => {
    const t = inDungeon(CHAMPIONS, beforeStone, NONE).choose('attack Griknack');
    expect(t.texts).toEqual([]);
  });

  it('TS-197: a Swarm card is worth as many points as its owner has of them, 5 at most', () => {
    const swarm = (count: number): string[] => Array.from({ length: count }, (_, i) => `the-swarm-health-${4 + i}`);
    const setting: Setting = { options: { cardSet: 'the-swarm-animal' } };
    expect(
      [1, 2, 5, 7].map((n) =>
        new Table(setting)
          .hand(0)
          .deck(0)
          .discard(0, ...swarm(n))
          .points(0),
      ),
    ).toEqual([1, 4, 25, 35]);
  });

  it('TS-253, TS-254, TS-255: the highest score wins; then the stone, then experience, else it is shared', () => {
    const ended = (tieBreak: string, xp: number, claimer: number): number[] => {
      const t = new Table({ players: 3, options: { roundCap: 1, tieBreak } });
      t.hand(2, 'nixie').xp(0, 1).xp(1, xp);
      board.claimedBy.set(t.s, claimer);
      t.hand(0, 'firebrand-cyclops').deck(0).hand(1, 'griffon').deck(1).deck(2);
      for (let turn = 0; turn < 3; turn++) t.choose('rest', 'destroy nothing');
      return [...t.game.outcome(t.s).utility];
    };
    expect(ended('stone_xp_shared', 5, -1)).toEqual([0, 1, 0]);
    expect(ended('stone_xp_shared', 1, -1)).toEqual([0.5, 0.5, 0]);
    expect(ended('stone_xp_shared', 5, 0)).toEqual([1, 0, 0]);
    expect(ended('stone_shared', 5, -1)).toEqual([0.5, 0.5, 0]);
    expect(ended('shared', 5, 0)).toEqual([0.5, 0.5, 0]);
  });

  it('metrics: what a study reads of a game', () => {
    const t = inDungeon(CHAMPIONS, beforeStone, NONE).choose('attack Griknack');
    const read = (name: string, seat = 0): number =>
      thunderstone.spec.metrics?.find((metric) => metric.name === name)?.read(t.s, seat) ?? -99;
    expect(
      ['points', 'points_monsters', 'points_heroes', 'points_stone', 'points_village', 'points_diseases'].map((name) =>
        read(name),
      ),
    ).toEqual([8, 1, 6, 1, 0, 0]);
    expect(
      ['defeated', 'failed', 'bought', 'destroyed', 'diseases', 'level_ups', 'light_shortfall'].map((name) =>
        read(name),
      ),
    ).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect([read('stone_claimed_by'), read('rounds'), read('defeated_rank1'), read('deck_size')]).toEqual([0, 1, 1, 4]);
  });
});

describe('solo play of Thunderstone', () => {
  const solo = (options: Setting['options'] = {}): Table =>
    new Table({ players: 1, options: { guardians: 0, ...options } })
      .hand(0, 'militia')
      .deck(0, ...Array.from({ length: 20 }, () => 'torch'))
      .discard(0);
  const idle = (t: Table): Table => t.choose('rest', 'destroy nothing');

  it('TS-256, TS-257, TS-258: the hall starts empty; a card enters rank 3 at the end of each turn', () => {
    const t = solo();
    expect(t.ranks).toEqual(['', '', '']);
    t.dungeon('nixie', 'griffon', 'pegasus');
    expect(idle(t).ranks).toEqual(['', '', 'nixie']);
    expect(idle(t).ranks).toEqual(['', 'nixie', 'griffon']);
    expect(idle(t).ranks).toEqual(['nixie', 'griffon', 'pegasus']);
    expect(solo({ soloFirstCard: 'at_setup' }).ranks[2]).not.toBe('');
  });

  it('TS-259: a monster pushed past rank 1 leaves for the village pile', () => {
    const t = solo().hall('nixie', 'griffon', 'pegasus').dungeon('sphinx');
    idle(t);
    expect(t.ids(board.pillage)).toEqual(['nixie']);
    expect(t.ranks).toEqual(['griffon', 'pegasus', 'sphinx']);
  });

  it('TS-260: a monster attacked and not beaten leaves for it too, and the others do not advance for that', () => {
    const t = solo()
      .hall('nixie', 'griffon', 'pegasus')
      .dungeon('sphinx', 'sphinx')
      .choose('enter the dungeon', 'attack Griffon');
    expect(t.ids(board.pillage)).toEqual(['griffon']);
    // The card that enters pushes as far as the gap.
    expect(t.ranks).toEqual(['nixie', 'pegasus', 'sphinx']);
  });

  it('TS-261: after a victory the hall refills, and nothing advances in the next turn', () => {
    const t = solo()
      .hand(0, ...CHAMPIONS)
      .hall('griknack-goblin', 'griffon', 'pegasus')
      .dungeon('nixie', 'sphinx', 'harbinger');
    t.choose('enter the dungeon', 'attack Griknack');
    expect(t.ranks).toEqual(['griffon', 'pegasus', 'nixie']);
    expect(idle(t).ranks).toEqual(['griffon', 'pegasus', 'nixie']);
    expect(idle(t).ranks).toEqual(['pegasus', 'nixie', 'sphinx']);
  });

  it('TS-262: the game ends when the stone reaches the front rank', () => {
    const t = idle(solo().hall('nixie', 'stone-of-avarice', 'pegasus').dungeon('sphinx'));
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(-1);
  });

  it('TS-263: beating the monster in front of the stone claims it and ends the game at once', () => {
    const t = solo()
      .hand(0, 'outlands-khan', 'outlands-khan', 'lantern')
      .hall('nixie', 'griknack-goblin', 'stone-of-avarice')
      .dungeon('sphinx');
    t.choose('enter the dungeon', 'attack Griknack');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(0);
  });

  it('TS-264, TS-265, TS-273: more points than the village pile win; a tie is a loss, or a win; Swarm cards count among themselves', () => {
    const ending = (hand: string, pile: string[], options: Setting['options'] = {}): string => {
      const t = solo({ roundCap: 1, ...options })
        .hand(0, hand)
        .deck(0)
        .lay(board.pillage, ...pile);
      return t.game.outcome(idle(t).s).ending;
    };
    expect(ending('griffon', ['nixie'])).toBe('win');
    expect(ending('nixie', ['griffon'])).toBe('loss');
    expect(ending('griffon', ['firebrand-cyclops'])).toBe('loss');
    expect(ending('griffon', ['firebrand-cyclops'], { soloTie: 'win' })).toBe('win');
    const swarm = ['the-swarm-health-4', 'the-swarm-health-5'];
    expect(ending('firebrand-cyclops', swarm)).toBe('loss');
    expect(ending('firebrand-cyclops', swarm, { soloSwarmVp: 0 })).toBe('win');
  });

  it('TS-266, TS-267, TS-269: warrior and nightmare halve the stacks, each level on its own', () => {
    const sizes = (options: Setting['options']): number[][] => {
      const t = new Table({ players: 1, options });
      const elves = board.stack.find((pile) => t.order(pile).includes('elf-wizard'));
      const count = (id: string): number => (elves ? t.order(elves).filter((other) => other === id).length : 0);
      return [['elf-wizard', 'elf-sorcerer', 'elf-archmage'].map(count), [board.stack[8].size(t.s)]];
    };
    expect(sizes({ soloLevel: 'normal' })).toEqual([[6, 4, 2], [8]]);
    expect(sizes({ soloLevel: 'warrior' })).toEqual([[3, 2, 1], [4]]);
    expect(sizes({ soloLevel: 'nightmare' })).toEqual([[3, 2, 1], [4]]);
    const odd = (soloHalfRounding: string): number => {
      const t = new Table({
        players: 1,
        options: { soloLevel: 'warrior', soloHalfRounding },
        patches: { 'card.pawnbroker.copies': 7 },
      });
      return board.stack.find((pile) => t.order(pile).includes('pawnbroker'))?.size(t.s) ?? 0;
    };
    expect([odd('up'), odd('down')]).toEqual([4, 3]);
  });

  it('TS-268, TS-270: at warrior a monster worth 2 XP stops the advance, at nightmare none does', () => {
    const halts = (options: Setting['options'], monster: string): number => {
      const t = solo(options)
        .hand(0, ...CHAMPIONS)
        .hall(monster, 'griffon', 'pegasus')
        .dungeon('nixie', 'sphinx')
        .choose('enter the dungeon');
      t.choose(`attack ${t.s.rules.titles[t.row(monster)]}`);
      return board.halts.get(t.s);
    };
    expect(halts({ soloLevel: 'normal' }, 'griknack-goblin')).toBe(1);
    expect(halts({ soloLevel: 'warrior' }, 'griknack-goblin')).toBe(0);
    expect(halts({ soloLevel: 'warrior' }, 'firebrand-cyclops')).toBe(1);
    expect(halts({ soloLevel: 'nightmare' }, 'firebrand-cyclops')).toBe(0);
    expect(halts({ soloLevel: 'nightmare', nightmareAdvance: 'as_warrior' }, 'firebrand-cyclops')).toBe(1);
  });

  it('TS-271: a guardian goes to Rank 0, or by the option to the village pile', () => {
    const t = idle(solo().hall('', 'unholy-guardian', 'pegasus').dungeon('sphinx'));
    expect(t.standing[3]).toBe('unholy-guardian');
    const other = idle(
      solo({ soloGuardian: 'village_pile' }).hall('nixie', 'unholy-guardian', 'pegasus').dungeon('sphinx'),
    );
    expect(other.ids(board.pillage)).toEqual(['nixie', 'unholy-guardian']);
  });

  it('TS-272: a treasure is taken when revealed, and the next card fills the rank; or it is discarded', () => {
    for (const soloTreasure of ['take', 'discard']) {
      const t = idle(solo({ soloTreasure }).dungeon('greed-amulet', 'nixie'));
      expect(t.ranks).toEqual(['', '', 'nixie']);
      expect(board.treasures[0].size(t.s)).toBe(soloTreasure === 'take' ? 1 : 0);
    }
  });

  it('TS-274: a fan campaign bars the cards that move hall monsters', () => {
    for (const soloBanMovers of [false, true]) {
      const t = solo({ soloBanMovers })
        .hand(0, 'banish', 'militia')
        .hall(...RANKS)
        .choose('enter the dungeon');
      expect(t.offers('Banish')).toBe(!soloBanMovers);
    }
  });
});

describe('tags of Thunderstone', () => {
  it('TS-300, TS-301: Village effects in the village, Dungeon effects in the dungeon', () => {
    expect(inVillage(['elf-archmage', 'barkeep']).texts.filter((text) => text.includes(':'))).toEqual([
      'Barkeep: purchase(1)',
      'Barkeep: destroy(self); gold(2)',
    ]);
    expect(inDungeon(['elf-archmage', 'barkeep'], RANKS).texts.filter((text) => text.includes(':'))).toEqual([
      'Elf Archmage: remove(one(hallMonster movable))',
    ]);
  });

  it('TS-313: spoils of a hero act at the end of the turn where they are about the new hand', () => {
    const t = inDungeon(['tempest-warden', ...CHAMPIONS], RANKS).choose('attack Griknack', 'spoils of Tempest Warden');
    expect(t.ids(board.hand[0])).toContain('tempest-warden');
  });

  it('TS-318: Setup asks for the special disease deck of nine cards', () => {
    const { groups } = new Table().s.rules;
    expect(
      groups
        .filter((group) => group.specialDeck)
        .map((group) => group.name)
        .sort(),
    ).toEqual(['Evil Druid - Humanoid', 'Sidhe', 'The Swarm - Animal']);
  });

  it('TS-320: closing words repeat a type', () => {
    const { s } = new Table();
    const { ofType, isWeapon } = s.rules;
    const words = ofType.map((column) => column[s.rules.rowIds.indexOf('warhammer')]);
    expect(words.filter((bit) => bit !== 0)).toHaveLength(2);
    expect(isWeapon[s.rules.rowIds.indexOf('warhammer')]).toBe(1);
  });

  it('TS-294, TS-296: cards whose sources differ carry our choice, and say so', () => {
    const cards = thunderstone.spec.content?.cards() ?? [];
    const own = cards.filter((card) => card.standIn).map((card) => card.id);
    expect(own.sort()).toEqual([
      'blessed-hammer',
      'chalice-defender',
      'chalice-paladin',
      'lord-mortis',
      'ulbrick-s-armor',
    ]);
    const column = (id: string, name: string): string => cards.find((card) => card.id === id)?.columns[name] ?? '';
    expect([
      column('blessed-hammer', 'weight'),
      column('chalice-defender', 'magic'),
      column('chalice-paladin', 'magic'),
      column('elf-sorcerer', 'levelUp'),
    ]).toEqual(['4', '3', '4', '2']);
  });
});
