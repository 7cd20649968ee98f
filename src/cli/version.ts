import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../lab/package-root.js';

/** The version of this package. */
export function version(): string {
  const description: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const found =
    typeof description === 'object' && description !== null ? Reflect.get(description, 'version') : undefined;
  return String(found);
}
