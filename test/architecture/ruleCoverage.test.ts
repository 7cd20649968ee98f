import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { games } from '../../src/registry.js';
import { projectRoot, textOf, trackedFiles } from './repositoryFiles.js';
import { ruleCoverage, statementIds, titlesOf } from './ruleCoverage.js';

/** A list of statements for each game that has rules to hold: `test/rules/<game>.txt`. */
const lists = readdirSync(join(projectRoot, 'test/rules')).map((file) => file.replace(/\.txt$/, ''));

const titles = trackedFiles()
  .filter((file) => /^test\/.*\.(test\.ts|ya?ml)$/.test(file))
  .flatMap((file) => titlesOf(file, textOf(file)));

const rules = trackedFiles()
  .filter((file) => /^src\/games\/.*RULES\.md$/.test(file))
  .map(textOf);

describe.each(lists)('%s', (id) => {
  it('has a test for each statement of its rules', async () => {
    expect(Object.keys(games)).toContain(id);
    const ids = statementIds(textOf(`test/rules/${id}.txt`));
    const { statements, named, missing, unknown } = ruleCoverage(ids, titles);
    const { status } = (await games[id]()).spec;
    const lacking = missing.length > 0 ? `; no test names ${missing.join(', ')}` : '';
    console.log(`${id} (${status}): ${named} of ${statements} statements are named by tests${lacking}`);
    expect(new Set(ids).size).toBe(statements);
    expect(unknown).toEqual([]);
    // A game that is not whole yet reports what it lacks.
    if (status !== 'partial') expect(missing).toEqual([]);
  });

  it('has each statement in the tables of RULES.md, with its code and its tests', async () => {
    const ids = statementIds(textOf(`test/rules/${id}.txt`));
    const mapped = new Set(
      rules.flatMap((text) => Array.from(text.matchAll(/^\| ([\w-]+) +\|/gm), ([, word]) => word)),
    );
    const { status } = (await games[id]()).spec;
    if (status !== 'partial') expect(ids.filter((statement) => !mapped.has(statement))).toEqual([]);
  });
});

describe('the coverage of statements', () => {
  const tests = [
    "describe('XY-9 is no test', () => { it('XY-1 XY-2, and more', f); test(`XY-3 and $" + '{name} XY-4`, f); });',
    "it.each([['XY-5'], ['XY-6']])('%s of a table', f); it.each(rows)('XY-7: $name', { timeout: 1 }, f);",
    "expect('XY-8').toBe(text); it(name, f);",
  ].flatMap((text) => titlesOf('some.test.ts', text));

  it('reads the titles of tests, and nothing else', () => {
    const ids = ['XY-1', 'XY-2', 'XY-3', 'XY-4', 'XY-5', 'XY-7', 'XY-8', 'XY-9', 'XY-10'];
    const missing = ['XY-5', 'XY-8', 'XY-9', 'XY-10'];
    expect(ruleCoverage(ids, tests)).toEqual({ statements: 9, named: 5, missing, unknown: [] });
  });

  it('reads the names of scenarios', () => {
    const yaml = 'game: xy\nscenarios:\n  - name: XY-1 XY-2 and more\n    steps: [XY-3]\n---\nname: XY-4\n';
    expect(ruleCoverage(['XY-1', 'XY-2', 'XY-3', 'XY-4'], titlesOf('some.yaml', yaml)).missing).toEqual(['XY-3']);
  });

  it('tells what reads like a statement and is none', () => {
    expect(ruleCoverage(['XY-1', 'XY-2', 'XY-4'], tests).unknown).toEqual(['XY-3', 'XY-7']);
  });

  it('reads a list with remarks', () => {
    expect(statementIds('# all of them\nXY-1\n\nXY-2 # since the second printing\n')).toEqual(['XY-1', 'XY-2']);
  });
});
