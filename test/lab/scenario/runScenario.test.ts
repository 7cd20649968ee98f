import { describe, expect, it } from 'vitest';
import { pig } from '../../../src/games/toys/pig/index.js';
import { toyTide } from '../../../src/games/toys/toy-tide/index.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';
import type { Scenario } from '../../../src/lab/scenario/scenario.js';
import { market } from './marketGame.js';

function problems(scenario: Omit<Scenario, 'game'>): readonly string[] {
  return runScenario(market, { game: 'market', ...scenario }).problems;
}

const holding: Scenario['position'] = { seats: [{ hand: ['raid', 'golem'], discard: ['punch'] }, { hand: ['punch'] }] };

describe('steps', () => {
  it('are texts of options, or parts that no other option has', () => {
    expect(
      problems({
        position: holding,
        steps: ['Play RAID', 'play', { seat: 0, choose: 'golem' }],
        expect: {
          seats: [
            { hand: 0, discard: ['golem', 'raid', 'punch'] },
            { discard: ['punch'], hand: [] },
          ],
          turn: 4,
        },
      }),
    ).toEqual([]);
  });

  it('fail with what was on offer', () => {
    expect(problems({ position: holding, steps: ['play dragon', 'earn'] })).toEqual([
      'step 1: "play dragon" is not on offer; on offer: play raid, play Pendulum Golem, earn gold, reshuffle the deck',
    ]);
  });

  it('fail when more than one option is meant, another seat decides, or another question is asked', () => {
    expect(problems({ position: holding, steps: ['play'] })[0]).toMatch(
      /^step 1: "play" may mean "play raid" or "play Pendulum Golem"; on offer: /,
    );
    expect(problems({ position: holding, steps: ['play raid', { seat: 0, choose: 'earn' }] })[0]).toMatch(
      /^step 2: seat 1 decides, not seat 0; on offer: /,
    );
    expect(problems({ position: holding, steps: [{ question: 'open', choose: 'earn' }] })[0]).toMatch(
      /^step 1: the question is "act", not "open"; on offer: /,
    );
    expect(problems({ advance: ['stall 3'] })[0]).toBe(
      'advance: "stall 3" is not on offer; on offer: open stall 1, open stall 2',
    );
  });

  it('may be expectations, and the first that fails ends the scenario', () => {
    expect(
      problems({ position: holding, steps: [{ expect: { seat: 0 } }, 'play raid', { expect: { seat: 0 } }, 'x'] }),
    ).toEqual(['step 3: seat: expected 0, found 1']);
  });

  it('are told from the position on', () => {
    const { log } = runScenario(market, { game: 'market', position: holding, steps: ['play raid'] });
    expect(log).toEqual(['Seat 0: play raid', 'raid is played']);
  });
});

describe('draws', () => {
  it('fall as wanted, then as the seed has them', () => {
    expect(
      problems({ draws: { die: [6, 1] }, steps: ['stall 1', 'earn', 'earn', 'earn'], expect: { gold: { 1: 1 } } }),
    ).toEqual([]);
    expect(
      problems({
        draws: { die: [6] },
        preset: 'short',
        steps: ['stall 1', 'earn'],
        expect: { over: true, winners: [0] },
      }),
    ).toEqual([]);
  });

  it('of each seat have a name of their own', () => {
    const wanted: Scenario = {
      game: 'pig',
      position: { scores: [70, 0], atStake: 5, active: 0 },
      draws: { 'dice/0': [4, 1], 'dice/1': [6] },
      steps: ['roll', { expect: { atStake: 9 } }, 'roll'],
      expect: { active: 1, atStake: 6, scores: [70, 0], offer: ['roll', 'hold 6'] },
    };
    expect(runScenario(pig, wanted).problems).toEqual([]);
  });

  it('that are never made are a problem', () => {
    expect(problems({ draws: { die: [6, 2] }, steps: ['stall 1', 'earn'] })).toEqual([
      'draws: 1 of die were wanted and never made',
    ]);
  });

  it('name causes and results that exist', () => {
    expect(() => problems({ draws: { dei: [1] } })).toThrow(
      'scenario: draws.dei: the game has no such cause of luck; its causes are deck/0, deck/1, deck/2, die; did you mean "die"?',
    );
    expect(() => problems({ draws: { die: [7] }, steps: ['stall 1', 'earn'] })).toThrow(
      'scenario: draws.die: 7 is no result of this draw; a number from 1 to 6 is expected.',
    );
  });

  it('leave shuffles alone', () => {
    expect(problems({ draws: { 'deck/0': [1] }, steps: ['stall 1', 'reshuffle'] })).toEqual([
      'draws: 1 of deck/0 were wanted and never made',
    ]);
  });
});

