import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** The rows of a table below its header, as cells by column; the file is named by its path from the project's top. */
export function tsvRows(file: string): Record<string, string>[] {
  const [header, ...lines] = readFileSync(join(projectRoot, file), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  });
}
