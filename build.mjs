// Compiles the project to dist/: src, bots and experiments keep their places, and what is not TypeScript
// (content tables, report templates, study files) is copied beside the code that reads it.
// The new tree is made apart and swapped in at the end, so that a running study never sees half of one.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const target = join(root, 'dist');
const staging = join(root, `dist.staging-${process.pid}`);
const previous = join(root, `dist.previous-${process.pid}`);
const commandLine = join('src', 'cli', 'main.js');

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const compiled = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', staging], {
  cwd: root,
  stdio: 'inherit',
});

if (existsSync(staging)) {
  for (const folder of ['src', 'bots', 'experiments']) copyAssets(join(root, folder));
  const bin = join(staging, commandLine);
  if (existsSync(bin)) chmodSync(bin, 0o755);
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
}
// As with tsc itself, a type error fails the build but what could be emitted is there.
process.exitCode = compiled.status ?? 1;

/** Copies every file below `folder` that the compiler does not emit, to the same place below the staging folder. */
function copyAssets(folder) {
  if (!existsSync(folder)) return;
  cpSync(folder, join(staging, relative(root, folder)), {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });
}
