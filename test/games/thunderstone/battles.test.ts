import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, inVillage, Table } from './table.js';

const RANKS = ['griknack-goblin', 'grayskin-lizard', 'firebrand-cyclops'];
const NONE = { options: { guardians: 0 } };

describe('light, weapons and attacks of Thunderstone', () => {
  it('TS-102, TS-104, TS-105, TS-106: each rank needs its number of light; each missing costs 2, more is worth nothing', () => {
    const dark = inDungeon(['outlands-khan'], RANKS);
    expect([0, 1, 2].map((place) => dark.attackOn(place).value)).toEqual([5, 3, 1]);
    const lit = inDungeon(['outlands-khan', 'lantern', 'lantern'], RANKS);
    expect([0, 1, 2].map((place) => lit.attackOn(place).value)).toEqual([7, 7, 7]);
    const mild = inDungeon(['outlands-khan'], RANKS, { options: { lightPenalty: 1 } });
    expect(mild.attackOn(2).value).toBe(4);
  });

  it('TS-107, TS-177: Rank 0 has no light penalty', () => {
    const t = inDungeon(['outlands-khan'], [...RANKS, 'unholy-guardian']);
    expect(t.attackOn(3)).toMatchObject({ missing: 0, value: 7 });
  });

  it('TS-110, TS-111: one weapon a hero, who must be strong enough', () => {
    const t = inDungeon(['militia', 'dagger', 'dagger'], RANKS).choose('equip Dagger');
    expect(t.offers('equip')).toBe(false);
    expect(inDungeon(['militia', 'hatchet'], RANKS).offers('equip')).toBe(false);
  });

  it('which hero takes a weapon is asked after which weapon', () => {
    const t = inDungeon(['elf-wizard', 'tempest-avenger', 'militia', 'hatchet'], RANKS).choose('equip Hatchet');
    expect(t.texts.sort()).toEqual(['Elf Wizard takes it', 'Tempest Avenger takes it']);
  });

  it('TS-115, TS-122: a hero too weak for its weapon drops it in the battle, and what it gave is lost', () => {
    // Strength 5 - 2 against a weight of 4; 2 + 4, less 4, with light 1.
    const t = inDungeon(['chalice-quester', 'short-sword', 'torch'], ['suffering', 'nixie', 'nixie']).choose(
      'equip Short Sword',
    );
    expect(t.wins(0)).toBe(true);
    t.choose('attack Suffering');
    expect(board.failedBy.get(t.s, 0)).toBe(1);
  });

  it('TS-117: Strength 0 destroys nobody, unless the option says so', () => {
    const hand = ['regian-bishop', 'fatigue', 'fatigue', 'fatigue'];
    for (const strengthZeroDestroys of [false, true]) {
      const t = inDungeon(['elf-archmage', 'fatigue', 'fatigue'], RANKS, { options: { strengthZeroDestroys } });
      t.choose('attack Griknack');
      expect(t.ids(board.removed)).toEqual(strengthZeroDestroys ? ['elf-archmage'] : []);
    }
    // TS-118: 5 - 6 is below 0.
    const weak = inDungeon(hand, RANKS).choose('attack Griknack');
    expect(weak.ids(board.removed)).toEqual(['regian-bishop']);
  });

  it('TS-118: Baleful Plague weakens all heroes, and destroys those below 0 at the end of the turn', () => {
    const hand = ['elf-wizard', 'militia', 'baleful-plague', 'baleful-plague', 'baleful-plague'];
    const t = inDungeon(hand, RANKS);
    const militia = board.stack[0].size(t.s);
    t.choose('attack Griknack');
    // Militia 2 - 3, Wizard 3 - 3.
    expect(board.stack[0].size(t.s)).toBe(militia + 1);
    expect(t.ids(board.removed)).toEqual([]);
  });

  it('TS-119, TS-121: Attack and Magic Attack, less 2 for each missing light, before Battle effects', () => {
    const t = inDungeon(['militia', 'elf-wizard'], RANKS);
    // 1 and 2, light 1 for rank 2.
    expect(t.attackOn(1)).toEqual({ attack: 1, magic: 2, light: 1, missing: 1, value: 1 });
  });

  it('TS-120: bonuses come before the doubling', () => {
    const t = inDungeon(['selurin-warlock', 'selurin-magician', 'torch'], RANKS);
    // 2 and 2 and 1 for the Torch, doubled.
    expect(t.attackOn(0).magic).toBe(10);
  });

  it('TS-123, TS-125: halves are taken after the light penalty and rounded down, or before it by the option', () => {
    const hand = ['outlands-khan', 'outlands-khan'];
    expect(inDungeon([...hand, 'militia'], ['ghost', 'nixie', 'nixie']).attackOn(0).value).toBe(6);
    const early = { options: { halfOrder: 'before_light' } };
    expect(inDungeon([...hand, 'militia'], ['ghost', 'nixie', 'nixie'], early).attackOn(0).value).toBe(5);
  });

  it('TS-126: a disease is taken off the total; with the option off Attack or Magic Attack, whichever costs less', () => {
    const hand = ['tempest-avenger', 'malaise', 'elf-wizard'];
    expect(inDungeon(hand, ['regicide', 'nixie', 'nixie']).attackOn(0).value).toBe(0);
    expect(
      inDungeon(hand, ['regicide', 'nixie', 'nixie'], { options: { diseaseMinusChoice: true } }).attackOn(0).value,
    ).toBe(2);
  });

  it('TS-128, TS-129, TS-130: Battle effects of the attacked monster alone, before the result', () => {
    const t = inDungeon([...CHAMPIONS, 'torch'], ['black-slime', 'mythlurian', 'nixie']).choose('attack Black Slime');
    expect(t.ids(board.removed)).toEqual([]);
    expect(board.beatenBy.get(t.s, 0)).toBe(1);
  });

  it('TS-133: a hero destroyed in the battle still counts in it', () => {
    const t = inDungeon(['outlands-khan', 'redblade-killer', 'torch'], ['mythlurian', 'nixie', 'nixie']);
    t.choose('attack Mythlurian', 'Outlands Khan');
    expect(board.beatenBy.get(t.s, 0)).toBe(1);
    expect(t.ids(board.removed)).toEqual(['outlands-khan']);
  });

  it('TS-138: an undefeated monster goes to the bottom of the dungeon deck', () => {
    const t = inDungeon(['militia'], RANKS).dungeon('nixie', 'pegasus').choose('attack Grayskin');
    expect(t.order(board.dungeon)[0]).toBe('grayskin-lizard');
    expect(t.ranks).toEqual(['griknack-goblin', 'firebrand-cyclops', 'nixie']);
  });

  it('TS-141, TS-142, TS-145: only the winner, and only survivors, in any order', () => {
    const lost = inDungeon(['drunari-gypsy'], RANKS).choose('attack Grayskin');
    expect(lost.question).toBe('action');
    const t = inDungeon(['tempest-reaver', 'drunari-gypsy', ...CHAMPIONS], RANKS).choose('attack Griknack');
    expect(t.texts.filter((text) => text.startsWith('spoils'))).toHaveLength(2);
    const dead = inDungeon(['drunari-gypsy', 'outlands-khan', 'outlands-khan'], ['mythlurian', 'nixie', 'nixie']);
    dead.choose('attack Mythlurian', 'Drunari Gypsy');
    expect(dead.question).toBe('action');
  });

  it('TS-144, TS-146: spoils share the gold of the surviving cards, or have it each', () => {
    const hand = ['chalice-paladin', 'chalice-paladin', 'short-sword', ...CHAMPIONS];
    for (const spoilsPool of ['shared', 'separate']) {
      const t = inDungeon(hand, RANKS, { options: { spoilsPool } });
      t.choose('attack Griknack', 'spoils of Chalice Paladin', 'buy Torch', 'spoils of Chalice Paladin');
      // 3 gold: the Torch has taken 3.
      expect(t.texts.includes('buy Torch as spoils')).toBe(spoilsPool === 'separate');
    }
  });

  it('TS-147: spoils naming Villager allow Mercenaries, unless the option says otherwise', () => {
    for (const spoilsVillagerMercenary of [true, false]) {
      const t = inDungeon(['drunari-vagabond', 'short-sword', 'short-sword', ...CHAMPIONS], RANKS, {
        options: { spoilsVillagerMercenary },
      });
      t.choose('attack Griknack', 'spoils of Drunari Vagabond');
      expect(t.texts.includes('buy Border Guard as spoils')).toBe(spoilsVillagerMercenary);
    }
  });

  it('TS-312: Spoils of a monster come before the refill, and are not a trophy’s', () => {
    const t = inDungeon([...CHAMPIONS, 'iron-rations'], ['gray-ooze', 'nixie', 'nixie']).choose('attack Gray Ooze');
    expect(t.texts).toContain('no more spoils');
    expect(t.ranks).toEqual(['', 'nixie', 'nixie']);
    expect(inDungeon(['gray-ooze', 'iron-rations', ...CHAMPIONS], RANKS).choose('attack Griknack').question).toBe(
      'action',
    );
  });
});

