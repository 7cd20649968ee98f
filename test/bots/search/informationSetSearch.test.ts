import { describe, expect, it } from 'vitest';
import { InformationSetSearch, type SearchRules } from '../../../bots/search/information-set-search.js';
import { NONE } from '../../../bots/search/search-tree.js';
import { SearchChance } from '../../../src/engine/chance.js';
import { applyAt } from '../../../src/engine/machine.js';
import { encode } from '../../../src/engine/offer.js';
import { View } from '../../../src/engine/view.js';
import { ticTacToe } from '../../../src/games/toys/tic-tac-toe/index.js';
import { noLuck } from '../../oracle/noLuck.js';
import { CARDS, hiddenHand, PASS, PLAY } from './hiddenHand.js';

const ME = 0;
const RIVAL = 1;
const toTheEnd = { length: 100, epsilon: 1, onlySeat: -1, leaf: 0 };
const plain: SearchRules = {
  seat: ME,
  exploration: 0.7,
  certain: false,
  tries: 0,
  prior: 0,
  turns: 0,
  commonLuck: false,
  randomRivals: false,
  playout: toTheEnd,
};

describe('a search over worlds with different options', () => {
  const game = hiddenHand.build({ players: 2 });
  const view = new View(game.start(new SearchChance('deal')), ME);

  function searched(rules: SearchRules, iterations: number): InformationSetSearch {
    const search = new InformationSetSearch(view, rules, new SearchChance('search'));
    search.begin();
    search.run(iterations);
    return search;
  }

  it.each([plain, { ...plain, randomRivals: true }])(
    'counts an action as available where the world offers it',
    (rules) => {
      const { tree } = searched(rules, 3000);
      for (let mine = tree.firsts[0]; mine !== NONE; mine = tree.nexts[mine]) {
        const pass = tree.find(mine, encode(PASS), RIVAL);
        const played = CARDS.map((card) => tree.find(mine, encode(PLAY, card), RIVAL)).filter(
          (child) => child !== NONE,
        );
        // The rival holds one of two cards, the other is undealt. An action counts from the iteration that found it.
        expect(played).toHaveLength(2);
        const [one, other] = played.map((child) => tree.available[child]);
        expect(tree.visits[mine] - tree.available[pass]).toBeLessThan(12);
        expect(tree.visits[mine] - one - other).toBeLessThan(12);
        expect(tree.visits[mine] - one - other).toBeGreaterThanOrEqual(0);
        // 99.9 % of all fair coins tossed so often fall within 1.65 sqrt(n) of the middle.
        expect(Math.abs(one - other) / 2).toBeLessThan(1.65 * Math.sqrt(tree.visits[mine]));
      }
    },
  );

  it('credits each node with the reward of its mover, visit by visit', () => {
    const { tree, rootChildren } = searched(plain, 1000);
    expect(tree.visits[0]).toBe(1000);
    expect(rootChildren.reduce((sum, { visits }) => sum + visits, 0)).toBe(1000);
    for (let mine = tree.firsts[0]; mine !== NONE; mine = tree.nexts[mine]) {
      let below = 0;
      let theirs = 0;
      for (let child = tree.firsts[mine]; child !== NONE; child = tree.nexts[child]) {
        below += tree.visits[child];
        theirs += tree.values[child];
      }
      // One visit made the node itself, and ended in a playout.
      expect(below).toBe(tree.visits[mine] - 1);
      // What one wins the other loses: all rewards but the playout's add up to one a visit.
      expect(Math.abs(tree.values[mine] + theirs - below - 0.5)).toBeLessThanOrEqual(0.5);
    }
  });

  it('chooses uniformly for rivals known to be random', () => {
    const { tree } = searched({ ...plain, randomRivals: true }, 4000);
    for (let mine = tree.firsts[0]; mine !== NONE; mine = tree.nexts[mine]) {
      const pass = tree.find(mine, encode(PASS), RIVAL);
      const visits = tree.visits[mine] - 1;
      expect(Math.abs(tree.visits[pass] - visits / 2)).toBeLessThan(1.65 * Math.sqrt(visits));
    }
  });

  it('allocates no node but the one an iteration adds', () => {
    const search = searched(plain, 500);
    expect(search.tree.size).toBeLessThanOrEqual(501);
  });
});

describe('a search without luck and hidden things', () => {
  const game = ticTacToe.build({ players: 2 });
  const certain = { ...plain, certain: true };

  /** Who moves after these cells, by number from the top left. */
  function searchAfter(cells: readonly number[], iterations: number): InformationSetSearch {
    const s = game.start(noLuck);
    for (const cell of cells) applyAt(s, s.offer.indexOf(encode(1, cell)), noLuck);
    const seat = s.offer.seat;
    const search = new InformationSetSearch(new View(s, seat), { ...certain, seat }, new SearchChance('search'));
    search.begin();
    search.run(iterations);
    return search;
  }

  it('proves a forced win and stops', () => {
    // X . . / . O . / O . X: taking the top right meets the threat there and makes two of one's own.
    const search = searchAfter([0, 4, 8, 6], 100_000);
    expect(search.tree.proven[0]).toBe(1);
    expect(search.best).toBe(encode(1, 2));
    expect(search.tree.visits[0]).toBeLessThan(2000);
  });

  it('proves a draw where one move alone holds it', () => {
    // X corner, O centre, X opposite corner, O top: the threat at the bottom must be met.
    const search = searchAfter([0, 4, 8, 1], 20_000);
    expect(search.tree.proven[0]).toBe(1);
    expect(search.best).toBe(encode(1, 7));
  });

  it('never takes what is proven to lose while something else is open', () => {
    // X centre, O top, X top left: the threat at the bottom right must be met.
    for (const iterations of [8, 16, 32, 64, 128]) {
      expect(searchAfter([4, 1, 0], iterations).best).toBe(encode(1, 8));
    }
  });
});
