import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderLock } from '../../../src/lab/folder/lock.js';
import { temporaryFolder } from '../temporary-folder.js';

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function lockOf(folder: string, holder: object): void {
  writeFileSync(join(folder, 'lock'), `${JSON.stringify(holder)}\n`);
}

describe('the lock of a results folder', () => {
  it('keeps a second run out, in a sentence that says who holds it', () => {
    const folder = temporaryFolder();
    const lock = FolderLock.take(folder);
    expect(() => FolderLock.take(folder)).toThrow(
      `${folder}: process ${process.pid} on ${hostname()} writes here since`,
    );
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    FolderLock.take(folder).release();
  });

  it('is taken over from a process that died', () => {
    const folder = temporaryFolder();
    lockOf(folder, { pid: deadProcess(), host: hostname(), began: '1', since: '' });
    const lock = FolderLock.take(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when the number of the process belongs to another by now',
    () => {
      const folder = temporaryFolder();
      lockOf(folder, { pid: process.pid, host: hostname(), began: 'long ago', since: '' });
      FolderLock.take(folder).release();
    },
  );

  it('is taken over when it was only half written', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), '{"pid":12');
    FolderLock.take(folder).release();
  });

  it('of another machine is left alone, as nobody here can tell whether that process lives', () => {
    const folder = temporaryFolder();
    lockOf(folder, { pid: deadProcess(), host: 'elsewhere', began: '', since: 'noon' });
    expect(() => FolderLock.take(folder)).toThrow(/process \d+ on elsewhere writes here since noon; .*delete/);
  });
});
