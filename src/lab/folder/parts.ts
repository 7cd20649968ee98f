import { appendFileSync, closeSync, mkdirSync, openSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchResult } from '../batch.js';
import { copyBytes, sizeOf, writeAll } from './copy-bytes.js';
import type { JournalEntry } from './journal.js';

/** How far an arm has come. */
interface ArmFiles {
  /** Bytes of its rows and records. */
  rows: number;
  records: number;
}

/**
 * The rows and records of each arm in files of their own, so that arms can advance together and grow later. When a
 * study is done they are joined, in the order of the arms, to games.csv and records.ndjson; a study that grows takes
 * those apart again.
 */
export class Parts {
  private readonly parts: string;
  private readonly games: string;
  private readonly records: string;
  private readonly timing: string;
  private readonly arms: ArmFiles[];
  private timingSize = 0;

  /**
   * @param folder the results folder
   * @param header the first line of games.csv
   */
  constructor(
    folder: string,
    arms: number,
    private readonly header: string,
  ) {
    this.parts = join(folder, 'parts');
    this.games = join(folder, 'games.csv');
    this.records = join(folder, 'records.ndjson');
    this.timing = join(folder, 'timing.csv');
    this.arms = Array.from({ length: arms }, () => ({ rows: 0, records: 0 }));
  }

  /**
   * Finds what the journal speaks of, and cuts off what it does not.
   * @returns the entries whose bytes are there; games of the others must be played again
   */
  recover(entries: readonly JournalEntry[]): JournalEntry[] {
    mkdirSync(this.parts, { recursive: true });
    const byArm = this.arms.map((): JournalEntry[] => []);
    for (const entry of entries) byArm[entry.arm].push(entry);
    const joined = this.joinedStretches(byArm.map((own) => own.at(-1)));
    const lost = new Set<JournalEntry>();
    for (const [arm, files] of this.arms.entries()) {
      const own = byArm[arm];
      const last = own.at(-1);
      if (last && joined && !this.holds(arm, last)) this.takeOut(arm, joined[arm]);
      const end = own.findLast((entry) => this.holds(arm, entry));
      for (const entry of own) if (entry.to > (end?.to ?? 0)) lost.add(entry);
      files.rows = cut(this.rowsOf(arm), end?.rows ?? 0);
      files.records = cut(this.recordsOf(arm), end?.records ?? 0);
    }
    this.recoverTiming(entries.at(-1)?.timing ?? 0);
    return entries.filter((entry) => !lost.has(entry));
  }

  /** Writes what became of the next games of an arm. */
  add(arm: number, { rows, records, timing }: BatchResult): Pick<JournalEntry, 'rows' | 'records' | 'timing'> {
    const files = this.arms[arm];
    appendFileSync(this.rowsOf(arm), rows);
    files.rows += rows.length;
    if (records.length > 0) appendFileSync(this.recordsOf(arm), records);
    files.records += records.length;
    appendFileSync(this.timing, timing);
    this.timingSize += timing.length;
    return { rows: files.rows, records: files.records, timing: this.timingSize };
  }

  /**
   * Writes games.csv and records.ndjson as far as the arms have come.
   * @param onRows sees the rows of an arm in chunks, arm by arm
   */
  join(onRows: (arm: number, chunk: Buffer) => void): void {
    const target = openSync(`${this.games}.new`, 'w');
    writeAll(target, Buffer.from(this.header));
    for (const [arm, { rows }] of this.arms.entries()) {
      if (rows > 0) copyBytes(this.rowsOf(arm), 0, rows, target, (chunk) => onRows(arm, chunk));
    }
    closeSync(target);
    renameSync(`${this.games}.new`, this.games);
    this.joinRecords();
  }

  /** Takes the arms' files away once they are joined. */
  remove(): void {
    rmSync(this.parts, { recursive: true, force: true });
  }

  private joinRecords(): void {
    if (this.arms.every(({ records }) => records === 0)) {
      rmSync(this.records, { force: true });
      return;
    }
    const target = openSync(`${this.records}.new`, 'w');
    for (const [arm, { records }] of this.arms.entries()) {
      if (records > 0) copyBytes(this.recordsOf(arm), 0, records, target);
    }
    closeSync(target);
    renameSync(`${this.records}.new`, this.records);
  }

  /** Where each arm stands in the joined files, if these hold exactly what the journal speaks of; else null. */
  private joinedStretches(ends: readonly (JournalEntry | undefined)[]): Stretch[] | null {
    const stretches: Stretch[] = [];
    let rows = Buffer.byteLength(this.header);
    let records = 0;
    for (const end of ends) {
      const next = { rows: rows + (end?.rows ?? 0), records: records + (end?.records ?? 0) };
      stretches.push({ rowsFrom: rows, rowsTo: next.rows, recordsFrom: records, recordsTo: next.records });
      ({ rows, records } = next);
    }
    const whole = sizeOf(this.games) === rows && Math.max(0, sizeOf(this.records)) === records;
    return whole ? stretches : null;
  }

  private takeOut(arm: number, { rowsFrom, rowsTo, recordsFrom, recordsTo }: Stretch): void {
    const stretches = [
      { file: this.rowsOf(arm), source: this.games, from: rowsFrom, to: rowsTo },
      { file: this.recordsOf(arm), source: this.records, from: recordsFrom, to: recordsTo },
    ];
    for (const { file, source, from, to } of stretches) {
      if (from === to) continue;
      const target = openSync(file, 'w');
      copyBytes(source, from, to, target);
      closeSync(target);
    }
  }

  private holds(arm: number, { rows, records }: JournalEntry): boolean {
    return sizeOf(this.rowsOf(arm)) >= rows && Math.max(0, sizeOf(this.recordsOf(arm))) >= records;
  }

  /** Times are nothing that anybody could play again: what is missing stays missing. */
  private recoverTiming(journalled: number): void {
    const header = 'game_key,worker,ms\n';
    if (sizeOf(this.timing) < header.length || journalled < header.length) {
      rmSync(this.timing, { force: true });
      appendFileSync(this.timing, header);
      this.timingSize = header.length;
      return;
    }
    this.timingSize = cut(this.timing, Math.min(journalled, sizeOf(this.timing)));
  }

  private rowsOf(arm: number): string {
    return join(this.parts, `${arm}.csv`);
  }
  private recordsOf(arm: number): string {
    return join(this.parts, `${arm}.ndjson`);
  }
}

/** Where an arm stands in games.csv and records.ndjson, in bytes. */
interface Stretch {
  readonly rowsFrom: number;
  readonly rowsTo: number;
  readonly recordsFrom: number;
  readonly recordsTo: number;
}

/** Cuts a file to a size it has, or takes it away where that is nothing. */
function cut(file: string, size: number): number {
  if (size === 0) rmSync(file, { force: true });
  else truncateSync(file, size);
  return size;
}
