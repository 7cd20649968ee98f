import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { commandLine } from '../../src/cli/command-line.js';
import { projectRoot } from '../architecture/repositoryFiles.js';

/** What a command did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, as `touchstone` would. */
export async function touchstone(...args: string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((stream) =>
    vi.spyOn(stream === 'out' ? process.stdout : process.stderr, 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  try {
    return { code: await commandLine(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the compiled command in a process of its own. */
export function spawned(args: readonly string[], cwd = projectRoot): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, 'dist/src/cli/main.js'), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}