/** A card of the table with another text, as a made-up monster (TS-230). */
const made = (effect: string): { patches: Record<string, string> } => ({ patches: { 'card.nixie.effect': effect } });

describe('traits of Thunderstone', () => {
  it('TS-216, TS-222, TS-230: immune to spells: their attack is 0, other effects stay, or do not by the option', () => {
    const patches = made('Trait: immuneToSpells').patches;
    const hand = ['fireball', 'battle-fury', 'militia'];
    expect(inDungeon(hand, ['nixie', 'griffon', 'griffon'], { patches }).attackOn(0)).toMatchObject({
      attack: 1,
      magic: 0,
      light: 1,
    });
    const all = inDungeon(hand, ['nixie', 'griffon', 'griffon'], {
      patches,
      options: { immuneToSpells: 'all_effects' },
    });
    expect(all.attackOn(0).light).toBe(0);
  });

  it('TS-220: heroes of less Strength give nothing, light and weapon included, and can still be victims', () => {
    const patches = made('Trait: strengthNeeded(4) || Battle: destroy(one(shown hero level=1))').patches;
    const t = inDungeon(['elf-wizard', 'dagger', 'tempest-avenger'], ['nixie', 'griffon', 'griffon'], { patches });
    t.choose('equip Dagger', 'Elf Wizard');
    expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 0, light: 0 });
    t.choose('attack Nixie');
    expect(t.texts.some((text) => text.startsWith('Elf Wizard'))).toBe(true);
  });

  it('TS-217: what bars X cannot be attacked once X has been used; who forgoes X may attack', () => {
    const patches = made('Trait: barred(shown weapon)').patches;
    const t = inDungeon(['militia', 'dagger'], ['nixie', 'griffon', 'griffon'], { patches });
    expect(t.offers('attack Nixie')).toBe(true);
    t.choose('equip Dagger');
    expect(t.offers('attack Nixie')).toBe(false);
    const spells = made('Trait: barred(shown spell)').patches;
    const other = inDungeon(['militia', 'fireball'], ['nixie', 'griffon', 'griffon'], { patches: spells });
    // The Fireball's own Magic Attack and light are forgone.
    expect(other.attackOn(0)).toMatchObject({ attack: 1, magic: 0, light: 0 });
  });

  it('TS-225: Magic Attack required', () => {
    expect(inDungeon([...CHAMPIONS], ['revenant', 'nixie', 'nixie']).wins(0)).toBe(false);
    expect(inDungeon([...CHAMPIONS, 'spirit-hunter'], ['revenant', 'nixie', 'nixie']).wins(0)).toBe(true);
  });

  it('TS-229, TS-182, TS-183: a guardian that is attacked and not defeated stays', () => {
    const t = inDungeon(['militia'], [...RANKS, 'unholy-guardian']).choose('attack Unholy Guardian');
    expect(t.standing[3]).toBe('unholy-guardian');
    const inHall = inDungeon(['militia'], ['nixie', 'unholy-guardian', 'nixie']).choose('attack Unholy Guardian');
    expect(inHall.standing[1]).toBe('unholy-guardian');
  });
});

