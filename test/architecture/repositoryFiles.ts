import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's top folder, an absolute path without a slash at its end. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** Every file that git keeps and that still exists, as paths from the project's top, sorted. */
export function trackedFiles(): string[] {
  return listFiles([]);
}

/** TypeScript files whose path starts with one of `folders`, those not yet added to git included. */
export function sourceFiles(folders: readonly string[]): string[] {
  const files = listFiles(['--cached', '--others', '--exclude-standard']);
  return files.filter((file) => file.endsWith('.ts') && folders.some((folder) => file.startsWith(folder)));
}

/** The text of a file named by its path from the project's top. */
export function textOf(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}

function listFiles(flags: readonly string[]): string[] {
  const listing = execFileSync('git', ['ls-files', '-z', ...flags], { cwd: projectRoot, encoding: 'utf8' });
  const files = listing.split('\0').filter((file) => file !== '' && existsSync(join(projectRoot, file)));
  return [...new Set(files)].sort();
}
