import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asciiId, slug } from '../../../src/engine/content/slug.js';
import { content } from '../../../src/games/keyforge/content.js';
import { readScenarios, type ScenarioInFile } from '../../../src/lab/scenario/read-scenarios.js';
import type { Scenario } from '../../../src/lab/scenario/scenario.js';

const folder = 'test/games/keyforge/scenarios';

/** Every file of scenarios of the game, in the order of their names. */
export function scenarioFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

/** The scenarios of single cards. */
export function cardScenarios(): ScenarioInFile[] {
  return scenarioFiles()
    .filter((file) => file.startsWith(join(folder, 'cards')))
    .flatMap(readScenarios);
}

/** The titles of the cards no scenario is about: one that is begins with the title and a colon, and uses the card. */
export function cardsWithoutTests(scenarios: readonly Scenario[]): string[] {
  const { rows } = content.load({}).cards;
  return rows
    .filter(({ name }) => !scenarios.some((one) => one.name?.startsWith(`${name}:`) && uses(one, name)))
    .map(({ name }) => name);
}

/** Whether the card lies somewhere in the position, or is named in a step. */
function uses({ position, steps }: Scenario, title: string): boolean {
  const id = asciiId(slug(title));
  const isThere = textsIn(position).some((text) => asciiId(slug(text.replace(/#\d+$/, ''))) === id);
  const choices = (steps ?? []).filter((step) => typeof step !== 'object' || 'choose' in step);
  return isThere || textsIn(choices).some((text) => text.toLowerCase().includes(title.toLowerCase()));
}

/** All texts of a tree, keys of mappings included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = cardsWithoutTests(cardScenarios().map(({ scenario }) => scenario));
  for (const title of missing) console.log(title);
  console.log(`${missing.length} cards without a scenario`);
}
