/**
 * `npm run acceptance [-- --only step[,step…]] [--tiny]` runs the long steps that are not finished for the rules as they
 * are. It may be stopped at any time: a finished step is kept in results/golden/acceptance, and an unfinished one goes on
 * from what it left in results/acceptance. `--tiny` tries the wiring on sizes that mean nothing and keeps nothing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goldenFolder, readKept, rulesVersionsOf, staleness, workFolder, writeKept } from './kept.js';
import type { Step } from './step.js';
import { steps } from './steps.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    tiny: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const failed: string[] = [];
for (const step of chosen(values.only?.flatMap((names) => names.split(',')))) {
  if (values.list) tell(step, `of ${step.games.join(', ') || 'no game'}`);
  else if (!(await finished(step))) failed.push(step.name);
}
if (failed.length > 0) {
  process.stdout.write(`not passed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

function chosen(names: readonly string[] | undefined): readonly Step[] {
  const unknown = names?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`there is no step "${unknown}"; there are ${steps.map(({ name }) => name).join(', ')}`);
  }
  return steps.filter(({ name }) => names?.includes(name) ?? true);
}

/** Runs a step unless it is kept. Returns whether it has passed. */
async function finished(step: Step): Promise<boolean> {
  const rulesVersions = await rulesVersionsOf(step.games);
  const file = join(values.tiny ? join(workFolder, 'tiny') : goldenFolder, `${step.name}.json`);
  const kept = values.tiny ? null : readKept(file);
  if (kept?.passed && staleness(kept, rulesVersions).length === 0) {
    tell(step, 'kept');
    return true;
  }
  const versions = Object.entries(rulesVersions).map(([id, version]) => `${id}-${version}`);
  const folder = join(workFolder, values.tiny ? 'tiny' : 'work', [step.name, ...versions].join('-'));
  mkdirSync(folder, { recursive: true });
  tell(step, 'begins');
  try {
    const { passed, figures } = await step.run({ tiny: values.tiny, folder, file, tell: (line) => tell(step, line) });
    writeKept(file, { step: step.name, passed, rulesVersions, figures });
    tell(step, passed ? 'passed' : `NOT PASSED, see ${file}`);
    return passed;
  } catch (error) {
    tell(step, `FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function tell(step: Step, line: string): void {
  process.stdout.write(`${step.name}: ${line}\n`);
}
