import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Interrupted } from '../../src/lab/interrupted.js';
import { resumeStudy, runStudy, type StudyResult } from '../../src/lab/run-study.js';
import type { Study } from '../../src/lab/study.js';
import { resultBytes } from './result-bytes.js';
import { temporaryFolder } from './temporary-folder.js';

// Threads take long to begin on a crowded machine.
vi.setConfig({ testTimeout: 240_000 });

/** Rotated seats, a number of arms, chance, comparisons: whatever could tell one way of playing from another. */
const study: Study = {
  name: 'pig-goals',
  game: 'pig',
  set: { goal: [10, 20] },
  seats: [
    ['random', 'epsilon:p=0.5:bot=random'],
    ['random', 'epsilon:p=0.9:bot=random'],
  ],
  games: 151,
  level: 0.9,
};

describe('a study', () => {
  it('has the same bytes whoever plays it: this process, one thread, two, five', async () => {
    const [first, ...others] = await Promise.all(
      [0, 1, 2, 5].map(async (workers) => {
        const out = join(temporaryFolder(), 'out');
        await runStudy(study, { workers, out });
        return resultBytes(out);
      }),
    );
    // 151 games are 76 deals in two rotations, in each of four arms.
    expect(first['games.csv'].split('\n')).toHaveLength(4 * 152 + 2);
    for (const other of others) expect(other).toEqual(first);
  });

  it('tells what it is: manifest, dictionary, times of every game', async () => {
    const out = join(temporaryFolder(), 'out');
    const { planned } = await runStudy(study, { workers: 0, out, command: 'touchstone run pig-goals' });
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      hash: planned.plan.hash,
      progress: 'complete',
      games: 151,
      command: 'touchstone run pig-goals',
      reproducible: true,
      seed: '1',
      bots: { random: 1, epsilon: 1 },
      study,
    });
    expect(manifest.arms[3]).toMatchObject({ players: 2, rotations: 2, games: 152, options: { goal: 20 } });
    const dictionary = JSON.parse(readFileSync(join(out, 'columns.json'), 'utf8'));
    for (const table of ['games', 'arms', 'seats', 'slots', 'contrasts', 'timing']) {
      const [header] = readFileSync(join(out, `${table}.csv`), 'utf8').split('\n');
      expect(Object.keys(dictionary[`${table}.csv`]).join(',')).toBe(header);
      expect(Object.values(dictionary[`${table}.csv`])).not.toContain('');
    }
    expect(readFileSync(join(out, 'timing.csv'), 'utf8').split('\n')).toHaveLength(4 * 152 + 2);
    expect(readdirSync(out)).not.toContain('parts');
    expect(readdirSync(out)).not.toContain('lock');
  });

  it('keeps the rows in arm, deal, rotation order and names every game', async () => {
    const out = join(temporaryFolder(), 'out');
    await runStudy({ ...study, games: 4 }, { workers: 2, out });
    const rows = readFileSync(join(out, 'games.csv'), 'utf8').trimEnd().split('\n').slice(1);
    const keys = rows.map((row) => row.split(',')[3]);
    const expected = [0, 1, 2, 3].flatMap((arm) => [0, 1].flatMap((deal) => [0, 1].map((r) => `${arm}/${deal}/${r}`)));
    expect(keys).toEqual(expected);
    expect(rows[0]).toContain(',random|epsilon:p=0.5:bot=random,');
    expect(rows[1]).toContain(',epsilon:p=0.5:bot=random|random,');
  });

  it('grows to the same bytes as if it had been that large from the start', async () => {
    const [grown, whole] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
    await runStudy({ ...study, games: 31 }, { workers: 2, out: grown });
    const more = await resumeStudy(grown, { workers: 1, games: 80 });
    expect(more).toMatchObject({ games: 320, played: 320 - 4 * 32 });
    await runStudy(study, { workers: 0, games: 80, out: whole });
    expect(resultBytes(grown)).toEqual(resultBytes(whole));
    await expect(resumeStudy(grown, { games: 79 })).rejects.toThrow(/79 games an arm are fewer than the 80/);
  });

  it('plays nothing twice: run again it only reads', async () => {
    const out = join(temporaryFolder(), 'out');
    await runStudy(study, { workers: 0, out });
    const bytes = resultBytes(out);
    expect(await runStudy(study, { workers: 0, out })).toMatchObject({ played: 0, games: 608 });
    expect(resultBytes(out)).toEqual(bytes);
  });

  it('stops when asked to, with tables of what there is and the command that goes on', async () => {
    const [out, whole] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
    const controller = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done > 0) controller.abort();
    };
    const stopped = runStudy(study, { workers: 2, out, signal: controller.signal, onProgress });
    await expect(stopped).rejects.toThrow(Interrupted);
    await expect(stopped).rejects.toMatchObject({ folder: out, resume: `touchstone resume ${out}` });
    const before = readFileSync(join(out, 'games.csv'), 'utf8').split('\n').length - 2;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(608);
    expect(existsSync(join(out, 'arms.csv'))).toBe(true);
    expect(readdirSync(out)).not.toContain('lock');
    expect(await resumeStudy(out, { workers: 2 })).toMatchObject({ games: 608, played: 608 - before });
    await runStudy(study, { workers: 0, out: whole });
    expect(resultBytes(out)).toEqual(resultBytes(whole));
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    await runStudy(study, {
      workers: 0,
      out: join(temporaryFolder(), 'out'),
      onProgress: ({ done, total }) => {
        expect(total).toBe(608);
        seen.push(done);
      },
    });
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(seen.at(-1)).toBe(608);
  });

  it('keeps the record of every game when asked to', async () => {
    const out = join(temporaryFolder(), 'out');
    await runStudy({ ...study, games: 3 }, { workers: 0, out, keep: 'records' });
    const lines = readFileSync(join(out, 'records.ndjson'), 'utf8').trimEnd().split('\n');
    const games = readFileSync(join(out, 'games.csv'), 'utf8').trimEnd().split('\n').slice(1);
    expect(lines.map((line) => JSON.parse(line).game_key)).toEqual(games.map((row) => row.split(',')[3]));
    for (const [index, line] of lines.entries()) expect(games[index]).toContain(JSON.parse(line).record.finalHash);
  });
});

