import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure, Plugin } from 'esbuild';
import { ConfigError } from '../engine/errors.js';
import { compiledRoot, packageRoot } from './package-root.js';

/** A user's module (bot, game, study) with all that it imports, in one text that any clone of this package can run. */
export interface Bundle {
  /** Of the text: 16 hexadecimal digits. */
  readonly hash: string;
  readonly text: string;
}

/** Stands in a bundle for this package, whose place is put in when the bundle is imported. */
const LIBRARY = 'touchstone:';

/**
 * Bundles a user's TypeScript or JavaScript. Imports of `touchstone` are left out: the bundle shares this very package.
 * @throws ConfigError when the file is missing or does not compile, with line and column
 */
export async function bundleModule(path: string): Promise<Bundle> {
  const entry = resolve(path);
  if (!existsSync(entry)) {
    throw new ConfigError({
      where: path,
      problem: 'there is no such file',
      right: 'a TypeScript or JavaScript module is expected',
    });
  }
  const { build } = await import('esbuild');
  try {
    const built = await build({
      absWorkingDir: dirname(entry),
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      legalComments: 'none',
      plugins: [sharedPackage],
      // Packages in the older module format call require.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
      },
    });
    const { text } = built.outputFiles[0];
    return { text, hash: contentHash(text) };
  } catch (error) {
    throw asConfigError(error, path);
  }
}

/** The first 16 hexadecimal digits of SHA-256. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Writes a bundle where it can be imported, a cache file named by its content, and returns the file's URL. */
export function importableBundle({ text, hash }: Bundle): string {
  const placed = text.replaceAll(new RegExp(`"${LIBRARY}([^"]+)"`, 'g'), (_, module: string) =>
    JSON.stringify(pathToFileURL(join(compiledRoot, module)).href),
  );
  const file = join(cacheFolder(), `${hash}-${contentHash(placed).slice(0, 8)}.mjs`);
  if (!existsSync(file)) {
    const staging = `${file}.${process.pid}`;
    writeFileSync(staging, placed);
    renameSync(staging, file);
  }
  return pathToFileURL(file).href;
}

/** How long a module may take to load, in milliseconds. */
const LOAD_TIME = 60_000;

/**
 * Imports a module made importable.
 * @param name the user's file, for messages
 * @throws ConfigError when the module throws while it loads, or never ends loading
 */
export async function importModule(url: string, name: string): Promise<Record<string, unknown>> {
  const never = new AbortController();
  try {
    return await Promise.race([import(/* @vite-ignore */ url), endless(name, never.signal)]);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const problem = `it cannot be loaded: ${firstLine(error)}`;
    throw new ConfigError({ where: name, problem, right: 'a module that loads without an error is expected' });
  } finally {
    never.abort();
  }
}

/**
 * Rejects when a module waits, at its top level, for what never comes: at once where nothing else keeps the process
 * alive, which would then end in silence, else when it has had its time.
 */
function endless(name: string, loaded: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => {
      const problem = 'it never ends loading: an await at its top level waits for what does not come';
      reject(new ConfigError({ where: name, problem, right: 'a module that loads is expected' }));
    };
    const timer = setTimeout(refuse, LOAD_TIME).unref();
    process.once('beforeExit', refuse);
    loaded.addEventListener('abort', () => {
      clearTimeout(timer);
      process.off('beforeExit', refuse);
    });
  });
}

/**
 * Leaves the library out, imported by its name or, inside this package's own tree, by its path. Other modules of this
 * package would come a second time, and a second State or ConfigError is not the laboratory's: they are refused.
 */
const sharedPackage: Plugin = {
  name: 'shared-package',
  setup({ onResolve }) {
    const library = { path: `${LIBRARY}src/index.js`, external: true };
    onResolve({ filter: /^touchstone$/ }, () => library);
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const inPackage = relative(packageRoot, resolve(resolveDir, path)).replace(/^dist[\\/]/, '');
      const [top] = inPackage.split(sep);
      if (top !== 'src' && top !== 'bots') return undefined;
      if (inPackage === join('src', 'index.js')) return library;
      return {
        errors: [{ text: `"${path}" is inside the laboratory; what is needed comes with the package touchstone` }],
      };
    });
  },
};

function cacheFolder(): string {
  const wished = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'touchstone');
  for (const folder of [wished, join(tmpdir(), 'touchstone')]) {
    try {
      mkdirSync(folder, { recursive: true });
      return folder;
    } catch {
      // A home without a cache is no reason to give up; the next folder is tried.
    }
  }
  throw new ConfigError({
    where: wished,
    problem: 'this folder for bundled modules cannot be made',
    right: 'a writable folder in XDG_CACHE_HOME is expected',
  });
}

function asConfigError(error: unknown, path: string): unknown {
  if (!isBuildFailure(error)) return error;
  const [first] = error.errors;
  const place = first.location ? `${first.location.file}:${first.location.line}:${first.location.column + 1}` : path;
  return new ConfigError({ where: place, problem: first.text, right: 'a module that compiles is expected' });
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
