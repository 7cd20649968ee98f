import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchstone } from './touchstone.js';

/** Studies in this process: no thread has to start, and nothing depends on how many there are. */
const here = ['--workers', '0'];
const failing = 'test/cli/fixtures/failingBot.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studies-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays pig and returns its results folder. */
async function pigs(name: string, ...flags: string[]): Promise<string> {
  const out = join(folder, name);
  const { code, err } = await touchstone('run', 'pig', '--seats', 'random,greedy', '--out', out, ...here, ...flags);
  expect([code, err]).toEqual([0, '']);
  return out;
}

function rows(out: string): string[] {
  return readFileSync(join(out, 'games.csv'), 'utf8').trimEnd().split('\n').slice(1);
}

describe('run', () => {
  it('plays a study that a file, a name or flags describe, and shows its tables', async () => {
    const file = join(folder, 'who-begins.yaml');
    writeFileSync(file, 'name: who-begins\nquestion: Who begins better?\ngame: kuhn\nbots: random\ngames: 50\n');
    const { code, out } = await touchstone('run', file, '--out', join(folder, 'kuhn'), ...here);
    expect(code).toBe(0);
    expect(out).toMatch(/^Who begins better\?\n\narm {2}players {2}bots/);
    expect(out).toMatch(/one bot played everything: what holds for it says little about people/);
    expect(out).toMatch(/\n50 games; .*kuhn\/games\.csv has a row for each\n$/);
    expect(rows(join(folder, 'kuhn'))).toHaveLength(50);
  });

  it('lets flags replace what the study says', async () => {
    const file = join(folder, 'tide.yaml');
    writeFileSync(
      file,
      'name: tide\ngame: toy-tide\nset: { limit: 3 }\npreset: hard\nbots: greedy\nquick: { games: 4 }\n',
    );
    const flags = ['--quick', '--set', 'limit=5,6', '--set', 'goal=2', '--bots', 'random', '--players', '2', '--json'];
    const { out } = await touchstone('run', file, '--out', join(folder, 'tide'), ...here, ...flags);
    const { arms, games } = JSON.parse(out);
    expect(games).toBe(8);
    expect(
      arms.map(({ limit, goal, players, bots, preset }: Record<string, unknown>) => [
        limit,
        goal,
        players,
        bots,
        preset,
      ]),
    ).toEqual([
      [5, 2, 2, 'random|random', 'hard'],
      [6, 2, 2, 'random|random', 'hard'],
    ]);
  });

  it('rotates slots that differ: the row of a game is its seats', async () => {
    const out = await pigs('rotated', '--games', '4');
    const seats = rows(out).map((row) => row.split(',').slice(0, 6));
    expect(seats).toEqual([
      ['0', '0', '0', '0/0/0', '2', 'random|greedy'],
      ['0', '0', '1', '0/0/1', '2', 'greedy|random'],
      ['0', '1', '0', '0/1/0', '2', 'random|greedy'],
      ['0', '1', '1', '0/1/1', '2', 'greedy|random'],
    ]);
  });

  it('has the game that play shows as its first row', async () => {
    const out = await pigs('first', '--games', '2', '--seed', '7');
    const { out: told } = await touchstone('play', 'pig', '--seats', 'random,greedy', '--seed', '7', '--json');
    expect(rows(out)[0]).toContain(JSON.parse(told).outcome.finalHash);
  });

  it('shows what it would play, and plays nothing', async () => {
    const flags = ['--dry-run', '--bots', 'random,greedy', '--games', '10', '--out', join(folder, 'dry')];
    const { code, out } = await touchstone('run', 'kuhn', ...flags);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +0 {2}random +2 {2}random\|random +10 +-$/m);
    expect(out).toMatch(/\n2 arms, 20 games, about \d+ s\n$/);
    expect(existsSync(join(folder, 'dry'))).toBe(false);
  });

  it('answers no where a baseline is not met', async () => {
    const flags = ['run', 'kuhn', '--games', '30', '--out', join(folder, 'base'), ...here];
    const baseline = join(folder, 'baseline.json');
    writeFileSync(baseline, (await touchstone(...flags, '--json')).out);
    expect(await touchstone(...flags, '--expect', baseline)).toMatchObject({ code: 0, err: '' });
    writeFileSync(baseline, '{"arms": [{"arm": 0, "games": 30, "turns_mean": {"atLeast": 4}}]}');
    const { code, err } = await touchstone(...flags, '--expect', baseline);
    // A game of Kuhn poker has two or three turns.
    expect(code).toBe(4);
    expect(err).toMatch(/^arms 0: turns_mean is 2\.\d+, expected \{"atLeast":4\}\n$/);
    writeFileSync(baseline, '{"arms": [{"arm": 0, "gmaes": 30}]}');
    const { code: refused, err: why } = await touchstone(...flags, '--expect', baseline);
    expect(refused).toBe(2);
    expect(why).toMatch(/baseline\.json: arms\.0\.gmaes: there is no such column; .*; did you mean "games"\?\n$/);
  });

  it.each([
    ['throws', 'faults', 'fault'],
    ['cheats', 'illegals', 'illegal'],
  ])('keeps games in which a bot %s as rows, and minds them with --strict', async (habit, column, ending) => {
    const flags = ['run', 'pig', '--seats', `random,./${failing}:habit=${habit}`, '--games', '4', ...here];
    const out = join(folder, habit);
    const lenient = await touchstone(...flags, '--out', out, '--json');
    expect([lenient.code, JSON.parse(lenient.out)[column]]).toEqual([0, 4]);
    expect(rows(out).every((row) => row.includes(`,${ending},`))).toBe(true);
    const { code, err } = await touchstone(...flags, '--out', out, '--strict');
    expect(code).toBe(1);
    expect(err).toMatch(/^--strict: \d games faulted and \d had an answer that was not on offer\n$/);
  });

  it('refuses folders and studies that will not do, in one sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const flags = ['run', 'kuhn', '--games', '1', ...here];
    expect(await touchstone(...flags, '--out', join(file, 'x'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/a-file\/x: a part of this path is a file; a folder is expected\.\n$/),
    });
    expect(await touchstone(...flags, '--out', folder)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/: it holds .*, but no study; a new or empty folder, .* is expected\.\n$/),
    });
    const out = await pigs('other', '--games', '2');
    expect(await touchstone(...flags, '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/other: it holds results of another study.* is expected\.\n$/),
    });
    expect(await touchstone('run', 'khun')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^khun: there is no such study or game; .*; did you mean "kuhn"\?\n$/),
    });
    writeFileSync(join(folder, 'slip.yaml'), 'name: slip\ngame: kuhn\nbotz: random\n');
    expect(await touchstone('run', join(folder, 'slip.yaml'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/slip\.yaml: botz: a study has no such key; .*; did you mean "bots"\?\n$/),
    });
  });
});

