import { readFileSync } from 'node:fs';

/** A content file of a game: its text and the name that errors show. */
export interface ContentFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads a file that lies beside a module of a game, such as `content/cards.tsv`.
 * @param module the module's `import.meta.url`
 */
export function contentFile(module: string, path: string): ContentFile {
  return { name: path, text: readFileSync(new URL(path, module), 'utf8') };
}
