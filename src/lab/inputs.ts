import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { ConfigError } from '../engine/errors.js';
import { bundleModule, contentHash, importableBundle } from './bundle.js';

/** A file of a user's that a study was made from: a bundled module, a card table, or decks. */
export interface Input {
  /** As it is named in the study. */
  readonly path: string;
  readonly kind: 'module' | 'table' | 'decks';
  readonly hash: string;
  readonly text: string;
}

/** A file that lists decks. */
export interface DeckFile {
  readonly file: string;
  readonly text: string;
}

/** How the files of decks in a folder end. */
const DECK_FILES = ['.json', '.csv', '.txt'];

/**
 * The users' files of one study. Each is read once, so that the whole study, and every worker, sees the same text; and
 * a results folder keeps them, so that it can be resumed and replayed after the originals have changed.
 */
export class Inputs {
  private readonly byPath = new Map<string, Input>();
  private readonly fromDisk: boolean;

  /** @param stored what a results folder kept; then no other file is read */
  constructor(stored?: readonly Input[]) {
    this.fromDisk = stored === undefined;
    for (const input of stored ?? []) this.byPath.set(input.path, input);
  }

  /** All that were read, in the order in which they were asked for. */
  get all(): readonly Input[] {
    return [...this.byPath.values()];
  }

  /**
   * The module at a path, bundled.
   * @throws ConfigError when it is missing or does not compile
   */
  async module(path: string): Promise<Input> {
    const known = this.known(path);
    if (known) return known;
    const { hash, text } = await bundleModule(path);
    return this.remember({ path, kind: 'module', hash, text });
  }

  /** Where the module at a path can be imported from. */
  async moduleUrl(path: string): Promise<string> {
    return importableBundle(await this.module(path));
  }

  /**
   * The card table at a path.
   * @throws ConfigError when it cannot be read
   */
  table(path: string): Input {
    const known = this.known(path);
    if (known) return known;
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      throw new ConfigError({
        where: path,
        problem: 'it cannot be read',
        right: 'the path of a card table is expected',
      });
    }
    return this.remember({ path, kind: 'table', hash: contentHash(text), text });
  }

  /**
   * The deck files at a path, a file or a folder of them, in the order of their names.
   * @throws ConfigError when there are none
   */
  decks(path: string): readonly DeckFile[] {
    const known = this.known(path);
    if (known) return JSON.parse(known.text);
    const files = deckFilesAt(path);
    const text = JSON.stringify(files);
    this.remember({ path, kind: 'decks', hash: contentHash(text), text });
    return files;
  }

  /** Whether the file or folder at a path was read already. */
  knows(path: string): boolean {
    return this.byPath.has(path);
  }

  private known(path: string): Input | undefined {
    const known = this.byPath.get(path);
    if (!known && !this.fromDisk) {
      throw new ConfigError({
        where: path,
        problem: 'the results folder kept no copy of this file',
        right: 'a folder as it was written is expected',
      });
    }
    return known;
  }

  private remember(input: Input): Input {
    this.byPath.set(input.path, input);
    return input;
  }
}

function deckFilesAt(path: string): DeckFile[] {
  let files: string[];
  try {
    const isFolder = statSync(path).isDirectory();
    const inside = isFolder ? readdirSync(path).filter((name) => DECK_FILES.includes(extname(name))) : [];
    files = isFolder ? inside.sort().map((name) => join(path, name)) : [path];
    if (files.length > 0) return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  } catch {
    files = [];
  }
  throw new ConfigError({
    where: path,
    problem: 'there are no decks here that can be read',
    right: `a deck file, or a folder with files that end with ${DECK_FILES.join(', ')}, is expected`,
  });
}

/** Whether a name means a file rather than something registered. */
export function isPath(name: string): boolean {
  return name.includes('/') || name.includes('\\') || ['.ts', '.mts', '.js', '.mjs'].includes(extname(name));
}

/** A text with the folders of all paths in it left out: `./bots/mine.ts:depth=2` is `mine.ts:depth=2` in tables. */
export function withoutFolders(text: string): string {
  return text.replace(/[^:,=[\]|]*[/\\][^:,=[\]|]*/g, (path) => basename(path));
}
