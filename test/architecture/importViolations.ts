import { posix } from 'node:path';
import directions from './importDirections.json' with { type: 'json' };

interface Direction {
  /** Which files the line is about; a group in it stands for `$1` in `mayImport`. */
  from: string;
  fromNot?: string;
  mayImport: string[];
  /** Whether modules of Node itself may be imported. */
  builtins: boolean;
  why: string;
}

const table: Direction[] = directions;
const ownCode = /^(src|bots|experiments|test)\//;
const importedName = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/**
 * What `text`, taken as the content of the file `file` (a path from the project's top), imports against
 * importDirections.json: one sentence each, none when all is well.
 */
export function importViolations(file: string, text: string): string[] {
  const found: string[] = [];
  for (const direction of table) {
    const match = new RegExp(direction.from).exec(file);
    if (match === null || (direction.fromNot !== undefined && new RegExp(direction.fromNot).test(file))) continue;
    const allowed = direction.mayImport.map((pattern) => new RegExp(pattern.replace('$1', match[1] ?? '')));
    for (const [, name] of text.matchAll(importedName)) {
      const target = importedFile(file, name);
      const wrongFolder = ownCode.test(target) && !allowed.some((pattern) => pattern.test(target));
      const wrongBuiltin = target.startsWith('node:') && !direction.builtins;
      if (wrongFolder || wrongBuiltin) found.push(`${file} imports ${target}, but ${direction.why}`);
    }
  }
  return found;
}

/** The TypeScript file behind an import, as a path from the project's top; a package's name stays as it is. */
function importedFile(file: string, name: string): string {
  if (name === 'touchstone') return 'src/index.ts';
  if (!name.startsWith('.')) return name;
  return posix.join(posix.dirname(file), name).replace(/\.js$/, '.ts');
}
