import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { projectRoot, textOf } from '../architecture/repositoryFiles.js';
import { spawned } from './touchstone.js';

it('the front page names every command', () => {
  const { code, out, err } = spawned(['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
});

it('loads no parser, game or bot for the front page', () => {
  const loaded = staticImports(join('src', 'cli', 'main.ts'));
  expect(loaded).toContain(join('src', 'cli', 'usage.ts'));
  expect(loaded.filter((name) => !name.startsWith(join('src', 'cli', '')))).toEqual([]);
});

/** Modules and packages that a module loads at once, itself included; those it imports when asked to are not. */
function staticImports(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  for (const [, name] of textOf(file).matchAll(/^import (?!type )[^;]* from '([^']+)';/gm)) {
    const target = name.startsWith('.') ? join(dirname(file), name.replace(/\.js$/, '.ts')) : name;
    if (seen.has(target)) continue;
    if (name.startsWith('.')) staticImports(target, seen);
    else seen.add(target);
  }
  return [...seen];
}

it('prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  expect(spawned(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

it('finds the broken law of a game outside the package, and answers no', () => {
  const { code, out, err } = spawned(['check', './test/cli/fixtures/generousGame.ts', '--games', '2']);
  expect([code, err]).toEqual([4, '']);
  expect(out).toMatch(/^generous \(rules version 1\) breaks 1 of 12 laws: /);
  expect(out).toMatch(/^ {2}BROKEN {2}outcome-in-range /m);
  expect(out).toMatch(/^generous breaks the law that .*: expected .*; got .*2.*\.$/m);
});

it('plays a game and a bot outside the package', () => {
  const { code, out, err } = spawned(['play', './test/cli/fixtures/generousGame.ts', '--bots', 'random']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Seat 0: door [12]$/m);
});

it('refuses a bot whose file never ends loading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'endless-'));
  try {
    writeFileSync(join(folder, 'bot.ts'), 'await new Promise(() => {});\nexport default 1;\n');
    const { code, out, err } = spawned(['play', 'pig', '--bots', './bot.ts'], folder);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      './bot.ts: it never ends loading: an await at its top level waits for what does not come; a module that loads is expected.\n',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('stops a study when asked, and says how to go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  try {
    const main = join(projectRoot, 'dist/src/cli/main.js');
    const args = ['run', 'pig', '--games', '5000000', '--workers', '1', '--out', 'results'];
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      written.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      written.err += chunk;
    });
    const ended = once(child, 'close');
    const journal = join(folder, 'results', 'journal.ndjson');
    while (!existsSync(journal) || statSync(journal).size === 0) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toEqual([3, null]);
    expect(written.out).toBe('');
    expect(written.err).toMatch(
      /^\nfinishing .*\nstopped; results holds the games played so far\ntouchstone resume results\n$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
