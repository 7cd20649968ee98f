import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import { games } from '../registry.js';
import { bundleModule, importableBundle, importModule } from './bundle.js';
import { isDeckPath } from './decks/deck-pools.js';
import { isPath } from './inputs.js';
import { compiledRoot } from './package-root.js';
import { readYaml } from './read-yaml.js';
import { checkStudy, type Study } from './study.js';

/** How a study file may end; of two with one name the earlier is taken. */
const ENDINGS = ['.ts', '.mts', '.yaml', '.yml', '.json', '.js', '.mjs'];

/** Where studies are looked up by name: a folder of the person's own, then those that come with this package. */
const FOLDERS = ['experiments', join(compiledRoot, 'experiments')];

/** A study that has a file. */
export interface StudyFile {
  readonly name: string;
  readonly file: string;
}

/** All studies that can be run by name. */
export function listStudies(): StudyFile[] {
  const found = new Map<string, StudyFile>();
  for (const folder of FOLDERS) {
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const ending of ENDINGS) {
      for (const file of files) {
        const name = basename(file, ending);
        if (extname(file) !== ending || name.endsWith('.d') || found.has(name)) continue;
        found.set(name, { name, file: join(folder, file) });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The study of a name or path: a file, one of `listStudies`, or a game, which then is studied as it comes.
 * @throws ConfigError for an unknown name, with the nearest, or a file that holds no study
 */
export async function loadStudy(nameOrPath: string): Promise<Study> {
  const isFile = isPath(nameOrPath) || ENDINGS.includes(extname(nameOrPath));
  const studies = listStudies();
  const file = isFile ? nameOrPath : studies.find(({ name }) => name === nameOrPath)?.file;
  if (file !== undefined) return withPathsFrom(dirname(file), checkStudy(await contentOf(file), file));
  if (Object.hasOwn(games, nameOrPath)) return { name: nameOrPath, game: nameOrPath };
  const near = nearest(nameOrPath, [...studies.map(({ name }) => name), ...Object.keys(games)]);
  throw new ConfigError({
    where: nameOrPath,
    problem: 'there is no such study or game',
    right: 'the path of a study file, or a name that "touchstone list" shows, is expected',
    value: nameOrPath,
    ...(near ? { nearest: near } : {}),
  });
}

async function contentOf(file: string): Promise<unknown> {
  switch (extname(file)) {
    case '.yaml':
    case '.yml':
    case '.json':
      return parsed(file);
    default:
      return exported(file);
  }
}

/** JSON is YAML too, and so gets the same messages with line and column. */
function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError({ where: file, problem: 'it cannot be read', right: 'the path of a study file is expected' });
  }
  const documents = readYaml(text, file);
  if (documents.length <= 1) return documents[0];
  throw new ConfigError({
    where: file,
    problem: `it holds ${documents.length} documents`,
    right: 'one study is expected',
  });
}

async function exported(file: string): Promise<unknown> {
  // What was compiled with this package needs no bundling.
  const compiled = file.startsWith(compiledRoot);
  const url = compiled ? pathToFileURL(file).href : importableBundle(await bundleModule(file));
  const module = await importModule(url, file);
  if (module.default !== undefined) return module.default;
  throw new ConfigError({
    where: file,
    problem: `it exports ${Object.keys(module).join(', ') || 'nothing'}`,
    right: 'a study is expected as its default export: export default defineStudy({ … })',
  });
}

/** Paths in a study file are meant from its folder; everything else reads them from the working folder. */
function withPathsFrom(folder: string, study: Study): Study {
  const move = (path: string) => moved(folder, path);
  const moveBots = (spec: string) => spec.replace(/[^:,=[\]]+/g, (word) => (isPath(word) ? move(word) : word));
  const moveContent = (entry: string) => (entry === 'shipped' ? entry : entry.split('+').map(move).join('+'));
  const moveDeck = (deck: string) => (isDeckPath(deck) ? move(deck) : deck);
  const { game, quick } = study;
  return {
    ...study,
    ...movedDesign(study, moveBots, moveContent, moveDeck),
    game: isPath(game) ? move(game) : game,
    ...(quick ? { quick: { ...quick, ...movedDesign(quick, moveBots, moveContent, moveDeck) } } : {}),
  };
}

type Design = Pick<Study, 'bots' | 'seats' | 'content' | 'decks'>;
type Move = (text: string) => string;

function movedDesign(
  { bots, seats, content, decks }: Design,
  moveBots: Move,
  moveContent: Move,
  moveDeck: Move,
): Design {
  return {
    ...(bots === undefined ? {} : { bots: typeof bots === 'string' ? moveBots(bots) : bots.map(moveBots) }),
    ...(seats === undefined ? {} : { seats: movedSeats(seats, moveBots) }),
    ...(decks === undefined
      ? {}
      : { decks: typeof decks === 'string' ? moveDeck(decks) : movedSeats(decks, moveDeck) }),
    ...(content === undefined
      ? {}
      : { content: typeof content === 'string' ? moveContent(content) : content.map(moveContent) }),
  };
}

function movedSeats(seats: NonNullable<Study['seats']>, move: Move): NonNullable<Study['seats']> {
  if (isFlat(seats)) return seats.map(move);
  return seats.map((table) => table.map(move));
}

function isFlat(seats: NonNullable<Study['seats']>): seats is string[] {
  return typeof seats[0] === 'string';
}

function moved(folder: string, path: string): string {
  if (isAbsolute(path)) return path;
  const fromHere = relative('.', resolve(folder, path));
  return fromHere.startsWith('.') || isAbsolute(fromHere) ? fromHere : `./${fromHere}`;
}
