import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agrestiCoull, agrestiCoullUnclipped } from '../../../src/lab/stats/agrestiCoull.js';
import { clopperPearson } from '../../../src/lab/stats/clopperPearson.js';
import { jeffreys } from '../../../src/lab/stats/jeffreys.js';
import { wilson } from '../../../src/lab/stats/wilson.js';

const methods = { wilson, clopperPearson, jeffreys, agrestiCoull };

/** 95 % intervals made with scipy, to six digits. */
const reference: [
  successes: number,
  trials: number,
  ends: Record<'wilson' | 'clopperPearson' | 'jeffreys' | 'agrestiCoullUnclipped', [lo: number, hi: number]>,
][] = [
  [
    0,
    10,
    {
      wilson: [0, 0.277533],
      clopperPearson: [0, 0.308497],
      jeffreys: [0, 0.217196],
      agrestiCoullUnclipped: [-0.043355, 0.320887],
    },
  ],
  [
    1,
    10,
    {
      wilson: [0.017876, 0.40415],
      clopperPearson: [0.002529, 0.445016],
      jeffreys: [0.011012, 0.381315],
      agrestiCoullUnclipped: [-0.003941, 0.425968],
    },
  ],
  [
    5,
    10,
    {
      wilson: [0.236593, 0.763407],
      clopperPearson: [0.187086, 0.812914],
      jeffreys: [0.223529, 0.776471],
      agrestiCoullUnclipped: [0.236593, 0.763407],
    },
  ],
  [
    10,
    10,
    {
      wilson: [0.722467, 1],
      clopperPearson: [0.691503, 1],
      jeffreys: [0.782804, 1],
      agrestiCoullUnclipped: [0.679113, 1.043355],
    },
  ],
  [
    15,
    148,
    {
      wilson: [0.062386, 0.160487],
      clopperPearson: [0.057844, 0.16165],
      jeffreys: [0.060449, 0.157643],
      agrestiCoullUnclipped: [0.061386, 0.161488],
    },
  ],
  [
    530,
    1000,
    {
      wilson: [0.49901, 0.56076],
      clopperPearson: [0.498516, 0.561307],
      jeffreys: [0.499017, 0.56081],
      agrestiCoullUnclipped: [0.49901, 0.56076],
    },
  ],
];

describe.each(reference)('95 %% intervals of %i/%i', (successes, trials, ends) => {
  it.each(Object.entries({ wilson, clopperPearson, jeffreys, agrestiCoullUnclipped }))('%s', (name, method) => {
    const interval = method(successes, trials);
    const [lo, hi] = ends[name as keyof typeof ends];
    expect(interval?.lo).toBeCloseTo(lo, 6);
    expect(interval?.hi).toBeCloseTo(hi, 6);
  });
});

describe('clipping', () => {
  it('Agresti and Coull are cut at 0 and 1, and only there', () => {
    expect(agrestiCoull(0, 10)).toMatchObject({ rate: 0, lo: 0 });
    expect(agrestiCoull(0, 10)?.hi).toBeCloseTo(0.320887, 6);
    expect(agrestiCoull(10, 10)).toMatchObject({ rate: 1, hi: 1 });
    expect(agrestiCoull(15, 148)).toMatchObject(agrestiCoullUnclipped(15, 148) ?? {});
  });
});

describe.each(Object.entries(methods))('%s', (_name, method) => {
  const counts = fc
    .integer({ min: 1, max: 2000 })
    .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

  it('holds the rate, within [0, 1], with a width', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(0.5, 0.9, 0.95, 0.999), ([successes, trials], level) => {
        const estimate = method(successes, trials, level);
        expect(estimate).not.toBeNull();
        if (estimate === null) return;
        expect(estimate.level).toBe(level);
        expect(estimate.lo).toBeLessThanOrEqual(estimate.rate);
        expect(estimate.hi).toBeGreaterThanOrEqual(estimate.rate);
        expect(estimate.lo).toBeGreaterThanOrEqual(0);
        expect(estimate.hi).toBeLessThanOrEqual(1);
        expect(estimate.hi).toBeGreaterThan(estimate.lo);
      }),
    );
  });

  it('mirrors wins and losses', () => {
    fc.assert(
      fc.property(counts, ([successes, trials]) => {
        const wins = method(successes, trials);
        const losses = method(trials - successes, trials);
        expect(wins?.lo).toBeCloseTo(1 - (losses?.hi ?? Number.NaN), 9);
        expect(wins?.hi).toBeCloseTo(1 - (losses?.lo ?? Number.NaN), 9);
      }),
    );
  });

  it('rises with the successes, widens with the level, narrows with the trials', () => {
    fc.assert(
      fc.property(counts, ([successes, trials]) => {
        fc.pre(successes < trials);
        const one = method(successes, trials);
        const more = method(successes + 1, trials);
        const surer = method(successes, trials, 0.99);
        const longer = method(successes * 4, trials * 4);
        if (one === null || more === null || surer === null || longer === null) throw new Error('no estimate');
        expect(more.lo).toBeGreaterThanOrEqual(one.lo);
        expect(more.hi).toBeGreaterThanOrEqual(one.hi);
        expect(surer.lo).toBeLessThanOrEqual(one.lo);
        expect(surer.hi).toBeGreaterThanOrEqual(one.hi);
        expect(longer.hi - longer.lo).toBeLessThan(one.hi - one.lo);
      }),
    );
  });

  it('pins the end where all trials agree', () => {
    expect(method(0, 7)?.lo).toBe(0);
    expect(method(7, 7)?.hi).toBe(1);
  });

  it('has nothing to say without trials, and refuses what cannot be', () => {
    expect(method(0, 0)).toBeNull();
    expect(() => method(3, 2)).toThrow('3 of 2: expected 0 <= successes <= trials');
    expect(() => method(-1, 2)).toThrow(RangeError);
    expect(() => method(1, Number.NaN)).toThrow(RangeError);
    expect(() => method(1, 2, 1)).toThrow('level 1: expected a number between 0 and 1');
    expect(() => method(1, 2, 0)).toThrow(RangeError);
  });
});
