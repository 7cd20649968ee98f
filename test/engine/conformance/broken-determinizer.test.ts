import { describe, expect, it, vi } from 'vitest';
import type { Chance } from '../../../src/engine/chance.js';
import { checkGame, laws } from '../../../src/engine/conformance.js';
import { HEADER } from '../../../src/engine/header.js';
import type { State } from '../../../src/engine/state.js';
import { type Board, highCards } from './high-cards.js';

/** What the engine does in place of its determinization; null for the sound one. */
const slip = vi.hoisted(() => ({ now: null as ((s: unknown, seat: number) => void) | null }));

vi.mock('../../../src/engine/determinize.js', async (load) => {
  const sound = await load<typeof import('../../../src/engine/determinize.js')>();
  return {
    determinize(s: State, seat: number, chance: Chance) {
      if (!slip.now) return sound.determinize(s, seat, chance);
      slip.now(s, seat);
      s.offer.stale = true;
    },
  };
});

/** No game can break the engine's own determinization: these tests break it to see that the law would notice. */
describe('a determinization of the engine that is broken', () => {
  let board: Board | undefined;
  const game = highCards((laid) => ({
    setUp() {
      board = laid();
    },
  }));
  const violationUnder = (broken: (s: State, seat: number, table: Board) => void) => {
    slip.now = (s, seat) => {
      if (board) broken(s as State, seat, board);
    };
    const agrees = laws.filter(({ name }) => name === 'determinization-agrees');
    const [violation] = checkGame(game, { games: 3, laws: agrees }).violations;
    slip.now = null;
    return violation;
  };

  it('is caught when it never changes anything', () => {
    const violation = violationUnder(() => undefined);
    expect(violation.expected).toBe('worlds that differ in what seat 0 cannot see');
    expect(violation.actual).toMatch(/^rank-\d rank-\d rank-\d\|.*\|.*\| 64 times$/);
  });

  it('is caught when it loses a component', () => {
    const violation = violationUnder((s, _seat, { deck }) => {
      if (deck.size(s) > 0) deck.pop(s);
    });
    expect(violation.expected).toBe('card 0, 1, 2, 3, 4, 5, 6, 7, 8 in the piles of the world');
    expect(violation.actual).toMatch(/^(\d, ){7}\d$/);
  });

  it('is caught when it changes what the seat offers or sees', () => {
    const violation = violationUnder((s, seat, { deck, hand }) => {
      if (deck.size(s) === 0) return;
      const own = hand[seat].pop(s);
      hand[seat].push(s, deck.pop(s));
      deck.push(s, own);
    });
    expect(violation.expected).toMatch(/^options .* for seat [01] in the world$|^hand\.[01]\[\d\] = \d in what seat/);
    expect(violation.actual).not.toBe('');
  });

  it('is caught when it changes something that everybody sees', () => {
    const violation = violationUnder((s, _seat, { spare }) => spare.set(s, 5));
    expect([violation.expected, violation.actual]).toEqual(['spare = 0 in what seat 0 sees of the world', '5']);
  });

  it('is caught when the script loses its place', () => {
    const violation = violationUnder((s) => {
      s.block[HEADER.depth] = 0;
    });
    expect(violation.expected).toBe('a list in the world');
    expect(violation.actual).toMatch(/^an error: /);
  });

  it('is sound otherwise', () => {
    expect(checkGame(game, { games: 3 }).violations).toEqual([]);
  });
});
