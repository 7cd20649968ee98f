import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', '..', 'dist', 'src', 'cli', 'main.js');

/** Starts the compiled command; its standard output can be read, what it says besides is shown. */
export function start(words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** How a command ended. */
export interface Ended {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly output: string;
}

export async function ended(child: ChildProcess): Promise<Ended> {
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output: Buffer.concat(pieces).toString('utf8') };
}

/**
 * Runs the compiled command to its end.
 * @returns its standard output
 * @throws Error when its exit code is not 0
 */
export async function touchstone(words: readonly string[]): Promise<string> {
  const { code, output } = await ended(start(words));
  if (code !== 0) throw new Error(`touchstone ${words.join(' ')}: exit code ${code}\n${output}`);
  return output;
}
