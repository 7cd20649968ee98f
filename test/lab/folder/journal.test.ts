import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Journal, type JournalEntry } from '../../../src/lab/folder/journal.js';
import { temporaryFolder } from '../temporary-folder.js';

const entry = (arm: number, from: number, to: number): JournalEntry => ({
  arm,
  from,
  to,
  rows: to * 10,
  records: 0,
  timing: to * 5,
  options: to * 3,
});
const entries = [entry(0, 0, 4), entry(1, 0, 2), entry(0, 4, 9)];

function written(): string {
  const file = join(temporaryFolder(), 'journal.ndjson');
  const journal = Journal.open(file, entries.slice(0, 1));
  for (const next of entries.slice(1)) journal.add(next);
  journal.close();
  return file;
}

describe('the journal', () => {
  it('reads back what was written, one line a batch', () => {
    const file = written();
    expect(Journal.read(file)).toEqual(entries);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3);
  });

  it('is empty when there is none', () => {
    expect(Journal.read(join(temporaryFolder(), 'journal.ndjson'))).toEqual([]);
  });

  it('leaves out a last line that was cut off, wherever that happened', () => {
    const file = written();
    const whole = readFileSync(file, 'utf8');
    const start = whole.trimEnd().lastIndexOf('\n') + 1;
    // Without its line feed alone the line is whole.
    for (let end = start; end < whole.length - 1; end++) {
      writeFileSync(file, whole.slice(0, end));
      expect(Journal.read(file)).toEqual(entries.slice(0, 2));
    }
  });

  it('leaves out a last line that is no longer what was written', () => {
    const file = written();
    appendFileSync(file, '{"arm":0,"from":9,"to":11,"rows":110,"records":0,"timing":55,"options":33,"check":1}\n');
    expect(Journal.read(file)).toEqual(entries);
  });

  it('refuses a journal with a damaged line in the middle', () => {
    const file = written();
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [lines[0], lines[1].slice(0, 20), lines[2], ''].join('\n'));
    expect(() => Journal.read(file)).toThrow(`${file}:2: this line is damaged, and lines follow it; `);
    writeFileSync(file, [lines[0], lines[1].replace('"to":2', '"to":3'), lines[2], ''].join('\n'));
    expect(() => Journal.read(file)).toThrow(`${file}:2: this line is damaged`);
  });

  it('refuses a journal from which a line was taken', () => {
    const file = written();
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [lines[1], lines[2], ''].join('\n'));
    expect(() => Journal.read(file)).toThrow(`${file}:2: games 0 to 3 of arm 0 are missing before it`);
  });
});
