import { join } from 'node:path';
import { touchstone } from '../commandLine.js';
import { type Ran, runStudy } from '../runStudy.js';
import type { Step } from '../step.js';

/** Games a setting of greedy teams, at most, in which cards are looked for that no random team came to: 108, then 999. */
const SENSIBLE = [12, 111];

/**
 * Random games at every table and difficulty with generated decks: none faults, hardly one is capped, every stand-in card
 * shows. Random teams lose soon, and what a game holds only for who gets far may show too rarely to be counted on: what
 * they never came to must show in games of greedy teams. Cards are counted by cards.csv, which is of all games, however
 * often the step was interrupted; the report of `--coverage` in the step's folder is of those of its last run.
 */
export function adventureSoak(game: string): Step {
  return {
    name: `${game}-soak`,
    games: [game],
    async run({ tiny, folder, tell }) {
      const words = [
        game,
        '--players',
        '1,2,3',
        '--preset',
        'easy,standard,hard',
        '--decks',
        'generated',
        '--coverage',
      ];
      const play = (bot: string, games: number): Promise<Ran> =>
        runStudy([...words, '--bots', bot, '--games', String(games)], join(folder, bot === 'random' ? 'games' : bot));
      const ran = await play('random', tiny ? 2 : 2223);
      const standIns = await standInCards(game);
      const neverAtRandom = unshown(standIns, ran);
      let never = neverAtRandom;
      let sensible: Ran | null = null;
      for (const games of tiny ? [] : SENSIBLE) {
        if (never.length === 0) break;
        tell(`no random team came to ${never.join(', ')}`);
        sensible = await play('greedy', games);
        never = unshown(neverAtRandom, sensible);
      }
      const faults = ran.faults + ran.illegals + (sensible ? sensible.faults + sensible.illegals : 0);
      const capShare = ran.caps / ran.games;
      const figures = {
        games: ran.games,
        greedyGames: sensible?.games ?? 0,
        faults,
        caps: ran.caps,
        capShare,
        standIns: standIns.length,
        neverAtRandom,
        neverShown: never,
      };
      return { passed: faults === 0 && capShare <= 0.001 && (tiny || never.length === 0), figures };
    },
  };
}

/** The ids of the cards that stand in for those in the box. */
async function standInCards(game: string): Promise<string[]> {
  const listed: unknown = JSON.parse(await touchstone(['list', 'cards', game, '--json']));
  if (!Array.isArray(listed)) throw new Error('list cards tells no cards');
  const cards = listed as readonly { id: string; standIn: boolean }[];
  return cards.filter(({ standIn }) => standIn).map(({ id }) => id);
}

/** Those that were neither played nor revealed in any game. */
function unshown(ids: readonly string[], { cards }: Ran): string[] {
  const shown = new Set((cards ?? []).filter(({ played }) => played > 0).map(({ card }) => card));
  return ids.filter((id) => !shown.has(id));
}
