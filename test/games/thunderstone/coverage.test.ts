import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thunderstone } from '../../../src/games/thunderstone/index.js';

const here = new URL('.', import.meta.url);
const texts = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'));

describe('coverage of Thunderstone', () => {
  it('plays every card in some test', () => {
    const all = texts.join('\n');
    const ids = (thunderstone.spec.content?.cards() ?? []).map((card) => card.id);
    const health = /^the-swarm-health-/;
    expect(ids.filter((id) => !all.includes(`'${id}'`) && !all.includes(`"${id}"`) && !health.test(id))).toEqual([]);
    expect(all).toContain('[4, 5, 6, 7, 8, 9, 10, 11, 12, 13]');
  });
});
