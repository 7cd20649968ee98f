import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runStudy } from '../../src/lab/run-study.js';
import { clopperPearson } from '../../src/lab/stats/clopperPearson.js';
import { temporaryFolder } from './temporary-folder.js';

// Threads take long to begin on a crowded machine.
vi.setConfig({ testTimeout: 240_000 });

/** Exact win probabilities of the random player, by players and draws, from value iteration. */
const EXACT: Readonly<Record<string, number>> = {
  '1,1': 0.999128,
  '1,2': 0.859288,
  '1,3': 0.527132,
  '2,2': 0.90758,
  '2,3': 0.502433,
};

it('threads, files and tables together measure what is exactly known', async () => {
  const out = join(temporaryFolder(), 'out');
  await runStudy(
    { name: 'tide', game: 'toy-tide', set: { drawn: [1, 2, 3] }, players: [1, 2], bots: 'random', games: 3000 },
    { workers: 2, out },
  );
  const [header, ...rows] = readFileSync(join(out, 'arms.csv'), 'utf8').trimEnd().split('\n');
  const columns = header.split(',');
  const arms = rows.map((row) => {
    const cells = row.split(',');
    return (name: string) => cells[columns.indexOf(name)];
  });
  expect(arms).toHaveLength(6);
  for (const arm of arms) {
    const exact = EXACT[`${arm('players')},${arm('drawn')}`];
    if (exact === undefined) continue;
    const guarantee = clopperPearson(Number(arm('wins')), Number(arm('games')), 0.999);
    expect(guarantee?.lo).toBeLessThan(exact);
    expect(guarantee?.hi).toBeGreaterThan(exact);
    expect(Number(arm('win_rate'))).toBe(Number(arm('wins')) / 3000);
    expect(Number(arm('score_mean'))).toBeGreaterThan(0);
  }
});

it('a card that a study patches is played as patched', async () => {
  const { tables } = await runStudy(
    { name: 'calm', game: 'toy-tide', set: { 'card.wave.threat': [0, 20] }, bots: 'random', games: 200 },
    { workers: 1, out: join(temporaryFolder(), 'out') },
  );
  const rates = tables.arms.rows.map((row) => row[tables.arms.columns.findIndex(({ name }) => name === 'win_rate')]);
  // Without threat nobody loses. With 20 the first wave drowns all, and nobody has 8 points before two rounds of draws.
  expect(rates[0]).toBe(1);
  expect(Number(rates[1])).toBeLessThan(0.1);
});