describe('diseases of Thunderstone', () => {
  it('TS-208, TS-307: diseases of a Dungeon turn are applied, drawn ones when they join the hand', () => {
    const t = inDungeon(['outlands-khan', 'drunari-gypsy', 'malaise', 'thunder-s-curse', 'doomgate/disease'], RANKS);
    // 7 and 3, less 2, 1 and 1.
    expect(t.attackOn(0).value).toBe(6);
    t.deck(0, 'fatigue').choose('Drunari Gypsy');
    expect(t.texts.sort()).toEqual(['Drunari Gypsy (used)', 'Outlands Khan']);
    t.choose('Outlands Khan');
    expect(board.strength.get(t.s, t.order(board.shown).indexOf('outlands-khan'))).toBe(-2);
  });

  it('TS-209: Leprosy makes every card of a Village turn 3 dearer', () => {
    const t = inVillage(['leprosy', 'short-sword', 'short-sword']);
    expect(t.texts).toContain('buy Dagger');
    expect(t.texts).not.toContain('buy Elf Wizard');
    expect(board.surcharge.get(t.s)).toBe(3);
  });

  it('the ordinary Disease takes 1 off the attack, as base/disease does', () => {
    expect(inDungeon(['militia', 'base/disease', 'torch'], RANKS).attackOn(0).value).toBe(0);
  });

  it('TS-210, TS-211, TS-212: destroyed diseases go to the bottom, an empty deck gives none, returned ones are dealt again', () => {
    const t = inDungeon(['nature-s-mistress', 'malaise', 'militia'], ['famine', 'nixie', 'nixie']);
    t.lay(board.diseases, 'fatigue').choose("Nature's Mistress");
    expect(t.order(board.diseases)).toEqual(['malaise', 'fatigue']);
    const none = inDungeon(['militia'], ['lord-of-death', 'nixie', 'nixie'])
      .lay(board.diseases, 'fatigue')
      .choose('attack Lord of Death');
    expect(board.diseasesOf.get(none.s, 0)).toBe(1);
  });

  it('TS-214: alone a Sidhe gains the disease, or nobody does', () => {
    for (const sidheNoOpponent of ['gain', 'none']) {
      const t = inDungeon(['sidhe-natural'], ['famine', 'nixie', 'nixie'], {
        players: 1,
        options: { sidheNoOpponent },
      });
      t.choose('attack Famine');
      expect(board.diseasesOf.get(t.s, 0)).toBe(sidheNoOpponent === 'gain' ? 1 : 0);
    }
  });

  it('TS-215: diseases under a monster that leaves unattacked may go to the active player', () => {
    const t = inDungeon(['sidhe-spirit', 'malaise', 'elf-archmage'], RANKS, {
      options: { sidheSpiritLeave: 'active_player' },
    });
    t.dungeon('nixie').choose('Sidhe Spirit', 'slide', 'Griknack Goblin', 'Elf Archmage', 'Griknack Goblin');
    expect(t.ids(board.discard[0])).toEqual(['malaise']);
  });

  it("TS-248: Thunder's Curse costs 2 points", () => {
    expect(new Table().discard(0, 'thunder-s-curse').points(0)).toBe(-2);
  });
});

