import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadGame } from '../../src/lab/load-game.js';
import { runStudy } from '../../src/lab/run-study.js';
import { temporaryFolder } from './temporary-folder.js';

// Threads take long to begin on a crowded machine.
vi.setConfig({ testTimeout: 240_000 });

/** A game that a person outside this project might write: who says the higher number wins. */
const source = `
import { action, ask, count, defineGame, finish, layout, perSeat, script, times, z } from 'touchstone';


const board = layout({ active: count(-1), said: perSeat(2, () => count()) }, { frames: 1 });

const say = action(1, 'say', {
  offer(s, offer) { for (let n = 1; n <= s.rules.highest; n++) offer.add(n); },
  take(s, _chance, n) { board.said[board.active.get(s)].set(s, n); },
  text: (_s, n) => 'say ' + n,
});

function judge(s) {
  const [a, b] = board.said.map((field) => field.get(s));
  finish(s, a === b ? 'draw' : 'win');
}

export default defineGame({
  id: 'higher', title: 'Higher', rulesVersion: 1, status: 'whole', seats: { min: 2, max: 2 }, cooperative: false,
  options: z.object({ highest: z.int().min(2).max(9).default(3).describe('the highest number') }),
  presets: {}, layout: board.layout, content: null,
  prepare: ({ options }) => options,
  components: () => new Map(),
  main: script('higher', [
    times((s) => s.players, (s) => board.active.add(s, 1), ask('number', (s) => board.active.get(s), [say])),
    judge,
  ]),
  scripts: [],
  utility(s, seat) {
    const [own, other] = [board.said[seat].get(s), board.said[1 - seat].get(s)];
    return own === other ? 0.5 : own > other ? 1 : 0;
  },
  turns: (s) => board.active.get(s) + 1,
  longest: () => 2,
  describe: (s) => board.said.map((field) => field.get(s)).join(' '),
  metrics: [{ name: 'said', help: 'the number', perSeat: true, read: (s, seat) => board.said[seat].get(s) }],
});
`;

it('a game from a user’s file is played in threads like any other', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'higher.ts');
  writeFileSync(file, source);
  expect((await loadGame(file)).id).toBe('higher');
  const out = join(folder, 'out');
  const study = { name: 'higher', game: file, set: { highest: 4 }, bots: 'random', games: 400 };
  const { tables, faults } = await runStudy(study, { workers: 1, out });
  expect(faults).toBe(0);
  const [header, ...rows] = readFileSync(join(out, 'games.csv'), 'utf8').trimEnd().split('\n');
  expect(header).toMatch(/,final_hash,highest,said_0,said_1$/);
  expect(rows).toHaveLength(400);
  for (const row of rows) {
    const cells = row.split(',');
    const [a, b] = cells.slice(-2).map(Number);
    expect(cells[7]).toBe(a === b ? 'draw' : 'win');
    expect(cells[8]).toBe(a === b ? '' : a > b ? '0' : '1');
  }
  // A quarter of the games is drawn on average: 400 of them stray less than 60 from 100, or once in 10^11.
  const draws = tables.arms.columns.findIndex(({ name }) => name === 'draws');
  expect(Math.abs(Number(tables.arms.rows[0][draws]) - 100)).toBeLessThan(60);
});

it('a game whose option is called as a fixed column is refused', async () => {
  const file = join(temporaryFolder(), 'higher.ts');
  writeFileSync(file, source.replaceAll('highest', 'wins'));
  await expect(runStudy({ name: 'higher', game: file })).rejects.toThrow(
    'game higher: its option or metric "wins" bears the name of a column that every study has; another name is expected.',
  );
});
