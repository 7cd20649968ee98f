import { describe, expect, it } from 'vitest';
import { loadStudy } from '../../src/lab/load-study.js';
import { planStudy } from '../../src/lab/run-study.js';

const STUDIES = [
  'gormangeist-difficulty',
  'great-hunt-difficulty',
  'gormangeist-essence',
  'adventures-player-scaling',
  'gormangeist-knockout',
  'gormangeist-card-numbers',
];

describe('the studies of the Adventures', () => {
  it.each(STUDIES)('%s comes along and can be played, also in its quick form', async (name) => {
    const study = await loadStudy(`experiments/${name}.ts`);
    expect(study.name).toBe(name);
    const { plan, game } = await planStudy(study, { quick: true });
    expect(plan.arms.length).toBeGreaterThan(1);
    expect(game.spec.cooperative).toBe(true);
  });

  it.each([
    ['gormangeist-difficulty', 'adventureCards'],
    ['great-hunt-difficulty', 'stormkinDraw'],
  ])('%s has presets, of which difficulty.csv is made: one, two and three as %s', async (name, option) => {
    const { plan } = await planStudy(await loadStudy(`experiments/${name}.ts`));
    // Three difficulties, three tables, three bots.
    expect(plan.arms).toHaveLength(27);
    const drawn = new Map(plan.arms.map(({ preset, options }) => [preset, options[option]]));
    expect([...drawn]).toEqual([
      ['easy', 1],
      ['standard', 2],
      ['hard', 3],
    ]);
  });
});
