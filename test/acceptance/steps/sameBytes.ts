import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ended, start, touchstone } from '../commandLine.js';
import type { Step } from '../step.js';

const TABLES = ['games.csv', 'arms.csv', 'seats.csv', 'contrasts.csv'];
const KILLS = 3;

/** One worker, two workers, and killed three times and resumed: the tables have the same bytes. */
function sameBytesOf(name: string, game: string, whole: readonly string[], few: readonly string[]): Step {
  return {
    name,
    games: [game],
    async run({ tiny, folder, tell }) {
      const command = ['run', ...(tiny ? few : whole)];
      const folders = ['one', 'two', 'killed'].map((path) => join(folder, path));
      const [one, two, killed] = folders;
      await touchstone([...command, '--workers', '1', '--out', one]);
      tell('one worker is done');
      await touchstone([...command, '--workers', '2', '--out', two]);
      tell('two workers are done');
      const kills = await playKilled(command, killed);
      tell(`killed ${kills} times, resumed, and done`);
      const hashes = Object.fromEntries(
        TABLES.map((table) => [table, folders.map((path) => hashOf(join(path, table)))]),
      );
      const passed =
        kills >= KILLS && Object.values(hashes).every(([first, ...others]) => others.every((h) => h === first));
      return { passed, figures: { command: command.join(' '), kills, hashes } };
    },
  };
}

export const sameBytes = sameBytesOf(
  'same-bytes',
  'gormenghast',
  ['gormenghast-seats', '--games', '1000', '--bots', 'greedy'],
  ['gormenghast-seats', '--games', '12', '--bots', 'greedy', '--players', '2', '--set', 'tokenGoal=2'],
);

export const gormangeistSameBytes = sameBytesOf(
  'gormangeist-same-bytes',
  'gormangeist',
  ['gormangeist-difficulty', '--games', '200', '--bots', 'greedy'],
  ['gormangeist-difficulty', '--games', '12', '--bots', 'random', '--players', '1'],
);

/** Plays the study into a folder and kills it on the way; how often is written down, for when this is interrupted too. */
async function playKilled(command: readonly string[], out: string): Promise<number> {
  const note = `${out}.kills`;
  let kills = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  // A study that came to its end before it was killed often enough shows nothing.
  if (kills < KILLS && existsSync(join(out, 'games.csv'))) {
    rmSync(out, { recursive: true });
    kills = 0;
  }
  while (kills < KILLS) {
    const resume = existsSync(join(out, 'manifest.json'));
    const child = start(resume ? ['resume', out, '--workers', '2'] : [...command, '--workers', '2', '--out', out]);
    const end = ended(child);
    await journalGrows(out, child);
    if (child.exitCode !== null || !child.kill('SIGKILL')) break;
    await end;
    writeFileSync(note, String(++kills));
  }
  await touchstone(['resume', out, '--workers', '2']);
  return kills;
}

/** Waits until one batch more is written down, or the run has ended. */
async function journalGrows(out: string, child: { readonly exitCode: number | null }): Promise<void> {
  const lines = () => {
    const file = join(out, 'journal.ndjson');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 1;
  };
  const before = lines();
  while (lines() <= before && child.exitCode === null) await setTimeout(5);
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
