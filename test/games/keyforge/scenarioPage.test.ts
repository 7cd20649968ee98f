import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';
import { checkScenario } from '../../../src/lab/scenario/scenario.js';
import { textOf } from '../../architecture/repositoryFiles.js';

const file = 'docs/keyforge-scenarios.md';
const examples = [...textOf(file).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) =>
  checkScenario(parse(text), file),
);

describe(file, () => {
  it('has five examples', () => expect(examples).toHaveLength(5));

  it.each(examples.map((one) => [one.name, one] as const))('%s', (_, example) => {
    expect(runScenario(keyforgeDuel, example, file).problems).toEqual([]);
  });
});
