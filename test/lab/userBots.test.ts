import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../src/lab/package-root.js';
import { resumeStudy, runStudy } from '../../src/lab/run-study.js';
import type { Study } from '../../src/lab/study.js';
import { resultBytes } from './result-bytes.js';
import { temporaryFolder } from './temporary-folder.js';

// Threads take long to begin on a crowded machine.
vi.setConfig({ testTimeout: 240_000 });

const fixture = join(import.meta.dirname, 'fixtures', 'misbehaving.ts');

/** With this seed the bot of slot 0 chooses the games of deals 0 and 4. */
function study(how: string): Study {
  return {
    name: 'misbehaving',
    game: 'pig',
    set: { goal: 20 },
    seats: [`${fixture}:how=${how}`, 'random'],
    seed: 2,
    games: 10,
    // A crowded machine may keep a bot that does not hang from answering for a while.
    botTimeout: how === 'hang' ? 1 : 60,
  };
}

interface Line {
  readonly key: string;
  readonly ending: string;
  readonly hash: string;
}

/** The games of a folder, and what its records say went wrong. */
function outcome(folder: string): { games: Line[]; problems: Record<string, { message: string; seat: number }> } {
  const [header, ...rows] = readFileSync(join(folder, 'games.csv'), 'utf8').trimEnd().split('\n');
  const columns = header.split(',');
  const games = rows.map((row) => {
    const cells = row.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)];
    return { key: cell('game_key'), ending: cell('ending'), hash: cell('final_hash') };
  });
  const records = readFileSync(join(folder, 'records.ndjson'), 'utf8').trimEnd().split('\n');
  const problems = records.map((line) => {
    const { game_key, record } = JSON.parse(line);
    return [game_key, record.problem];
  });
  return { games, problems: Object.fromEntries(problems) };
}

describe('a user’s bot that misbehaves spoils its own games alone', () => {
  it.each([
    ['throw', 'fault', /^the bot of seat \d threw: I do not like this$/],
    ['cheat', 'illegal', /^the bot of seat \d answered \d+, which is not on offer$/],
    ['hang', 'fault', /^the bot of seat \d gave no answer within 1 s$/],
    ['exit', 'fault', /^the thread died: /],
    ['sit-badly', 'fault', /no chair$/],
  ])('%s: %s', async (how, ending, message) => {
    const out = join(temporaryFolder(), 'out');
    const result = await runStudy(study(how), { workers: 2, out });
    const { games, problems } = outcome(out);
    expect(games).toHaveLength(10);
    const failed = games.filter((game) => game.ending === ending);
    expect(failed.map(({ key }) => key)).toEqual(['0/0/0', '0/0/1', '0/4/0', '0/4/1']);
    expect(games.filter((game) => game.ending !== ending && game.ending !== 'win')).toEqual([]);
    expect(Object.keys(problems)).toEqual(failed.map(({ key }) => key));
    for (const { seat, message: told } of Object.values(problems)) {
      expect(told).toMatch(message);
      expect(seat).toBeGreaterThanOrEqual(0);
    }
    expect(result.faults + result.illegals).toBe(4);
  });

  it('the same games fail in the same way whatever plays them', async () => {
    const [one, two] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
    const short = { ...study('hang'), games: 4 };
    await runStudy(short, { workers: 1, out: one });
    await runStudy(short, { workers: 2, out: two });
    expect(Object.keys(outcome(one).problems)).toEqual(['0/0/0', '0/0/1']);
    expect(resultBytes(one)).toEqual(resultBytes(two));
  });
});

describe('a user’s bot', () => {
  const source = (choice: number) => `
    import { defineBot } from 'touchstone';
    export default defineBot({
      id: 'stubborn', help: 'always takes the same place', version: 1,
      parameters: [{ name: 'place', help: 'which', default: ${choice} }],
      make: (_seat, { place }) => ({ choose: (view) => view.code(place % view.count) }),
    });`;

  it('is called by its file’s name in the tables, and the folder keeps it as it was', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'out');
    const file = join(folder, 'stubborn.ts');
    writeFileSync(file, source(0));
    const seats = [`${file}:place=1`, 'random'];
    const given: Study = { name: 'stubborn', game: 'connect-k', seats, games: 6 };
    await runStudy(given, { workers: 1, out });
    expect(readFileSync(join(out, 'games.csv'), 'utf8')).toContain(',stubborn.ts:place=1|random,');
    // What the file says later does not matter to a study that has begun.
    writeFileSync(file, 'export default 5;');
    expect(await resumeStudy(out, { workers: 1, games: 12 })).toMatchObject({ games: 12, played: 6 });
    await expect(runStudy(given, { workers: 1, out })).rejects.toThrow(/stubborn\.ts: it exports default; a bot/);
  });

  it('that does not compile is refused with line and column', async () => {
    const file = join(temporaryFolder(), 'broken.ts');
    writeFileSync(file, 'export default {\n  id: 5 5,\n};\n');
    const given: Study = { name: 'broken', game: 'pig', bots: file };
    await expect(runStudy(given)).rejects.toThrow(/^broken\.ts:2:\d+: .*; a module that compiles is expected\.$/);
  });

  it('that reaches into the laboratory, whose modules would come a second time, is refused', async () => {
    const file = join(temporaryFolder(), 'reaching.ts');
    const inside = join(packageRoot, 'src', 'engine', 'state.js');
    writeFileSync(file, `export { State as default } from './${relative(dirname(file), inside)}';\n`);
    const given: Study = { name: 'reaching', game: 'pig', bots: file };
    await expect(runStudy(given)).rejects.toThrow(
      /^reaching\.ts:1:\d+: ".*state\.js" is inside the laboratory; what is needed comes with the package touchstone; /,
    );
  });
});
