import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game, GameDefinition } from '../../../src/engine/game.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { readScenarios } from '../../../src/lab/scenario/read-scenarios.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';

const built = new Map<string, Game>();

/** Scenarios of a file share their decks: a game is built once for all that have the same settings. */
const game: GameDefinition = {
  ...greatHunt,
  build(settings) {
    const key = JSON.stringify(settings);
    const known = built.get(key) ?? greatHunt.build(settings);
    built.set(key, known);
    return known;
  },
};

const folder = join(import.meta.dirname, 'scenarios');

describe.each(readdirSync(folder).sort())('%s', (file) => {
  const scenarios = readScenarios(join(folder, file)).map((one) => [one.scenario.name ?? one.where, one] as const);
  it.each(scenarios)('%s', (_, one) => {
    expect(runScenario(game, one.scenario, one.where).problems).toEqual([]);
  });
});
