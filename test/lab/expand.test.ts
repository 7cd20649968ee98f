import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/lab/plan.js';
import type { Study } from '../../src/lab/study.js';
import { temporaryFolder } from './temporary-folder.js';

const tide: Study = { name: 'tide', game: 'toy-tide' };

async function armsOf(study: Study) {
  return (await makePlan(study)).plan.arms;
}

describe('a study expands to arms', () => {
  it('has the same bots in the same order, whichever of their files is loaded first', async () => {
    const folder = temporaryFolder();
    const file = (name: string, milliseconds: number): string => {
      const path = join(folder, `${name}.mjs`);
      const bot = `{ id: '${name}', help: '', version: 1, parameters: [], make: () => ({ choose: (v) => v.code(0) }) }`;
      writeFileSync(path, `await new Promise((done) => setTimeout(done, ${milliseconds}));\nexport default ${bot};\n`);
      return path;
    };
    const bots = [file('slow', 200), file('quick', 0)];
    const { plan } = await makePlan({ ...tide, players: 2, seats: [[...bots]] });
    expect(Object.keys(plan.bots)).toEqual(['slow', 'quick'].map((name) => expect.stringContaining(name)));
  });

  it('is a single arm of random bots at the smallest table when it says nothing else', async () => {
    const [arm, ...others] = await armsOf(tide);
    expect(others).toEqual([]);
    expect(arm).toMatchObject({ arm: 0, players: 1, bots: ['random'], rotations: 1, preset: null, patches: {} });
    expect(arm.options).toEqual({ drawn: 2, goal: 8, limit: 12 });
  });

  it('combines every value with every other, the last dimension varying fastest', async () => {
    const arms = await armsOf({
      ...tide,
      preset: ['easy', 'hard'],
      set: { goal: [5, '6'], 'card.wave.threat': [1, 2] },
      players: [1, 2],
      bots: ['random', 'epsilon:bot=random'],
    });
    expect(arms).toHaveLength(32);
    expect(arms.map(({ arm }) => arm)).toEqual(Array.from({ length: 32 }, (_, arm) => arm));
    const [first, second, third] = arms;
    expect(first).toMatchObject({ preset: 'easy', players: 1, bots: ['random'], patches: { 'card.wave.threat': 1 } });
    expect(second).toMatchObject({ players: 1, bots: ['epsilon:bot=random'] });
    expect(third).toMatchObject({ players: 2, bots: ['random', 'random'] });
    expect(arms[4].patches).toEqual({ 'card.wave.threat': 2 });
    expect(arms[8].options).toEqual({ drawn: 1, goal: 6, limit: 12 });
    expect(arms[16].options).toEqual({ drawn: 3, goal: 5, limit: 12 });
  });

  it('lets a setting win over the preset', async () => {
    const [arm] = await armsOf({ ...tide, preset: 'hard', set: { drawn: 1 } });
    expect(arm.options).toMatchObject({ drawn: 1 });
  });

  it('replaces ranges in bots by their values, and fills in what is left out', async () => {
    const arms = await armsOf({
      name: 'pig',
      game: 'pig',
      bots: 'mcts:iterations=100..400x2, epsilon:p=0.1:bot=random',
    });
    expect(arms.map(({ bots }) => bots[0])).toEqual([
      'mcts:iterations=100',
      'mcts:iterations=200',
      'mcts',
      'epsilon:bot=random',
    ]);
  });

  it('rotates slots that differ over all seats, and no others', async () => {
    const seats = [
      ['random', 'epsilon:bot=random'],
      ['random', 'random'],
    ];
    const arms = await armsOf({ name: 'pig', game: 'pig', seats });
    expect(arms.map(({ rotations }) => rotations)).toEqual([2, 1]);
    const still = await armsOf({ name: 'pig', game: 'pig', seats, rotate: false });
    expect(still.map(({ rotations }) => rotations)).toEqual([1, 1]);
  });

  it('rotates nobody in a cooperative game unless told to', async () => {
    const seats = ['random', 'epsilon:bot=random'];
    expect((await armsOf({ ...tide, seats }))[0].rotations).toBe(1);
    expect((await armsOf({ ...tide, seats, rotate: true }))[0].rotations).toBe(2);
  });

  it('stops games of a game without an end, and no others before they end', async () => {
    expect((await armsOf({ name: 'x', game: 'endless' }))[0].cap).toBe(100_000);
    expect((await armsOf({ name: 'x', game: 'connect-k' }))[0].cap).toBe(42);
    expect((await armsOf({ name: 'x', game: 'connect-k', cap: 5 }))[0].cap).toBe(5);
  });

  it('takes own card tables, alone and together', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'calm.tsv');
    writeFileSync(file, 'id\tname\tcopies\tthreat\nwave\tWave\t2\t0\n');
    const { plan } = await makePlan({ ...tide, content: ['shipped', file] });
    expect(plan.arms.map(({ tables }) => tables)).toEqual([[], [file]]);
    expect(plan.arms[0].contentHash).not.toBe(plan.arms[1].contentHash);
    expect(plan.dimensions.find(({ name }) => name === 'content')?.values).toEqual(['shipped', 'calm.tsv']);
  });
});