describe('expectations', () => {
  const unmet = (expected: Scenario['expect']): readonly string[] => problems({ position: holding, expect: expected });

  it.each([
    [{ turn: 2 }, 'turn: expected 2, found 1'],
    [{ turn: { atLeast: 2 } }, 'turn: expected at least 2, found 1'],
    [{ turn: { atMost: 0 } }, 'turn: expected at most 0, found 1'],
    [{ leader: 'raid' }, 'leader: expected raid, found none'],
    [{ 'gold.1': 3 }, 'gold.1: expected 3, found 0'],
    [{ 'seats.1.gold': 3 }, 'seats.1.gold: expected 3, found 0'],
    [{ 'state.turn': 2 }, 'state.turn: expected 2, found 1'],
    [{ keeper: { north: 'raid' } }, 'keeper.north: expected raid, found none'],
    [{ trust: { 0: { north: 1 } } }, 'trust.0.north: expected 1, found 0'],
    [{ 'hand.0': ['raid'] }, 'hand.0: expected ["raid"], found [raid, golem]'],
    [{ 'hand.0': 3 }, 'hand.0: expected size 3, found 2'],
    [{ 'hand.0': { top: 'raid' } }, 'hand.0: expected top "raid", found [raid, golem]'],
    [{ 'hand.0': { order: ['golem', 'raid'] } }, 'hand.0: expected order ["golem","raid"], found [raid, golem]'],
    [{ 'hand.0': { has: ['golem', 'golem'] } }, 'hand.0: expected has ["golem","golem"], found [raid, golem]'],
    [{ 'hand.0': { lacks: ['punch', 'raid'] } }, 'hand.0: expected lacks ["punch","raid"], found [raid, golem]'],
    [{ seenBy: { 'raid#2': [0] } }, 'seenBy.raid#2: expected [0], found []'],
    [{ seenBy: { 'raid#1': [0, 1] } }, 'seenBy.raid#1: expected [0,1], found [0]'],
    [{ over: true }, 'over: expected true, found false'],
    [{ ending: 'win' }, 'ending: expected "win", found "none yet"'],
    [{ winners: [0] }, 'winners: expected [0], found "none yet"'],
    [{ question: 'open' }, 'question: expected "open", found "act"'],
    [
      { offers: ['raid', 'steal'] },
      'offers: "steal" not among "play raid", "play Pendulum Golem", "earn gold", "reshuffle the deck"',
    ],
    [
      { offersNot: 'earn' },
      'offersNot: "earn" among "play raid", "play Pendulum Golem", "earn gold", "reshuffle the deck"',
    ],
    [
      { offer: ['play raid', 'earn gold', 'sleep'] },
      'offer: "sleep" not on offer, "play Pendulum Golem", "reshuffle the deck" on offer',
    ],
  ])('%o fails: %s', (expected, problem) => {
    expect(unmet(expected)).toEqual([problem]);
  });

  it.each([
    [{ turn: 1, over: false, seat: 0, question: 'act' }],
    [{ turn: { atLeast: 1, atMost: 1 } }],
    [{ 'hand.0': ['golem', 'RAID'] }],
    [{ 'hand.0': { top: ['golem', 'raid'], order: ['raid', 'golem'], has: 'raid', lacks: 'punch', size: 2 } }],
    [{ 'discard.0': ['punch'], 'deck.0': 3 }],
    [{ seenBy: { 'raid#1': [0], 'punch#1': [0, 1] } }],
    [{ leader: null, damage: { raid: 0 } }],
    [{ offers: 'gold', offersNot: ['dragon'] }],
    [{ offer: ['reshuffle the deck', 'play raid', 'earn gold', 'golem'] }],
  ])('%o holds', (expected) => {
    expect(unmet(expected)).toEqual([]);
  });

  it('must name what exists', () => {
    expect(() => unmet({ 'seats.0.hnad': [] })).toThrow('expect.seats.0.hnad: market has no field "hnad" of a seat;');
    expect(() => unmet({ 'hand.0': { hass: 'raid' } })).toThrow('"hass" cannot be expected of a pile');
    expect(() => unmet({ 'hand.0': ['dragon'] })).toThrow('no card is called "dragon"');
    expect(() => unmet({ seenBy: { dragon: [0] } })).toThrow('no card is called "dragon"');
    expect(() => unmet({ seenBy: { raid: 0 } })).toThrow(
      'expect.seenBy.raid: 0 cannot be expected; a list of seats can',
    );
    expect(() => unmet({ seenBy: 'raid' })).toThrow('a mapping from components to lists of seats can');
    expect(() => unmet({ turn: { least: 1 } })).toThrow('a number, or atLeast and atMost can.');
    expect(() => unmet({ ending: 'victory' })).toThrow('win, loss, draw, cap, fault, illegal can.');
  });
});

describe('the game of a scenario', () => {
  it('has the options, preset and patches it says', () => {
    const wanted = { options: { goal: 7 }, draws: { die: [6] }, steps: ['stall 1', 'earn'], expect: { over: false } };
    expect(problems({ preset: 'short', ...wanted })).toEqual([]);
    const tide: Scenario = {
      game: 'toy-tide',
      content: { 'card.wave.threat': 4 },
      options: { drawn: 1 },
      // Two waves and a lull: the first two of three equally likely results are waves.
      draws: { tide: [2] },
      steps: ['safe'],
      expect: { score: 1, threat: 4 },
    };
    expect(runScenario(toyTide, tide).problems).toEqual([]);
  });

  it('is refused when it does not exist so', () => {
    expect(() => problems({ preset: 'shrot' })).toThrow(
      'scenario: preset: market has no preset "shrot"; its presets are short; did you mean "short"?',
    );
    expect(() => problems({ players: 4 })).toThrow('scenario: market: players: 4 cannot sit down');
    expect(() => problems({ options: { gaol: 3 } })).toThrow('did you mean "goal"?');
  });
});
