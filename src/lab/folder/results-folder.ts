import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../engine/errors.js';
import { type Input, Inputs } from '../inputs.js';
import type { Column, Table } from '../tables/cell.js';
import { csvTable } from '../tables/csv.js';
import type { Tables } from '../tables/tables.js';
import { FolderLock } from './lock.js';
import { type Manifest, readManifest } from './manifest.js';
import { writeWhole } from './write-file.js';

/** The folder of a study's results, held by this process until it is released. */
export class ResultsFolder {
  private constructor(
    readonly path: string,
    private readonly lock: FolderLock,
    /** What was in it; null for a new one. */
    readonly manifest: Manifest | null,
  ) {}

  /**
   * Makes or opens a folder and locks it.
   * @throws ConfigError when another process holds it, or when it holds something that is no study
   */
  static open(path: string): ResultsFolder {
    mkdirSync(path, { recursive: true });
    const lock = FolderLock.take(path);
    try {
      const manifest = readManifest(path);
      if (manifest === null) checkEmpty(path);
      return new ResultsFolder(path, lock, manifest);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  file(name: string): string {
    return join(this.path, name);
  }

  /** Keeps the texts of users' files, so that the study can be resumed and replayed whatever becomes of the originals. */
  keepInputs(inputs: readonly Input[]): void {
    if (inputs.length > 0) mkdirSync(this.file('inputs'), { recursive: true });
    for (const input of inputs) writeFileSync(this.file(inputFile(input)), input.text);
  }

  /** Writes every table, and the dictionary of their columns. */
  writeTables(
    games: readonly Column[],
    { arms, seats, slots, contrasts, trends, difficulty, cards, names }: Tables,
  ): void {
    const tables: [string, Table][] = [
      ['arms', arms],
      ['seats', seats],
      ['slots', slots],
      ['contrasts', contrasts],
      ...(trends ? [['trends', trends] satisfies [string, Table]] : []),
      ...(difficulty ? [['difficulty', difficulty] satisfies [string, Table]] : []),
      ...(cards ? [['cards', cards] satisfies [string, Table]] : []),
      ...(names ? [['names', names] satisfies [string, Table]] : []),
    ];
    for (const [name, table] of tables) writeWhole(this.file(`${name}.csv`), csvTable(table));
    const dictionary = {
      'games.csv': described(games),
      ...Object.fromEntries(tables.map(([name, { columns }]) => [`${name}.csv`, described(columns)])),
      'timing.csv': TIMING,
    };
    writeWhole(this.file('columns.json'), `${JSON.stringify(dictionary, null, 2)}\n`);
  }

  /** Writes a document of its own. */
  write(name: string, document: unknown): void {
    writeWhole(this.file(name), `${JSON.stringify(document, null, 2)}\n`);
  }

  release(): void {
    this.lock.release();
  }
}

const TIMING = {
  game_key: 'arm/deal/rotation: the name of the game',
  worker: 'number of the thread that played it, 0 for the process itself',
  ms: 'milliseconds it took; not reproducible, like the order of the rows',
};

/**
 * The users' files as a results folder keeps them.
 * @throws ConfigError when one is gone
 */
export function storedInputs(folder: string, { inputs }: Manifest): Inputs {
  return new Inputs(
    inputs.map((input) => {
      const file = join(folder, inputFile(input));
      try {
        return { ...input, text: readFileSync(file, 'utf8') };
      } catch {
        throw new ConfigError({
          where: file,
          problem: 'it is gone',
          right: 'a results folder as it was written is expected',
        });
      }
    }),
  );
}

function inputFile({ hash, kind }: Omit<Input, 'text'>): string {
  return join('inputs', `${hash}.${INPUT_ENDINGS[kind]}`);
}

const INPUT_ENDINGS: Readonly<Record<Input['kind'], string>> = { module: 'mjs', table: 'tsv', decks: 'json' };

/** A folder without a manifest is used only if nothing in it could be lost. */
function checkEmpty(path: string): void {
  // What a run that was killed before it had a manifest may have left.
  const left = ['lock', 'inputs', 'manifest.json.new'];
  const found = readdirSync(path).filter((name) => !left.includes(name));
  if (found.length === 0) return;
  throw new ConfigError({
    where: path,
    problem: `it holds ${found[0]}, but no study`,
    right: 'a new or empty folder, or the results folder of this study, is expected',
  });
}

function described(columns: readonly Column[]): Record<string, string> {
  return Object.fromEntries(columns.map(({ name, help }) => [name, help]));
}
