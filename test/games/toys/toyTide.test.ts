import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../src/engine/errors.js';
import type { State } from '../../../src/engine/state.js';
import { content } from '../../../src/games/toys/toy-tide/deck.js';
import { toyTide } from '../../../src/games/toys/toy-tide/index.js';
import { board } from '../../../src/games/toys/toy-tide/layout.js';
import { noLuck } from '../../oracle/noLuck.js';
import { fallingLuck } from './fallingLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

/** On a die of six sides: a risk pays on 0..2; the tide draws a wave on 0..3, a lull on 4 and 5. */
const PAYS = 0;
const FAILS = 3;
const WAVE = 3;
const LULL = 4;
const SAFE = 'safe: 1 point';
const RISKY = 'risky: 3 points or nothing';

function points(s: State): { score: number; threat: number } {
  return { score: board.score.get(s), threat: board.threat.get(s) };
}

describe('Toy Tide', () => {
  it('every player acts, then the tide draws its cards', () => {
    const luck = fallingLuck(6, [PAYS, WAVE, LULL, FAILS]);
    const s = toyTide.build({ players: 3 }).start(luck);
    expect(offered(s)).toEqual([SAFE, RISKY]);
    takeAll(s, luck, [SAFE, RISKY]);
    expect(points(s)).toEqual({ score: 4, threat: 0 });
    expect(s.offer.seat).toBe(2);
    takeAll(s, luck, [SAFE]);
    expect(points(s)).toEqual({ score: 5, threat: 1 });
    expect(s.offer.seat).toBe(0);
    takeAll(s, luck, [RISKY]);
    expect(points(s)).toEqual({ score: 5, threat: 1 });
  });

  it('the team wins with the points, before the tide rises again', () => {
    const luck = fallingLuck(6, []);
    const game = toyTide.build({ players: 2, options: { goal: 1 } });
    const s = game.start(luck);
    takeAll(s, luck, [SAFE, SAFE]);
    expect(game.outcome(s)).toEqual({ ending: 'win', utility: [1, 1], winners: [0, 1] });
  });

  it('the team loses at the limit of threat', () => {
    const luck = fallingLuck(6, [WAVE, LULL, WAVE, WAVE]);
    const game = toyTide.build({ players: 1, options: { limit: 2 } });
    const s = game.start(luck);
    takeAll(s, luck, [SAFE]);
    expect(s.over).toBe(false);
    takeAll(s, luck, [SAFE]);
    expect(game.outcome(s)).toEqual({ ending: 'loss', utility: [0], winners: [] });
    expect(game.spec.metrics?.map((metric) => [metric.name, metric.read(s, 0)])).toEqual([
      ['score', 2],
      ['threat', 2],
    ]);
  });

  it('easy, standard and hard draw one, two and three cards', () => {
    const { presets } = toyTide.spec;
    expect(Object.values(presets).map((preset) => preset.drawn)).toEqual([1, 2, 3]);
    expect(toyTide.build({ players: 1 }).options).toEqual({ drawn: 2, goal: 8, limit: 12 });
  });
});

describe('the deck of the tide', () => {
  it('holds two waves and a lull', () => {
    expect(content.load({})).toMatchObject({ names: ['Wave', 'Lull'], size: 3, totalThreat: 2, highestThreat: 1 });
  });

  it('is changed by patches, and by a table with a card more', () => {
    const patches = { 'card.wave.threat': 2, 'card.lull.copies': 0 };
    expect(content.load({ patches })).toMatchObject({ size: 2, totalThreat: 4, highestThreat: 2 });
    const files = [{ name: 'storm.tsv', text: 'id\tname\tcopies\tthreat\nstorm\tStorm\t1\t5\n' }];
    expect(content.load({ files })).toMatchObject({ names: ['Wave', 'Lull', 'Storm'], size: 4, highestThreat: 5 });
  });

  it('refuses a card that does not exist, and a deck without cards', () => {
    const build = (patches: Record<string, number>) => () => toyTide.build({ players: 1, content: { patches } });
    expect(build({ 'card.wawe.threat': 2 })).toThrow(/did you mean "wave"/);
    expect(build({ 'card.wave.copies': 0, 'card.lull.copies': 0 })).toThrow(ConfigError);
    expect(build({ 'card.wave.copies': 0, 'card.lull.copies': 0 })).toThrow(/the deck of the tide is empty/);
  });
});

describe('what Toy Tide knows of itself', () => {
  const game = toyTide.build({ players: 1 });

  function position(score: number, threat: number): State {
    const s = game.start(noLuck);
    board.score.set(s, score);
    board.threat.set(s, threat);
    return s;
  }
  const evaluate = (s: State) => game.spec.evaluate?.(s, 0) ?? Number.NaN;
  const playout = (s: State) => game.spec.playout?.(s, noLuck);

  it('a position is the better the more points and the less threat there are', () => {
    for (let score = 0; score < 8; score++) {
      for (let threat = 0; threat < 12; threat++) {
        const value = evaluate(position(score, threat));
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(evaluate(position(score + 1, threat)));
        expect(value).toBeGreaterThan(evaluate(position(score, threat + 1)));
      }
    }
    expect(evaluate(position(8, 11))).toBe(1);
    expect(evaluate(position(7, 12))).toBe(0);
  });

  it('at the beginning: nine rounds of tide left, 5 1/3 rounds of risk needed', () => {
    expect(evaluate(position(0, 0))).toBeCloseTo(9 / (9 + 16 / 3), 12);
  });

  it('plays safe once no tide can come in time', () => {
    // Six points are missing, so five tides of at most two follow.
    expect(playout(position(2, 1))).toBe(0);
    expect(playout(position(2, 2))).toBe(1);
    expect(playout(position(7, 11))).toBe(0);
  });
});