describe('treasures of Thunderstone', () => {
  it('TS-099, TS-160, TS-162, TS-163: amulets are used up for their effect, in the effects step of a later turn', () => {
    const t = new Table()
      .hand(0, 'militia')
      .deck(0)
      .discard(0)
      .hall(...RANKS)
      .lay(board.treasures[0], 'strength-amulet', 'nature-s-amulet', 'greed-amulet');
    t.choose('enter the dungeon', 'use up Strength Amulet', "use up Nature's Amulet");
    expect(t.attackOn(0)).toMatchObject({ attack: 4, magic: 3 });
    expect(t.offers('use up Greed')).toBe(false);
    expect(t.ids(board.removed)).toEqual(['nature-s-amulet', 'strength-amulet']);
    const v = new Table()
      .hand(0, 'militia')
      .deck(0)
      .lay(board.treasures[0], 'greed-amulet')
      .choose('visit the village', 'use up Greed Amulet');
    expect(board.gold.get(v.s)).toBe(4);
  });

  it("Ulbrick's Armor destroys all but heroes for two cards each; his Helmet draws three", () => {
    const t = new Table()
      .hand(0, 'militia', 'short-sword', 'malaise')
      .deck(0, 'lantern', 'lantern', 'lantern', 'lantern', 'lantern');
    t.discard(0)
      .hall(...RANKS)
      .lay(board.treasures[0], 'ulbrick-s-armor')
      .choose('enter the dungeon', "use up Ulbrick's Armor");
    expect(t.ids(board.shown)).toEqual(['lantern', 'lantern', 'lantern', 'lantern', 'militia']);
    // TS-294.
    expect(t.ids(board.removed)).toEqual(['short-sword', 'ulbrick-s-armor']);
    const h = new Table()
      .hand(0, 'militia')
      .deck(0, 'torch', 'torch', 'torch', 'torch')
      .lay(board.treasures[0], 'ulbrick-s-helmet');
    expect(h.choose('visit the village', "use up Ulbrick's Helmet").ids(board.shown)).toHaveLength(4);
  });

  it("TS-164: Ulbrick's Gauntlets give another turn after a victory over less than 4 VP", () => {
    for (const extraTurn of ['full_turn', 'off']) {
      const t = new Table({ options: { extraTurn } })
        .hand(0, ...CHAMPIONS)
        .deck(0)
        .discard(0)
        .hall(...RANKS)
        .lay(board.treasures[0], 'ulbrick-s-gauntlets');
      t.choose('enter the dungeon', 'attack Griknack', "use up Ulbrick's Gauntlets");
      expect(t.seat).toBe(extraTurn === 'off' ? 1 : 0);
      expect(board.hand[0].size(t.s)).toBe(3);
      t.choose('rest', 'destroy nothing');
      expect(t.seat).toBe(extraTurn === 'off' ? 0 : 1);
    }
  });

  it('TS-158, TS-159, TS-161: a treasure turned up goes to the active player, and its rank is refilled', () => {
    const t = inDungeon(CHAMPIONS, RANKS).dungeon('greed-amulet', 'nixie').choose('attack Griknack');
    expect(t.ids(board.treasures[0])).toEqual(['greed-amulet']);
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
    const down = inDungeon(['elf-archmage'], RANKS, { options: { treasureOwner: 'dungeon_bottom' } }).dungeon(
      'greed-amulet',
      'nixie',
    );
    down.choose('Elf Archmage', 'Griknack Goblin');
    expect(board.treasures[0].size(down.s)).toBe(0);
    const fresh = inDungeon(['elf-archmage'], RANKS)
      .dungeon('strength-amulet', 'nixie')
      .choose('Elf Archmage', 'Griknack Goblin');
    // TS-160: not on the turn it came.
    expect(fresh.offers('use up')).toBe(false);
  });

  it('TS-162, TS-252: with the option treasures are used when resting too; unused ones score nothing', () => {
    const t = new Table({ options: { treasureWindow: 'any_time' } })
      .hand(0, 'militia')
      .deck(0, 'torch', 'torch', 'torch')
      .lay(board.treasures[0], 'ulbrick-s-helmet');
    expect(t.points(0)).toBe(0);
    t.choose('rest', "use up Ulbrick's Helmet");
    expect(t.texts).toContain('destroy Torch');
  });
});

