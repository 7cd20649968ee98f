import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laws } from '../../src/engine/conformance.js';
import { gameProperties } from '../../src/engine/game-properties.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { highCards } from './conformance/high-cards.js';
import { countdown } from './countdown.js';

const lawOf = (name: string) => laws.filter((law) => law.name === name);

describe('a sound game has all properties', () => {
  it.each([connectK, kuhn, highCards()])('$id', async (game) => {
    const properties = await gameProperties(game);
    expect(properties.map(({ name }) => name)).toEqual(laws.map(({ name }) => name));
    for (const { property, check } of properties) {
      fc.assert(property, { numRuns: 10, seed: 1 });
      check({ numRuns: 10, seed: 2 });
    }
  });
});

describe('a broken game', () => {
  it('is shrunk to the simplest seed, options and actions, and the message shows them with law and state', async () => {
    // Two options read alike once somebody has scored and may choose what to play.
    const toy = highCards((board) => ({
      playText: (s, rank) => (board().turns.get(s) > 1 ? 'play something' : `play rank ${rank}`),
    }));
    const [property] = await gameProperties(toy, { laws: lawOf('texts-are-unique') });
    const run = fc.check(property.property, { seed: 3 });
    expect(run.failed).toBe(true);
    const [trial] = run.counterexample ?? [];
    // The first play, the question whether to draw, and there it is.
    expect(trial).toEqual({ seed: 0, players: 2, options: {}, actions: [0, 0] });
    const shrunk = /Counterexample: \[\{"seed":0,"players":2,"options":\{\},"actions":\[0,0\]\}\]/;
    expect(() => property.check({ seed: 3 })).toThrow(shrunk);
    const said =
      /high-cards breaks the law that option texts are unique within a list: expected one option that reads "play something"; got codes \d+ and \d+/;
    expect(() => property.check({ seed: 3 })).toThrow(said);
  });

  it('fails for options as well: those that break it stay, the others go back to their defaults', async () => {
    // The set-up fails when both options are equal.
    const [property] = await gameProperties(countdown, { laws: lawOf('options-never-empty'), options: { from: 7 } });
    const run = fc.check(property.property, { seed: 4, numRuns: 5000 });
    const [trial] = run.counterexample ?? [];
    expect(trial).toEqual({ seed: 0, players: 2, options: { from: 7, fails: 7 }, actions: [] });
  });
});

it('options that a game refuses are passed over', async () => {
  const [property] = await gameProperties(connectK, { laws: laws.slice(0, 1), options: { width: 99 } });
  const run = fc.check(property.property, { numRuns: 5, seed: 5 });
  expect(run).toMatchObject({ failed: true, counterexample: null });
  expect(run.numSkips).toBeGreaterThan(100);
});
