import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, inVillage, Table } from './table.js';

const RANKS = ['griknack-goblin', 'grayskin-lizard', 'firebrand-cyclops'];
/** More than any hand here can beat. */
const WALL = ['ebon-fume', 'arachnea', 'usurper'];

/** TS-297, TS-298: Attack, Magic Attack and light of every hero alone, against a plain monster in rank 1. */
const PRINTED: readonly [string, number, number, number][] = [
  ['militia', 1, 0, 0],
  ['drunari-orphan', 1, 0, 1],
  ['drunari-vagabond', 2, 0, 1],
  ['drunari-gypsy', 3, 0, 2],
  ['slynn-bowman', 2, 0, 0],
  ['slynn-bowmaster', 2, 0, 0],
  ['slynn-longbowman', 3, 0, 0],
  ['thyrian-squire', 2, 0, 0],
  ['thyrian-knight', 4, 0, 0],
  ['thyrian-lord', 4, 0, 0],
  ['elf-wizard', 0, 2, 1],
  ['elf-sorcerer', 0, 3, 2],
  ['elf-archmage', 0, 4, 2],
  ['deep-miner', 3, 0, 0],
  ['deep-digger', 4, 0, 0],
  ['deep-wrecker', 5, 0, 0],
  ['sidhe-natural', 0, 1, 0],
  ['sidhe-druid', 0, 2, 0],
  ['sidhe-spirit', 0, 3, 0],
  ['tempest-avenger', 2, 0, 0],
  ['tempest-reaver', 3, 0, 0],
  ['tempest-warden', 4, 0, 0],
  ['tholis-medium', 0, 1, 0],
  ['tholis-clairvoyant', 0, 2, 0],
  ['tholis-oracle', 0, 3, 0],
  ['verdan-minstrel', 2, 0, 1],
  ['verdan-bard', 3, 0, 1],
  ['verdan-troubadour', 4, 0, 1],
  ['amazon-archer', 1, 0, 0],
  ['amazon-huntress', 2, 0, 0],
  ['amazon-queen', 2, 0, 0],
  ['chalice-quester', 2, 0, 0],
  ['chalice-defender', 0, 3, 0],
  ['chalice-paladin', 0, 4, 0],
  ['dwarf-guardian', 1, 0, 0],
  ['dwarf-janissary', 2, 0, 0],
  ['dwarf-sentinel', 3, 0, 0],
  ['lorigg-thief', 1, 0, 1],
  ['lorigg-rogue', 2, 0, 1],
  ['lorigg-outlaw', 2, 0, 2],
  ['outlands-warrior', 3, 0, 0],
  ['outlands-slayer', 5, 0, 0],
  ['outlands-khan', 7, 0, 0],
  ['redblade-killer', 2, 0, 0],
  ['redblade-poisoner', 3, 0, 0],
  ['redblade-assassin', 4, 0, 0],
  ['regian-cleric', 0, 1, 0],
  ['regian-priest', 0, 2, 0],
  ['regian-bishop', 0, 3, 0],
  ['selurin-magician', 0, 2, 0],
];