describe('the hall of Thunderstone', () => {
  it('TS-149, TS-150, TS-153: after a battle, won or lost, cards move forward in order and the hall is refilled; the stone too', () => {
    for (const hand of [CHAMPIONS, ['militia']]) {
      const t = inDungeon(hand, ['nixie', 'griknack-goblin', 'stone-of-avarice'], NONE)
        .dungeon('pegasus')
        .choose('attack Griknack');
      expect(t.ranks).toEqual(['nixie', 'stone-of-avarice', 'pegasus']);
    }
  });

  it('TS-151, TS-152: an empty deck leaves the back ranks empty, or ends the game by the option', () => {
    const t = inDungeon(CHAMPIONS, RANKS).dungeon().choose('attack Griknack');
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', '']);
    const end = inDungeon(CHAMPIONS, RANKS, { options: { hallDeckEmpty: 'end_unclaimed' } })
      .dungeon()
      .choose('attack Griknack');
    expect(end.s.over).toBe(true);
  });

  it('TS-157: effects pass a guardian by, and others go around it; or they cannot be used', () => {
    const t = inDungeon(['elf-archmage'], ['griknack-goblin', 'unholy-guardian', 'nixie'])
      .dungeon('pegasus')
      .choose('Elf Archmage');
    expect(t.texts).toEqual(['Griknack Goblin in rank 1', 'Nixie in rank 3']);
    t.choose('Griknack Goblin');
    expect(t.ranks).toEqual(['nixie', 'unholy-guardian', 'pegasus']);
    const forbid = inDungeon(['elf-archmage'], ['griknack-goblin', 'unholy-guardian', 'nixie'], {
      options: { guardianHallEffects: 'forbid' },
    });
    expect(forbid.offers('Elf Archmage')).toBe(false);
  });

  it('TS-167, TS-169, TS-170, TS-310: a Breach fires on arrival in rank 1, once a stay', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'nature-s-mistress', 'nixie']).choose('attack Griknack');
    expect(board.diseasesOf.get(t.s, 0)).toBe(1);
    t.hand(1, 'militia').choose('enter the dungeon', 'attack Nixie');
    expect(board.diseasesOf.get(t.s, 0)).toBe(1);
  });

  it('TS-170: it can fire again when the monster has been away, or never again by the option', () => {
    for (const breachRepeat of ['per_stay', 'once_per_card']) {
      const t = inDungeon(['militia'], ['griknack-goblin', 'nature-s-mistress', 'nixie'], {
        options: { breachRepeat },
      }).dungeon();
      t.lay(board.diseases, ...Array.from({ length: 10 }, () => 'doomgate/disease'));
      t.choose('attack Griknack');
      t.hand(1, 'militia').choose('enter the dungeon', "attack Nature's Mistress");
      t.hand(0, 'militia').choose('enter the dungeon', 'attack Nixie');
      t.hand(1, 'militia').choose('enter the dungeon', 'attack Griknack');
      expect(t.ranks[0]).toBe('nature-s-mistress');
      expect(board.diseasesOf.get(t.s, 1)).toBe(breachRepeat === 'per_stay' ? 2 : 1);
    }
  });

  it('TS-171 TS-172 TS-173 TS-174 TS-175 TS-176 TS-178 TS-184: guardians join the hall, gather in Rank 0, and are beaten one by one', () => {
    const wrath = { options: { wrath: true } };
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'unholy-guardian', 'dark-champion'], wrath).dungeon(
      'nixie',
      'pegasus',
      'griffon',
    );
    expect(t.offers('attack Unholy Guardian in rank 2')).toBe(true);
    t.choose('attack Griknack');
    // Both pass through rank 1, and the hall is refilled behind them.
    expect(t.standing).toEqual(['nixie', 'pegasus', 'griffon', 'unholy-guardian', 'dark-champion']);
    t.hand(1, 'outlands-khan', 'outlands-khan')
      .deck(1)
      .discard(1)
      .choose('enter the dungeon', 'attack Unholy Guardian');
    expect(t.standing.slice(3)).toEqual(['dark-champion', '']);
    expect(t.xpOf(1)).toBe(3);
    // The guardian, and the Khan that the Dark Champion has left.
    expect(t.points(1)).toBe(5 + 3);
  });

  it('TS-173: a monster that comes to rank 1 because a guardian left it fires its Breach', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'unholy-guardian', 'nature-s-mistress']).choose(
      'attack Griknack',
    );
    expect(t.standing[3]).toBe('unholy-guardian');
    expect(board.diseasesOf.get(t.s, 0)).toBe(1);
  });

  it('TS-179, TS-180, TS-185, TS-311: the Unholy Guardian sends the stone down at the start of any turn', () => {
    const t = new Table()
      .hand(0, 'militia')
      .hall('nixie', 'stone-of-avarice', 'pegasus', 'unholy-guardian')
      .dungeon('griffon');
    t.choose('rest', 'destroy nothing');
    expect(t.ranks).toEqual(['nixie', 'pegasus', 'griffon']);
    expect(t.order(board.dungeon)).toEqual(['stone-of-avarice']);
  });

  it('TS-186: not when the deck is empty, unless the option lets it cycle', () => {
    for (const stoneEmptyDeck of ['skip', 'cycle']) {
      const t = new Table({ options: { stoneEmptyDeck } })
        .hand(0, 'militia')
        .hall('nixie', 'stone-of-avarice', 'pegasus', 'unholy-guardian')
        .dungeon();
      t.choose('rest', 'destroy nothing');
      expect(t.ranks).toEqual(
        stoneEmptyDeck === 'skip' ? ['nixie', 'stone-of-avarice', 'pegasus'] : ['nixie', 'pegasus', 'stone-of-avarice'],
      );
    }
  });

  it('TS-187: the Dark Champion makes the active player destroy a card at the end of each turn', () => {
    const t = new Table({ options: { wrath: true } })
      .hand(0, 'militia', 'short-sword')
      .deck(0)
      .hall(...RANKS, 'dark-champion');
    t.choose('rest', 'destroy nothing', 'Short Sword');
    expect(t.ids(board.removed)).toEqual(['short-sword']);
    expect(t.seat).toBe(1);
  });

  it('TS-181, TS-188, TS-189, TS-190: the stone waits in rank 1 for the last guardian of Rank 0, who claims it with them', () => {
    const t = new Table({ options: { wrath: true } });
    t.hand(0, ...CHAMPIONS, 'outlands-slayer')
      .deck(0)
      .discard(0)
      .hall('griknack-goblin', 'stone-of-avarice', 'nixie', 'dark-champion')
      .dungeon('pegasus', 'griffon');
    t.choose('enter the dungeon', 'attack Griknack', 'Outlands Slayer');
    expect(t.s.over).toBe(false);
    expect(t.ranks).toEqual(['stone-of-avarice', 'nixie', 'pegasus']);
    t.hand(1, ...['outlands-khan', 'outlands-khan']).choose('enter the dungeon', 'attack Dark Champion');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(1);
  });

  it('TS-188: or the game ends with the stone unclaimed', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'stone-of-avarice', 'nixie', 'dark-champion'], {
      options: { wrath: true, stoneGuardianBlock: 'end_unclaimed' },
    });
    t.choose('attack Griknack');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(-1);
  });

  it('TS-192, TS-194, TS-195, TS-199: a placeholder is replaced by the weakest of the Swarm and leaves the game', () => {
    const swarm = { options: { cardSet: 'the-swarm-animal', guardians: 0 } };
    const t = inDungeon(CHAMPIONS, RANKS, swarm)
      .lay(board.swarm, 'the-swarm-health-5', 'the-swarm-health-4')
      .dungeon('the-swarm-placeholder');
    t.choose('attack Griknack');
    expect(t.ranks[2]).toBe('the-swarm-health-4');
    expect(t.ids(board.removed)).toContain('the-swarm-placeholder');
    const { s } = t;
    const row = t.row('the-swarm-placeholder');
    expect([s.rules.health[row], s.rules.xp[row], s.rules.points[row], s.rules.gold[row]]).toEqual([0, 0, 0, 0]);
    const lost = inDungeon(['militia'], ['the-swarm-health-9', 'nixie', 'nixie'], swarm).choose('attack The Swarm');
    expect(lost.order(board.dungeon)[0]).toBe('the-swarm-health-9');
  });

  it('TS-196, TS-198: a Swarm card has no printed points: effects that ask for them do not reach it', () => {
    const t = inDungeon(
      ['slynn-longbowman', 'nixie', 'tempest-reaver', ...CHAMPIONS],
      ['the-swarm-health-4', 'griffon', 'pegasus'],
    ).choose('Slynn Longbowman');
    // The Nixie is worth 1: the Pegasus with 2 is the only one.
    expect(t.ranks).toEqual(['the-swarm-health-4', 'griffon', 'nixie']);
    t.choose('attack The Swarm');
    expect(t.question).toBe('action');
  });
});

