import { describe, expect, it } from 'vitest';
import { InformationSetSearch } from '../../bots/search/information-set-search.js';
import { SearchChance } from '../../src/engine/chance.js';
import { applyAt, refresh } from '../../src/engine/machine.js';
import { State } from '../../src/engine/state.js';
import { View } from '../../src/engine/view.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { board, cards } from '../../src/games/toys/kuhn/layout.js';
import { net } from '../../src/games/toys/kuhn/rules.js';
import { kuhnAgainstUniform } from '../acceptance/bots.js';
import { botOf, seated } from '../bots/seatedBots.js';
import { everyLuck } from './everyLuck.js';
import { noLuck } from './noLuck.js';

/** Three cards are shuffled with draws of one in three and one in two. */
const SIDES = 6;
/** What the best response to a uniform rival wins, in chips a game, by seat; kuhn.test.ts finds it by enumeration. */
const BEST = [1 / 2, 5 / 12];

const game = kuhn.build({ players: 2 });

function copyOf(s: State): State {
  const copy = new State(game);
  copy.copyFrom(s);
  refresh(copy);
  return copy;
}

/** Chips a seat can expect against a uniform rival: the exact mean over deals and replies of what `choose` does. */
function valueAgainstUniform(seat: number, choose: (s: State) => number): number {
  const follow = (s: State): number => {
    if (s.over) return net(s, seat);
    const places = s.offer.seat === seat ? [choose(s)] : Array.from({ length: s.offer.count }, (_, place) => place);
    const after = places.map((place) => {
      const next = copyOf(s);
      applyAt(next, place, noLuck);
      return follow(next);
    });
    return after.reduce((sum, value) => sum + value, 0) / after.length;
  };
  let start = new State(game);
  let total = 0;
  everyLuck(
    SIDES,
    (chance) => {
      start = game.start(chance);
    },
    (probability) => {
      total += probability * follow(start);
    },
  );
  return total;
}

describe('mcts:opponent=random in Kuhn poker, against a uniform rival', () => {
  it.each([0, 1])('is within .02 of the best response by enumeration, whatever its luck (seat %i)', async (seat) => {
    const bot = await botOf('mcts:opponent=random');
    for (let seed = 0; seed < 6; seed++) {
      const value = valueAgainstUniform(seat, (s) => {
        const chosen = seated(bot, game, seat, `${seed}`).choose(new View(s, seat));
        return s.offer.indexOf(chosen);
      });
      expect(value).toBeGreaterThan(BEST[seat] - 0.02);
      expect(value).toBeLessThan(BEST[seat] + 1e-12);
    }
  });

  it('wins about half a chip a game over 2,000 games', async () => {
    const { mean, se } = await kuhnAgainstUniform(2000);
    // 99.9 % of all samples of a best responder fall so near.
    expect(Math.abs(mean - BEST[0])).toBeLessThan(3.3 * se);
    expect(se).toBeLessThan(0.035);
  });
});

describe('mcts does not peek', () => {
  /** The same position with the cards exchanged that the seat cannot see. */
  function exchanged(s: State, seat: number): State {
    const other = copyOf(s);
    other.block[board.hand[1 - seat].at + 1] = board.deck.top(s);
    other.block[board.deck.at + 1] = board.hand[1 - seat].top(s);
    return other;
  }

  function rootOf(s: State, seat: number, seed: string) {
    const rules = {
      seat,
      exploration: 0.7,
      certain: false,
      tries: 0,
      prior: 0,
      turns: 0,
      commonLuck: false,
      randomRivals: false,
      playout: { length: 10, epsilon: 1, onlySeat: -1, leaf: 0 },
    };
    const search = new InformationSetSearch(new View(s, seat), rules, new SearchChance(seed));
    search.begin();
    search.run(300);
    return search.rootChildren;
  }

  it.each([0, 1])('hidden cards that change places change no count at the root (seat %i)', (seat) => {
    for (let deal = 0; deal < 24; deal++) {
      const s = game.start(new SearchChance(`deal ${deal}`));
      if (seat === 1) applyAt(s, deal % 2, noLuck);
      const other = exchanged(s, seat);
      expect(board.hand[1 - seat].top(other)).not.toBe(board.hand[1 - seat].top(s));
      expect(cards.knownBy(s, board.deck.top(s)) & (1 << seat)).toBe(0);
      expect(rootOf(other, seat, `search ${deal}`)).toEqual(rootOf(s, seat, `search ${deal}`));
    }
  });
});
