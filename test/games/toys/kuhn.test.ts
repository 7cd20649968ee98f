import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/engine/chance.js';
import { decision } from '../../../src/engine/decision.js';
import { determinize } from '../../../src/engine/determinize.js';
import { HIDDEN, observation } from '../../../src/engine/observation.js';
import type { State } from '../../../src/engine/state.js';
import { kuhn } from '../../../src/games/toys/kuhn/index.js';
import { board } from '../../../src/games/toys/kuhn/layout.js';
import { net } from '../../../src/games/toys/kuhn/rules.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

const game = kuhn.build({ players: 2 });
const luck = new SearchChance('kuhn');

/** A start in which seat 0 holds the higher, or the lower card. */
function dealt(higher: boolean): State {
  for (;;) {
    const s = game.start(luck);
    if (board.hand[0].top(s) > board.hand[1].top(s) === higher) return s;
  }
}

function rivalsCardSeenBy(seat: number, s: State): number {
  return observation(s, seat)[board.hand[1 - seat].at + 1];
}

describe('Kuhn poker', () => {
  it('offers check and bet until somebody bets, then call and fold', () => {
    const s = dealt(true);
    expect(offered(s)).toEqual(['check', 'bet']);
    takeAll(s, luck, ['check']);
    expect(decision(s)?.seat).toBe(1);
    expect(offered(s)).toEqual(['check', 'bet']);
    takeAll(s, luck, ['bet']);
    expect(decision(s)?.seat).toBe(0);
    expect(offered(s)).toEqual(['call', 'fold']);
  });

  it.each([
    { acts: ['check', 'check'], chips: 1 },
    { acts: ['check', 'bet', 'call'], chips: 2 },
    { acts: ['bet', 'call'], chips: 2 },
  ])('after $acts the higher card takes $chips', ({ acts, chips }) => {
    for (const higher of [true, false]) {
      const s = dealt(higher);
      takeAll(s, luck, acts);
      expect(s.over).toBe(true);
      expect(net(s, 0)).toBe(higher ? chips : -chips);
      expect(net(s, 1)).toBe(higher ? -chips : chips);
      expect(game.outcome(s).winners).toEqual([higher ? 0 : 1]);
    }
  });

  it.each([
    { acts: ['bet', 'fold'], winner: 0 },
    { acts: ['check', 'bet', 'fold'], winner: 1 },
  ])('after $acts seat $winner takes the ante whatever the cards', ({ acts, winner }) => {
    for (const higher of [true, false]) {
      const s = dealt(higher);
      takeAll(s, luck, acts);
      expect(net(s, winner)).toBe(1);
      expect(game.outcome(s).winners).toEqual([winner]);
    }
  });

  it('a showdown shows both cards to both, a fold shows none', () => {
    const s = dealt(true);
    expect(rivalsCardSeenBy(0, s)).toBe(HIDDEN);
    takeAll(s, luck, ['check', 'check']);
    for (const seat of [0, 1]) expect(rivalsCardSeenBy(seat, s)).toBe(board.hand[1 - seat].top(s));
    const before = [...s.block];
    determinize(s, 0, luck);
    expect([...s.block]).toEqual(before);

    const folded = dealt(true);
    takeAll(folded, luck, ['bet', 'fold']);
    for (const seat of [0, 1]) expect(rivalsCardSeenBy(seat, folded)).toBe(HIDDEN);
  });
});
