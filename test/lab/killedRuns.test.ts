import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { compiledRoot } from '../../src/lab/package-root.js';
import { resumeStudy, runStudy } from '../../src/lab/run-study.js';
import type { Study } from '../../src/lab/study.js';
import { resultBytes } from './result-bytes.js';
import { temporaryFolder } from './temporary-folder.js';

// Seven processes and pools begin here, one after another: on a crowded machine each takes seconds to load.
vi.setConfig({ testTimeout: 240_000 });

const study: Study = {
  name: 'tides',
  game: 'toy-tide',
  preset: ['easy', 'hard'],
  players: [1, 2],
  bots: 'random',
  games: 1500,
};

/** Runs or resumes the study in a process of its own, on the compiled modules. */
function start(out: string, workers: number): ChildProcess {
  const module = pathToFileURL(join(compiledRoot, 'src', 'index.js')).href;
  const script = `
    const { runStudy } = await import(${JSON.stringify(module)});
    await runStudy(${JSON.stringify(study)}, { out: ${JSON.stringify(out)}, workers: ${workers} });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
}

/** Waits until the journal has grown by so many batches, or the run has ended by itself. */
async function journalGrows(out: string, child: ChildProcess, by: number): Promise<void> {
  const lines = () => {
    const file = join(out, 'journal.ndjson');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0;
  };
  const before = lines();
  while (lines() < before + by && child.exitCode === null) await setTimeout(5);
}

it('a run killed any number of times and resumed has the bytes of one that never was', async () => {
  const [out, whole] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
  let kills = 0;
  for (const [workers, batches] of [
    [1, 3],
    [2, 6],
    [0, 4],
  ]) {
    const child = start(out, workers);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await journalGrows(out, child, batches);
    if (child.kill('SIGKILL')) kills++;
    await ended;
  }
  expect(kills).toBe(3);
  // The lock of the dead run is there, and no games.csv yet: all of it is taken over.
  expect(existsSync(join(out, 'lock'))).toBe(true);
  expect(existsSync(join(out, 'games.csv'))).toBe(false);
  const result = await resumeStudy(out, { workers: 2 });
  expect(result.games).toBe(6000);
  expect(result.played).toBeLessThan(6000);
  await runStudy(study, { workers: 2, out: whole });
  expect(resultBytes(out)).toEqual(resultBytes(whole));
});

it('a growing study killed while it grows loses neither the old games nor the new', async () => {
  const [out, whole] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
  await runStudy({ ...study, games: 40 }, { workers: 0, out });
  const child = start(out, 2);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await journalGrows(out, child, 6);
  child.kill('SIGKILL');
  await ended;
  const result = await resumeStudy(out, { workers: 1 });
  expect(result.games).toBe(6000);
  expect(result.played).toBeLessThan(6000 - 160);
  await runStudy(study, { workers: 0, out: whole });
  expect(resultBytes(out)).toEqual(resultBytes(whole));
});
