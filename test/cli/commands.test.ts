import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { readRecord } from '../../src/engine/record.js';
import { replay } from '../../src/engine/replay.js';
import { hash } from '../../src/engine/state.js';
import { pig } from '../../src/games/toys/pig/index.js';
import { touchstone } from './touchstone.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The one JSON document a command printed. */
async function json(...args: string[]): Promise<{ code: number; value: Record<string, unknown> }> {
  const { code, out, err } = await touchstone(...args);
  expect(err).toBe('');
  const value: unknown = JSON.parse(out);
  if (typeof value !== 'object' || value === null) throw new Error('no document');
  return { code, value: { ...value } };
}

describe('list', () => {
  it('shows games, bots and experiments', async () => {
    const { code, out } = await touchstone('list');
    expect(code).toBe(0);
    expect(out).toMatch(/^GAMES\n.*\n/);
    expect(out).toMatch(/^pig +Pig +whole +2-10 +rivals +1/m);
    expect(out).toMatch(/^toy-tide +Toy Tide +whole +1-6 +together +1 +easy, standard, hard$/m);
    expect(out).toMatch(/^ {2}iterations +400 +integer 1\.\.100000000 +iterations/m);
    expect(out).toMatch(/^EXPERIMENTS$/m);
  });

  it('shows the options of a game with ranges, defaults and presets', async () => {
    const { out } = await touchstone('list', 'options', 'connect-k');
    expect(out).toMatch(/^width +7 +integer 1\.\.12 +columns of the board$/m);
    expect(out).toMatch(/^preset connect-four +width=7 height=6 line=4$/m);
  });

  it('shows cards with their columns, and which games have any', async () => {
    expect((await touchstone('list', 'cards', 'toy-tide')).out).toMatch(/^cards +wave +Wave +2 +1$/m);
    const { out } = await touchstone('list', 'cards');
    expect(out).toMatch(/^toy-tide /m);
    expect(out).not.toMatch(/^pig /m);
    expect((await touchstone('list', 'cards', 'pig')).out).toBe('none\n');
  });

  it('chooses among cards by what their id, name or texts have, in rows as in data', async () => {
    const { out } = await touchstone('list', 'cards', 'toy-tide', '--match', 'WAV');
    expect(out).toMatch(/^table .*\ncards +wave +Wave +2 +1\n$/);
    const { value } = await json('list', 'cards', 'toy-tide', '--match', 'WAV', '--json');
    expect(Object.values(value)).toMatchObject([{ id: 'wave' }]);
    expect((await touchstone('list', 'cards', 'toy-tide', '--match', 'xyz')).out).toBe('none\n');
  });

  it('cuts cards to the width of a terminal, and nothing for a program', async () => {
    const columns = Object.getOwnPropertyDescriptor(process.stdout, 'columns');
    const whole = (await touchstone('list', 'cards', 'toy-tide', '--json')).out;
    Object.defineProperty(process.stdout, 'columns', { value: 13, configurable: true });
    try {
      const { out } = await touchstone('list', 'cards', 'toy-tide', '--match', 'wave');
      expect(out).toBe('table  id   …\ncards  wave …\n');
      expect((await touchstone('list', 'cards', 'toy-tide', '--json')).out).toBe(whole);
    } finally {
      if (columns) Object.defineProperty(process.stdout, 'columns', columns);
      else Reflect.deleteProperty(process.stdout, 'columns');
    }
  });

  it('says the same as data', async () => {
    const { value } = await json('list', 'options', 'connect-k', '--json');
    expect(value.presets).toEqual({ 'connect-four': { width: 7, height: 6, line: 4 } });
    expect(value.options).toContainEqual({
      key: 'line',
      help: 'stones in a row that win',
      range: 'integer 2..12',
      default: 4,
    });
  });
});

