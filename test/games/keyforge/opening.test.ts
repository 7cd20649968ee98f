import { describe, expect, it } from 'vitest';
import { type Chance, KeyedChance } from '../../../src/engine/chance.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt, question, refresh } from '../../../src/engine/machine.js';
import { hash } from '../../../src/engine/state.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';

const cards = `cards:${Array.from({ length: 36 }, () => 'troll').join('+')}`;
const decks = { deck0: cards, deck1: cards };

/** A game that has just begun, at its first decision. */
function begun(options: Record<string, unknown>, key = 'opening') {
  const game = keyforgeDuel.build({ players: 2, options: { ...decks, ...options } });
  const chance = gameChance(game, key);
  const s = game.start(chance);
  refresh(s);
  return { s, chance, hands: () => [board.hand[0].size(s), board.hand[1].size(s)] };
}

describe('the first hands', () => {
  it('KF-005 are seven cards for the first player and six for the other', () => {
    expect(begun({ firstPlayer: 'seat0' }).hands()).toEqual([7, 6]);
    expect(begun({ firstPlayer: 'seat1' }).hands()).toEqual([6, 7]);
  });

  it('KF-005 are smaller by the chains of a player, who sheds one of them', () => {
    const { s, hands } = begun({ firstPlayer: 'seat0', chains0: 7, chains1: 1 });
    expect(hands()).toEqual([5, 5]);
    expect([board.chains.get(s, 0), board.chains.get(s, 1)]).toEqual([6, 0]);
  });

  it('KF-005 go by who is first, which luck decides', () => {
    const firsts = Array.from({ length: 12 }, (_, i) => board.first.get(begun({}, `luck${i}`).s));
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('KF-006 can be changed once, beginning with the first player, for one card fewer, and sheds no chain', () => {
    const { s, chance, hands } = begun({ firstPlayer: 'seat1', chains1: 7 });
    expect([question(s).name, s.offer.seat, hands()]).toEqual(['mulligan', 1, [6, 5]]);
    applyAt(s, 1, chance);
    refresh(s);
    expect(hands()).toEqual([6, 4]);
    expect(board.chains.get(s, 1)).toBe(6);
    expect(board.deck[1].size(s)).toBe(32);
    expect([question(s).name, s.offer.seat]).toEqual(['mulligan', 0]);
    applyAt(s, 0, chance);
    refresh(s);
    expect(hands()).toEqual([6, 4]);
    expect(question(s).name).not.toBe('mulligan');
  });
});

describe('luck', () => {
  it('KF-152 enters at the first player, shuffles, random discards and what a card names, and comes from outside', () => {
    const game = keyforgeDuel.build({
      players: 2,
      options: { deck0: 'generated:l', deck1: 'generated:m', turnCap: 40 },
    });
    const names = game.layout.causeNames((seat) => seat);
    expect(names).toEqual(['first', 'deck/0', 'deck/1', 'discard/0', 'discard/1', 'effect']);
    const played = () => {
      const inner = new KeyedChance('luck', names);
      let draws = 0;
      const chance: Chance = {
        plainShuffle: inner.plainShuffle,
        uint32(cause, count) {
          draws++;
          return inner.uint32(cause, count);
        },
      };
      const s = game.start(chance);
      // The first player and two decks, and nothing before the first decision but those.
      expect(draws).toBe(3);
      for (let i = 0; i < 300 && !s.over; i++) {
        refresh(s);
        applyAt(s, i % s.offer.count, chance);
      }
      return hash(s);
    };
    expect(played()).toBe(played());
  });
});
