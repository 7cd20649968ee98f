import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ended, start, touchstone } from '../commandLine.js';
import type { Finding, Step } from '../step.js';

const measured = z.array(
  z.object({
    game: z.string(),
    players: z.number(),
    decisionsPerSecond: z.number(),
    playoutsPerSecond: z.number(),
    searchesPerSecond: z.number().nullable(),
    cutSearchesPerSecond: z.number().nullable(),
    copyNanoseconds: z.number(),
    stateBytes: z.number(),
    bytesPerDecision: z.number(),
  }),
);

/** Resident memory wavers by so much between two looks at the same program. */
const NOISE = 1.05;

/** The figures of `touchstone bench`, and what only whole runs show, beside their targets. Wants a quiet machine. */
export const bench: Step = {
  name: 'bench',
  games: ['gormenghast', 'connect-k', 'toy-tide'],
  async run({ tiny, folder, tell }): Promise<Finding> {
    const time = tiny ? ['--rounds', '1', '--ms', '20'] : ['--rounds', '15', '--ms', '200'];
    const of = async (words: string[]) =>
      measured.parse(JSON.parse(await touchstone(['bench', ...words, ...time, '--json'])))[0];
    const gormenghast = await of(['gormenghast', '--players', '3']);
    const connectFour = await of(['connect-k']);
    const toyTide = await of(['toy-tide']);
    tell('single games are measured');
    const speedUp = await workersGain(folder, tiny ? '4' : '200');
    const memory = await memoryOfMany(folder, tiny ? '2000' : '1000000');
    const help = tiny ? helpRatio(1) : helpRatio(15);
    const targets = {
      gormenghastCopyAtMost500ns: gormenghast.copyNanoseconds <= 500,
      gormenghastDecisionsAtLeast500k: gormenghast.decisionsPerSecond >= 500_000,
      gormenghastDecisionsGoal1M: gormenghast.decisionsPerSecond >= 1_000_000,
      connectFourPlayoutsAtLeast100k: connectFour.playoutsPerSecond >= 100_000,
      connectFourSearchesAtLeast60k: (connectFour.searchesPerSecond ?? 0) >= 60_000,
      twoWorkersAtLeast1_5: speedUp >= 1.5,
      millionGamesUnder300MB: memory.peakMB < 300,
      secondHalfNeedsNoMore: memory.secondHalfMB <= memory.firstHalfMB * NOISE,
      helpAtMostTwiceNode: help <= 2,
    };
    const { gormenghastDecisionsGoal1M: _goal, ...wanted } = targets;
    return {
      passed: Object.values(wanted).every((met) => met),
      figures: {
        node: process.version,
        cores: availableParallelism(),
        measured: [gormenghast, connectFour, toyTide],
        twoWorkersOverOne: speedUp,
        memory: { ...memory },
        helpOverNode: help,
        targets,
      },
    };
  },
};

/** Games a second with two workers over games a second with one. */
async function workersGain(folder: string, games: string): Promise<number> {
  const seconds: number[] = [];
  for (const workers of ['1', '2']) {
    const out = join(folder, `workers-${workers}`);
    rmSync(out, { recursive: true, force: true });
    const began = performance.now();
    await touchstone(['run', 'gormenghast', '--bots', 'greedy', '--games', games, '--workers', workers, '--out', out]);
    seconds.push(performance.now() - began);
  }
  return seconds[0] / seconds[1];
}

interface Memory {
  readonly firstHalfMB: number;
  readonly secondHalfMB: number;
  readonly peakMB: number;
}

/** The resident memory of a study of many games, read ten times a second where the system tells it. */
async function memoryOfMany(folder: string, games: string): Promise<Memory> {
  const out = join(folder, 'many');
  rmSync(out, { recursive: true, force: true });
  const child = start(['run', 'toy-tide', '--bots', 'random', '--games', games, '--out', out]);
  const end = ended(child);
  const megabytes: number[] = [];
  while (child.exitCode === null) {
    const status = `/proc/${child.pid}/status`;
    const kilobytes = existsSync(status) ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
    if (kilobytes !== undefined) megabytes.push(Number(kilobytes) / 1024);
    await setTimeout(100);
  }
  await end;
  const middle = Math.ceil(megabytes.length / 2);
  const firstHalfMB = Math.max(0, ...megabytes.slice(0, middle));
  const secondHalfMB = Math.max(0, ...megabytes.slice(middle));
  return { firstHalfMB, secondHalfMB, peakMB: Math.max(firstHalfMB, secondHalfMB) };
}

/** How much longer `touchstone --help` takes than Node doing nothing: medians of runs in turn. */
function helpRatio(rounds: number): number {
  const main = join(import.meta.dirname, '..', '..', '..', 'dist', 'src', 'cli', 'main.js');
  const times = Array.from({ length: rounds }, () => [timed([main, '--help']), timed(['-e', '0'])]);
  const median = (column: number) => times.map((row) => row[column]).sort((a, b) => a - b)[Math.floor(rounds / 2)];
  return median(0) / median(1);
}

function timed(words: readonly string[]): number {
  const began = performance.now();
  execFileSync(process.execPath, words, { stdio: 'ignore' });
  return performance.now() - began;
}
