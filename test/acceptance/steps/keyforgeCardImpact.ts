import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStudy } from '../runStudy.js';
import type { Step } from '../step.js';

/** The cards of the set. */
const CARDS = 370;
/** Games that must be done in ten minutes on two cores. */
const TIMED = 4000;
const MINUTES = 10;
const CORES = 2;
/**
 * What share of games may go on until the cap: standoffs of two players who see no further than the action at hand, such
 * as one who takes in each turn what the other gains, or ends his turns at once because a key costs less after them.
 */
const MOST_CAPPED = 0.001;

/** The shipped study, whole: every card is dealt and played, no game fails; how long its first games took is kept. */
export const keyforgeCardImpact: Step = {
  name: 'keyforge-card-impact',
  games: ['keyforge-duel'],
  async run({ tiny, folder, tell }) {
    const out = join(folder, 'games');
    const first = tiny ? 4 : TIMED;
    // Once it goes on with all games, the folder takes no fewer any more.
    if (timesIn(out).length < first) await runStudy(['keyforge-card-impact', '--games', String(first)], out);
    const minutes = minutesOf(out, first);
    tell(`${first} games in ${minutes.toFixed(1)} minutes on ${CORES} cores`);
    const { cards, games, faults, illegals, caps } = await runStudy(
      ['keyforge-card-impact', ...(tiny ? ['--games', '6'] : [])],
      out,
    );
    const played = (cards ?? []).filter((row) => row.played > 0).length;
    const failed = faults + illegals;
    const passed = failed === 0 && caps <= MOST_CAPPED * games && (tiny || (played === CARDS && minutes <= MINUTES));
    return { passed, figures: { games, played, failed, caps, timedGames: first, minutes } };
  },
};

/** What the first games took, divided among the cores: also right when the run was interrupted. */
function minutesOf(folder: string, games: number): number {
  const ms = timesIn(folder)
    .slice(0, games)
    .reduce((sum, time) => sum + time, 0);
  return ms / 60_000 / CORES;
}

/** Milliseconds of each game played so far. */
function timesIn(folder: string): number[] {
  const file = join(folder, 'timing.csv');
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return rows.map((row) => Number(row.split(',')[2]));
}
