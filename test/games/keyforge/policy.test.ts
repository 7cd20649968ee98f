import { describe, expect, it } from 'vitest';
import { gameChance } from '../../../src/engine/game-chance.js';
import { refresh } from '../../../src/engine/machine.js';
import type { DuelState } from '../../../src/games/keyforge/duel/rules.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { evaluate, leadBehind, valueOfLead } from '../../../src/games/keyforge/policy/evaluate.js';

const game = keyforgeDuel.build({ players: 2, options: { mulligan: false } });

/** The first position of a game with something changed. */
function judged(change: (s: DuelState) => void, seat = 0): number {
  const s = game.start(gameChance(game, 'judge')) as DuelState;
  refresh(s);
  change(s);
  return evaluate(s, seat);
}

describe('the evaluation of a duel', () => {
  const even = judged(() => {});

  it('rises with one’s own æmber and keys and falls with those of the other', () => {
    const amber = [0, 1, 3, 5, 6, 9].map((pool) => judged((s) => board.pool.set(s, 0, pool)));
    expect([...amber].sort((a, b) => a - b)).toEqual(amber);
    expect(new Set(amber).size).toBe(6);
    expect(judged((s) => board.keys.set(s, 0, 1))).toBeGreaterThan(judged((s) => board.pool.set(s, 0, 5)));
    expect(judged((s) => board.keys.set(s, 0, 3))).toBeGreaterThan(judged((s) => board.keys.set(s, 0, 1)));
    expect(judged((s) => board.keys.set(s, 1, 1))).toBeLessThan(even);
    expect(judged((s) => board.chains.set(s, 0, 6))).toBeLessThan(even);
  });

  it('gives to one what it takes from the other, but for the hand that each sees', () => {
    const change = (s: DuelState) => {
      board.pool.set(s, 0, 4);
      for (const hand of board.hand) while (hand.size(s) > 0) hand.pop(s);
    };
    expect(judged(change, 0) + judged(change, 1)).toBeCloseTo(1, 12);
  });

  it('sees no use in more æmber than two keys cost while no key can be forged', () => {
    const withPool = (amber: number, skips: number) =>
      judged((s) => {
        board.pool.set(s, 0, amber);
        board.skipsForge.set(s, 0, skips);
      });
    expect(withPool(12, 1)).toBeGreaterThan(withPool(9, 1));
    expect(withPool(30, 1)).toBe(withPool(12, 1));
    expect(withPool(12, 1)).toBeLessThan(withPool(12, 0));
  });

  it('stays within 0 and 1', () => {
    const most = judged((s) => {
      board.pool.set(s, 0, 500);
      board.keys.set(s, 0, 3);
    });
    expect(most).toBeLessThanOrEqual(1);
    expect(most).toBeGreaterThan(0.9);
  });
});

describe('a lead as a value', () => {
  it('is 0.5 for none, and 0.5 + 0.49 / sqrt(2) for what is much', () => {
    expect(valueOfLead(0, 12)).toBe(0.5);
    expect(valueOfLead(12, 12)).toBeCloseTo(0.5 + 0.49 * Math.SQRT1_2, 12);
  });

  it('can be read off the value again, in multiples of what is much', () => {
    for (const multiple of [-3, -0.5, 0, 1, 2]) {
      expect(leadBehind(valueOfLead(12 * multiple, 12))).toBeCloseTo(multiple, 9);
    }
    // A value of 0 or 1 is that of no lead.
    expect(leadBehind(1)).toBeGreaterThan(20);
    expect(leadBehind(0)).toBe(-leadBehind(1));
  });
});
