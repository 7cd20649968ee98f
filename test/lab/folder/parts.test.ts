import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BatchResult } from '../../../src/lab/batch.js';
import type { JournalEntry } from '../../../src/lab/folder/journal.js';
import { Parts } from '../../../src/lab/folder/parts.js';
import { temporaryFolder } from '../temporary-folder.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const result = (rows: string, records = ''): BatchResult => ({
  rows: bytes(rows),
  records: bytes(records),
  timing: bytes('t\n'),
  options: 0,
  ms: 0,
});

/** Two arms, three batches; the journal as it should then be. */
function filled(folder: string): JournalEntry[] {
  const parts = new Parts(folder, 2, 'head\n');
  parts.recover([]);
  const add = (arm: number, from: number, to: number, batch: BatchResult) => ({
    ...parts.add(arm, batch),
    arm,
    from,
    to,
    options: 0,
  });
  return [add(0, 0, 1, result('a0\n')), add(1, 0, 2, result('b0\nb1\n', 'B\n')), add(0, 1, 2, result('a1\n', 'A\n'))];
}

function joined(folder: string, parts: Parts): { games: string; records: string | null; seen: string } {
  let seen = '';
  parts.join((arm, chunk) => {
    seen += `${arm}:${chunk.toString()}`;
  });
  const records = join(folder, 'records.ndjson');
  return {
    games: readFileSync(join(folder, 'games.csv'), 'utf8'),
    records: existsSync(records) ? readFileSync(records, 'utf8') : null,
    seen,
  };
}

describe('the parts of a study', () => {
  it('are joined in the order of the arms, whatever order they were written in', () => {
    const folder = temporaryFolder();
    const entries = filled(folder);
    const parts = new Parts(folder, 2, 'head\n');
    expect(parts.recover(entries)).toEqual(entries);
    expect(joined(folder, parts)).toEqual({
      games: 'head\na0\na1\nb0\nb1\n',
      records: 'A\nB\n',
      seen: '0:a0\na1\n1:b0\nb1\n',
    });
  });

  it('lose what the journal does not speak of', () => {
    const folder = temporaryFolder();
    const entries = filled(folder);
    const parts = new Parts(folder, 2, 'head\n');
    parts.recover(entries.slice(0, 2));
    expect(joined(folder, parts).games).toBe('head\na0\nb0\nb1\n');
    expect(readFileSync(join(folder, 'timing.csv'), 'utf8')).toBe('game_key,worker,ms\nt\nt\n');
  });

  it('are taken out of the joined files again, and grow', () => {
    const folder = temporaryFolder();
    const entries = filled(folder);
    const first = new Parts(folder, 2, 'head\n');
    first.recover(entries);
    joined(folder, first);
    first.remove();
    expect(existsSync(join(folder, 'parts'))).toBe(false);
    const second = new Parts(folder, 2, 'head\n');
    expect(second.recover(entries)).toEqual(entries);
    second.add(0, result('a2\n'));
    expect(joined(folder, second)).toMatchObject({ games: 'head\na0\na1\na2\nb0\nb1\n', records: 'A\nB\n' });
  });

  it('give up batches whose bytes are gone: they are played again', () => {
    const folder = temporaryFolder();
    const entries = filled(folder);
    truncateSync(join(folder, 'parts', '0.csv'), 4);
    const parts = new Parts(folder, 2, 'head\n');
    expect(parts.recover(entries)).toEqual(entries.slice(0, 2));
    expect(joined(folder, parts)).toMatchObject({ games: 'head\na0\nb0\nb1\n', records: 'B\n' });
  });

  it('do not trust a games.csv that somebody has changed', () => {
    const folder = temporaryFolder();
    const entries = filled(folder);
    const first = new Parts(folder, 2, 'head\n');
    first.recover(entries);
    joined(folder, first);
    first.remove();
    writeFileSync(join(folder, 'games.csv'), 'head\na0\n');
    expect(new Parts(folder, 2, 'head\n').recover(entries)).toEqual([]);
  });
});
