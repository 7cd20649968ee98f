import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../src/engine/chance.js';
import { determinize } from '../../src/engine/determinize.js';
import { State } from '../../src/engine/state.js';
import { thunderstone } from '../../src/games/thunderstone/index.js';
import { board } from '../../src/games/thunderstone/layout.js';

const game = thunderstone.build({ players: 3 });

function owned(s: State, seat: number): number[] {
  const piles = [board.deck[seat], board.hand[seat], board.discard[seat]];
  return piles.flatMap((pile) => Array.from({ length: pile.size(s) }, (_, i) => pile.get(s, i))).sort((a, b) => a - b);
}

describe('pools of hidden components', () => {
  it('keeps the cards of every player their own, while hands and decks are dealt anew', () => {
    const s = game.start(new SearchChance('deal'));
    const hands = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const world = new State(game);
      world.copyFrom(s);
      determinize(world, 0, new SearchChance(`luck ${n}`));
      for (let seat = 0; seat < 3; seat++) expect(owned(world, seat)).toEqual(owned(s, seat));
      hands.add(Array.from({ length: 6 }, (_, i) => board.hand[1].get(world, i)).join());
      expect(board.hand[0].get(world, 0)).toBe(board.hand[0].get(s, 0));
    }
    expect(hands.size).toBeGreaterThan(10);
  });

  it('holds the piles of one name, and no others', () => {
    const piles = game.layout.pools.find((pool) => pool.includes(board.dungeon));
    expect(piles).toEqual([board.dungeon, board.peeked]);
  });
});
