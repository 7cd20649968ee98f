import { join } from 'node:path';
import { holm } from '../../../src/lab/stats/holm.js';
import { touchstone } from '../commandLine.js';
import { runStudy } from '../runStudy.js';
import type { Json, Step } from '../step.js';
import { type PairedDeals, pairedDeals, teamDeals } from '../teamDeals.js';
import { adventureSoak } from './adventureSoak.js';

const GAMES = ['gormangeist', 'great-hunt'] as const;

/** Two bots at a table of two, the same deals: the first must win more of them. */
function contest(game: string, name: string, bots: string, tinyBots: string, looks: readonly number[]): Step {
  return {
    name: `${game}-${name}`,
    games: [game],
    async run({ tiny, folder, tell }) {
      const out = join(folder, 'games');
      const seen: Json[] = [];
      for (const games of tiny ? [2] : looks) {
        const words = ['run', game, '--players', '2', '--bots', tiny ? tinyBots : bots, '--games', String(games)];
        await touchstone([...words, '--out', out]);
        const pair = pairedDeals(await teamDeals(out), '0', '1');
        seen.push({ ...pair });
        tell(`${games} deals: only the first won ${pair.onlyFirst}, only the other ${pair.onlySecond}, p = ${pair.p}`);
        if (pair.onlyFirst > pair.onlySecond && pair.p < ALPHA / looks.length) {
          return { passed: true, figures: { bots, looks: seen } };
        }
      }
      return { passed: false, figures: { bots, looks: seen } };
    },
  };
}

const ALPHA = 0.01;

/** At the standard setting neither hopeless nor sure, for the teams of a bot at every table. */
function balance(game: string, name: string, bot: string, tinyBot: string, games: number, [lo, hi]: Range): Step {
  return {
    name: `${game}-balance-${name}`,
    games: [game],
    async run({ tiny, folder }) {
      const words = [game, '--players', '1,2,3', '--preset', 'standard', '--bots', tiny ? tinyBot : bot];
      const { arms } = await runStudy([...words, '--games', tiny ? '2' : String(games)], join(folder, 'games'));
      const rates = arms.map(({ win_rate: rate }) => rate ?? -1);
      return {
        passed: rates.every((rate) => rate >= lo && rate <= hi),
        figures: { bot, games, players: PLAYERS, rates },
      };
    },
  };
}

type Range = readonly [lo: number, hi: number];
/** What share of games at the standard setting greedy teams may win, and those who think a little. */
const FOR_GREEDY: Range = [0.05, 0.9];
const FOR_SEARCH: Range = [0.2, 0.8];

const LEVEL = 0.05;
const CARDS = [1, 2, 3];
const PLAYERS = [1, 2, 3];
const STANDARD = 2;

/**
 * The flagship study with greedy teams: each adventure card more makes it harder, at every table, and the standard setting
 * is neither hopeless nor sure.
 */
const difficulty: Step = {
  name: 'gormangeist-difficulty',
  games: ['gormangeist'],
  async run({ tiny, folder }) {
    const out = join(folder, 'study');
    const { arms } = await runStudy(
      ['gormangeist-difficulty', '--bots', 'greedy', '--games', tiny ? '4' : '2000'],
      out,
    );
    const deals = await teamDeals(out);
    const armOf = (players: number, cards: number): string => {
      const at = arms.findIndex((arm) => arm.players === players && arm.adventureCards === cards);
      return String(at);
    };
    const steps = PLAYERS.flatMap((players) =>
      CARDS.slice(1).map((cards) => ({
        players,
        cards: [cards - 1, cards],
        ...pairedDeals(deals, armOf(players, cards - 1), armOf(players, cards)),
      })),
    );
    const adjusted = holm(steps.map(({ p }) => p));
    const contrasts = steps.map((step, i) => ({ ...step, adjusted: adjusted[i] }));
    const harder = ({ onlyFirst, onlySecond, adjusted: p }: PairedDeals & { adjusted: number }): boolean =>
      onlyFirst > onlySecond && p < LEVEL;
    const rates = PLAYERS.flatMap((players) =>
      CARDS.map((cards) => ({ players, cards, rate: arms[Number(armOf(players, cards))].win_rate ?? -1 })),
    );
    const [lo, hi] = FOR_GREEDY;
    const fair = rates.every(({ cards, rate }) => cards !== STANDARD || (rate >= lo && rate <= hi));
    return { passed: contrasts.every(harder) && fair, figures: { rates, contrasts } };
  },
};

const SEARCH = 'mcts:iterations=200:depth=40';

export const adventures: readonly Step[] = [
  ...GAMES.map(adventureSoak),
  ...GAMES.map((game) => contest(game, 'greedy-beats-random', 'greedy,random', 'greedy,random', [1000])),
  ...GAMES.map((game) =>
    contest(game, 'search-beats-greedy', `${SEARCH},greedy`, 'mcts:iterations=4:depth=4,greedy', [30, 60, 120]),
  ),
  balance('great-hunt', 'greedy', 'greedy', 'greedy', 2000, FOR_GREEDY),
  ...GAMES.map((game) =>
    balance(game, 'search', 'mcts:iterations=50:depth=40', 'mcts:iterations=4:depth=4', 40, FOR_SEARCH),
  ),
  difficulty,
];
