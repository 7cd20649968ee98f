import { testTitles } from './testTitles.js';

/** What the tests of a game say about its statements. */
export interface RuleCoverage {
  readonly statements: number;
  /** Statements that some title names. */
  readonly named: number;
  /** Statements that no title names. */
  readonly missing: readonly string[];
  /** What titles name that reads like a statement of this game and is none. */
  readonly unknown: readonly string[];
}

/** The ids in a list of statements: one a line; what follows a `#` is a remark. */
export function statementIds(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((id) => id !== '');
}

/** The titles of tests in a file of TypeScript, or the names of the scenarios in a file of YAML. */
export function titlesOf(file: string, text: string): string[] {
  if (file.endsWith('.ts')) return testTitles(text);
  return Array.from(text.matchAll(/^[\s-]*name:(.*)$/gm), ([, name]) => name.trim());
}

/**
 * Which statements are named by the titles of tests.
 * @param ids the statements; what stands before the first dash of the first is the game's own prefix, such as `GM`
 */
export function ruleCoverage(ids: readonly string[], titles: readonly string[]): RuleCoverage {
  const prefix = `${ids[0]?.split('-')[0]}-`;
  const words = new Set(titles.flatMap((title) => title.split(/[^\w-]+/)));
  const known = new Set(ids);
  const missing = ids.filter((id) => !words.has(id));
  return {
    statements: ids.length,
    named: ids.length - missing.length,
    missing,
    unknown: [...words].filter((word) => word.startsWith(prefix) && /\d/.test(word) && !known.has(word)).sort(),
  };
}
