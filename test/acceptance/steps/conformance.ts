import { checkGame } from '../../../src/engine/conformance.js';
import { games } from '../../../src/registry.js';
import type { Step } from '../step.js';

/** Random games at each table; the search walks half as many. */
const GAMES = 200;
/** Decisions of a game the laws look at: random players of Gormenghast would go on for thousands. */
const DECISIONS = 500;

const toys = ['connect-k', 'endless', 'fusion-probe', 'kuhn', 'pig', 'tic-tac-toe', 'toy-tide'];

/** The laws of conformance, a step a game, and of the large ones a step a table. */
export const conformance: readonly Step[] = [
  ...[2, 3, 4].map((players) => stepOf('gormenghast', [players])),
  ...[1, 2, 3, 5].map((players) => stepOf('thunderstone', [players])),
  ...['gormangeist', 'great-hunt'].flatMap((id) => [1, 2, 3].map((players) => stepOf(id, [players]))),
  ...toys.map((id) => stepOf(id)),
];

function stepOf(id: string, players?: readonly number[]): Step {
  return {
    name: ['conformance', id, ...(players ?? [])].join('-'),
    games: [id],
    async run({ tiny, tell }) {
      const result = checkGame(await games[id](), {
        games: tiny ? 2 : GAMES,
        decisions: tiny ? 50 : DECISIONS,
        seed: 'acceptance',
        ...(players ? { players } : {}),
        onProgress: ({ done, games: all, violations }) => {
          if (done % 50 === 0) tell(`${done} of ${all} games, ${violations} violations`);
        },
      });
      const violations = result.violations.map(({ message }) => message);
      const figures = { games: result.games, decisions: result.decisions, laws: result.reports.length, violations };
      return { passed: violations.length === 0, figures };
    },
  };
}
