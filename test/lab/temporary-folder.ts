import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder that is gone when the test is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
