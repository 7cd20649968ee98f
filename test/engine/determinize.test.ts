import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../src/engine/chance.js';
import { determinize } from '../../src/engine/determinize.js';
import { State, toBytes } from '../../src/engine/state.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { board, cards } from '../../src/games/toys/kuhn/layout.js';

const ME = 0;
const RIVAL = 1;
const game = kuhn.build({ players: 2 });

/** The same position with the two cards exchanged that seat 0 does not see; what the rival knows stays with the places. */
function exchanged(s: State): State {
  const other = new State(game);
  other.copyFrom(s);
  const [inHand, undealt] = [board.hand[RIVAL].top(s), board.deck.top(s)];
  other.block[board.hand[RIVAL].at + 1] = undealt;
  other.block[board.deck.at + 1] = inHand;
  other.block[cards.known + undealt] = cards.knownBy(s, inHand);
  other.block[cards.known + inHand] = cards.knownBy(s, undealt);
  return other;
}

function determinized(s: State, seed: string): State {
  const world = new State(game);
  world.copyFrom(s);
  determinize(world, ME, new SearchChance(seed));
  return world;
}

describe('determinize', () => {
  it('makes the same state of all that look the same to the seat, under the same luck', () => {
    for (let deal = 0; deal < 20; deal++) {
      const s = game.start(new SearchChance(`deal ${deal}`));
      cards.reveal(s, board.deck.top(s), 1 << RIVAL);
      const other = exchanged(s);
      expect(toBytes(other)).not.toEqual(toBytes(s));
      expect(toBytes(determinized(other, 'luck'))).toEqual(toBytes(determinized(s, 'luck')));
    }
  });

  it('keeps what a rival has seen with the place, so that it does not betray the card', () => {
    const s = game.start(new SearchChance('deal'));
    cards.reveal(s, board.deck.top(s), 1 << RIVAL);
    const undealt = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const world = determinized(s, `luck ${i}`);
      undealt.add(board.deck.top(world));
      expect(cards.knownBy(world, board.deck.top(world))).toBe(1 << RIVAL);
      expect(cards.knownBy(world, board.hand[RIVAL].top(world))).toBe(0);
    }
    expect(undealt.size).toBe(2);
  });
});
