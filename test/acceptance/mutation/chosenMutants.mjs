// A checker for Stryker that lets only chosen mutants through: Stryker itself can be told files and ranges, but a range
// takes every mutant within it. The others end as compile errors, which count for nothing.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The environment variable that names a JSON list of the keys of chosen mutants. */
const LIST = 'CHOSEN_MUTANTS';

/** What names a mutant as long as its file does not change; `sample.ts` makes the same. */
function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = relative(process.cwd(), fileName)
    .replaceAll('\\', '/')
    .replace(/^.*?(?=src\/)/, '');
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(':');
}

class ChosenMutants {
  async init() {
    this.chosen = new Set(JSON.parse(readFileSync(process.env[LIST], 'utf8')));
  }

  async check(mutants) {
    const results = mutants.map((mutant) => [
      mutant.id,
      this.chosen.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
    ]);
    return Object.fromEntries(results);
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'chosen', injectableClass: ChosenMutants }];
