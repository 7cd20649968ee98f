import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStudy } from '../runStudy.js';
import type { Step } from '../step.js';

const TABLES = ['games.csv', 'arms.csv', 'seats.csv', 'slots.csv', 'cards.csv'];

/**
 * Random duels of generated decks: none faults, all cards are played, and one worker and two write the same bytes. What
 * never occurred is kept among the figures.
 */
export const keyforgeSoak: Step = {
  name: 'keyforge-soak',
  games: ['keyforge-duel'],
  async run({ tiny, folder, tell }) {
    const games = tiny ? 8 : 20_000;
    const words = ['keyforge-duel', '--bots', 'random', '--decks', 'generated', '--games', String(games), '--coverage'];
    const [one, two] = ['one', 'two'].map((name) => join(folder, name));
    const first = await runStudy([...words, '--workers', '1'], one);
    tell('one worker is done');
    const second = await runStudy([...words, '--workers', '2'], two);
    tell('two workers are done');
    const same = TABLES.map((table) => [table, hashOf(join(one, table)) === hashOf(join(two, table))] as const);
    const faults = first.faults + first.illegals + second.faults + second.illegals;
    const unplayed = (first.cards ?? []).filter(({ played }) => played === 0).map(({ card }) => card);
    const passed = same.every(([, equal]) => equal) && faults === 0 && (tiny || unplayed.length === 0);
    const never = first.coverage?.never ?? null;
    return {
      passed,
      figures: { games, faults, capShare: first.caps / first.games, unplayed, never, same: Object.fromEntries(same) },
    };
  },
};

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
