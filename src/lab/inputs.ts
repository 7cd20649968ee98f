import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { ConfigError } from '../engine/errors.js';
import { bundleModule, contentHash, importableBundle } from './bundle.js';

/** A file of a user's that a study was made from: a bundled module, or a card table. */
export interface Input {
  /** As it is named in the study. */
  readonly path: string;
  readonly kind: 'module' | 'table';
  readonly hash: string;
  readonly text: string;
}

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

/** Whether a name means a file rather than something registered. */
export function isPath(name: string): boolean {
  return name.includes('/') || name.includes('\\') || ['.ts', '.mts', '.js', '.mjs'].includes(extname(name));
}

/** A text with the folders of all paths in it left out: `./bots/mine.ts:depth=2` is `mine.ts:depth=2` in tables. */
export function withoutFolders(text: string): string {
  return text.replace(/[^:,=[\]|]*[/\\][^:,=[\]|]*/g, (path) => basename(path));
}
