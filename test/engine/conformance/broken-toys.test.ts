import { describe, expect, it } from 'vitest';
import { type CheckPlan, checkGame, type LawViolation, laws, searchWalker } from '../../../src/engine/conformance.js';
import type { GameDefinition } from '../../../src/engine/game.js';
import type { State } from '../../../src/engine/state.js';
import { highCards, rankOf } from './high-cards.js';

const plan: CheckPlan = { games: 12 };

/** The law that a broken toy breaks; the test fails when it breaks none, or another one as well. */
function onlyViolation(toy: GameDefinition): { law: string; violation: LawViolation } {
  const broken = checkGame(toy, plan).reports.filter((report) => report.violation);
  const messages = broken.map(({ law, violation }) => `${law.name}: ${violation?.message}`);
  expect(messages).toEqual(messages.slice(0, 1));
  const [{ law, violation }] = broken;
  if (!violation) throw new Error('no violation');
  const { message, law: sentence, expected, actual, step } = violation;
  const { key, hash, position, walker } = violation.where;
  expect(message).toContain(`high-cards breaks the law that ${sentence}: expected ${expected}; got ${actual}.`);
  expect(message).toContain(`key ${key}, ${walker} walker, step ${step}, hash ${hash}`);
  expect(message).toContain(position);
  expect(position).toMatch(/^scores \d+:\d+, \d in the deck$/);
  return { law: law.name, violation };
}

describe('the sound game', () => {
  it('keeps every law', () => {
    const { violations, reports, games, decisions } = checkGame(highCards(), plan);
    expect(violations.map((violation) => violation.message)).toEqual([]);
    expect(reports.map((report) => report.games)).toEqual(laws.map(() => games));
    expect(games).toBe(12 + 6);
    expect(decisions).toBeGreaterThan(2 * games);
  });
});

