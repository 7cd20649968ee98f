import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './sample.js';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string(),
          status: z.string(),
          location: z.object({ start: place(), end: place() }),
        }),
      ),
    }),
  ),
});

function place() {
  return z.object({ line: z.number(), column: z.number() });
}

/**
 * Runs the tests of Gormenghast against some mutants.
 * @param folder where the configuration and the report may lie
 * @returns Stryker's word for each mutant, by its key: Killed, Timeout, Survived, NoCoverage …
 * @throws Error when Stryker fails, or does not know one of them
 */
export async function runMutants(mutants: readonly Mutant[], folder: string): Promise<Map<string, string>> {
  const list = join(folder, 'chosen.json');
  const result = join(folder, 'report.json');
  const configuration = join(folder, 'stryker.json');
  writeFileSync(list, JSON.stringify(mutants.map(({ key }) => key)));
  const base: object = JSON.parse(readFileSync(join(projectRoot, 'stryker.config.json'), 'utf8'));
  const settings = {
    ...base,
    mutate: [...new Set(mutants.map(({ file }) => file))],
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'chosenMutants.mjs')],
    checkers: ['chosen'],
    // On a machine that is busy the tests of a whole game take longer than the five minutes Stryker would wait.
    dryRunTimeoutMinutes: 60,
    reporters: ['json'],
    jsonReporter: { fileName: result },
    thresholds: { high: 80, low: 80, break: null },
  };
  writeFileSync(configuration, JSON.stringify(settings));
  const stryker = createRequire(import.meta.url)
    .resolve('@stryker-mutator/core/package.json')
    .replace('package.json', 'bin/stryker.js');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [stryker, 'run', configuration], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHOSEN_MUTANTS: list },
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Stryker ended with exit code ${code}`);
  const words = wordsOf(result);
  const missing = mutants.find(({ key }) => !words.has(key));
  if (missing) throw new Error(`Stryker does not know the mutant ${missing.key}`);
  return words;
}

function wordsOf(file: string): Map<string, string> {
  const { files } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(files).flatMap(([name, { mutants }]) =>
      // Reports count lines and columns from 1, the instrumenter from 0.
      mutants.map(({ mutatorName, replacement, status, location: { start, end } }): [string, string] => [
        [name, start.line - 1, start.column - 1, end.line - 1, end.column - 1, mutatorName, replacement].join(':'),
        status,
      ]),
    ),
  );
}
