import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, Table } from './table.js';

/** Health, experience, victory points and gold of every monster. */
const PRINTED: readonly [string, number, number, number, number][] = [
  ['the-bloodless', 7, 2, 4, 2],
  ['razorback', 5, 1, 3, 1],
  ['regicide', 6, 2, 3, 2],
  ['tendril-minion', 4, 1, 2, 1],
  ['usurper', 8, 3, 6, 2],
  ['the-authority', 7, 2, 5, 2],
  ['the-cleansed', 6, 2, 4, 2],
  ['the-devout', 4, 1, 2, 1],
  ['the-faithful', 5, 1, 3, 1],
  ['the-voice', 8, 3, 7, 2],
  ['arachnea', 8, 2, 6, 2],
  ['crow-talker', 6, 1, 2, 1],
  ['gaia-s-curse', 10, 3, 8, 3],
  ['monarch-druid', 6, 1, 3, 1],
  ['nature-s-mistress', 7, 1, 4, 1],
  ['unholy-guardian', 14, 3, 5, 1],
  ['dark-champion', 12, 3, 4, 1],
  ['deathchill', 7, 2, 6, 2],
  ['hellstorm', 8, 3, 7, 2],
  ['lightning-s-gaze', 6, 2, 5, 2],
  ['murder-wind', 4, 1, 2, 2],
  ['rage', 5, 1, 3, 2],
  ['archduke-of-pain', 10, 3, 8, 3],
  ['grudgebeast', 4, 1, 2, 1],
  ['succubus', 6, 2, 4, 2],
  ['tormentor', 8, 3, 6, 2],
  ['the-unchained', 5, 1, 3, 1],
  ['darkness', 6, 2, 4, 1],
  ['judgement', 5, 1, 3, 1],
  ['knightmare', 8, 3, 6, 1],
  ['lord-mortis', 4, 1, 2, 1],
  ['the-prince', 7, 2, 5, 1],
  ['ebon-fume', 11, 3, 8, 1],
  ['mythlurian', 8, 2, 4, 3],
  ['skaladak', 7, 2, 3, 3],
  ['tyxr-the-old', 10, 3, 6, 2],
  ['uyril-unending', 9, 2, 5, 2],
  ['blink-dog', 3, 1, 2, 1],
  ['griffon', 7, 2, 4, 1],
  ['nixie', 5, 1, 1, 4],
  ['pegasus', 6, 1, 2, 2],
  ['sphinx', 8, 3, 7, 2],
  ['bloodskull-orc', 5, 1, 0, 3],
  ['firebrand-cyclops', 6, 2, 4, 1],
  ['griknack-goblin', 4, 1, 1, 1],
  ['deadbone-troll', 7, 2, 5, 2],
  ['grayskin-lizard', 6, 1, 3, 2],
  ['black-slime', 5, 1, 2, 1],
  ['gray-ooze', 6, 2, 3, 1],
  ['green-blob', 5, 1, 2, 1],
  ['noxious-slag', 7, 3, 6, 1],
  ['red-jelly', 6, 2, 2, 2],
  ['famine', 4, 1, 2, 1],
  ['harbinger', 3, 1, 1, 2],
  ['kingdom', 5, 1, 3, 2],
  ['lord-of-death', 9, 3, 7, 2],
  ['suffering', 6, 2, 4, 2],
  ['ghost', 6, 1, 4, 1],
  ['haunt', 4, 1, 2, 1],
  ['revenant', 7, 2, 5, 2],
  ['spectre', 5, 1, 3, 1],
  ['wraith', 6, 2, 4, 2],
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((health): [string, number, number, number, number] => [
    `the-swarm-health-${health}`,
    health,
    1,
    1,
    2,
  ]),
];

/** Attack and Magic Attack enough for anything, light for any rank, and nobody that a Battle effect asks for. */
const FORCE = ['fireball', 'fireball', 'fireball', 'fireball', 'fireball', 'fireball', 'strength-amulet'];

/** What a Battle effect has destroyed of a hand, once a monster in rank 1 has been attacked. */
function destroyedBy(monster: string, hand: readonly string[], ...choices: string[]): string[] {
  const t = inDungeon(hand, [monster, 'nixie', 'nixie']);
  const name = t.s.rules.titles[t.row(monster)];
  t.choose(`attack ${name}`, ...choices);
  return t.ids(board.removed);
}