describe('a game that breaks one law is caught by that law alone', () => {
  it('luck from outside the key', () => {
    let games = 0;
    const { law, violation } = onlyViolation(
      highCards((board) => ({ setUp: (s) => board().spare.set(s, games++ % 1000) })),
    );
    expect(law).toBe('same-key-same-record');
    const first = /^position ([0-9a-f]{16}) in both games$/.exec(violation.expected)?.[1];
    const second = /^([0-9a-f]{16}) in the second$/.exec(violation.actual)?.[1];
    expect(first).toBe(violation.where.hash);
    expect(second).not.toBe(first);
  });

  it('a rule that keeps states and writes to them later', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => {
        const seen = new Set<State>();
        return {
          played(s) {
            // While the deck lasts, states in lockstep are at most one turn apart; only remembered ones lag further.
            const { deck, turns, spare } = board();
            for (const past of seen) {
              if (deck.size(s) > 0 && turns.get(past) < turns.get(s) - 1) spare.add(past, 1);
            }
            seen.add(s);
          },
        };
      }),
    );
    expect(law).toBe('copies-are-independent');
    expect(violation.expected).toMatch(/^spare = 0 to stay in the state copied at step \d+$/);
    expect(violation.actual).toBe('1');
  });

  it('an end that is none', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ ends: () => undefined })));
    expect(law).toBe('options-never-empty');
    expect(violation.expected).toBe('a decision or an end');
    expect(violation.actual).toBe('the scripts are done but the game has not ended');
  });

  it('a list whose order changes each time it is asked for', () => {
    let asked = 0;
    const { law, violation } = onlyViolation(
      highCards(() => ({ offered: (ranks) => (asked++ % 2 === 0 ? ranks : ranks.reverse()) })),
    );
    expect(law).toBe('asking-twice');
    const first = violation.expected.replace('options ', '').split(', ');
    expect(first.length).toBeGreaterThan(1);
    expect(violation.actual.split(', ')).toEqual(first.reverse());
  });

  it('an option that cannot be carried out', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ mayDraw: () => true })));
    expect(law).toBe('every-option-applies');
    expect(violation.expected).toBe(`"draw" (code ${2 << 24}) to apply`);
    expect(violation.actual).toBe('an error: taking from an empty pile of card');
    expect(violation.where.position).toMatch(/, 0 in the deck$/);
  });

  it('a refusal without a rule', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ playRule: '', playQuestion: '' })));
    expect(law).toBe('others-are-refused');
    expect(violation.expected).toMatch(/^a rule that refuses code \d+$/);
    expect(violation.actual).toBe('""');
  });

  it('two options that read alike', () => {
    const { law, violation } = onlyViolation(
      highCards(() => ({ playText: (_s, rank) => (rank === 1 ? 'play an ace' : 'play a high card') })),
    );
    expect(law).toBe('texts-are-unique');
    expect(violation.expected).toBe('one option that reads "play a high card"');
    expect(violation.actual).toBe(`codes ${(1 << 24) | (2 << 12)} and ${(1 << 24) | (3 << 12)}`);
  });

  it('something remembered outside the block', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => {
        const plays = new WeakMap<State, number>();
        return {
          played(s) {
            plays.set(s, (plays.get(s) ?? 0) + 1);
            if (plays.get(s) === 2) board().spare.set(s, 7);
          },
        };
      }),
    );
    expect(law).toBe('bytes-round-trip');
    expect(violation.expected).toMatch(/^spare = 7 in the game restored at step \d+$/);
    expect(violation.actual).toBe('0');
  });

  it('a utility out of range', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ utility: (_s, seat) => (seat === 0 ? 1 : -1) })));
    expect(law).toBe('outcome-in-range');
    expect(violation.expected).toBe('the utility of seat 1 from 0 to 1');
    expect(violation.actual).toBe('-1');
  });

  it('more decisions than declared', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ longest: 2 })));
    expect(law).toBe('outcome-in-range');
    expect(violation.expected).toBe('no more than 2 decisions');
    expect(violation.actual).toBe('decision 3');
    expect(violation.step).toBe(2);
  });

  it('turns that are counted down', () => {
    const { law, violation } = onlyViolation(highCards((board) => ({ turns: (s) => 9 - board().turns.get(s) })));
    expect(law).toBe('outcome-in-range');
    expect([violation.expected, violation.actual]).toEqual(['8 turns or more', '7']);
  });

  it('a component that vanishes', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        played(s, card) {
          if (rankOf(card) !== 3) return;
          board().table.pop(s);
          board().last.set(s, -1);
        },
      })),
    );
    expect(law).toBe('components-conserved');
    expect(violation.expected).toMatch(/^card [678] \(Rank 3\) in a pile or named by a reference$/);
    expect(violation.actual).toBe('it is nowhere');
  });

  it('a component in two places', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        played(s, card) {
          if (board().table.size(s) === 1) board().table.push(s, card);
        },
      })),
    );
    expect(law).toBe('components-conserved');
    expect(violation.expected).toMatch(/^card \d \(Rank [123]\) in one place$/);
    expect(violation.actual).toBe('it lies at table[0] and at table[1]');
    expect(violation.step).toBe(1);
  });

  it('a component that does not exist', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        played(s) {
          if (board().table.size(s) === 1) board().table.push(s, 9);
        },
      })),
    );
    expect(law).toBe('components-conserved');
    expect([violation.expected, violation.actual]).toEqual(['card 0 to 8 at table[1]', '9']);
  });

  it('a pile that forgets to clear a place it no longer uses', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        drawn(s, card) {
          s.block[board().deck.at + 1 + board().deck.size(s)] = card;
        },
      })),
    );
    expect(law).toBe('components-conserved');
    expect(violation.expected).toMatch(/^0 at the free place deck\[[012]\]$/);
    expect(violation.actual).toMatch(/^[1-8]$/);
  });

  it('a pile that no world can fill', () => {
    const { law, violation } = onlyViolation(highCards(() => ({ deckHolds: () => false })));
    expect(law).toBe('determinization-agrees');
    expect(violation.expected).toBe('a world that agrees with the view of seat 0');
    expect(violation.actual).toBe('an error: no hidden component may lie in a pile that restricts what it holds');
    expect(violation.step).toBe(0);
  });

  it('a text that tells a hidden card', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        playText: (s, rank) => `play rank ${rank} with ${board().deck.size(s) && rankOf(board().deck.top(s))} to come`,
      })),
    );
    expect(law).toBe('hidden-never-shows');
    const told = (value: string) => /^"play: play rank \d with (\d) to come/.exec(value)?.[1];
    expect(violation.expected).toMatch(/ with what seat [01] cannot see dealt anew$/);
    expect(told(violation.expected)).toMatch(/^[123]$/);
    expect(told(violation.actual)).toMatch(/^[123]$/);
    expect(told(violation.actual)).not.toBe(told(violation.expected));
  });

  it('an evaluation that looks into the hand of a rival', () => {
    const { law, violation } = onlyViolation(
      highCards((board) => ({
        evaluate(s, seat) {
          const rival = board().hand[1 - seat];
          return rival.size(s) > 0 ? rankOf(rival.get(s, 0)) / 4 : 0;
        },
      })),
    );
    expect(law).toBe('hidden-never-shows');
    expect(violation.expected).toMatch(/^an evaluation of 0\.(25|5|75) with what seat [01] cannot see dealt anew$/);
    expect(violation.actual).toMatch(/^0\.(25|5|75)$/);
  });

  it('a reference that everybody sees to a card that not everybody sees', () => {
    const { law, violation } = onlyViolation(highCards((board) => ({ drawn: (s, card) => board().last.set(s, card) })));
    expect(law).toBe('hidden-never-shows');
    expect(violation.expected).toMatch(/^last to name nothing that seat [01] cannot see$/);
    expect(violation.actual).toMatch(/^card \d$/);
  });
});

describe('options that depend on hidden cards', () => {
  it('are caught by both laws that speak of options, and by no other', () => {
    const toy = highCards((board) => ({
      offered(ranks, s) {
        const { deck } = board();
        return deck.size(s) > 0 && rankOf(deck.top(s)) === 1 ? ranks.reverse() : ranks;
      },
    }));
    const broken = checkGame(toy, plan).reports.filter((report) => report.violation);
    expect(broken.map(({ law }) => law.name)).toEqual(['determinization-agrees', 'hidden-never-shows']);
    const [agrees] = broken;
    const codes = agrees.violation?.expected.replace(/^options (.*) for seat [01] in the world$/, '$1').split(', ');
    expect(agrees.violation?.actual.split(', ')).toEqual(codes?.reverse());
  });
});

describe('a check', () => {
  it('walks the numbers of players, walkers and games it is told to, and reports its progress', () => {
    const steps: string[] = [];
    const { games, reports } = checkGame(highCards(), {
      games: 4,
      walkers: [searchWalker],
      laws: laws.slice(0, 1),
      seed: 's',
      onProgress: ({ players, walker, done, games: all, violations }) =>
        steps.push(`${players} ${walker} ${done}/${all} ${violations}`),
    });
    expect(games).toBe(2);
    expect(reports).toEqual([{ law: laws[0], games: 2, violation: null }]);
    expect(steps).toEqual(['2 search 1/2 0', '2 search 2/2 0']);
  });

  it('tries a broken law no more', () => {
    const { reports } = checkGame(
      highCards(() => ({ longest: 0 })),
      plan,
    );
    expect(reports.find(({ law }) => law.name === 'outcome-in-range')?.games).toBe(1);
  });
});
