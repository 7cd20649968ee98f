import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { SearchChance } from '../../../src/engine/chance.js';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

const GAME = 'src/games/gormenghast';

/** The set-up, the rules and the effects. */
function mutatedFiles(): string[] {
  const files = readdirSync(join(projectRoot, GAME), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(setup\.ts|effects\.ts|(rules|effects)\/.*\.ts)$/.test(file))
    .map((file) => `${GAME}/${file}`)
    .sort();
}

/** A mutant that Stryker can make. */
export interface Mutant {
  /** Names it as long as its file does not change; `chosenMutants.mjs` makes the same. */
  readonly key: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Every mutant of the rules and effects of Gormenghast, in the order of files and places. */
export async function allMutants(): Promise<Mutant[]> {
  const names = mutatedFiles();
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(join(projectRoot, name), 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(logger).instrument(files, options);
  return mutants.map(({ fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = files.find(({ name }) => name === fileName)?.content.split('\n') ?? [];
    const text = lines.slice(start.line, end.line + 1).join('\n');
    const after = (lines[end.line]?.length ?? 0) - end.column;
    return {
      key: [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(':'),
      file: fileName,
      line: start.line + 1,
      mutator: mutatorName,
      original: text.slice(start.column, text.length - after),
      replacement,
    };
  });
}

/** So many of them, drawn without repetition by a seeded shuffle, in the order they had. */
export function sampleOf<T>(all: readonly T[], size: number, seed: string): T[] {
  const luck = new SearchChance(seed);
  const drawn = all
    .map((item, place) => ({ item, place, priority: luck.uint32() }))
    .sort((a, b) => a.priority - b.priority || a.place - b.place)
    .slice(0, size);
  return drawn.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