describe('traps of Wrath', () => {
  const wrath = { options: { wrath: true } };

  it('TS-165, TS-166, TS-316: a trap acts after the refill, before Breach, leaves the game, and its rank is refilled', () => {
    const t = inDungeon(CHAMPIONS, RANKS, wrath).dungeon('poison-gas-trap', 'nixie').choose('attack Griknack');
    expect([0, 1].map((seat) => board.diseasesOf.get(t.s, seat))).toEqual([1, 1]);
    expect(t.ids(board.removed)).toEqual(['poison-gas-trap']);
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
  });

  it('a Poison Gas Trap spares who shows a Cleric or Thief', () => {
    const t = inDungeon(['regian-bishop', ...CHAMPIONS], RANKS, wrath)
      .hand(1, 'lorigg-thief')
      .dungeon('poison-gas-trap')
      .choose('attack Griknack');
    expect([0, 1].map((seat) => board.diseasesOf.get(t.s, seat))).toEqual([0, 0]);
  });

  it('a Delirium Poison shows the hands of opponents and destroys their Spells', () => {
    const t = inDungeon(CHAMPIONS, RANKS, wrath)
      .hand(1, 'fireball', 'banish', 'torch')
      .dungeon('delirium-poison')
      .choose('attack Griknack');
    expect(t.ids(board.hand[1])).toEqual(['torch']);
  });

  it('a Pit Trap destroys the hero that a player shows, unless it is a Thief', () => {
    const t = inDungeon(CHAMPIONS, RANKS, wrath)
      .hand(1, 'elf-wizard', 'lorigg-thief')
      .dungeon('pit-trap')
      .choose('attack Griknack');
    expect(t.seat).toBe(1);
    t.choose('Lorigg Thief');
    expect(t.ids(board.hand[1])).toEqual(['elf-wizard', 'lorigg-thief']);
    // The active player has Khans alone.
    expect(t.ids(board.removed)).toEqual(['outlands-khan', 'pit-trap']);
  });

  it('a Rolling Boulder turns up cards from the left of the active player until three heroes have shown', () => {
    const t = inDungeon(CHAMPIONS, RANKS, wrath)
      .deck(1, 'elf-wizard', 'torch', 'elf-wizard', 'lantern')
      .deck(0, 'torch', 'elf-archmage', 'dagger')
      .discard(1);
    t.dungeon('rolling-boulder').choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['elf-archmage', 'elf-wizard', 'elf-wizard', 'rolling-boulder']);
    expect(t.order(board.deck[1])).toEqual(['lantern']);
  });

  it('TS-295, TS-317: the Cage is set aside with a hero; the next victory frees it for the winner', () => {
    const t = inDungeon(['militia', 'elf-wizard'], RANKS, wrath)
      .dungeon('the-cage', 'nixie', 'pegasus')
      .choose('attack Griknack', 'Elf Wizard');
    expect(t.ids(board.caged)).toEqual(['elf-wizard', 'the-cage']);
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
    t.hand(1, ...CHAMPIONS)
      .deck(1)
      .discard(1)
      .choose('enter the dungeon', 'attack Nixie');
    expect(board.caged.size(t.s)).toBe(0);
    expect(t.ids(board.removed)).toEqual(['the-cage']);
    expect([...t.ids(board.discard[1]), ...t.ids(board.hand[1])]).toContain('elf-wizard');
  });
});
