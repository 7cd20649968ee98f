import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError } from '../../engine/errors.js';
import { readYaml } from '../read-yaml.js';
import { isMapping, type Named } from './flatten.js';
import { checkScenario, type Scenario } from './scenario.js';

/** A scenario as a file holds it. */
export interface ScenarioInFile {
  readonly scenario: Scenario;
  /** File and name, for messages. */
  readonly where: string;
}

/**
 * Reads a file of scenarios, YAML or JSON: one scenario, a list of them, or `scenarios: [...]` beside the keys that all
 * of them share; a YAML file may hold several documents.
 * @throws ConfigError when the file cannot be read, or is no such thing, with line and column
 */
export function readScenarios(path: string): ScenarioInFile[] {
  const found = readYaml(textOf(path), path).flatMap((document) => documentScenarios(document, path));
  if (found.length === 0) {
    throw new ConfigError({
      where: path,
      problem: 'it holds no scenario',
      right: 'a mapping with game and steps is expected',
    });
  }
  return found.map((given, index) => {
    const name = isMapping(given) && typeof given.name === 'string' ? given.name : undefined;
    const where = found.length === 1 ? path : `${path} (${name ?? `scenario ${index + 1}`})`;
    const scenario = checkScenario(given, where);
    return { scenario: { ...scenario, name: name ?? defaultName(path, index, found.length) }, where };
  });
}

function defaultName(path: string, index: number, count: number): string {
  const stem = basename(path).replace(/\.[^.]+$/, '');
  return count === 1 ? stem : `${stem} ${index + 1}`;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ConfigError({
      where: path,
      problem: missing ? 'there is no such file' : 'it cannot be read',
      right: 'a file of scenarios in YAML or JSON is expected',
    });
  }
}

function documentScenarios(document: unknown, path: string): unknown[] {
  if (document === null || document === undefined) return [];
  if (Array.isArray(document)) return document;
  if (!isMapping(document) || !('scenarios' in document)) return [document];
  const { scenarios, ...shared } = document;
  if (!Array.isArray(scenarios)) {
    throw new ConfigError({
      where: `${path}: scenarios`,
      problem: 'this does not fit',
      right: 'a list of scenarios is expected',
    });
  }
  return scenarios.map((own: unknown): unknown => (isMapping(own) ? merged(shared, own) : own));
}

/** A scenario's own keys win; options and patches are merged key by key. */
function merged(shared: Named, own: Named): Named {
  const both: Record<string, unknown> = { ...shared, ...own };
  for (const name of ['options', 'content']) {
    const [common, special] = [shared[name], own[name]];
    if (isMapping(common) && isMapping(special)) both[name] = { ...common, ...special };
  }
  return both;
}
