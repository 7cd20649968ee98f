import { expect, it } from 'vitest';
import { textOf, trackedFiles } from './repositoryFiles.js';

const folders = ['.ci', 'bots', 'docs', 'experiments', 'results', 'src', 'test'];
const pages = ['CHANGELOG.md', 'LICENSE', 'README.md'];
const configuration = [
  '.dependency-cruiser.cjs',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  'biome.json',
  'build.mjs',
  'knip.json',
  'package-lock.json',
  'package.json',
  'stryker.config.json',
  'tsconfig.build.json',
  'tsconfig.json',
  'vitest.config.ts',
];

it('the top of the repository holds the folders of the design, its pages and configuration, and nothing else', () => {
  const top = new Set(trackedFiles().map((file) => file.split('/')[0]));
  const allowed = new Set([...folders, ...pages, ...configuration]);
  expect([...top].filter((name) => !allowed.has(name))).toEqual([]);
});

it('of the results only the golden ones and their page are kept', () => {
  const kept = trackedFiles().filter((file) => file.startsWith('results/'));
  expect(kept.filter((file) => !/^results\/(golden\/|README\.md$)/.test(file))).toEqual([]);
});

it('the lock file names no place that packages were fetched from', () => {
  const lock: unknown = JSON.parse(textOf('package-lock.json'));
  expect(lock).toHaveProperty('packages');
  expect(textOf('package-lock.json')).not.toMatch(/"resolved":/);
  expect(textOf('.npmrc')).not.toMatch(/^\s*(@.*:)?registry\s*=/m);
});
