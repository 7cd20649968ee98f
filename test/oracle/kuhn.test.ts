import { describe, expect, it } from 'vitest';
import { determinize } from '../../src/engine/determinize.js';
import { applyAt } from '../../src/engine/machine.js';
import { observation } from '../../src/engine/observation.js';
import { State } from '../../src/engine/state.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { board } from '../../src/games/toys/kuhn/layout.js';
import { net } from '../../src/games/toys/kuhn/rules.js';
import { everyLuck } from './everyLuck.js';
import { noLuck } from './noLuck.js';
import { PositionPool } from './positionPool.js';

const JACK = 0;
const QUEEN = 1;
const KING = 2;
/** Three cards are shuffled with draws of one in three and one in two. */
const SIDES = 6;

const game = kuhn.build({ players: 2 });
const pool = new PositionPool(game);

/** How probable the more daring option (bet or call) is, for a seat with this card, before or after a bet. */
type Strategy = (card: number, afterBet: boolean) => number;

/** Kuhn's family of optimal first players: one for each alpha from 0 to 1/3. */
function optimalFirst(alpha: number): Strategy {
  return (card, afterBet) => {
    if (afterBet) return [0, alpha + 1 / 3, 1][card];
    return [alpha, 0, 3 * alpha][card];
  };
}
/** The one optimal second player. */
const optimalSecond: Strategy = (card, afterBet) => (afterBet ? [0, 1 / 3, 1][card] : [1 / 3, 0, 1][card]);
const uniform: Strategy = () => 0.5;

function cardOf(s: State, seat: number): number {
  return board.hand[seat].top(s);
}

/** Every way the cards can be dealt, with its probability; a deal stands here once for each way to shuffle it. */
const deals: { start: State; probability: number }[] = [];
everyLuck(
  SIDES,
  (chance) => deals.push({ start: game.start(chance), probability: 0 }),
  (probability) => {
    deals[deals.length - 1].probability = probability;
  },
);

function expected(measure: (start: State) => number): number {
  return deals.reduce((sum, { start, probability }) => sum + probability * measure(start), 0);
}

/** Chips the first player can expect from a position. */
function value(s: State, strategies: readonly [Strategy, Strategy], depth = 0): number {
  if (s.over) return net(s, 0);
  const { seat } = s.offer;
  const daring = strategies[seat](cardOf(s, seat), board.opened.get(s) === 1);
  return expectedOf(s, daring, depth, (next) => value(next, strategies, depth + 1));
}

/** The expectation over both options. The daring one is second of check and bet, first of call and fold. */
function expectedOf(s: State, daring: number, depth: number, measure: (next: State) => number): number {
  const daringAt = board.opened.get(s) === 1 ? 0 : 1;
  let sum = 0;
  for (let index = 0; index < s.offer.count; index++) {
    const probability = index === daringAt ? daring : 1 - daring;
    const next = pool.copy(s, depth);
    applyAt(next, index, noLuck);
    sum += probability * measure(next);
  }
  return sum;
}

/** Every strategy of a seat that never mixes: one of two options for each card, before and after a bet. */
function pureStrategies(): Strategy[] {
  return Array.from({ length: 64 }, (_, bits) => (card, afterBet) => (bits >> (card + (afterBet ? 3 : 0))) & 1);
}

function bestResponse(seat: number, rival: Strategy): number {
  const worth = pureStrategies().map((own) =>
    expected((start) => (seat === 0 ? value(start, [own, rival]) : -value(start, [rival, own]))),
  );
  return Math.max(...worth);
}

describe('Kuhn poker', () => {
  it('has six equally probable deals', () => {
    const dealt = new Map<string, number>();
    for (const { start, probability } of deals) {
      const hands = `${cardOf(start, 0)}${cardOf(start, 1)}`;
      dealt.set(hands, (dealt.get(hands) ?? 0) + probability);
    }
    expect([...dealt.keys()].sort()).toEqual(['01', '02', '10', '12', '20', '21']);
    for (const probability of dealt.values()) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  it.each([0, 1 / 6, 1 / 3])('the first player loses 1/18 in the equilibrium with alpha %d', (alpha) => {
    expect(expected((start) => value(start, [optimalFirst(alpha), optimalSecond]))).toBeCloseTo(-1 / 18, 12);
  });

  it.each([0, 1 / 6, 1 / 3])('with alpha %d nobody gains by leaving the equilibrium', (alpha) => {
    expect(bestResponse(0, optimalSecond)).toBeCloseTo(-1 / 18, 12);
    expect(bestResponse(1, optimalFirst(alpha))).toBeCloseTo(1 / 18, 12);
  });

  it('the first player wins 1/8 when both choose uniformly, and 1/2 with the best response to that', () => {
    expect(expected((start) => value(start, [uniform, uniform]))).toBeCloseTo(1 / 8, 12);
    expect(bestResponse(0, uniform)).toBeCloseTo(1 / 2, 12);
  });

  it('the second player wins 5/12 with the best response to a uniform first player', () => {
    expect(bestResponse(1, uniform)).toBeCloseTo(5 / 12, 12);
  });

  it('utilities are (net + 2) / 4 and add up to one', () => {
    const walk = (s: State, depth: number): void => {
      if (s.over) {
        const { utility } = game.outcome(s);
        expect(utility[0]).toBe((net(s, 0) + 2) / 4);
        expect(utility[0] + utility[1]).toBe(1);
        return;
      }
      for (let index = 0; index < s.offer.count; index++) {
        const next = pool.copy(s, depth);
        applyAt(next, index, noLuck);
        walk(next, depth + 1);
      }
    };
    for (const { start } of deals) walk(start, 0);
  });

  it('a seat can tell exactly six situations apart, and is asked in all of them', () => {
    const situations = [new Set<string>(), new Set<string>()];
    const walk = (s: State, depth: number): void => {
      if (s.over) return;
      const { seat } = s.offer;
      situations[seat].add(observation(s, seat).join());
      for (let index = 0; index < s.offer.count; index++) {
        const next = pool.copy(s, depth);
        applyAt(next, index, noLuck);
        walk(next, depth + 1);
      }
    };
    for (const { start } of deals) walk(start, 0);
    expect(situations.map((set) => set.size)).toEqual([6, 6]);
  });

  it.each([JACK, QUEEN, KING])('to who holds card %i, the rival holds either other card with even chances', (own) => {
    const seen = new Map<number, number>();
    const start = deals.find((deal) => cardOf(deal.start, 0) === own)?.start ?? new State(game);
    const world = new State(game);
    everyLuck(
      SIDES,
      (chance) => {
        world.copyFrom(start);
        determinize(world, 0, chance);
      },
      (probability) => {
        expect(cardOf(world, 0)).toBe(own);
        seen.set(cardOf(world, 1), (seen.get(cardOf(world, 1)) ?? 0) + probability);
      },
    );
    expect([...seen.keys()].sort()).toEqual([JACK, QUEEN, KING].filter((card) => card !== own));
    for (const probability of seen.values()) expect(probability).toBeCloseTo(1 / 2, 12);
  });
});
