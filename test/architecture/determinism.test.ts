import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './repositoryFiles.js';

/** The one module outside the command line that may read the time. */
const clockModule = 'src/lab/clock.ts';

const randomness = /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\brandomInt\b|\bgetRandomValues\b/;
const clock = /\bDate\.now\b|\bperformance\.now\b|\bnew Date\(|\bDate\(\)|\bhrtime\b|\bprocess\.uptime\b/;
/** Functions whose last bit differs between machines and versions; exact ones (sqrt, floor, imul …) are not here. */
const inexact =
  /\bMath\.(?:sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)\b/;

describe('determinism', () => {
  it('nothing draws luck or reads the time outside src/cli and the clock module', () => {
    const files = sourceFiles(['src/', 'bots/', 'experiments/']).filter(
      (file) => !file.startsWith('src/cli/') && file !== clockModule,
    );
    expect(linesWith(randomness, files)).toEqual([]);
    expect(linesWith(clock, files)).toEqual([]);
  });

  it('the clock module reads the time and draws no luck', () => {
    expect(linesWith(randomness, [...sourceFiles([clockModule]), ...sourceFiles(['src/cli/'])])).toEqual([]);
  });

  it('engine, games and bots calculate with + - * / and sqrt alone, so that bytes agree on every machine', () => {
    expect(linesWith(inexact, sourceFiles(['src/engine/', 'src/games/', 'bots/']))).toEqual([]);
  });

  it.each(['Math.random()', 'crypto.randomUUID()'])('%s is seen', (code) => expect(code).toMatch(randomness));
  it.each(['Date.now()', 'performance.now()', 'new Date()', 'new Date(0)'])('%s is seen', (code) =>
    expect(code).toMatch(clock),
  );
  it.each(['Math.log(x)', 'Math.pow(x, y)'])('%s is seen', (code) => expect(code).toMatch(inexact));
  it.each(['Math.sqrt(x)', 'Math.floor(x)', 'Math.imul(x, y)'])('%s is left alone', (code) =>
    expect(code).not.toMatch(inexact),
  );
});

/** `file:line: text` of every line of `files` that matches, comments included: prose can use other words. */
function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );
}
