import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../engine/errors.js';
import { timestamp } from '../clock.js';

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts it: numbers of processes are used again. */
  readonly began: string;
  readonly since: string;
}

/** Nobody takes longer to write a lock. */
const WRITING_MS = 200;

/** Keeps two runs out of one results folder. The lock of a process that died is taken over. */
export class FolderLock {
  private constructor(private readonly file: string) {}

  /**
   * Takes the lock of a folder.
   * @throws ConfigError when a living process holds it
   */
  static take(folder: string): FolderLock {
    const file = join(folder, 'lock');
    const own: Holder = { pid: process.pid, host: hostname(), began: beginningOf(process.pid), since: timestamp() };
    const text = `${JSON.stringify(own)}\n`;
    while (!created(file, text)) {
      const held = readIfThere(file);
      if (held === null) continue;
      const holder = holderOf(held) ?? holderOf(readLater(file));
      if (holder && isAlive(holder)) throw locked(folder, file, holder);
      removeStale(file, held);
    }
    return new FolderLock(file);
  }

  release(): void {
    rmSync(this.file, { force: true });
  }
}

function created(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw error;
  }
}

/** Takes a stale lock away, unless somebody else has just done so and put a lock of his own in its place. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  rmSync(aside);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** What a lock that was found half written says a moment later, when a living writer is done. */
function readLater(file: string): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING_MS);
  return readIfThere(file) ?? '';
}

/** The holder a lock names; null when it was cut off as it was written. */
function holderOf(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'host' in value && 'began' in value;
}

function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive too, though it takes no signals from us.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return beginningOf(pid) === began;
}

/** When a process began, where the system tells (Linux); empty elsewhere. */
function beginningOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces; the beginning is the 20th field after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}

function locked(folder: string, file: string, { pid, host, since }: Holder): ConfigError {
  return new ConfigError({
    where: folder,
    problem: `process ${pid} on ${host} writes here since ${since}`,
    right: `wait until it is done, or delete ${file} if you know that it is gone`,
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
