import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../engine/content.js';
import type { DeckKit, DeckReport } from '../../engine/deck-kit.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { decks } from '../../registry.js';
import { defineCommand } from '../command.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { orElse, text } from '../flag.js';
import { json } from '../flags.js';
import { print, printJson } from '../output.js';

const ACTIONS = ['import', 'show', 'generate'] as const;
type Action = (typeof ACTIONS)[number];

export const deck = defineCommand({
  usage: 'deck <action> [deck]',
  help: 'reads decks from other places, shows them, makes new ones',
  words: {
    action: ACTIONS.join(', '),
    deck: 'import: a file in any known format; show: a file, or the name of a deck (default: all names)',
  },
  flags: {
    out: text('where the deck file is written; a folder where there are several (default: standard output)'),
    seed: orElse(text('generate: what decides the deck'), '1'),
    json,
  },
  examples: [
    ['deck import my-deck.json --out my-deck.deck.json', 'a deck as a site returns it, checked and kept'],
    ['deck show "Clearly Ugly Xhe"', 'its cards'],
    ['deck generate --seed 7', 'a deck that was never printed'],
  ],
  async run({ words: [actionName, name], flags: { out, seed, json: asJson } }) {
    const action = actionOf(actionName);
    const kit = await decks.keyforge();
    if (action === 'generate' && name !== undefined) throw superfluous(name);
    if (action === 'generate') return keep([kit.generate(seed)], out, asJson);
    if (action === 'import') return keep(legal(kit.read(fileText(name), name), name), out, asJson);
    return show(name === undefined ? kit.shipped() : find(kit, name), name === undefined, asJson);
  },
});

function superfluous(word: string): ConfigError {
  return new ConfigError({
    where: 'touchstone deck generate',
    problem: `"${word}" is one word too many`,
    right: 'only --seed, which decides the deck, is expected',
    value: word,
  });
}

function actionOf(name: string): Action {
  const action = ACTIONS.find((candidate) => candidate === name);
  if (action) return action;
  throw new ConfigError({
    where: `touchstone deck ${name}`,
    problem: 'there is no such action',
    right: `${ACTIONS.join(', ')} are known`,
    value: name,
    nearest: nearest(name, ACTIONS),
  });
}

function fileText(path: string | undefined): string {
  if (path !== undefined) {
    if (!isFolder(path)) return readFileSync(path, 'utf8');
    throw new ConfigError({ where: path, problem: 'it is a folder', right: 'the path of one deck file is expected' });
  }
  throw new ConfigError({
    where: 'touchstone deck import',
    problem: 'the file is missing',
    right: '"touchstone deck import <file>" is expected',
  });
}

/**
 * The same decks.
 * @throws ConfigError that names everything which is wrong with any of them
 */
function legal(reports: readonly DeckReport[], file: string): readonly DeckReport[] {
  const wrong = reports.filter(({ problems }) => problems.length > 0);
  if (wrong.length === 0) return reports;
  throw new ConfigError({
    where: file,
    problem: wrong.map(({ name, problems }) => `the deck "${name}" cannot be played:\n${listed(problems)}`).join('\n'),
    right: 'a legal deck of Call of the Archons is expected',
  });
}

const listed = (problems: readonly string[]): string => problems.map((problem) => `  - ${problem}`).join('\n');

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Writes deck files, each to its place, or prints them. */
function keep(reports: readonly DeckReport[], out: string | undefined, asJson: boolean): ExitCode {
  const paths = out === undefined ? [] : placesFor(reports, out);
  for (const [index, path] of paths.entries()) writeFileSync(path, reports[index].file);
  if (asJson) printJson(reports.map((report, index) => ({ ...dataOf(report), path: paths[index] ?? null })));
  else if (out === undefined) for (const { file } of reports) print(file.trimEnd());
  else for (const [index, { summary }] of reports.entries()) print(`${summary} -> ${paths[index]}`);
  return EXIT.done;
}

/**
 * Where each deck goes: into the file, or into the folder under its name, where decks of one name are numbered.
 * @throws ConfigError for a file that holds something else already
 */
function placesFor(reports: readonly DeckReport[], out: string): string[] {
  const texts = new Map<string, string>();
  const isFree = (path: string, text: string): boolean => (texts.get(path) ?? textAt(path) ?? text) === text;
  if (reports.length === 1 && !isFolder(out)) {
    if (isFree(out, reports[0].file)) return [out];
    const right = 'a file that is not there yet, or a folder, is expected';
    throw new ConfigError({ where: `--out ${out}`, problem: 'this file holds something else already', right });
  }
  mkdirSync(out, { recursive: true });
  return reports.map(({ name, file }) => {
    const stem = join(out, slug(name) || 'deck');
    let path = `${stem}.json`;
    for (let number = 2; !isFree(path, file); number++) path = `${stem}-${number}.json`;
    texts.set(path, file);
    return path;
  });
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** A deck by name, or those in a file. */
function find(kit: DeckKit, name: string): readonly DeckReport[] {
  const shipped = kit.shipped();
  const known = shipped.find((one) => one.name === name || slug(one.name) === name);
  if (known) return [known];
  if (/[./\\]/.test(name)) return legal(kit.read(fileText(name), name), name);
  throw new ConfigError({
    where: 'touchstone deck show',
    problem: `there is no deck "${name}"`,
    right: 'the name of a deck or a file is expected',
    value: name,
    nearest: nearest(
      name,
      shipped.map((one) => one.name),
    ),
  });
}

function show(reports: readonly DeckReport[], short: boolean, asJson: boolean): ExitCode {
  if (asJson) printJson(reports.map(dataOf));
  else if (short) for (const { summary } of reports) print(summary);
  else {
    for (const { list } of reports) print(list);
  }
  return EXIT.done;
}

function dataOf({ name, format, file }: DeckReport): { name: string; format: string; deck: unknown } {
  const content: unknown = JSON.parse(file);
  return { name, format, deck: content };
}
