import { describe, expect, it } from 'vitest';
import type { Game, GameDefinition } from '../../../src/engine/game.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { readScenarios } from '../../../src/lab/scenario/read-scenarios.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';
import { scenarioFiles } from './cards-without-tests.js';

const built = new Map<string, Game>();

/** Scenarios of a file share their decks: a game is built once for all that have the same settings. */
const game: GameDefinition = {
  ...keyforgeDuel,
  build(settings) {
    const key = JSON.stringify(settings);
    const known = built.get(key) ?? keyforgeDuel.build(settings);
    built.set(key, known);
    return known;
  },
};

describe.each(scenarioFiles())('%s', (file) => {
  it.each(readScenarios(file).map((one) => [one.scenario.name ?? one.where, one] as const))('%s', (_, one) => {
    expect(runScenario(game, one.scenario, one.where).problems).toEqual([]);
  });
});
