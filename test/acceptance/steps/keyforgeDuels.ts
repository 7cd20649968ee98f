import { join } from 'node:path';
import { runStudy } from '../runStudy.js';
import type { Step } from '../step.js';

const SEARCH = 'mcts:iterations=400:depth=40';

/** Seat-swapped duels of the 14 real decks that the first bot must win so often, and surely more often than `atLeast`. */
function duels(name: string, games: number, bots: [tiny: string, whole: string], wins: number, atLeast: number): Step {
  return {
    name,
    games: ['keyforge-duel'],
    async run({ tiny, folder }) {
      const [few, all] = bots;
      const played = tiny ? 4 : games;
      const words = ['keyforge-duel', '--seats', tiny ? few : all, '--games', String(played)];
      const { arms, caps, faults, illegals } = await runStudy(words, join(folder, 'games'));
      const [{ win_rate: rate, win_lo: lo, turns_mean: turns }] = arms;
      const passed = rate !== null && lo !== null && rate >= wins && lo >= atLeast && caps + faults + illegals === 0;
      return { passed, figures: { bots: all, games: played, rate, lo, turns, caps, faults, illegals } };
    },
  };
}

export const keyforgeDuels: readonly Step[] = [
  duels('keyforge-greedy-beats-random', 1000, ['greedy,random', 'greedy,random'], 0.9, 0.87),
  duels(
    'keyforge-search-beats-greedy',
    200,
    ['mcts:iterations=4:depth=4,greedy', `${SEARCH},greedy`],
    0.65,
    // The lower bound must lie above this.
    0.5501,
  ),
];
