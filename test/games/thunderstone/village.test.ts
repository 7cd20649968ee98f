import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, inVillage } from './table.js';

const RANKS = ['griknack-goblin', 'grayskin-lizard', 'firebrand-cyclops'];
/** Six gold and no effect. */
const GOLD = ['short-sword', 'short-sword'];

describe('cards of the village of Thunderstone', () => {
  it('TS-277: Barkeep and Town Guard may be used and then destroyed in the same turn', () => {
    const t = inVillage(['barkeep', 'town-guard']).deck(0, 'torch', 'torch', 'torch', 'torch', 'torch');
    t.choose('Barkeep: purchase(1)', 'Barkeep: destroy(self)');
    expect(board.purchases.get(t.s)).toBe(2);
    expect(board.gold.get(t.s)).toBe(2);
    t.choose('Town Guard: draw(2)', 'Town Guard: destroy(self)');
    expect(t.ids(board.shown)).toEqual(['torch', 'torch', 'torch', 'torch', 'torch']);
    expect(t.ids(board.removed)).toEqual(['barkeep', 'town-guard']);
  });

  it('TS-062, TS-276: a Pawnbroker turns a card into its value + 3, then itself into 2', () => {
    const t = inVillage(['pawnbroker', 'militia', 'torch']);
    t.choose('Pawnbroker: C', 'Militia');
    // A gold value of 0 is one: 0 + 3.
    expect(board.gold.get(t.s)).toBe(3);
    t.choose('Pawnbroker: destroy(self)');
    // The Torch still gives its own 2.
    expect(board.gold.get(t.s)).toBe(7);
  });

  it('a Pawnbroker finds no target without a gold value', () => {
    const t = inVillage(['pawnbroker', 'elf-wizard']);
    expect(t.texts.some((text) => text.startsWith('Pawnbroker: C'))).toBe(false);
  });

  it('TS-278: each Trainer destroys one Militia for 2 XP, or itself for 2 gold', () => {
    const t = inVillage(['trainer', 'militia', 'militia']);
    t.choose('Trainer: destroy(one(shown militia))');
    expect(t.xpOf(0)).toBe(2);
    expect(t.ids(board.shown)).toEqual(['militia', 'trainer']);
    expect(t.offers('Trainer: destroy(one')).toBe(false);
    t.choose('Trainer: destroy(self)');
    expect(board.gold.get(t.s)).toBe(2);
  });

  it('a Doomgate Squire draws, gives a purchase, and turns experience into Attack', () => {
    const t = inVillage(['doomgate-squire'])
      .deck(0, 'torch')
      .choose('Doomgate Squire: draw(1)', 'Doomgate Squire: purchase(1)');
    expect(board.purchases.get(t.s)).toBe(2);
    expect(t.ids(board.shown)).toContain('torch');
    const d = inDungeon(['doomgate-squire', 'militia'], RANKS).xp(0, 2);
    d.choose('Doomgate Squire: spendXp(1)', 'Doomgate Squire: spendXp(1)');
    expect(d.attackOn(0).attack).toBe(3);
    expect(d.xpOf(0)).toBe(0);
    expect(d.offers('Doomgate Squire: spendXp(1)')).toBe(false);
  });

  it('TS-303: a Border Guard draws and discards in either kind of turn, and attacks with 1', () => {
    const t = inVillage(['border-guard', 'torch']).deck(0, 'dagger').choose('Border Guard', 'Torch');
    expect(t.ids(board.shown)).toEqual(['border-guard', 'dagger']);
    const d = inDungeon(['border-guard', 'torch'], RANKS).deck(0, 'dagger').choose('Border Guard', 'Torch');
    expect(d.ids(board.discard[0])).toEqual(['torch']);
    expect(d.attackOn(0).attack).toBe(1);
  });

  it('a Spirit Hunter draws and has Magic Attack 1', () => {
    const t = inDungeon(['spirit-hunter'], RANKS).deck(0, 'torch').choose('Spirit Hunter');
    expect(t.attackOn(0)).toMatchObject({ magic: 1, light: 1 });
  });

  it('a Fortune Teller keeps both cards if one is a Spell, else discards one of the two', () => {
    const spell = inDungeon(['fortune-teller', 'lantern'], RANKS).deck(0, 'fireball', 'torch').choose('Fortune Teller');
    expect(spell.ids(board.shown)).toEqual(['fireball', 'fortune-teller', 'lantern', 'torch']);
    const none = inDungeon(['fortune-teller', 'lantern'], RANKS).deck(0, 'dagger', 'torch').choose('Fortune Teller');
    expect(none.texts.sort()).toEqual(['Dagger', 'Torch']);
    none.choose('Dagger');
    expect(none.ids(board.discard[0])).toEqual(['dagger']);
    expect(none.attackOn(0).attack).toBe(1);
  });

  it('a Pious Chaplain destroys any number of diseases and draws two for each', () => {
    const t = inVillage(['pious-chaplain', 'malaise', 'malaise']).deck(0, 'torch', 'torch', 'torch', 'torch', 'dagger');
    t.choose('Pious Chaplain', 'Malaise', 'Malaise');
    expect(t.ids(board.shown)).toEqual(['pious-chaplain', 'torch', 'torch', 'torch', 'torch']);
  });

  it('TS-063..067: one purchase from the top of a stack, within the gold, onto the discard pile; the rest is lost', () => {
    const t = inVillage(GOLD);
    expect(board.gold.get(t.s)).toBe(6);
    expect(t.texts).not.toContain('buy Slynn Longbowman');
    t.choose('buy Pawnbroker');
    expect(board.hand[0].size(t.s) + board.deck[0].size(t.s) + board.discard[0].size(t.s)).toBe(3);
    expect(board.gold.get(t.s)).toBe(0);
    expect(t.seat).toBe(1);
  });

  it('food: Iron Rations +2, Glow Berries and Goodberries +3, Feast +3 for all with Attack +1', () => {
    const t = inDungeon(['iron-rations', 'glow-berries', 'militia', 'polearm'], RANKS);
    t.choose('Iron Rations', 'Glow Berries');
    // Strength 2 + 2 + 3: the Polearm needs 8 for its 6, so it gives 2.
    t.choose('equip Polearm');
    expect(t.attackOn(0)).toMatchObject({ attack: 3, light: 1 });
    const g = inDungeon(['goodberries', 'tempest-avenger', 'polearm'], RANKS).choose('Goodberries', 'equip Polearm');
    // Strength 9; 2 of its own and 6 of the Polearm, all Magic Attack.
    expect(g.attackOn(0)).toMatchObject({ attack: 0, magic: 8 });
    const f = inDungeon(['feast', 'militia', 'militia', 'flaming-sword'], RANKS).choose('equip Flaming Sword');
    expect(f.attackOn(0)).toMatchObject({ attack: 4, magic: 3, light: 1 });
  });

  it('TS-112: several Rations stack on one hero', () => {
    const t = inDungeon(['iron-rations', 'iron-rations', 'militia', 'warhammer'], RANKS);
    expect(t.offers('equip')).toBe(false);
    t.choose('Iron Rations', 'Iron Rations', 'equip Warhammer');
    expect(t.attackOn(0).attack).toBe(4);
  });

  it('TS-108: light of items counts without a hero: Torch 1, Lantern 2, Lightstone Gem 3, Fireball 1', () => {
    const t = inDungeon(['torch', 'lantern', 'lightstone-gem', 'fireball'], RANKS);
    expect(t.attackOn(0)).toMatchObject({ light: 7, magic: 3 });
  });

  it.each([
    ['dagger', 'Dagger', 1, 0, 0],
    ['short-sword', 'Short Sword', 4, 0, 0],
    ['hatchet', 'Hatchet', 3, 0, 0],
    ['polearm', 'Polearm', 6, 0, 0],
    ['spear', 'Spear', 2, 0, 0],
    ['warhammer', 'Warhammer', 3, 0, 0],
    ['flaming-sword', 'Flaming Sword', 0, 3, 1],
    ['blessed-hammer', 'Blessed Hammer', 0, 4, 0],
    ['divine-staff', 'Divine Staff', 0, 1, 1],
    ['soul-jar', 'Soul Jar', 0, 1, 0],
    ['flask-of-oil', 'Flask of Oil', 1, 0, 1],
  ])('TS-109, TS-113, TS-304: %s gives nothing until a hero holds it', (id, name, attack, magic, light) => {
    const t = inDungeon(['outlands-khan', id], RANKS);
    expect(t.attackOn(0)).toMatchObject({ attack: 7, magic: 0, light: 0 });
    t.choose(`equip ${name}`);
    expect(t.attackOn(0)).toMatchObject({ attack: 7 + attack, magic, light });
  });

  it('TS-281: a Magical Aura makes weapons weightless, but a Polearm still wants Strength 8', () => {
    const t = inDungeon(['magical-aura', 'militia', 'polearm', 'elf-wizard', 'warhammer'], RANKS).deck(0, 'torch');
    t.choose('Magical Aura', 'equip Warhammer', 'Elf Wizard', 'equip Polearm');
    // Militia 1, Warhammer 3, Polearm 2.
    expect(t.attackOn(0).attack).toBe(6);
    expect(t.ids(board.shown)).toContain('torch');
  });

  it('a Warhammer has 3 more in the hands of a Cleric against Doomknights and Undead', () => {
    const t = inDungeon(['chalice-quester', 'warhammer'], ['lord-mortis', 'famine', 'nixie']).choose('equip Warhammer');
    expect([0, 1, 2].map((place) => t.attackOn(place).attack)).toEqual([8, 8, 5]);
  });

  it('TS-280: a Spear may be thrown for 3 more, still counts as held, and is destroyed after the battle', () => {
    const t = inDungeon(['dwarf-guardian', 'spear'], ['archduke-of-pain', 'nixie', 'nixie']).choose('equip Spear');
    expect(t.attackOn(0).attack).toBe(6);
    expect(t.choose('Spear').attackOn(0).attack).toBe(9);
    t.choose('attack Archduke');
    expect(t.ids(board.removed)).toContain('spear');
  });

  it('TS-289: a Flask of Oil may be used unequipped, adds to the bonus when equipped, and is destroyed after the battle', () => {
    const t = inDungeon(['flask-of-oil', 'militia'], ['archduke-of-pain', 'nixie', 'nixie']).choose('Flask of Oil');
    expect(t.attackOn(0)).toMatchObject({ attack: 3, light: 2 });
    t.choose('equip Flask of Oil');
    expect(t.attackOn(0)).toMatchObject({ attack: 4, light: 3 });
    t.choose('attack Archduke');
    expect(t.ids(board.removed)).toContain('flask-of-oil');
  });

  it('TS-290: a Greed Blade gives half of all gold shown, itself and trophies included, rounded down', () => {
    // 3 of the blade, 2 of the Rations, 2 of the Lizard: 7, half is 3.
    const t = inDungeon(
      ['greed-blade', 'tempest-avenger', 'iron-rations', 'grayskin-lizard'],
      ['griknack-goblin', 'nixie', 'nixie'],
    );
    t.choose('equip Greed Blade');
    expect(t.attackOn(0).attack).toBe(2 + 3);
  });

  it('TS-287: a Divine Staff with a Cleric or Wizard gives Magic Attack 3', () => {
    for (const hero of ['regian-cleric', 'elf-wizard']) {
      const t = inDungeon([hero, 'divine-staff'], RANKS);
      const { magic } = t.attackOn(0);
      expect(t.choose('equip Divine Staff').attackOn(0).magic).toBe(magic + 3);
    }
  });

  it("TS-288: a Soul Jar of a Wizard or Cleric adds half a monster's Health, rounded down", () => {
    const t = inDungeon(['elf-wizard', 'soul-jar', 'nixie'], RANKS).choose('equip Soul Jar', 'Soul Jar');
    // 2 and 1, and half of 5.
    expect(t.attackOn(0).magic).toBe(5);
    const fighter = inDungeon(['tempest-avenger', 'soul-jar', 'nixie'], RANKS).choose('equip Soul Jar');
    expect(fighter.offers('Soul Jar')).toBe(false);
  });

  it('a Blessed Hammer, TS-296 of weight 4, once equipped may send the monster of rank 1 away', () => {
    const t = inDungeon(['tempest-avenger', 'blessed-hammer'], RANKS).dungeon('nixie');
    expect(t.offers('Blessed Hammer')).toBe(false);
    t.choose('equip Blessed Hammer', 'Blessed Hammer');
    expect(t.ranks).toEqual(['grayskin-lizard', 'firebrand-cyclops', 'nixie']);
    expect(inDungeon(['elf-wizard', 'blessed-hammer'], RANKS).offers('equip')).toBe(false);
  });

  it('TS-291: a Spirit Blast measures experience when it is cast, up to 6', () => {
    const t = inDungeon(['spirit-blast', 'militia', 'doomgate-squire'], RANKS).xp(0, 8).choose('Spirit Blast');
    expect(t.attackOn(0).magic).toBe(6);
    t.choose('Doomgate Squire: spendXp', 'Doomgate Squire: spendXp', 'Doomgate Squire: spendXp');
    expect(t.attackOn(0)).toMatchObject({ magic: 6, attack: 4 });
  });

  it('a Cyclone gives 2, and the level of one Wizard or Cleric', () => {
    const t = inDungeon(['cyclone', 'elf-archmage', 'tempest-avenger'], RANKS);
    expect(t.attackOn(0).magic).toBe(6);
    expect(t.choose('Cyclone').attackOn(0).magic).toBe(9);
  });

  it('TS-302: Battle Fury gives each hero Attack +1 unasked', () => {
    const t = inDungeon(['battle-fury', 'militia', 'elf-wizard', 'border-guard'], RANKS);
    // 1 and 1 of Militia, 1 of the Wizard, 1 of the mercenary.
    expect(t.attackOn(0)).toMatchObject({ attack: 4, magic: 2 });
    expect(t.offers('Battle Fury')).toBe(false);
  });

  it('Arcane Energies turn the Attack of heroes with weapons into Magic Attack, and draw one', () => {
    const t = inDungeon(['arcane-energies', 'militia', 'dagger', 'tempest-avenger'], RANKS).deck(0, 'torch');
    t.choose('equip Dagger', 'Militia', 'Arcane Energies');
    expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 2 });
    expect(t.ids(board.shown)).toContain('torch');
  });

  it('TS-155, TS-305: Banish reorders the hall at once, then one card is destroyed and one drawn', () => {
    const t = inDungeon(['banish', 'militia', 'militia'], ['nixie', 'tyxr-the-old', 'griffon']).deck(0, 'torch');
    t.hand(1, 'dagger', 'dagger', 'dagger');
    t.choose('Banish', 'rearrangeHall', 'Tyxr the Old of rank 2', 'Nixie of rank 2');
    expect(t.ranks).toEqual(['tyxr-the-old', 'nixie', 'griffon']);
    // Its Breach is resolved before the spell goes on: every player discards two.
    t.choose('discard Militia', 'discard Militia');
    expect(t.ids(board.shown)).toEqual(['torch']);
    expect(t.ids(board.removed)).toContain('banish');
  });

  it('Banish may send a monster away instead', () => {
    const t = inDungeon(['banish', 'militia'], RANKS).dungeon('nixie');
    t.choose('Banish', 'remove', 'Grayskin Lizard', 'Militia');
    expect(t.ranks).toEqual(['griknack-goblin', 'firebrand-cyclops', 'nixie']);
  });

  it('TS-156: Banish that brings the stone to rank 1 ends the game with the stone unclaimed', () => {
    const t = inDungeon(['banish', 'militia'], ['nixie', 'stone-of-avarice', 'griffon'], { options: { guardians: 0 } });
    t.choose('Banish', 'rearrangeHall', 'Stone of Avarice of rank 2', 'Nixie of rank 2');
    expect(t.s.over).toBe(true);
    expect(board.claimedBy.get(t.s)).toBe(-1);
  });

  it('TS-081: Fireball and items need no hero', () => {
    const t = inDungeon(['fireball', 'fireball'], RANKS);
    expect(t.wins(0)).toBe(true);
    t.choose('attack Griknack Goblin');
    expect(board.beatenBy.get(t.s, 0)).toBe(1);
  });

  it('TS-136, TS-309: a Border Guard takes the place of a hero, and its Attack still counts', () => {
    const hand = ['border-guard', ...CHAMPIONS];
    const t = inDungeon(hand, ['mythlurian', 'nixie', 'nixie'])
      .deck(0, 'torch')
      .choose('attack Mythlurian', 'a Border Guard saves');
    expect(t.ids(board.removed)).toEqual(['border-guard']);
    const fallen = inDungeon(hand, ['mythlurian', 'nixie', 'nixie']).choose('attack Mythlurian', 'nobody is saved');
    expect(fallen.ids(board.removed)).toEqual(['outlands-khan']);
    // Health 8: 7 of the Khan and 1 of the guard, if it still counts.
    const close = ['border-guard', 'outlands-khan', 'lantern'];
    const keeps = inDungeon(close, ['mythlurian', 'nixie', 'nixie']).choose(
      'attack Mythlurian',
      'a Border Guard saves',
    );
    expect(board.beatenBy.get(keeps.s, 0)).toBe(1);
    const loses = inDungeon(close, ['mythlurian', 'nixie', 'nixie'], {
      options: { borderGuardReaction: 'loses_attack' },
    });
    loses.choose('attack Mythlurian', 'a Border Guard saves');
    expect(board.failedBy.get(loses.s, 0)).toBe(1);
  });
});