describe('resume', () => {
  it('grows a study to the bytes of a larger one', async () => {
    const small = await pigs('small', '--games', '4');
    const large = await pigs('large', '--games', '10');
    const { code, out } = await touchstone('resume', small, '--games', '10', ...here);
    expect(code).toBe(0);
    expect(out).toMatch(/\n10 games \(6 of them now\); /);
    for (const name of readdirSync(large).filter((file) => file.endsWith('.csv') && file !== 'timing.csv')) {
      expect(readFileSync(join(small, name), 'utf8')).toBe(readFileSync(join(large, name), 'utf8'));
    }
  });

  it('needs a results folder', async () => {
    const { code, err } = await touchstone('resume', join(folder, 'nowhere'));
    expect(code).toBe(2);
    expect(err).toMatch(/nowhere: it holds no study; .* is expected\.\n$/);
  });
});

describe('replay', () => {
  it('plays a game again, move by move, to the hash of its row', async () => {
    const out = await pigs('again', '--games', '6', '--seed', 'x');
    for (const row of rows(out)) {
      const [arm, deal, rotation] = row.split(',');
      const { code, out: told } = await touchstone('replay', out, '--game', `${arm}/${deal}/${rotation}`, '--json');
      const { finalHash, decisions, hashInTable, agrees } = JSON.parse(told);
      expect([code, agrees, finalHash]).toEqual([0, true, hashInTable]);
      expect(row).toContain(`,${decisions.length},${finalHash},`);
    }
    const { out: told } = await touchstone('replay', out, '--game', '0/1/1');
    expect(told).toMatch(/^0 {2}Seat [01], roll or hold: (\[roll\] \/ hold \d+|roll \/ \[hold \d+\])$/m);
    expect(told).toMatch(/\nwin: Seat [01]; final hash [0-9a-f]{16}\n$/);
  });

  it('stops at a decision and shows the position with its options', async () => {
    const out = await pigs('stops', '--games', '2');
    const { out: told } = await touchstone('replay', out, '--game', '0/0/0', '--at', '3');
    expect(told).not.toMatch(/^3 /m);
    expect(told).toMatch(/^2 /m);
    expect(told).toMatch(/\nheld \d+ \d+, seat [01] has \d+ at stake\nSeat [01], roll or hold: roll \/ hold \d+\n$/);
  });

  it('replays a game in which a bot failed, from its record', async () => {
    const out = join(folder, 'failed');
    await touchstone('run', 'pig', '--bots', `./${failing}`, '--games', '1', '--out', out, ...here);
    const { code, out: told } = await touchstone('replay', out, '--game', '0/0/0');
    expect(code).toBe(0);
    expect(told).toMatch(/\nfault; final hash [0-9a-f]{16}\nthe bot of seat \d threw: I have lost my way\n$/);
  });

  it('says no when the table has another game', async () => {
    const out = await pigs('edited', '--games', '2');
    const file = join(out, 'games.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,[0-9a-f]{16},/, ',0123456789abcdef,'));
    const { code, err } = await touchstone('replay', out, '--game', '0/0/0');
    expect(code).toBe(4);
    expect(err).toMatch(/^games\.csv has the final hash 0123456789abcdef, replaying the game gives [0-9a-f]{16}\n$/);
  });

  it.each([
    [['--game', '1/0/0'], 'game 1/0/0: the study has no such game; its arms are 0 to 0.'],
    [['--game', '0/1/0'], 'game 0/1/0: the study has no such game; arm 0 has deals 0 to 0 and rotations 0 to 1.'],
    [['--game', '0-0-0'], '--game: "0-0-0" is not the name of a game; arm/deal/rotation is expected'],
    [['--game', '0/0/0', '--at', '999'], '--at: the game has no decision 999; a number from 0 to '],
    [[], '--game: it is missing; the name of a game, such as 0/12/1'],
  ])('with %j says what is wrong', async (flags, message) => {
    const out = existsSync(join(folder, 'one')) ? join(folder, 'one') : await pigs('one', '--games', '2');
    const { code, err } = await touchstone('replay', out, ...flags);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
