import { type Document, parseAllDocuments } from 'yaml';
import { ConfigError } from '../engine/errors.js';

/**
 * What a YAML or JSON file says, document by document, as plain values.
 * @param path the file, for messages
 * @throws ConfigError when it is not well formed, with line and column, or means more than can be read
 */
export function readYaml(text: string, path: string): unknown[] {
  return within(path, () => [...parseAllDocuments(text)].map((document) => plainValue(document, path)));
}

function plainValue(document: Document.Parsed, path: string): unknown {
  const [error] = document.errors;
  if (!error) return document.toJS();
  if (/call stack/.test(error.message)) throw new RangeError(error.message);
  const [start] = error.linePos ?? [];
  const [problem] = error.message.split(/ at line \d|\n/);
  throw new ConfigError({
    where: start ? `${path}:${start.line}:${start.col}` : path,
    problem: problem.charAt(0).toLowerCase() + problem.slice(1).replace(/[.:]+$/, ''),
    right: 'well-formed YAML or JSON is expected',
  });
}

/** A few lines of aliases can mean billions of values (the parser then throws a ReferenceError), brackets go deep. */
function within<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReferenceError) {
      throw new ConfigError({
        where: path,
        problem: `its aliases cannot be resolved: ${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}`,
        right: 'values written out, or few aliases, are expected',
      });
    }
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigError({
      where: path,
      problem: 'it is nested too deeply to be read',
      right: 'a flatter file is expected',
    });
  }
}
