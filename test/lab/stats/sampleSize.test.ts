import { describe, expect, it } from 'vitest';
import { gamesForHalfWidth, gamesPerArm } from '../../../src/lab/stats/sampleSize.js';

describe('games for a half width', () => {
  it.each([
    [0.05, 385],
    [0.03, 1068],
    [0.02, 2401],
    [0.01, 9604],
  ])('%f at a half: %i', (halfWidth, games) => {
    expect(gamesForHalfWidth(halfWidth)).toBe(games);
  });

  it('fewer away from a half, more at a higher level', () => {
    // 1.96^2 * .09 / .0004 = 864.3; 2.5758^2 * .25 / .0004 = 4146.8
    expect(gamesForHalfWidth(0.02, 0.95, 0.9)).toBe(865);
    expect(gamesForHalfWidth(0.02, 0.99)).toBe(4147);
  });

  it('refuses what is out of range', () => {
    expect(() => gamesForHalfWidth(0)).toThrow('halfWidth 0: expected a number in (0, 1)');
    expect(() => gamesForHalfWidth(0.1, 0.95, 1)).toThrow(RangeError);
    expect(() => gamesForHalfWidth(0.1, 1)).toThrow(RangeError);
  });
});

describe('games per arm', () => {
  it.each([
    [0.1, 392, 524],
    [0.05, 1569, 2100],
    [0.03, 4360, 5836],
    [0.02, 9810, 13133],
    [0.01, 39244, 52536],
  ])('%f about a half: %i at power .8, %i at .9', (effect, atEighty, atNinety) => {
    expect(gamesPerArm(0.5 - effect / 2, 0.5 + effect / 2)).toBe(atEighty);
    expect(gamesPerArm(0.5 + effect / 2, 0.5 - effect / 2, { power: 0.9 })).toBe(atNinety);
  });

  it('common deals need 1 - rho times as many: 1568.03 / 4 is 392.01', () => {
    expect(gamesPerArm(0.475, 0.525, { rho: 0.75 })).toBe(393);
  });

  it('refuses equal rates and numbers out of range', () => {
    expect(() => gamesPerArm(0.5, 0.5)).toThrow('no number of games tells equal rates apart');
    expect(() => gamesPerArm(0, 0.5)).toThrow(RangeError);
    expect(() => gamesPerArm(0.4, 0.5, { rho: 1 })).toThrow(RangeError);
    expect(() => gamesPerArm(0.4, 0.5, { power: 1 })).toThrow(RangeError);
  });
});