describe('a folder that cannot be used is refused in one sentence', () => {
  const run = (out: string): Promise<StudyResult> => runStudy({ ...study, games: 1 }, { workers: 0, out });

  it('where a file is in the way', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(run(file)).rejects.toThrow(/file: a file of this name is in the way; a folder is expected\.$/);
    await expect(run(join(file, 'below'))).rejects.toThrow(/a part of this path is a file; a folder is expected\.$/);
  });

  it('where it holds another study', async () => {
    const out = join(temporaryFolder(), 'out');
    await run(out);
    const other = runStudy({ ...study, seed: 2 }, { workers: 0, out });
    await expect(other).rejects.toThrow(/it holds results of another study, or of this one with other values/);
  });

  it('where it holds something else altogether', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'letter.txt'), 'Dear Ann');
    await expect(run(out)).rejects.toThrow(/it holds letter\.txt, but no study/);
    expect(readdirSync(out)).toEqual(['letter.txt']);
  });

  it('where it is locked', async () => {
    const out = temporaryFolder();
    const running = runStudy(study, { workers: 1, out });
    await expect(run(out)).rejects.toThrow(/process \d+ on .* writes here since/);
    await running;
  });

  it('where there is nothing to resume', async () => {
    await expect(resumeStudy(join(temporaryFolder(), 'nowhere'))).rejects.toThrow(/nowhere: it holds no study/);
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(resumeStudy(file)).rejects.toThrow(/a part of this path is a file/);
  });

  it('where its manifest is broken, or its journal is', async () => {
    const out = join(temporaryFolder(), 'out');
    await runStudy(study, { workers: 0, out });
    const journal = join(out, 'journal.ndjson');
    const lines = readFileSync(journal, 'utf8').split('\n');
    writeFileSync(journal, ['{"arm":', ...lines.slice(1)].join('\n'));
    await expect(resumeStudy(out)).rejects.toThrow(`${journal}:1: this line is damaged, and lines follow it`);
    writeFileSync(join(out, 'manifest.json'), '{"format":1}');
    await expect(resumeStudy(out)).rejects.toThrow(
      /manifest\.json: its key .+ is missing or changed; the manifest as the study wrote it is expected/,
    );
  });

  it.runIf(existsSync('/dev/full'))(
    'when the disk is full; what was written stays, and the run goes on later',
    async () => {
      const [out, whole] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
      await runStudy({ ...study, games: 31 }, { workers: 0, out });
      const before = resultBytes(out);
      symlinkSync('/dev/full', join(out, 'games.csv.new'));
      await expect(resumeStudy(out, { workers: 0, games: 151 })).rejects.toThrow(
        /the disk is full; free some space and resume; nothing that was written is lost\.$/,
      );
      expect(resultBytes(out)).toEqual(before);
      rmSync(join(out, 'games.csv.new'));
      expect(await resumeStudy(out, { workers: 0 })).toMatchObject({ games: 608, played: 0 });
      await runStudy(study, { workers: 0, out: whole });
      expect(resultBytes(out)).toEqual(resultBytes(whole));
    },
  );
});
