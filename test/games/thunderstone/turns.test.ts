import { describe, expect, it } from 'vitest';
import { HIDDEN, observation } from '../../../src/engine/observation.js';
import { board } from '../../../src/games/thunderstone/layout.js';
import { CHAMPIONS, inDungeon, inVillage, Table } from './table.js';

const RANKS = ['griknack-goblin', 'grayskin-lizard', 'firebrand-cyclops'];
const SEVEN = ['torch', 'torch', 'torch', 'torch', 'torch', 'torch', 'dagger'];

describe('turns of Thunderstone', () => {
  it('TS-003, TS-066: what is bought joins the deck by way of the discard pile', () => {
    const t = inVillage(['short-sword', 'short-sword'])
      .deck(0, ...SEVEN)
      .choose('buy Pawnbroker');
    expect(t.ids(board.discard[0])).toEqual(['pawnbroker', 'short-sword', 'short-sword']);
  });

  it('TS-026, TS-069, TS-070: only the top of a stack is for sale; a purchase uncovers the next', () => {
    const t = inVillage([
      'barkeep',
      'lightstone-gem',
      'lightstone-gem',
      'lightstone-gem',
      'lightstone-gem',
      'lightstone-gem',
      'short-sword',
      'short-sword',
    ]);
    const elves = board.stack.findIndex((pile) => t.order(pile).includes('elf-wizard'));
    t.lay(board.stack[elves], 'elf-sorcerer', 'elf-wizard').choose('Barkeep: purchase(1)', 'go shopping');
    expect(t.texts).toContain('buy Elf Wizard');
    expect(t.texts).not.toContain('buy Elf Sorcerer');
    t.choose('buy Elf Wizard', 'buy Elf Sorcerer');
    expect(board.boughtBy.get(t.s, 0)).toBe(2);
  });

  it('TS-030, TS-056, TS-073: a hand is hidden until it is revealed', () => {
    const t = new Table();
    const at = board.hand[0].at + 1;
    expect(observation(t.s, 1)[at]).toBe(HIDDEN);
    expect(observation(t.s, 0)[at]).not.toBe(HIDDEN);
    t.choose('enter the dungeon');
    expect(board.hand[0].size(t.s)).toBe(0);
    expect(observation(t.s, 1)[board.shown.at + 1]).not.toBe(HIDDEN);
  });

  it('TS-053: a turn is one of village, dungeon and rest', () => {
    expect(new Table().texts).toEqual(['visit the village', 'enter the dungeon', 'rest']);
  });

  it('TS-054: every turn ends with all cards on the discard pile and six new ones', () => {
    for (const action of ['visit the village', 'enter the dungeon', 'rest']) {
      const t = new Table()
        .hand(0, 'dagger', 'militia')
        .deck(0, ...SEVEN)
        .discard(0)
        .hall(...RANKS);
      t.choose(action);
      if (action === 'rest') t.choose('destroy nothing');
      if (action === 'enter the dungeon') t.choose('attack Griknack');
      while (t.question === 'village effects' || t.question === 'purchase') t.choose(t.texts[t.texts.length - 1]);
      expect(t.seat).toBe(1);
      expect(t.ids(board.discard[0])).toEqual(['dagger', 'militia']);
      expect(t.ids(board.hand[0])).toEqual(Array.from({ length: 6 }, () => 'torch'));
    }
  });

  it('TS-055: reveal, effects, gold, purchases, level-ups, end', () => {
    const t = inVillage(['barkeep', 'thyrian-squire', 'torch', 'torch']).xp(0, 5);
    const questions = [t.question];
    t.choose('go shopping');
    questions.push(t.question);
    t.choose('buy nothing');
    questions.push(t.question);
    expect(questions).toEqual(['village effects', 'purchase', 'level up']);
  });

  it('TS-057, TS-058, TS-060: effects in any order, each once, and they add up', () => {
    const t = inVillage(['barkeep', 'barkeep', 'doomgate-squire']);
    t.choose('Doomgate Squire: purchase', 'Barkeep: purchase', 'Barkeep: purchase');
    expect(board.purchases.get(t.s)).toBe(4);
    expect(t.texts.some((text) => text.includes('purchase'))).toBe(false);
  });

  it('TS-059: an effect of a destroyed card cannot be used', () => {
    const t = inVillage(['barkeep', 'torch']).choose('Barkeep: destroy(self)');
    expect(t.texts.some((text) => text.startsWith('Barkeep: purchase'))).toBe(false);
  });

  it('TS-061, TS-114: gold of effects and of all cards, trophies and unequipped weapons included', () => {
    const t = inVillage(['torch', 'short-sword', 'nixie', 'elf-wizard']);
    expect(board.gold.get(t.s)).toBe(9);
  });

  it('TS-063, TS-064, TS-065, TS-067, TS-068: one purchase within the gold, more by effects with one total; it may be left', () => {
    const t = inVillage(['barkeep', 'torch', 'torch', 'torch', 'torch']).choose('Barkeep: purchase(1)', 'go shopping');
    // 1 and 8.
    t.choose('buy Short Sword');
    expect(board.gold.get(t.s)).toBe(3);
    expect(t.texts).not.toContain('buy Short Sword');
    t.choose('buy nothing');
    expect(t.seat).toBe(1);
    expect(board.gold.get(t.s)).toBe(0);
  });

  it('TS-071, TS-080: a card drawn during the turn joins the revealed hand and may be used', () => {
    const t = inVillage(['town-guard']).deck(0, 'barkeep', 'torch').choose('Town Guard: draw(2)');
    expect(t.offers('Barkeep: purchase')).toBe(true);
    const d = inDungeon(['drunari-gypsy'], RANKS).deck(0, 'spirit-hunter').choose('Drunari Gypsy');
    expect(d.offers('Spirit Hunter')).toBe(true);
  });

  it('TS-072, TS-074: effects and equipping in any order, none needed, then the target', () => {
    const t = inDungeon(['militia', 'dagger', 'iron-rations'], RANKS);
    expect(t.texts.map((text) => text.split(' ')[0]).sort()).toEqual(['Iron', 'attack', 'attack', 'attack', 'equip']);
    t.choose('attack Griknack');
    expect(t.seat).toBe(1);
  });

  it('TS-075, TS-078, TS-079: one monster of any rank is attacked, never the stone', () => {
    const t = inDungeon(['militia'], ['griknack-goblin', 'stone-of-avarice', 'nixie']);
    expect(t.texts).toEqual(['attack Griknack Goblin in rank 1', 'attack Nixie in rank 3']);
  });

  it('TS-076, TS-077: who enters must attack, unless there is no target or the option allows to leave', () => {
    expect(inDungeon(['militia'], RANKS).texts).not.toContain('leave the dungeon');
    expect(inDungeon(['militia'], RANKS, { options: { mustAttack: false } }).texts).toContain('leave the dungeon');
    const none = inDungeon(['militia'], ['', '', '']);
    expect(none.seat).toBe(1);
    expect(none.ids(board.discard[0]).concat(none.ids(board.hand[0]))).toEqual(['militia']);
  });

  it('TS-082, TS-083, TS-084: a rest destroys one card or none, a disease too, and diseases do nothing', () => {
    const t = new Table().hand(0, 'malaise', 'fatigue', 'militia').deck(0);
    t.choose('rest');
    expect(t.texts).toEqual(['destroy Malaise', 'destroy Fatigue', 'destroy Militia', 'destroy nothing']);
    t.choose('destroy Malaise');
    expect(t.ids(board.hand[0])).toEqual(['fatigue', 'militia']);
    expect(t.order(board.diseases)[0]).toBe('malaise');
  });

  it('TS-085, TS-086: discards are shuffled only when a card must be drawn; drawing stops short without any', () => {
    const t = new Table()
      .hand(0, 'militia')
      .deck(0, 'torch', 'torch', 'torch', 'torch', 'torch', 'torch')
      .discard(0, 'dagger');
    t.choose('rest', 'destroy nothing');
    expect(t.ids(board.discard[0])).toEqual(['dagger', 'militia']);
    expect(board.deck[0].size(t.s)).toBe(0);
    const short = new Table().hand(0, 'militia').deck(0).discard(0, 'dagger').choose('rest', 'destroy nothing');
    expect(short.ids(board.hand[0])).toEqual(['dagger', 'militia']);
  });

  it('TS-087: cards lost to others are not replaced, unless the option says so', () => {
    for (const refillOffTurn of [false, true]) {
      const t = inDungeon(['lorigg-rogue'], RANKS, { options: { refillOffTurn } });
      t.hand(1, 'torch', 'torch').deck(1, 'dagger').choose('Lorigg Rogue');
      expect(board.hand[1].size(t.s)).toBe(refillOffTurn ? 2 : 1);
    }
  });

  it('TS-088, TS-168: Breach comes before the new hand: what it destroys cannot be drawn', () => {
    const t = inDungeon(CHAMPIONS, ['griknack-goblin', 'regicide', 'nixie']).deck(0, 'regian-cleric', 'torch');
    t.choose('attack Griknack');
    expect(t.ids(board.removed)).toEqual(['regian-cleric']);
  });

  it('TS-092, TS-093, TS-094: a destroyed card leaves the game, a discarded one does not', () => {
    const t = new Table().hand(0, 'short-sword', 'elf-wizard').deck(0).choose('rest', 'destroy Short Sword');
    expect(t.ids(board.removed)).toEqual(['short-sword']);
    expect(t.ids(board.hand[0])).toEqual(['elf-wizard']);
  });

  it('TS-095, TS-097: destroyed basics go back to their stacks; with the option all but Militia leave the game', () => {
    for (const [id, stack] of [
      ['militia', 0],
      ['dagger', 1],
      ['iron-rations', 2],
      ['torch', 3],
    ] as const) {
      for (const basicsDestroyed of ['to_stack', 'out_of_game']) {
        const t = new Table({ options: { basicsDestroyed } }).hand(0, id, 'elf-wizard').deck(0);
        const before = board.stack[stack].size(t.s);
        t.choose('rest', 'destroy');
        const back = id === 'militia' || basicsDestroyed === 'to_stack';
        expect(board.stack[stack].size(t.s)).toBe(before + (back ? 1 : 0));
        expect(board.removed.size(t.s)).toBe(back ? 0 : 1);
      }
    }
  });

  it('TS-098: a monster destroyed from a deck leaves the game, or goes under the dungeon deck', () => {
    const out = new Table().hand(0, 'nixie', 'torch').deck(0).choose('rest', 'destroy Nixie');
    expect(out.ids(board.removed)).toEqual(['nixie']);
    const down = new Table({ options: { monstersDestroyed: 'dungeon_bottom' } }).hand(0, 'nixie', 'torch').deck(0);
    expect(down.choose('rest', 'destroy Nixie').order(board.dungeon)[0]).toBe('nixie');
  });

  it('TS-241: experience is spent by effects and by levelling', () => {
    const t = inDungeon(['doomgate-squire', 'militia'], RANKS).xp(0, 1).choose('Doomgate Squire: spendXp(1)');
    expect(t.xpOf(0)).toBe(0);
  });
});