describe('the hash of a study', () => {
  const hashOf = async (study: Study) => (await makePlan(study)).plan.hash;

  it('leaves out the number of games and how long a bot may think, so that a study can grow', async () => {
    const hash = await hashOf(tide);
    expect(await hashOf({ ...tide, games: 5 })).toBe(hash);
    expect(await hashOf({ ...tide, botTimeout: 5 })).toBe(hash);
    expect(await hashOf({ ...tide, seed: 1, bots: 'random', set: { drawn: 2 } })).toBe(hash);
  });

  it('is another for whatever changes a game or a table', async () => {
    const hashes = await Promise.all(
      [
        tide,
        { ...tide, seed: 2 },
        { ...tide, set: { drawn: 1 } },
        { ...tide, set: { 'card.wave.threat': 3 } },
        { ...tide, players: 2 },
        { ...tide, bots: 'epsilon:bot=random' },
        { ...tide, cap: 50 },
        { ...tide, level: 0.99 },
        { ...tide, keep: 'records' as const },
      ].map(hashOf),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('what does not exist or does not fit is refused', () => {
  it.each<[Partial<Study>, string | RegExp]>([
    [{ game: 'toy-tied' }, /^game toy-tied: there is no such game; .*; did you mean "toy-tide"\?$/],
    [{ preset: 'hrad' }, /^preset hrad: toy-tide has no such preset; .*easy, standard, hard; did you mean "hard"\?$/],
    [{ set: { drawnn: 1 } }, /^option drawnn: toy-tide has no such option; .*; did you mean "drawn"\?$/],
    [{ set: { drawn: 99 } }, /^option drawn of toy-tide: 99 does not fit; integer 0\.\.20 is expected\.$/],
    [{ set: { players: 2 } }, /^option players: the number of players is no option/],
    [{ set: { drawn: [1, 2, '1'] } }, /^drawn: "1" is given twice/],
    [{ set: { 'card.wvae.threat': 1 } }, /wave/],
    [{ game: 'pig', set: { 'card.wave.threat': 1 } }, /^card\.wave\.threat: pig has no cards that could be changed/],
    [{ players: 9 }, /players: 9 cannot sit down; it is for 1 to 6 players/],
    [{ bots: 'randum' }, /^bot randum: there is no such bot; .*; did you mean "random"\?$/],
    [{ seats: ['random', 'random'], players: 3 }, /^seats: random, random are 2 bots for 3 players/],
    [{ content: 'nowhere.tsv' }, /^nowhere\.tsv: it cannot be read/],
    [{ bots: './nowhere.ts' }, /^\.\/nowhere\.ts: there is no such file/],
  ])('%j', async (change, message) => {
    await expect(makePlan({ ...tide, ...change })).rejects.toThrow(message);
    await expect(makePlan({ ...tide, ...change })).rejects.toThrow(expect.objectContaining({ name: 'ConfigError' }));
  });
});
