import { ConfigError } from '../../engine/errors.js';
import type { GameDefinition, Settings } from '../../engine/game.js';
import { nearest } from '../../engine/nearest.js';
import { isMapping } from './flatten.js';
import type { Scenario, ScenarioStep } from './scenario.js';
import { ChoiceError, Scene } from './scene.js';

/** What became of a scenario. */
export interface ScenarioReport {
  readonly name: string;
  readonly game: string;
  readonly passed: boolean;
  /** What was not as expected, a sentence each. */
  readonly problems: readonly string[];
  /** What the game told from the position on. */
  readonly log: readonly string[];
  /** The options at hand in the end. */
  readonly offered: readonly string[];
}

/**
 * Runs a scenario: builds its game, lays its position, takes its steps, and compares. A step that is not on offer ends
 * it, with what was on offer among the problems; wanted draws that were never made are a problem too.
 * @param definition the game that the scenario names
 * @param where what holds the scenario, for messages
 * @throws ConfigError when something it names does not exist or does not fit
 */
export function runScenario(definition: GameDefinition, scenario: Scenario, where = 'scenario'): ScenarioReport {
  const { name = definition.id, steps = [], expect = {} } = scenario;
  return within(where, () => {
    const problems: string[] = [];
    const done = (scene: Scene | null): ScenarioReport => ({
      name,
      game: definition.id,
      passed: problems.length === 0,
      problems,
      log: scene?.log ?? [],
      offered: scene?.offered ?? [],
    });
    let scene: Scene;
    try {
      scene = new Scene(definition.build(settingsOf(definition, scenario)), scenario);
    } catch (error) {
      if (!(error instanceof ChoiceError)) throw error;
      problems.push(`advance: ${error.message}`);
      return done(null);
    }
    for (const [index, step] of steps.entries()) {
      problems.push(...problemsOf(scene, step, index));
      if (problems.length > 0) return done(scene);
    }
    problems.push(...scene.differences(expect));
    problems.push(...scene.unusedDraws().map((draw) => `draws: ${draw} were wanted and never made`));
    return done(scene);
  });
}

/** What is wrong with one step, a sentence each. */
function problemsOf(scene: Scene, step: ScenarioStep, index: number): string[] {
  const number = `step ${index + 1}`;
  if (typeof step === 'object' && 'expect' in step) {
    return scene.differences(step.expect).map((problem) => `${number}: ${problem}`);
  }
  try {
    scene.choose(step);
    return [];
  } catch (error) {
    if (error instanceof ChoiceError) return [`${number}: ${error.message}`];
    throw error;
  }
}

function settingsOf({ spec }: GameDefinition, { players, preset, options, content }: Scenario): Settings {
  return {
    players: players ?? spec.seats.min,
    options: { ...(preset === undefined ? {} : presetOf(spec, preset)), ...options },
    content: content ? { patches: content } : {},
  };
}

function presetOf({ id, presets }: GameDefinition['spec'], name: string): Readonly<Record<string, unknown>> {
  const preset: unknown = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (isMapping(preset)) return preset;
  const known = Object.keys(presets);
  throw new ConfigError({
    where: 'preset',
    problem: `${id} has no preset "${name}"`,
    right: known.length === 0 ? 'it has none' : `its presets are ${known.join(', ')}`,
    value: name,
    nearest: nearest(name, known),
  });
}

/** Puts the file in front of what a message says about a place in it. */
function within<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problem, right, value, nearest: near } = error;
    throw new ConfigError({ where: `${where}: ${error.where}`, problem, right, value, nearest: near });
  }
}
