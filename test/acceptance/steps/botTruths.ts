import { pooledZ } from '../../../src/lab/stats/pooledZ.js';
import { plainTide, TIDE_POLICIES, tideValue } from '../../oracle/tideValues.js';
import { kuhnAgainstUniform, ticTacToeDraws, tideWins } from '../bots.js';
import type { Step } from '../step.js';

/** Chips the best response to a uniform second player of Kuhn poker wins a game (by enumeration). */
const KUHN_BEST = 0.5;
const KUHN_NEAR = 0.02;

export const kuhnTruth: Step = {
  name: 'kuhn-against-uniform',
  games: ['kuhn'],
  async run({ tiny }) {
    const { games, mean, se } = await kuhnAgainstUniform(tiny ? 20 : 20_000);
    return { passed: Math.abs(mean - KUHN_BEST) <= KUHN_NEAR, figures: { games, mean, se, best: KUHN_BEST } };
  },
};

export const ticTacToeTruth: Step = {
  name: 'tic-tac-toe-self-play',
  games: ['tic-tac-toe'],
  async run({ tiny }) {
    const games = tiny ? 4 : 200;
    const draws = await ticTacToeDraws(400, games);
    return { passed: draws >= 0.95 * games, figures: { games, draws } };
  },
};

const DRAWN = 3;
const BUDGETS = [16, 64, 256];
const ALPHA = 0.001;

/** No search beats the optimum that value iteration knows, and a larger one beats a smaller one. */
export const tideTruths: readonly Step[] = [1, 2].map((players) => ({
  name: `toy-tide-search-${players}p`,
  games: ['toy-tide'],
  async run({ tiny, tell }) {
    const games = tiny ? 20 : 4000;
    const optimal = tideValue(plainTide(players, DRAWN), TIDE_POLICIES.optimal);
    const highest = optimal + 3 * Math.sqrt((optimal * (1 - optimal)) / games);
    const wins: number[] = [];
    for (const iterations of BUDGETS) {
      wins.push(await tideWins(players, iterations, games));
      tell(`${iterations} iterations win ${wins.at(-1)} of ${games}`);
    }
    const [few, , many] = wins;
    // The test is two-sided; one side of it is what is claimed.
    const p = pooledZ(many, games, few, games)?.p ?? 1;
    const grows = many > few && p / 2 < ALPHA;
    const passed = grows && wins.every((won) => won / games <= highest);
    return { passed, figures: { games, iterations: BUDGETS, wins, optimal, highest, p: p / 2 } };
  },
}));
