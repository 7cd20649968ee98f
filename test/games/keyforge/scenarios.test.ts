import { describe, expect, it } from 'vitest';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { readScenarios } from '../../../src/lab/scenario/read-scenarios.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';
import { scenarioFiles } from './cards-without-tests.js';

describe.each(scenarioFiles())('%s', (file) => {
  it.each(readScenarios(file).map((one) => [one.scenario.name ?? one.where, one] as const))('%s', (_, one) => {
    expect(runScenario(keyforgeDuel, one.scenario, one.where).problems).toEqual([]);
  });
});