describe('play', () => {
  it('tells a game and its outcome', async () => {
    // Two cells in a row: whoever begins takes one, the other must take the other, and nobody has two.
    const { code, out } = await touchstone(
      'play',
      'connect-k',
      '--set',
      'width=2',
      '--set',
      'height=1',
      '--set',
      'line=2',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^Seat 0: column [12]\nSeat 1: column [12]\n\n(X O|O X)\n/);
    expect(out).toMatch(/\ndraw; utility 0\.5, 0\.5; 2 turns, 1 decisions; final hash [0-9a-f]{16}\n$/);
  });

  it('is the same game for the same seed, another for another', async () => {
    const game = async (seed: string) => (await touchstone('play', 'pig', '--seed', seed)).out;
    expect(await game('5')).toBe(await game('5'));
    expect(await game('5')).not.toBe(await game('6'));
  });

  it('tells programs every decision, and a record that replays', async () => {
    const { code, value } = await json('play', 'pig', '--seats', 'random,greedy', '--seed', '7', '--log', 'json');
    const record = readRecord(value.record, 'record');
    expect(code).toBe(0);
    expect(record.bots).toEqual(['random', 'greedy']);
    expect(hash(replay(pig, record))).toBe(record.finalHash);
    expect(value.outcome).toMatchObject({ ending: 'win', finalHash: record.finalHash });
    expect(Array.isArray(value.decisions) && value.decisions.map(({ chosen }) => chosen)).toEqual(record.codes);
    expect((await json('play', 'pig', '--seats', 'random,greedy', '--seed', '7', '--json')).value).toEqual(value);
  });

  it('takes options, presets and card patches', async () => {
    // A tide of four threats a wave, all waves: three draws end the game after one round.
    const flags = [
      '--preset',
      'hard',
      '--set',
      'card.wave.threat=4',
      '--set',
      'card.lull.copies=0',
      '--set',
      'goal=100',
    ];
    const { value } = await json('play', 'toy-tide', ...flags, '--json');
    expect(value.options).toEqual({ drawn: 3, goal: 100, limit: 12 });
    expect(value.outcome).toMatchObject({ ending: 'loss', turns: 1, decisions: 1, utility: [0] });
    expect(value.metrics).toMatchObject({ threat: 12 });
  });
});

describe('scenario', () => {
  function write(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  it('says which hold, and answers no when one does not', async () => {
    const file = write(
      'pig.yaml',
      `
game: pig
position: { active: 0, scores: [70, 0], atStake: 5 }
scenarios:
  - { name: holding scores, steps: [hold], expect: { scores: { 0: 75 } } }
  - { name: a slip, steps: [rool] }
`,
    );
    const { code, out } = await touchstone('scenario', file, '--log');
    expect(code).toBe(4);
    expect(out).toMatch(/^holds {2}holding scores\n {7}\| Seat 0: hold 5\n/);
    expect(out).toMatch(
      /\nFAILS {2}a slip\n {7}step 1: "rool" is not on offer; on offer: roll, hold 5\n1 of 2 scenarios hold\n$/,
    );
    const { code: again, value } = await json('scenario', file, '--json');
    expect([again, value.scenarios, value.failed]).toEqual([4, 2, 1]);
  });

  it('is done when all hold', async () => {
    const file = write(
      'kuhn.json',
      JSON.stringify({ game: 'kuhn', position: { 'hand.0': ['king'] }, expect: { 'hand.0': ['king'] } }),
    );
    expect(await touchstone('scenario', file)).toEqual({
      code: 0,
      out: 'holds  kuhn\n1 of 1 scenarios hold\n',
      err: '',
    });
  });
});

describe('stats', () => {
  it('prints the intervals of a rate', async () => {
    const { code, out } = await touchstone('stats', '--wins', '530', '--games', '1000');
    expect(code).toBe(0);
    expect(out).toMatch(/^wilson +0\.499010 +0\.560760 /m);
    expect(out).toMatch(/^clopper-pearson +0\.498516 +0\.561307 /m);
  });

  it('says the same as data', async () => {
    const { value } = await json('stats', '--wins', '0', '--games', '10', '--json');
    expect(value.intervals).toContainEqual(
      expect.objectContaining({ method: 'wilson', lo: 0, hi: expect.closeTo(0.277533, 6) }),
    );
  });
});

describe('check', () => {
  it('holds every law against a game', async () => {
    const { code, out } = await touchstone('check', 'tic-tac-toe', '--games', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^tic-tac-toe \(rules version 1\) keeps every law: 2 games, /);
    expect(out.match(/^ {2}kept /gm)).toHaveLength(12);
  });
});

describe('bench', () => {
  it('measures every figure', async () => {
    const { code, out } = await touchstone('bench', 'tic-tac-toe', '--rounds', '1', '--ms', '1', '--json');
    expect(code).toBe(0);
    const [bench] = JSON.parse(out);
    expect(bench).toMatchObject({ game: 'tic-tac-toe', players: 2, compiled: false });
    const figures = [
      'decisionsPerSecond',
      'playoutsPerSecond',
      'copyNanoseconds',
      'setUpMicroseconds',
      'searchesPerSecond',
    ];
    for (const figure of figures) expect(bench[figure]).toBeGreaterThan(0);
    // Eight decisions at most: the last cell is filled without asking.
    expect(bench.decisionsPerGame).toBeGreaterThan(4);
    expect(bench.decisionsPerGame).toBeLessThanOrEqual(8);
  });
});

describe('help', () => {
  it.each(Object.keys(commands))('of %s shows its usage and flags', async (name) => {
    const { code, out, err } = await touchstone(name, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^touchstone ${name}`));
    expect(out).toMatch(/--json/);
  });
});
