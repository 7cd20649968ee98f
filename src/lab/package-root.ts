import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package: the nearest one above this module that holds a package.json. */
export const packageRoot: string = folderAbove(dirname(fileURLToPath(import.meta.url)));

/** Where the compiled modules lie: workers, and modules of users, run on these whatever runs the rest. */
export const compiledRoot: string = join(packageRoot, 'dist');

/** The version of this package. */
export function packageVersion(): string {
  const description: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const isObject = typeof description === 'object' && description !== null;
  return isObject && 'version' in description ? String(description.version) : 'unknown';
}

function folderAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderAbove(dirname(folder));
}
