import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/engine/bot.js';
import { decision } from '../../src/engine/decision.js';
import { RulesError } from '../../src/engine/errors.js';
import { type GameRecord, playRecorded, readRecord } from '../../src/engine/record.js';
import { gameOf, replay, replaySteps } from '../../src/engine/replay.js';
import { hash } from '../../src/engine/state.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { countdown } from './countdown.js';
import { randomBots } from './random-bots.js';

/** Seats that play these codes one after the other, whoever is asked. */
function scripted(...codes: number[]): Bot[] {
  const left = [...codes];
  const bot: Bot = { choose: () => left.shift() ?? Number.NaN };
  return [bot, bot];
}
const ROLL = 1 << 24;
const ONE = ROLL | (1 << 12);
const TWO = ROLL | (2 << 12);

const five = (...codes: number[]): GameRecord =>
  playRecorded(countdown, { players: 2, options: { from: '5' } }, { key: 'k/0' }, () => scripted(...codes)).record;
const won = five(ONE, ONE, ONE, TWO);

describe('a record', () => {
  it('holds everything that replays the game: settings as given and as filled in, seating, actions, ending', () => {
    expect(won).toEqual({
      format: 1,
      game: 'countdown',
      rulesVersion: 3,
      players: 2,
      options: { given: { from: '5' }, resolved: { from: 5, fails: -99 } },
      content: { changes: {}, hash: null },
      key: 'k/0',
      slots: [0, 1],
      bots: [],
      codes: [ONE, ONE, ONE, TWO],
      ending: 'win',
      problem: null,
      finalHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('is plain JSON', () => {
    expect(readRecord(JSON.parse(JSON.stringify(won)), 'a file')).toEqual(won);
  });

  it('that lacks something is refused by the name of the part', () => {
    const { key, ...keyless } = won;
    expect(key).toBe('k/0');
    expect(() => readRecord(keyless, 'records.ndjson:3')).toThrow(/^records\.ndjson:3 \(key\): this is no record/);
    expect(() => readRecord({ ...won, codes: [1, 'x'] }, 'r')).toThrow(/^r \(codes\.1\): /);
    expect(() => readRecord('x', 'r')).toThrow(/^r: this is no record of a game: /);
  });
});

describe('a replay', () => {
  it.each([connectK, kuhn, countdown])('of $id reaches the final position, whatever slot fills which seat', (game) => {
    for (let deal = 0; deal < 20; deal++) {
      const seating = { key: `replay/${deal}`, slots: deal % 2 === 0 ? [0, 1] : [1, 0] };
      const bots = randomBots(2, seating.key);
      const { record, played } = playRecorded(game, { players: 2 }, seating, () => bots);
      expect(record.finalHash).toBe(played.finalHash);
      expect(hash(replay(game, record))).toBe(played.finalHash);
    }
  });

  it('draws by slot: the same actions under other slots meet other luck', () => {
    const rolls = (slots: number[]) =>
      playRecorded(countdown, { players: 2, options: { from: 99 } }, { key: 'k/0', slots }, () =>
        scripted(...Array.from({ length: 99 }, () => ROLL)),
      ).record;
    expect(rolls([0, 1]).finalHash).not.toBe(rolls([1, 0]).finalHash);
    expect(rolls([0, 1]).finalHash).toBe(rolls([0, 1]).finalHash);
  });

  it('stops before a decision', () => {
    const before = replay(countdown, won, { at: 2 });
    expect(countdown.spec.describe(before)).toBe('3 left');
    expect(decision(before)?.seat).toBe(0);
    expect(replay(countdown, won, { at: 4 }).over).toBe(true);
    expect(() => replay(countdown, won, { at: 5 })).toThrow(
      '--at: the game has no decision 5; a number from 0 to 4 is expected.',
    );
  });

  it('goes step by step, each decision with its options and the choice, and tells its log', () => {
    const told: string[] = [];
    const seen: string[] = [];
    for (const step of replaySteps(gameOf(countdown, won), won, { line: (text) => told.push(text) })) {
      const asked = decision(step.state);
      const chosen = asked?.options.find((option) => option.code === step.code)?.text;
      const texts = asked?.options.map((option) => option.text).join('/');
      seen.push(`${step.number}: seat ${asked?.seat} of ${texts} chooses ${chosen}`);
    }
    expect(seen).toEqual([
      '0: seat 0 of roll/take 1/take 2 chooses take 1',
      '1: seat 1 of roll/take 1/take 2 chooses take 1',
      '2: seat 0 of roll/take 1/take 2 chooses take 1',
      '3: seat 1 of roll/take 1/take 2 chooses take 2',
    ]);
    expect(told).toEqual(['Seat 0: take 1', 'Seat 1: take 1', 'Seat 0: take 1', 'Seat 1: take 2']);
  });
});

describe('games that did not end well replay as well', () => {
  const failing = { players: 2, options: { from: 5, fails: 3 } };

  it('a cap', () => {
    const { record } = playRecorded(countdown, { players: 2 }, { key: 'k' }, () => scripted(ONE, ONE), {
      decisionCap: 2,
    });
    expect(record.ending).toBe('cap');
    expect(countdown.spec.describe(replay(countdown, record))).toBe('18 left');
  });

  it('an answer that was not on offer', () => {
    const record = five(ONE, 77);
    expect(record).toMatchObject({ ending: 'illegal', codes: [ONE], problem: { seat: 1 } });
    expect(countdown.spec.describe(replay(countdown, record))).toBe('4 left');
  });

  it('a bot that throws', () => {
    const throwing: Bot = {
      choose() {
        throw new Error('tired');
      },
    };
    const { record } = playRecorded(countdown, { players: 2 }, { key: 'k' }, () => [throwing, throwing]);
    expect(record).toMatchObject({ ending: 'fault', codes: [], problem: { seat: 0 } });
    expect(countdown.spec.describe(replay(countdown, record))).toBe('20 left');
  });

  it('rules that fail, with the action at which they do, and the position they leave', () => {
    const { record } = playRecorded(countdown, failing, { key: 'k' }, () => scripted(ONE, ONE, ONE));
    expect(record).toMatchObject({
      ending: 'fault',
      codes: [ONE, ONE],
      problem: { message: '3 is more than this game can count', seat: -1 },
    });
    expect(hash(replay(countdown, record))).toBe(record.finalHash);
  });

  it('rules that fail in the set-up', () => {
    const settings = { players: 2, options: { from: 5, fails: 5 } };
    const { record, played } = playRecorded(countdown, settings, { key: 'k' }, () => scripted());
    expect(played).toMatchObject({ ending: 'fault', decisions: 0, utility: [0, 0] });
    expect(record.problem).toEqual({ message: 'nothing to count', seat: -1 });
    expect(hash(replay(countdown, record))).toBe(record.finalHash);
  });

  it('rules that fail where the record does not say so go on as a RulesError that carries the record', () => {
    const { record } = playRecorded(countdown, failing, { key: 'k' }, () => scripted(ONE, ONE, ONE));
    const edited: GameRecord = { ...record, codes: [ONE, ONE, ONE] };
    const thrown = caught(() => replay(countdown, edited));
    expect(thrown).toBeInstanceOf(RulesError);
    expect(thrown).toMatchObject({ record: edited });
  });
});

describe('a record that was cut or edited is refused in one sentence', () => {
  const refusals: [what: string, edited: GameRecord, sentence: string][] = [
    [
      'cut',
      { ...won, codes: won.codes.slice(0, 2) },
      'record (codes): it stops after 2 actions; the game goes on there, but the record says "win".',
    ],
    [
      'an action that was not on offer',
      { ...won, codes: [ONE, 7, ONE, TWO] },
      `record (action 1): 7 is not on offer there; one of ${ROLL}, ${ONE}, ${TWO} is expected.`,
    ],
    [
      'an action too many',
      { ...won, codes: [...won.codes, ONE] },
      'record (action 4): the game is over before it; 4 actions are expected in all.',
    ],
    ['another ending', { ...won, ending: 'draw' }, 'record (ending): it says "draw"; replaying it ends in "win".'],
    [
      'a fault that is none',
      { ...five(ONE, 77), ending: 'fault', problem: { message: 'x', seat: -1 } },
      'record (problem): it says that the rules fail; replaying it, they do not.',
    ],
    ['another game', { ...won, game: 'pig' }, 'record (game): it is of "pig"; "countdown" is expected.'],
    [
      'other rules',
      { ...won, rulesVersion: 2 },
      'record (rulesVersion): it was played under version 2 of the rules of countdown; ' +
        'this is version 3; replay it with the release that wrote it.',
    ],
    [
      'other content',
      { ...won, content: { changes: {}, hash: '0123456789abcdef' } },
      'record (content): it was played with content 0123456789abcdef; here it has none.',
    ],
  ];
  it.each(refusals)('%s', (_what, edited, sentence) => {
    expect(caught(() => replay(countdown, edited))).toMatchObject({ name: 'ConfigError', message: sentence });
  });

  it('a legal action in place of another', () => {
    const edited = { ...won, codes: [TWO, ONE, TWO] };
    const sentence = /^record \(finalHash\): it is [0-9a-f]{16}; replaying its actions ends in [0-9a-f]{16}\.$/;
    expect(() => replay(countdown, edited)).toThrow(sentence);
  });
});

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