describe('heroes of Thunderstone', () => {
  it.each(PRINTED)(
    'TS-297, TS-298: %s gives its Attack %i, Magic Attack %i and light %i',
    (id, attack, magic, light) => {
      const t = inDungeon([id], RANKS);
      expect(t.attackOn(0)).toMatchObject({ attack, magic, light });
    },
  );

  it('TS-275: a Militia counts as a hero, and holds weapons (TS-116)', () => {
    const t = inDungeon(['militia', 'dagger'], RANKS).choose('equip Dagger');
    expect(t.attackOn(0).attack).toBe(2);
  });

  it('a Drunari Vagabond has Attack +1 for each card of gold 3 or more, and buys a Villager with its spoils', () => {
    const t = inDungeon(['drunari-vagabond', 'short-sword', 'lightstone-gem', 'torch', ...CHAMPIONS], RANKS);
    // 2 of its own, 2 for the two cards of 3 gold, 7 and 7 of the Khans.
    expect(t.attackOn(0).attack).toBe(18);
    t.choose('attack Griknack Goblin', 'spoils of Drunari Vagabond');
    expect(t.texts).toContain('buy Pawnbroker as spoils');
    expect(t.texts).not.toContain('buy Glow Berries as spoils');
  });

  it('TS-091: spoils of a Drunari Gypsy make the next hand larger by one', () => {
    const t = inDungeon(['drunari-gypsy', ...CHAMPIONS], RANKS);
    t.deck(0, ...Array.from({ length: 9 }, () => 'torch'));
    t.choose('attack Griknack Goblin', 'spoils of Drunari Gypsy');
    expect(board.hand[0].size(t.s)).toBe(7);
    const none = inDungeon(['drunari-gypsy', ...CHAMPIONS], RANKS, { options: { extraRefill: 'none' } });
    none.deck(0, ...Array.from({ length: 9 }, () => 'torch'));
    none.choose('attack Griknack Goblin', 'spoils of Drunari Gypsy');
    expect(board.hand[0].size(none.s)).toBe(6);
  });

  it('a Drunari Gypsy draws one in the dungeon', () => {
    const t = inDungeon(['drunari-gypsy'], RANKS).deck(0, 'torch').choose('Drunari Gypsy: draw(1)');
    expect(t.ids(board.shown)).toEqual(['drunari-gypsy', 'torch']);
  });

  it.each([
    ['slynn-bowman', 2, 5],
    ['slynn-bowmaster', 2, 5],
  ])(
    'TS-284, TS-285: %s has %i, and %i against rank 2 with a monster of the same group in hand',
    (id, plain, bonus) => {
      const t = inDungeon([id, 'bloodskull-orc'], ['griknack-goblin', 'grayskin-lizard', 'nixie']);
      expect(t.attackOn(0).attack).toBe(plain);
      expect(t.attackOn(1).attack).toBe(bonus);
      expect(t.attackOn(2).attack).toBe(plain);
    },
  );

  it('TS-284: a Slynn Longbowman has 8 against ranks 2 and 3', () => {
    const t = inDungeon(['slynn-longbowman'], RANKS);
    expect([0, 1, 2].map((place) => t.attackOn(place).attack)).toEqual([3, 8, 8]);
  });

  it('TS-154: a Slynn Longbowman exchanges a monster of the hand for one worth at most 1 VP more, which joins the hand', () => {
    const t = inDungeon(['slynn-longbowman', 'firebrand-cyclops'], ['murder-wind', 'lightning-s-gaze', 'the-voice']);
    // The cyclops is worth 4: 2 and 5 are allowed, 7 is not.
    t.choose('Slynn Longbowman');
    expect(t.texts).toEqual(['Murder Wind in rank 1', "Lightning's Gaze in rank 2"]);
    t.choose("Lightning's Gaze");
    expect(t.ranks).toEqual(['murder-wind', 'firebrand-cyclops', 'the-voice']);
    expect(t.ids(board.shown)).toEqual(['lightning-s-gaze', 'slynn-longbowman']);
  });

  it.each([
    ['thyrian-squire', 'Thyrian Squire', 4],
    ['outlands-warrior', 'Outlands Warrior', 6],
  ])('TS-279: %s eats food for Attack; eaten food gives no Strength', (id, name, attack) => {
    const t = inDungeon([id, 'iron-rations'], RANKS).choose(name);
    expect(t.attackOn(0).attack).toBe(attack);
    expect(t.ids(board.shown)).toEqual([id]);
    expect(t.offers('Iron Rations')).toBe(false);
  });

  it('TS-279: food that has given its Strength cannot be eaten any more', () => {
    const t = inDungeon(['thyrian-squire', 'iron-rations'], RANKS).choose('Iron Rations');
    expect(t.offers('Thyrian Squire')).toBe(false);
  });

  it('a Thyrian Knight gives each Militia Attack +1, and eats food for 2', () => {
    const t = inDungeon(['thyrian-knight', 'militia', 'militia', 'iron-rations'], RANKS);
    expect(t.attackOn(0).attack).toBe(8);
    expect(t.choose('Thyrian Knight').attackOn(0).attack).toBe(10);
  });

  it('TS-292: a Thyrian Lord helps all but Fighters, and takes monsters of 1 or 2 VP for food, without experience', () => {
    const t = inDungeon(
      ['thyrian-lord', 'elf-wizard', 'tempest-avenger', 'iron-rations'],
      ['bloodskull-orc', 'griknack-goblin', 'grudgebeast'],
    );
    // Lord 4, Avenger 2; the Elf Wizard gets 2.
    expect(t.attackOn(0).attack).toBe(8);
    t.dungeon('nixie', 'nixie').choose('Thyrian Lord');
    expect(t.texts).toEqual(['Griknack Goblin in rank 2', 'Grudgebeast in rank 3']);
    t.choose('Griknack Goblin');
    expect(t.ids(board.discard[0])).toEqual(['griknack-goblin']);
    expect(t.xpOf(0)).toBe(0);
    expect(t.ranks).toEqual(['bloodskull-orc', 'grudgebeast', 'nixie']);
  });

  it('an Elf Archmage sends a monster under the deck before the attack, TS-154', () => {
    const t = inDungeon(['elf-archmage'], RANKS).dungeon('nixie').choose('Elf Archmage', 'Griknack Goblin');
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
    expect(t.order(board.dungeon)).toEqual(['griknack-goblin']);
  });

  it('an Elf Sorcerer sends another monster under the deck as spoils', () => {
    const t = inDungeon(['elf-sorcerer', ...CHAMPIONS], RANKS).dungeon('nixie', 'pegasus', 'griffon');
    t.choose('attack Griknack Goblin', 'spoils of Elf Sorcerer', 'Grayskin Lizard');
    expect(t.ranks).toEqual(['firebrand-cyclops', 'nixie', 'pegasus']);
    expect(t.order(board.dungeon)).toEqual(['grayskin-lizard', 'griffon']);
  });

  it.each([
    ['deep-miner', 3, 1, 4],
    ['deep-digger', 4, 1, 5],
    ['deep-wrecker', 5, 2, 5],
  ])('%s attacks worse with a weapon, TS-299', (id, alone, armed, withMercenary) => {
    const t = inDungeon([id, 'dagger'], RANKS);
    expect(t.attackOn(0).attack).toBe(alone);
    t.choose('equip Dagger');
    // The Dagger gives 1.
    expect(t.attackOn(0).attack).toBe(armed + 1);
    const other = inDungeon([id, 'pious-chaplain'], RANKS);
    expect(other.attackOn(0).attack).toBe(withMercenary);
  });

  it('a Deep Wrecker draws two for each Mercenary', () => {
    const t = inDungeon(['deep-wrecker', 'pious-chaplain', 'spirit-hunter'], RANKS);
    t.deck(0, 'torch', 'torch', 'torch', 'torch', 'dagger').choose('Deep Wrecker');
    expect(t.ids(board.shown).filter((id) => id === 'torch')).toHaveLength(4);
    expect(t.order(board.deck[0])).toEqual(['dagger']);
  });

  it.each(['sidhe-natural', 'sidhe-druid'])('TS-214: %s sends the diseases of a battle to an opponent', (id) => {
    const t = inDungeon([id], ['tendril-minion', 'nixie', 'nixie'], { players: 3 });
    t.choose('attack Tendril Minion', 'the disease goes to Seat 2');
    expect(board.diseasesOf.get(t.s, 0)).toBe(0);
    expect(board.diseasesOf.get(t.s, 2)).toBe(1);
  });

  it('a Sidhe Druid discards a disease and draws', () => {
    const t = inDungeon(['sidhe-druid', 'malaise'], RANKS).deck(0, 'torch').choose('Sidhe Druid');
    expect(t.ids(board.shown)).toEqual(['sidhe-druid', 'torch']);
    expect(t.ids(board.discard[0])).toEqual(['malaise']);
  });

  it('TS-215: a Sidhe Spirit slides diseases under monsters: Health +1, and the next attacker gains them', () => {
    const t = inDungeon(['sidhe-spirit', 'malaise', ...CHAMPIONS], RANKS);
    t.choose('Sidhe Spirit', 'slide', 'Griknack Goblin');
    expect(t.health(0)).toBe(5);
    expect(t.ids(board.shown)).not.toContain('malaise');
    t.choose('attack Griknack Goblin');
    expect([...t.order(board.discard[0]), ...t.order(board.hand[0]), ...t.order(board.deck[0])]).toContain('malaise');
    const left = inDungeon(['sidhe-spirit', 'malaise', 'elf-archmage'], RANKS).dungeon('nixie');
    const diseases = board.diseases.size(left.s);
    left.choose('Sidhe Spirit', 'slide', 'Griknack Goblin', 'Elf Archmage', 'Griknack Goblin');
    expect(board.diseases.size(left.s)).toBe(diseases + 1);
  });

  it('a Tempest Reaver goes on top of the deck after a victory over a monster of less than 4 VP', () => {
    const t = inDungeon(['tempest-reaver', ...CHAMPIONS], RANKS).deck(
      0,
      'torch',
      'torch',
      'torch',
      'torch',
      'torch',
      'torch',
    );
    t.choose('attack Griknack Goblin', 'spoils of Tempest Reaver');
    // On top, hence among the six that are drawn.
    expect(t.ids(board.hand[0])).toContain('tempest-reaver');
    expect(board.hand[0].size(t.s)).toBe(6);
    const strong = inDungeon(['tempest-reaver', ...CHAMPIONS], ['firebrand-cyclops', 'nixie', 'nixie']);
    strong.choose('attack Firebrand Cyclops');
    expect(strong.question).toBe('action');
  });

  it('TS-091: a Tempest Warden is kept into the new hand: seven cards', () => {
    const t = inDungeon(['tempest-warden', ...CHAMPIONS], RANKS).deck(0, ...Array.from({ length: 8 }, () => 'torch'));
    t.choose('attack Griknack Goblin', 'spoils of Tempest Warden');
    expect(board.hand[0].size(t.s)).toBe(7);
    expect(t.ids(board.hand[0])).toContain('tempest-warden');
  });

  it('a Tholis Medium puts the top three of the dungeon deck back in any order', () => {
    const t = inDungeon(['tholis-medium'], RANKS).dungeon('nixie', 'pegasus', 'griffon', 'sphinx');
    t.choose('Tholis Medium', 'Nixie back', 'Griffon back');
    // The first chosen lies lowest.
    expect(t.order(board.dungeon)).toEqual(['sphinx', 'nixie', 'griffon', 'pegasus']);
  });

  it('a Tholis Clairvoyant swaps one of the three with the monster in rank 1, whose Breach fires', () => {
    const t = inDungeon(['tholis-clairvoyant'], RANKS).dungeon('nixie', 'tyxr-the-old', 'griffon');
    t.hand(1, 'torch', 'torch', 'dagger');
    t.choose('Tholis Clairvoyant', 'swap', 'Tyxr the Old', 'Nixie back', 'Griffon back');
    expect(t.ranks[0]).toBe('tyxr-the-old');
    expect(t.order(board.dungeon)).toEqual(['nixie', 'griffon', 'griknack-goblin']);
    expect(t.seat).toBe(1);
    t.choose('discard Torch', 'discard Torch');
    expect(t.ids(board.hand[1])).toEqual(['dagger']);
  });

  it('a Tholis Oracle makes opponents discard the heroes among their top five', () => {
    const t = inDungeon(['tholis-oracle'], RANKS);
    t.deck(1, 'militia', 'torch', 'elf-wizard', 'dagger', 'torch', 'short-sword').discard(1).choose('Tholis Oracle');
    expect(t.ids(board.discard[1])).toEqual(['elf-wizard', 'militia']);
    expect(t.seat).toBe(1);
    t.choose('Dagger back');
    expect(t.order(board.deck[1])).toEqual(['short-sword', 'dagger', 'torch', 'torch']);
  });

  it('a Verdan Minstrel takes a card at random from opponents with six or more, TS-100', () => {
    const t = inDungeon(['verdan-minstrel'], RANKS, { players: 3 });
    t.hand(1, 'torch', 'torch', 'torch', 'torch', 'torch', 'torch').hand(2, 'torch').choose('Verdan Minstrel');
    expect(board.hand[1].size(t.s)).toBe(5);
    expect(board.hand[2].size(t.s)).toBe(1);
  });

  it('a Verdan Bard sends the monster of rank 1 away for 2 XP; opponents show a Spell or discard', () => {
    const t = inDungeon(['verdan-bard'], RANKS).xp(0, 2).dungeon('nixie');
    t.hand(1, 'fireball', 'torch').choose('Verdan Bard: spendXp(2)');
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
    expect(t.xpOf(0)).toBe(0);
    t.choose('Verdan Bard: eachOpponent', 'show');
    expect(board.hand[1].size(t.s)).toBe(2);
    const none = inDungeon(['verdan-bard'], RANKS);
    none.hand(1, 'torch').choose('Verdan Bard');
    expect(board.hand[1].size(none.s)).toBe(0);
  });

  it('a Verdan Troubadour sends any monster away for 2 XP, and takes 1 XP of each opponent', () => {
    const t = inDungeon(['verdan-troubadour'], RANKS).xp(0, 3).xp(1, 2).dungeon('nixie');
    t.choose('Verdan Troubadour: spendXp(2)', 'Firebrand Cyclops', 'Verdan Troubadour');
    expect(t.ranks).toEqual(['griknack-goblin', 'grayskin-lizard', 'nixie']);
    expect([t.xpOf(0), t.xpOf(1)]).toEqual([1, 1]);
  });

  it.each([
    ['amazon-archer', 1, 3],
    ['amazon-huntress', 2, 5],
    ['amazon-queen', 2, 6],
  ])('TS-283: %s has %i in rank 1 and %i in ranks 2 and 3', (id, near, far) => {
    const t = inDungeon([id], RANKS);
    expect([0, 1, 2].map((place) => t.attackOn(place).attack)).toEqual([near, far, far]);
  });

  it.each([
    ['chalice-quester', 'Chalice Quester'],
    ['chalice-defender', 'Chalice Defender'],
    ['regian-cleric', 'Regian Cleric'],
    ['regian-priest', 'Regian Priest'],
    ['regian-bishop', 'Regian Bishop'],
  ])('TS-306: %s destroys diseases as often as there are, and draws one each time', (id, name) => {
    const t = inDungeon([id, 'malaise', 'malaise'], RANKS).deck(0, 'torch', 'torch', 'dagger');
    const heal = `${name}: destroy(one(shown disease)); draw(1)`;
    t.choose(heal, heal);
    expect(t.ids(board.shown)).toEqual([id, 'torch', 'torch'].sort());
    expect(t.texts).not.toContain(heal);
  });

  it.each([
    ['chalice-defender', 'Chalice Defender', 1],
    ['chalice-paladin', 'Chalice Paladin', 1],
    ['regian-priest', 'Regian Priest', 1],
    ['regian-bishop', 'Regian Bishop', 2],
  ])('%s draws, TS-058: once', (id, name, count) => {
    const t = inDungeon([id], RANKS).deck(0, 'torch', 'torch', 'torch').choose(`${name}: draw(${count})`);
    expect(board.shown.size(t.s)).toBe(1 + count);
    expect(t.offers(`${name}: draw(${count})`)).toBe(false);
  });

  it('a Chalice Defender has Attack +1 for each Item that gives light; weapons do not count', () => {
    const t = inDungeon(['chalice-defender', 'torch', 'lantern', 'flask-of-oil', 'iron-rations'], RANKS);
    expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 3 });
  });

  it('TS-143: spoils of a Chalice Paladin buy any card of the village', () => {
    const t = inDungeon(['chalice-paladin', 'short-sword', 'short-sword', ...CHAMPIONS], RANKS);
    t.choose('attack Griknack Goblin', 'spoils of Chalice Paladin');
    // Six gold: basics and heroes too.
    expect(t.texts).toEqual(
      expect.arrayContaining(['buy Torch as spoils', 'buy Elf Wizard as spoils', 'buy Greed Blade as spoils']),
    );
  });

  it.each([
    ['dwarf-guardian', 1, 3],
    ['dwarf-janissary', 2, 4],
    ['dwarf-sentinel', 3, 5],
  ])('TS-282: %s has more with an edged weapon, and keeps it when the weapon is made useless', (id, own, more) => {
    const t = inDungeon([id, 'short-sword'], ['griknack-goblin', 'noxious-slag', 'nixie']);
    expect(t.attackOn(0).attack).toBe(own);
    t.choose('equip Short Sword');
    expect(t.attackOn(0).attack).toBe(own + more + 4);
    expect(t.attackOn(1).attack).toBe(own + more);
    const blunt = inDungeon([id, 'warhammer'], RANKS).choose('equip Warhammer');
    expect(blunt.attackOn(0).attack).toBe(own + 3);
  });

  it('spoils of a Dwarf Janissary buy a Weapon', () => {
    const t = inDungeon(['dwarf-janissary', 'short-sword', 'short-sword', ...CHAMPIONS], RANKS);
    t.choose('attack Griknack Goblin', 'spoils of Dwarf Janissary');
    expect(t.texts).toContain('buy Short Sword as spoils');
    expect(t.texts).not.toContain('buy Torch as spoils');
  });

  it.each([
    ['feayn-archer', 2, 1],
    ['feayn-marksman', 3, 1],
    ['feayn-sniper', 4, 2],
  ])('TS-286, TS-314: %s gives neither attack nor light in rank 1', (id, attack, light) => {
    const t = inDungeon([id], RANKS);
    expect(t.attackOn(0)).toMatchObject({ attack: 0, light: 0 });
    expect(t.attackOn(1)).toMatchObject({ attack, light });
  });

  it('spoils of a Feayn Sniper are one experience for a victory in rank 3', () => {
    const t = inDungeon(['feayn-sniper', 'lantern', ...CHAMPIONS], RANKS);
    // The cyclops gives 2.
    t.choose('attack Firebrand Cyclops', 'spoils of Feayn Sniper');
    expect(t.xpOf(0)).toBe(3);
  });

  it.each([
    ['lorigg-rogue', 'Lorigg Rogue'],
    ['lorigg-outlaw', 'Lorigg Outlaw'],
    ['redblade-poisoner', 'Redblade Poisoner'],
  ])(
    'TS-100, TS-101: %s makes every opponent discard a card of their choice, before the battle is decided',
    (id, name) => {
      const t = inDungeon([id], RANKS, { players: 3 });
      t.hand(1, 'torch', 'dagger').hand(2, 'torch', 'dagger').choose(name);
      expect(t.seat).toBe(1);
      t.choose('discard Torch');
      expect(t.seat).toBe(2);
      t.choose('discard Dagger');
      expect([t.order(board.hand[1]), t.order(board.hand[2])]).toEqual([['dagger'], ['torch']]);
    },
  );

  it('TS-100: with the option the loss is by luck, and nobody is asked', () => {
    const t = inDungeon(['lorigg-rogue'], RANKS, { options: { forcedDiscard: 'random' } });
    t.hand(1, 'torch', 'dagger').choose('Lorigg Rogue');
    expect(t.seat).toBe(0);
    expect(board.hand[1].size(t.s)).toBe(1);
  });

  it('a Redblade Assassin makes opponents discard a hero or two cards', () => {
    const t = inDungeon(['redblade-assassin'], RANKS);
    t.hand(1, 'militia', 'torch', 'dagger').choose('Redblade Assassin', 'discard(one(held hero))');
    expect(t.ids(board.hand[1])).toEqual(['dagger', 'torch']);
    const two = inDungeon(['redblade-assassin'], RANKS);
    two
      .hand(1, 'militia', 'torch', 'dagger')
      .choose('Redblade Assassin', 'loseCards(2)', 'discard Torch', 'discard Dagger');
    expect(two.ids(board.hand[1])).toEqual(['militia']);
  });

  it('an Outlands Slayer has Attack +1 for each monster in hand, and eats as often as there is food', () => {
    const t = inDungeon(['outlands-slayer', 'nixie', 'pegasus', 'iron-rations', 'iron-rations'], RANKS);
    // 5 of its own, 2 for monsters, 1 of the Pegasus.
    expect(t.attackOn(0).attack).toBe(8);
    expect(t.choose('Outlands Slayer', 'Outlands Slayer').attackOn(0).attack).toBe(14);
  });

  it('an Outlands Khan has Attack +2 for each monster in hand', () => {
    expect(inDungeon(['outlands-khan', 'nixie', 'griknack-goblin'], RANKS).attackOn(0).attack).toBe(11);
  });

  it('a Selurin Magician adds Magic Attack for Items and for spells that give Magic Attack', () => {
    const t = inDungeon(['selurin-magician', 'torch', 'iron-rations', 'fireball', 'battle-fury'], RANKS);
    // 2 of its own, 2 for two Items, 1 for the Fireball with its 3.
    expect(t.attackOn(0)).toMatchObject({ magic: 8 });
  });

  it.each(['selurin-warlock', 'selurin-theurge'])(
    'TS-120, TS-124: %s doubles the sum of Magic Attack at the end',
    (id) => {
      const t = inDungeon([id, 'fireball', 'tempest-avenger'], RANKS);
      expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 10 });
      expect(inDungeon([id, 'selurin-warlock', 'fireball'], RANKS).attackOn(0).magic).toBe(28);
    },
  );

  it('TS-293: a hero borrowed by a Selurin Theurge goes back to its owner', () => {
    const t = inDungeon(['selurin-theurge'], ['griknack-goblin', 'nixie', 'nixie']);
    t.hand(1, 'outlands-khan', 'torch').discard(1).choose('Selurin Theurge', 'borrow', 'Outlands Khan');
    expect(t.ids(board.shown)).toContain('outlands-khan');
    expect(t.attackOn(0).attack).toBe(7);
  });

  it('TS-293: what a Theurge borrows lies on its owner’s discards after the battle, or is lost in it', () => {
    const hand = ['selurin-theurge', 'torch'];
    const t = inDungeon(hand, ['griknack-goblin', 'nixie', 'nixie']);
    t.hand(1, 'outlands-khan').discard(1).choose('Selurin Theurge');
    // The Theurge lends itself, being the only hero of its hand.
    expect(t.texts.length).toBeGreaterThan(1);
    t.choose('borrow', 'Outlands Khan');
    t.choose('attack Griknack Goblin');
    expect(t.ids(board.discard[1])).toEqual(['outlands-khan']);
    const lost = inDungeon(hand, ['mythlurian', 'nixie', 'nixie']);
    lost.hand(1, 'outlands-khan').discard(1).choose('Selurin Theurge', 'borrow', 'Outlands Khan', 'attack Mythlurian');
    expect(lost.ids(board.discard[1])).toEqual([]);
    expect(lost.ids(board.removed)).toEqual(['outlands-khan']);
  });

  // Found by the greedy players of the long run, game soak/sensible/3.
  it('TS-293: a hero that is borrowed already can be lent on: it lies on its owner’s discards meanwhile', () => {
    const t = inDungeon(
      ['selurin-theurge', 'selurin-theurge', 'drunari-orphan'],
      ['griknack-goblin', 'nixie', 'nixie'],
    );
    t.hand(1, 'outlands-khan').discard(1);
    t.choose('Selurin Theurge', 'Drunari Orphan', 'borrow', 'Outlands Khan');
    expect(t.ids(board.shown).sort()).toEqual(['outlands-khan', 'selurin-theurge', 'selurin-theurge']);
    t.choose('Selurin Theurge', 'Outlands Khan', 'borrow');
    expect(t.ids(board.shown).sort()).toEqual(['outlands-khan', 'selurin-theurge', 'selurin-theurge']);
    expect([t.ids(board.discard[0]), t.ids(board.discard[1])]).toEqual([['drunari-orphan'], []]);
  });

  it('plain heroes have nothing to use: orphans, thieves, killers, avengers', () => {
    const t = inDungeon(['drunari-orphan', 'lorigg-thief', 'redblade-killer', 'tempest-avenger'], WALL);
    expect(t.texts.every((text) => text.startsWith('attack'))).toBe(true);
  });

  it('heroes of levels 1 and 2 level up, TS-232 to TS-240', () => {
    const t = inVillage(['elf-wizard', 'thyrian-knight', 'drunari-gypsy']).xp(0, 9);
    expect(t.choose('buy nothing').texts.sort()).toEqual([
      'Elf Wizard becomes Elf Sorcerer',
      'Thyrian Knight becomes Thyrian Lord',
      'level up nobody more',
    ]);
    expect(new Table().s.rules.levelUp[t.row('drunari-gypsy')]).toBe(0);
  });
});
