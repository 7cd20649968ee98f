import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thunderstone } from '../../../src/games/thunderstone/index.js';

const here = new URL('.', import.meta.url);
const texts = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'));
const STATEMENTS = 320;

/** The statements that a title names, ranges such as `TS-200..TS-206` spelled out. */
function named(text: string): number[] {
  const singles = [...text.matchAll(/TS-(\d{3})/g)].map((match) => Number(match[1]));
  const ranges = [...text.matchAll(/TS-(\d{3})(?:\.\.| to )TS-(\d{3})/g)].flatMap((match) =>
    Array.from({ length: Number(match[2]) - Number(match[1]) + 1 }, (_, i) => Number(match[1]) + i),
  );
  return [...singles, ...ranges];
}

describe('coverage of Thunderstone', () => {
  it('names every statement of the reference in some test', () => {
    const tested = new Set(texts.flatMap(named));
    const missing = Array.from({ length: STATEMENTS }, (_, i) => i + 1).filter((id) => !tested.has(id));
    expect(missing).toEqual([]);
  });

  it('plays every card in some test', () => {
    const all = texts.join('\n');
    const ids = (thunderstone.spec.content?.cards() ?? []).map((card) => card.id);
    const health = /^the-swarm-health-/;
    expect(ids.filter((id) => !all.includes(`'${id}'`) && !all.includes(`"${id}"`) && !health.test(id))).toEqual([]);
    expect(all).toContain('[4, 5, 6, 7, 8, 9, 10, 11, 12, 13]');
  });
});
