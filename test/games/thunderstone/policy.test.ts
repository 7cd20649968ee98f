import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/engine/decision.js';
import { refresh } from '../../../src/engine/machine.js';
import { toBytes } from '../../../src/engine/state.js';
import { bestPrize } from '../../../src/games/thunderstone/policy/best-prize.js';
import { evaluate } from '../../../src/games/thunderstone/policy/evaluate.js';
import { playout } from '../../../src/games/thunderstone/policy/playout.js';
import { XP_WORTH } from '../../../src/games/thunderstone/policy/promise.js';
import { inDungeon, inVillage, Table } from './table.js';

/** The option that the playout policy takes, as it reads. */
function choice(t: Table): string {
  refresh(t.s);
  return decision(t.s)?.options[playout(t.s)].text ?? 'over';
}

function onTable(hand: readonly string[], ...ranks: string[]): Table {
  return new Table()
    .hand(0, ...hand)
    .deck(0)
    .discard(0)
    .hall(...ranks);
}

describe('the best prize of a hand', () => {
  it('is the points and the experience of a monster that falls, weapons given out, and leaves the state as it was', () => {
    // An Outlands Warrior with 3 Attack and a Hatchet of 3 beat Black Slime (Health 5, 2 points, 1 XP) in rank 1 by torch
    // light; it has a Battle effect, which costs half a point.
    const t = onTable(['outlands-warrior', 'hatchet', 'torch'], 'black-slime', 'ebon-fume');
    const bytes = toBytes(t.s);
    expect(bestPrize(t.s)).toBeCloseTo(2 + XP_WORTH - 0.5, 10);
    expect(toBytes(t.s)).toEqual(bytes);
  });

  it('is nothing for a weapon that nobody can hold', () => {
    expect(bestPrize(onTable(['militia', 'hatchet', 'torch'], 'black-slime').s)).toBe(0);
  });
});

describe('the playout policy', () => {
  it('enters the dungeon for a monster it beats, and not for one it does not', () => {
    const hand = ['outlands-khan', 'outlands-khan', 'torch'];
    expect(choice(onTable(hand, 'firebrand-cyclops'))).toBe('enter the dungeon');
    expect(choice(onTable(['militia', 'torch'], 'ebon-fume'))).not.toBe('enter the dungeon');
  });

  it('gives weapons out before it attacks, and attacks the best monster it beats', () => {
    const armed = inDungeon(['outlands-warrior', 'hatchet', 'torch'], ['black-slime', 'ebon-fume']);
    expect(choice(armed)).toBe('equip Hatchet');
    const strong = inDungeon(['outlands-khan', 'outlands-khan', 'torch'], ['griknack-goblin', 'ebon-fume', 'nixie']);
    expect(choice(strong)).toMatch(/^attack Ebon Fume|^attack Griknack Goblin/);
  });

  it('goes shopping and buys something', () => {
    const t = inVillage(['torch', 'torch', 'iron-rations', 'iron-rations']);
    expect(t.question).toBe('purchase');
    expect(choice(t)).not.toBe('buy nothing more');
  });

  it('destroys a disease when it rests', () => {
    const t = onTable(['base/disease', 'outlands-khan', 'lantern']).choose('rest');
    expect(choice(t)).toBe('destroy Disease');
  });
});

describe('the evaluation', () => {
  it('is one half for equals, and looks up to who has more points', () => {
    const t = new Table();
    for (const seat of [0, 1]) t.hand(seat, 'militia').deck(seat).discard(seat);
    expect(evaluate(t.s, 0)).toBe(0.5);
    t.discard(0, 'griknack-goblin').discard(1, 'griknack-goblin');
    expect(evaluate(t.s, 0)).toBe(0.5);
    t.discard(0, 'ebon-fume');
    expect(evaluate(t.s, 0)).toBeGreaterThan(0.5);
    expect(evaluate(t.s, 1)).toBeLessThan(0.5);
  });

  it('likes a hero better than a Militia, and a Militia better than a disease', () => {
    const value = (card: string): number => {
      const t = new Table();
      for (const seat of [0, 1]) t.hand(seat, 'torch', 'torch', 'militia', 'militia').deck(seat).discard(seat);
      return evaluate(t.discard(0, card).s, 0);
    };
    expect(value('outlands-warrior')).toBeGreaterThan(value('militia'));
    expect(value('militia')).toBeGreaterThan(value('base/disease'));
  });
});