describe('monsters of Thunderstone', () => {
  it.each(PRINTED)(
    'TS-137, TS-139, TS-140, TS-248: %s has Health %i, gives %i XP and %i VP, gold %i',
    (id, health, xp, vp, gold) => {
      const t = inDungeon(FORCE.slice(0, 6), [id, 'griffon', 'pegasus'], { options: { guardians: 0 } });
      t.lay(board.diseases);
      board.moreAttack.set(t.s, 40);
      expect(t.s.rules.health[t.row(id)]).toBe(health);
      expect(t.s.rules.gold[t.row(id)]).toBe(gold);
      const guards = id === 'unholy-guardian' || id === 'dark-champion';
      t.choose(`attack ${t.s.rules.titles[t.row(id)]}${guards ? '' : ' in rank 1'}`);
      if (t.question === 'spoils') t.choose('no more spoils');
      expect(board.beatenBy.get(t.s, 0)).toBe(1);
      expect(t.xpOf(0)).toBe(xp);
      expect(t.points(0)).toBe(vp);
    },
  );

  it('The Bloodless destroys the hero with the largest attack; her Breach the Wizards among the top five of every deck', () => {
    expect(destroyedBy('the-bloodless', ['militia', 'elf-archmage', 'tempest-avenger'])).toEqual(['elf-archmage']);
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'the-bloodless', 'nixie']);
    t.deck(1, 'elf-wizard', 'torch', 'dagger', 'militia', 'elf-sorcerer', 'elf-archmage').choose('attack Griknack');
    // TS-089: the rest lies on top in its order.
    expect(t.order(board.deck[1])).toEqual(['elf-archmage', 'militia', 'dagger', 'torch']);
    expect(t.ids(board.removed)).toEqual(['elf-sorcerer', 'elf-wizard']);
  });

  it('TS-089: with the option what was turned up and not destroyed is discarded', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'the-bloodless', 'nixie'], {
      options: { revealedRest: 'discard' },
    });
    t.deck(1, 'elf-wizard', 'torch', 'dagger', 'militia', 'militia', 'lantern').discard(1).choose('attack Griknack');
    expect(t.ids(board.discard[1])).toEqual(['dagger', 'militia', 'militia', 'torch']);
    expect(t.order(board.deck[1])).toEqual(['lantern']);
  });

  it('Razorback destroys every Archer, and its Breach those of the decks', () => {
    expect(destroyedBy('razorback', ['slynn-bowman', 'slynn-bowmaster', 'militia'])).toEqual([
      'slynn-bowman',
      'slynn-bowmaster',
    ]);
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'razorback', 'nixie']);
    t.deck(1, 'torch', 'slynn-bowman', 'torch', 'torch', 'torch', 'slynn-bowman').choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['slynn-bowman']);
  });

  it('Regicide is immune to Magic Attack, and its Breach destroys Clerics', () => {
    const t = inDungeon(['elf-archmage', ...CHAMPIONS], ['griknack-goblin', 'regicide', 'nixie']);
    expect(t.attackOn(1)).toMatchObject({ magic: 4, value: 14 });
    t.deck(1, 'regian-cleric', 'torch', 'torch', 'torch', 'torch').choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['regian-cleric']);
  });

  it('TS-090: a Breach that must turn up more than the deck holds shuffles the discards under it', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'regicide', 'nixie']);
    t.deck(1, 'torch').discard(1, 'regian-cleric', 'regian-cleric').choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['regian-cleric', 'regian-cleric']);
    expect(t.order(board.deck[1])).toEqual(['torch']);
  });

  it.each([
    ['tendril-minion', 1],
    ['the-unchained', 1],
    ['crow-talker', 1],
    ['monarch-druid', 1],
    ['deadbone-troll', 1],
    ['famine', 1],
    ['kingdom', 1],
    ['lord-of-death', 2],
    ['suffering', 1],
    ['the-swarm-health-4', 1],
    ['the-swarm-health-5', 1],
    ['the-swarm-health-13', 1],
  ])('TS-135, TS-207: %s gives its attacker %i diseases, on the discard pile', (id, count) => {
    const t = inDungeon(['militia'], [id, 'nixie', 'nixie']);
    t.choose(`attack ${t.s.rules.titles[t.row(id)]}`);
    expect(board.diseasesOf.get(t.s, 0)).toBe(count);
    expect(board.diseasesOf.get(t.s, 1)).toBe(0);
  });

  it('a Tendril Minion gives one more to who shows a disease', () => {
    const t = inDungeon(['militia', 'malaise'], ['tendril-minion', 'nixie', 'nixie']).choose('attack Tendril');
    expect(board.diseasesOf.get(t.s, 0)).toBe(2);
  });

  it('Usurper leaves two heroes; its spoils buy any card', () => {
    const hand = ['outlands-khan', 'outlands-khan', 'militia', 'militia', 'short-sword'];
    const t = inDungeon(hand, ['usurper', 'nixie', 'nixie']).choose(
      'attack Usurper',
      'Militia',
      'Militia',
      'spoils of Usurper',
    );
    expect(t.texts).toContain('buy Torch as spoils');
    t.choose('buy Torch as spoils');
    expect(board.boughtBy.get(t.s, 0)).toBe(1);
    const two = inDungeon(['outlands-khan', 'outlands-khan'], ['usurper', 'nixie', 'nixie']).choose('attack Usurper');
    expect(two.ids(board.removed)).toEqual([]);
  });

  it('TS-134: the Authority has Health +3 for each hero of level 2, destroyed ones included, and destroys one of level 1', () => {
    const t = inDungeon(['thyrian-knight', 'elf-sorcerer', 'elf-wizard'], ['the-authority', 'nixie', 'nixie']);
    expect(t.health(0)).toBe(13);
    expect(destroyedBy('the-authority', ['elf-wizard', 'militia'])).toEqual(['elf-wizard']);
  });

  it('TS-134: what a Battle effect destroys counts for Health, or not, as the option says', () => {
    const hand = ['militia', 'militia', 'militia', 'outlands-khan'];
    const before = inDungeon(hand, ['the-faithful', 'nixie', 'nixie']);
    expect(before.health(0)).toBe(8);
    // Cleansed: 6 + 2 for each hero of level 1, of which none falls; Militia do, and are of level 0.
    const after = inDungeon(['elf-wizard', 'outlands-khan'], ['the-authority', 'nixie', 'nixie'], {
      options: { healthBasis: 'after_destroys' },
    });
    expect(after.health(0)).toBe(7);
  });

  it('the Cleansed has Health +2 for each hero of level 1 and destroys every Militia', () => {
    const t = inDungeon(['elf-wizard', 'thyrian-squire', 'militia'], ['the-cleansed', 'nixie', 'nixie']);
    expect(t.health(0)).toBe(10);
    const militia = board.stack[0].size(t.s);
    t.choose('attack The Cleansed');
    // TS-095: back to their stack.
    expect(board.stack[0].size(t.s)).toBe(militia + 1);
  });

  it.each([
    ['the-devout', ['glow-berries', 'fireball'], ['glow-berries']],
    ['the-faithful', ['fireball', 'lantern'], ['fireball']],
    ['the-voice', ['elf-sorcerer', 'elf-wizard'], ['elf-sorcerer']],
    ['gaia-s-curse', ['elf-wizard', 'militia'], ['elf-wizard']],
    ['lightning-s-gaze', ['divine-staff', 'short-sword'], ['divine-staff']],
    ['rage', ['fireball', 'elf-wizard'], ['fireball']],
    ['harbinger', ['fireball', 'elf-wizard'], ['fireball']],
    ['tormentor', ['regian-cleric', 'elf-wizard'], ['regian-cleric']],
    ['arachnea', ['regian-cleric', 'elf-wizard'], ['regian-cleric']],
    ['archduke-of-pain', ['regian-cleric', 'elf-wizard', 'tempest-avenger'], ['elf-wizard', 'regian-cleric']],
    ['knightmare', ['tempest-avenger', 'elf-wizard'], ['tempest-avenger']],
    ['the-prince', ['tempest-avenger', 'elf-wizard'], ['tempest-avenger']],
    ['mythlurian', ['elf-wizard'], ['elf-wizard']],
    ['tyxr-the-old', ['elf-wizard'], ['elf-wizard']],
    ['skaladak', ['short-sword', 'elf-wizard'], ['short-sword']],
    ['red-jelly', ['short-sword', 'elf-wizard'], ['short-sword']],
    ['green-blob', ['glow-berries', 'lantern'], ['glow-berries']],
    ['gray-ooze', ['elf-wizard'], ['elf-wizard']],
    ['ebon-fume', ['elf-wizard', 'outlands-khan'], ['outlands-khan']],
    ['revenant', ['elf-wizard', 'outlands-khan'], ['elf-wizard']],
    ['deathchill', ['elf-wizard', 'regian-cleric'], ['elf-wizard']],
  ])('TS-308: %s destroys what its Battle effect names of %j', (id, hand, gone) => {
    expect(destroyedBy(id, hand)).toEqual(gone);
  });

  it.each(['black-slime', 'spectre', 'wraith', 'uyril-unending'])('%s destroys one Militia', (id) => {
    const t = inDungeon(['militia', 'militia'], [id, 'nixie', 'nixie']);
    const stack = board.stack[0].size(t.s);
    t.choose(`attack ${t.s.rules.titles[t.row(id)]}`);
    expect(board.stack[0].size(t.s)).toBe(stack + 1);
  });

  it('TS-132: with no legal victim the effect does nothing', () => {
    expect(destroyedBy('knightmare', ['elf-wizard'])).toEqual([]);
    expect(destroyedBy('gray-ooze', ['outlands-khan', 'dagger'])).toEqual(['outlands-khan']);
  });

  it('TS-131: the attacker chooses among equal victims', () => {
    const t = inDungeon(['elf-wizard', 'outlands-khan'], ['mythlurian', 'nixie', 'nixie']).choose('attack Mythlurian');
    expect(t.texts.sort()).toEqual(['Elf Wizard', 'Outlands Khan']);
    expect(t.seat).toBe(0);
  });

  it('a Gray Ooze spares who holds a weapon; its spoils buy food', () => {
    const t = inDungeon(['outlands-khan', 'dagger'], ['gray-ooze', 'nixie', 'nixie']).choose(
      'equip Dagger',
      'attack Gray Ooze',
    );
    expect(t.ids(board.removed)).toEqual([]);
    const rich = inDungeon(['outlands-khan', 'dagger', 'iron-rations'], ['gray-ooze', 'nixie', 'nixie']);
    rich.choose('equip Dagger', 'attack Gray Ooze', 'spoils of Gray Ooze');
    expect(rich.texts.sort()).toEqual([
      'buy Glow Berries as spoils',
      'buy Iron Rations as spoils',
      'buy nothing as spoils',
    ]);
  });

  it('The Voice has Health +4 when any hero of level 3 shows', () => {
    expect(inDungeon(['outlands-khan', 'outlands-khan'], ['the-voice', 'nixie', 'nixie']).health(0)).toBe(12);
    expect(inDungeon(['militia'], ['the-voice', 'nixie', 'nixie']).health(0)).toBe(8);
  });

  it("TS-213: Arachnea and Gaia's Curse give every player a disease, from the left of the active player on", () => {
    for (const id of ['arachnea', 'gaia-s-curse']) {
      const t = inDungeon(['militia'], [id, 'nixie', 'nixie'], { players: 3 });
      t.lay(board.diseases, 'malaise', 'fatigue', 'leprosy').choose(`attack ${t.s.rules.titles[t.row(id)]}`);
      expect([0, 1, 2].map((seat) => board.diseasesOf.get(t.s, seat))).toEqual([1, 1, 1]);
      expect(t.order(board.discard[1])).toContain('leprosy');
      expect(t.order(board.discard[2])).toContain('fatigue');
    }
  });

  it('Arachnea has Health +2 for each disease shown', () => {
    expect(inDungeon(['militia', 'malaise', 'fatigue'], ['arachnea', 'nixie', 'nixie']).health(0)).toBe(12);
  });

  it("Gaia's Curse has Health +1 for each experience of the attacker", () => {
    expect(inDungeon(['militia'], ['gaia-s-curse', 'nixie', 'nixie']).xp(0, 3).health(0)).toBe(13);
  });

  it('a Monarch Druid has Health +3 with another Evil Druid in hand or hall, once', () => {
    expect(inDungeon(['militia'], ['monarch-druid', 'nixie', 'griffon']).health(0)).toBe(6);
    expect(inDungeon(['militia'], ['monarch-druid', 'crow-talker', 'nixie']).health(0)).toBe(9);
    expect(inDungeon(['militia', 'crow-talker'], ['monarch-druid', 'arachnea', 'nixie']).health(0)).toBe(9);
  });

  it("Nature's Mistress gives everybody a disease when she comes to rank 1; as a trophy she destroys one", () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'nature-s-mistress', 'nixie']).choose('attack Griknack');
    expect([0, 1].map((seat) => board.diseasesOf.get(t.s, seat))).toEqual([1, 1]);
    const trophy = inDungeon(['nature-s-mistress', 'malaise'], ['griknack-goblin', 'nixie', 'nixie']).choose(
      "Nature's Mistress",
    );
    expect(trophy.ids(board.shown)).toEqual(['nature-s-mistress']);
  });

  it.each([
    ['the-unchained', 0, 1, 0],
    ['crow-talker', 0, 1, 0],
    ['ebon-fume', 3, 0, 0],
    ['tyxr-the-old', 0, 2, 0],
    ['uyril-unending', 0, 1, 0],
    ['griffon', 0, 1, 0],
    ['pegasus', 1, 0, 0],
    ['sphinx', 0, 2, 0],
    ['red-jelly', 0, 0, 1],
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((h): [string, number, number, number] => [
      `the-swarm-health-${h}`,
      1,
      0,
      0,
    ]),
  ] as [string, number, number, number][])(
    'TS-127, TS-315: as a trophy %s gives %i Attack, %i Magic Attack and %i light, and nothing else',
    (id, attack, magic, light) => {
      const t = inDungeon([id], ['griknack-goblin', 'nixie', 'nixie']);
      expect(t.attackOn(0)).toMatchObject({ attack, magic, light });
    },
  );

  it.each(['hellstorm', 'lightning-s-gaze'])('TS-315: the trophy %s draws one', (id) => {
    const t = inDungeon([id], ['griknack-goblin', 'nixie', 'nixie']).deck(0, 'torch');
    t.choose(t.s.rules.titles[t.row(id)]);
    expect(t.ids(board.shown)).toContain('torch');
  });

  it.each(['deathchill', 'hellstorm', 'lightning-s-gaze', 'murder-wind', 'rage', 'regicide', 'usurper', 'ebon-fume'])(
    'TS-223: %s is immune to Magic Attack',
    (id) => {
      const t = inDungeon(['elf-archmage', 'tempest-avenger'], [id, 'nixie', 'nixie']);
      expect(t.attackOn(0).value).toBe(2);
    },
  );

  it('Hellstorm destroys heroes with Magic Attack among the top five when it comes to rank 1', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'hellstorm', 'nixie']);
    t.deck(1, 'elf-wizard', 'regian-cleric', 'militia', 'torch', 'fireball').choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['elf-wizard', 'regian-cleric']);
  });

  it('TS-096: the Archduke needs Magic Attack, and razes the stacks of heroes when he comes to rank 1', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'archduke-of-pain', 'nixie']);
    expect(t.wins(1)).toBe(false);
    const militia = board.stack[0].size(t.s);
    t.choose('attack Griknack');
    expect([0, 4, 5, 6, 7].map((stack) => board.stack[stack].size(t.s))).toEqual([militia - 2, 10, 10, 10, 10]);
    // They are out of the game, Militia too.
    expect(t.ids(board.removed).filter((id) => id === 'militia')).toHaveLength(2);
  });

  it.each(['succubus', 'uyril-unending', 'ghost'])('TS-219: %s halves the attack without Magic Attack', (id) => {
    expect(inDungeon(CHAMPIONS, [id, 'nixie', 'nixie']).attackOn(0).value).toBe(6);
    expect(inDungeon([...CHAMPIONS, 'spirit-hunter', 'lantern'], [id, 'nixie', 'nixie']).attackOn(0).value).toBe(15);
  });

  it('Tormentor halves the attack without a weapon equipped', () => {
    const t = inDungeon(['outlands-khan', 'dagger', 'lantern'], ['tormentor', 'nixie', 'nixie']);
    expect(t.attackOn(0).value).toBe(3);
    expect(t.choose('equip Dagger').attackOn(0).value).toBe(8);
  });

  it('TS-227: Darkness takes the attack of heroes without a weapon, not their light; it needs 1 light more', () => {
    const t = inDungeon(['elf-wizard', 'militia', 'dagger', 'lantern'], ['darkness', 'nixie', 'nixie']).choose(
      'equip Dagger',
      'Militia',
    );
    expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 0, light: 3, missing: 0 });
    expect(inDungeon(['militia', 'torch'], ['darkness', 'nixie', 'nixie']).attackOn(0).missing).toBe(1);
  });

  it('TS-103, TS-226, TS-296: Knightmare needs 2 light more, Lord Mortis 1', () => {
    const t = inDungeon(['torch'], ['knightmare', 'lord-mortis', 'nixie']);
    expect([0, 1, 2].map((place) => t.attackOn(place).missing)).toEqual([2, 2, 2]);
  });

  it('Judgement takes Strength 2 and Attack 1 of each hero; the Prince, Suffering and Ghost Strength 2', () => {
    // Strength 5 - 2: the Short Sword of weight 4 falls. 2 + 4 - 4 - 1 = 1.
    for (const [id, left] of [
      ['judgement', 1],
      ['the-prince', 2],
      ['suffering', 2],
      ['ghost', 1],
    ] as const) {
      const t = inDungeon(['chalice-quester', 'short-sword', 'torch'], [id, 'nixie', 'nixie']).choose(
        'equip Short Sword',
      );
      const before = board.failedBy.get(t.s, 0);
      t.choose(`attack ${t.s.rules.titles[t.row(id)]}`);
      expect(board.failedBy.get(t.s, 0)).toBe(before + 1);
      expect(t.log.join()).toContain(`stands: ${left} against`);
    }
  });

  it('a Grayskin Lizard gives each hero with a weapon Attack +1', () => {
    const t = inDungeon(['militia', 'dagger', 'militia', 'torch'], ['grayskin-lizard', 'nixie', 'nixie']).choose(
      'equip Dagger',
    );
    t.choose('attack Grayskin');
    expect(t.log.join()).toContain('stands: 4 against 6');
  });

  it('Haunt silences one hero and its weapon', () => {
    const t = inDungeon(['outlands-khan', 'dagger', 'militia', 'torch'], ['haunt', 'nixie', 'nixie']);
    t.choose('equip Dagger', 'Outlands Khan', 'attack Haunt', 'Outlands Khan (armed)');
    expect(t.log.join()).toContain('stands: 1 against 4');
  });

  it('TS-118: Deathchill and Revenant destroy at Strength 0, after their own loss', () => {
    // Strength 4 - 3, 3 - 3; 4 - 4, 5 - 4.
    expect(destroyedBy('deathchill', ['regian-cleric', 'elf-archmage'])).toEqual([]);
    expect(destroyedBy('deathchill', ['elf-sorcerer', 'elf-archmage'])).toEqual(['elf-sorcerer']);
    expect(destroyedBy('revenant', ['elf-archmage', 'regian-bishop'])).toEqual(['elf-archmage']);
  });

  it('TS-218, TS-221: Noxious Slag halves Magic Attack and ignores edged weapons, not their light', () => {
    const t = inDungeon(['elf-sorcerer', 'tempest-avenger', 'flaming-sword'], ['noxious-slag', 'nixie', 'nixie']);
    t.choose('equip Flaming Sword');
    expect(t.attackOn(0)).toMatchObject({ attack: 2, magic: 3, light: 3, value: 3 });
  });

  it('TS-224, TS-148: only Magic Attack counts against the Sphinx; its spoils sort the top six of the deck', () => {
    const t = inDungeon(['outlands-khan', 'fireball', 'fireball', 'fireball'], ['sphinx', 'nixie', 'nixie']);
    expect(t.attackOn(0).value).toBe(9);
    t.deck(0, 'militia', 'torch', 'dagger', 'militia', 'torch', 'dagger', 'lantern');
    t.choose('attack Sphinx', 'spoils of Sphinx', 'Militia', 'Militia', 'done');
    expect(t.ids(board.stack[0]).length).toBeGreaterThan(0);
    expect(board.destroyedBy.get(t.s, 0)).toBe(2);
    expect(t.ids(board.hand[0])).toContain('lantern');
  });

  it('TS-228: a Blink Dog is no target while any light is missing', () => {
    const dark = inDungeon(['militia', 'torch'], ['blink-dog', 'nixie', 'griffon']);
    expect(dark.offers('attack Blink Dog')).toBe(false);
    expect(inDungeon(['militia', 'lantern'], ['blink-dog', 'nixie', 'griffon']).offers('attack Blink Dog')).toBe(true);
  });

  it('plain monsters have no text: Grudgebeast, Nixie, Orc, Cyclops, Goblin', () => {
    const { s } = new Table();
    for (const id of ['grudgebeast', 'nixie', 'bloodskull-orc', 'firebrand-cyclops', 'griknack-goblin']) {
      expect(s.rules.clauses.whenOfRow[s.rules.rowIds.indexOf(id)]).toBe(0);
    }
  });
});
