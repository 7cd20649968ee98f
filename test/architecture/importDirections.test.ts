import { describe, expect, it } from 'vitest';
import { importViolations } from './importViolations.js';
import { sourceFiles, textOf } from './repositoryFiles.js';

const cases: [file: string, imported: string, allowed: boolean][] = [
  ['src/engine/play.ts', './chance.js', true],
  ['src/engine/play.ts', 'seedrandom', true],
  ['src/engine/play.ts', '../games/toys/pig.js', false],
  ['src/engine/play.ts', '../../bots/random.js', false],
  ['src/engine/play.ts', '../lab/study.js', false],
  ['src/engine/play.ts', 'node:fs', false],
  ['src/games/gormenghast/rules/turn.ts', '../layout.js', true],
  ['src/games/gormenghast/rules/turn.ts', '../../../engine/game.js', true],
  ['src/games/gormenghast/rules/turn.ts', '../../toys/pig.js', false],
  ['src/games/gormenghast/index.ts', '../keyforge/index.js', false],
  ['src/games/gormenghast/index.ts', '../../registry.js', false],
  ['src/games/great-hunt/index.ts', '../keyforge/index.js', true],
  ['src/games/great-hunt/index.ts', '../gormangeist/index.js', false],
  ['bots/greedy.ts', '../src/engine/view.js', true],
  ['bots/greedy.ts', '../src/games/toys/pig.js', false],
  ['bots/greedy.ts', '../src/registry.js', false],
  ['src/lab/runner.ts', '../registry.js', true],
  ['src/lab/runner.ts', '../games/toys/pig.js', false],
  ['src/lab/runner.ts', '../cli/run.js', false],
  ['src/registry.ts', '../bots/random.js', true],
  ['src/registry.ts', './lab/study.js', false],
  ['src/cli/run.ts', '../lab/study.js', true],
  ['src/cli/run.ts', '../../bots/random.js', false],
  ['src/index.ts', './lab/study.js', true],
  ['src/index.ts', './cli/main.js', false],
  ['experiments/gormenghast-goal.ts', '../src/index.js', true],
  ['experiments/gormenghast-goal.ts', 'touchstone', true],
  ['experiments/gormenghast-goal.ts', '../src/engine/play.js', false],
];

describe('import directions', () => {
  it.each(cases)('%s importing %s: allowed is %s', (file, imported, allowed) => {
    const forms = [
      `import { x } from '${imported}';`,
      `import type { X } from "${imported}";`,
      `export * from '${imported}';`,
      `import '${imported}';`,
      `const x = await import('${imported}');`,
    ];
    for (const form of forms) expect(importViolations(file, form)).toHaveLength(allowed ? 0 : 1);
  });

  it('every file of the project keeps them', () => {
    const files = sourceFiles(['src/', 'bots/', 'experiments/']);
    expect(files).not.toEqual([]);
    expect(files.flatMap((file) => importViolations(file, textOf(file)))).toEqual([]);
  });
});
