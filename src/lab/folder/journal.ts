import { appendFileSync, closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../../engine/errors.js';
import { fnv1a32 } from '../../engine/fnv.js';

/** A finished batch: which games, and where what was written of them ends. */
export interface JournalEntry {
  readonly arm: number;
  readonly from: number;
  readonly to: number;
  /** Bytes of the arm's rows, of its records, and of timing.csv, once the batch was written. */
  readonly rows: number;
  readonly records: number;
  readonly timing: number;
  /** Options summed over the decisions of the batch. */
  readonly options: number;
}

const KEYS = ['arm', 'from', 'to', 'rows', 'records', 'timing', 'options'] as const;

/**
 * journal.ndjson: one line per finished batch, written after everything it speaks of. A last line that was cut off is
 * left out; whatever was written after the line before it is played again.
 */
export class Journal {
  private constructor(private readonly descriptor: number) {}

  /**
   * The finished batches of a journal, in the order of writing; none when there is no journal.
   * @throws ConfigError for a line that is damaged but not the last, or that does not follow those before it
   */
  static read(file: string): JournalEntry[] {
    const lines = linesOf(file);
    const entries: JournalEntry[] = [];
    for (const [index, line] of lines.entries()) {
      const entry = entryOf(line);
      if (entry) entries.push(entry);
      else if (index < lines.length - 1) throw damaged(file, index + 1, 'this line is damaged, and lines follow it');
    }
    checkOrder(entries, file);
    return entries;
  }

  /** Opens a journal to go on after `entries`, and nothing else. */
  static open(file: string, entries: readonly JournalEntry[]): Journal {
    const staging = `${file}.new`;
    writeFileSync(staging, entries.map(lineOf).join(''));
    renameSync(staging, file);
    return new Journal(openSync(file, 'a'));
  }

  add(entry: JournalEntry): void {
    appendFileSync(this.descriptor, lineOf(entry));
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function linesOf(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const lines = text.split('\n');
  // After a whole last line nothing follows its line feed; else the last piece is one that was cut off.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function lineOf(entry: JournalEntry): string {
  return `${JSON.stringify({ ...entry, check: checkOf(entry) })}\n`;
}

/** A line that says what it said when it was written, or null. */
function entryOf(line: string): JournalEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isEntry(value)) return null;
  const { check, ...entry } = value;
  return check === checkOf(entry) ? entry : null;
}

function isEntry(value: unknown): value is JournalEntry & { check: number } {
  if (typeof value !== 'object' || value === null) return false;
  return [...KEYS, 'check'].every((key) => Number.isSafeInteger(Reflect.get(value, key)));
}

function checkOf(entry: JournalEntry): number {
  return fnv1a32(KEYS.map((key) => entry[key]).join(','));
}

/** The batches of each arm must join without a gap. */
function checkOrder(entries: readonly JournalEntry[], file: string): void {
  const done = new Map<number, number>();
  for (const [index, { arm, from, to }] of entries.entries()) {
    const before = done.get(arm) ?? 0;
    if (from !== before) {
      throw damaged(file, index + 1, `games ${before} to ${from - 1} of arm ${arm} are missing before it`);
    }
    done.set(arm, to);
  }
}

function damaged(file: string, line: number, problem: string): ConfigError {
  return new ConfigError({
    where: `${file}:${line}`,
    problem,
    right: 'a journal as it was written is expected; without it, delete the folder and run the study again',
  });
}
