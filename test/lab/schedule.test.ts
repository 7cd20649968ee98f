import { describe, expect, it } from 'vitest';
import type { Batch } from '../../src/lab/batch.js';
import { type ArmProgress, Schedule } from '../../src/lab/schedule.js';

/** Everything a schedule hands out when each game takes so long. */
function allBatches(arms: readonly ArmProgress[], msPerGame: (arm: number) => number): Batch[] {
  const schedule = new Schedule(arms);
  const batches: Batch[] = [];
  for (let batch = schedule.next(); batch; batch = schedule.next()) {
    batches.push(batch);
    schedule.learn(batch, (batch.to - batch.from) * msPerGame(batch.arm));
  }
  return batches;
}

const sizes = (batches: readonly Batch[]) => batches.map(({ from, to }) => to - from);

describe('the schedule', () => {
  it('hands out every game of every arm once, in order', () => {
    const arms = [
      { games: 1000, done: 0, rotations: 1 },
      { games: 999, done: 0, rotations: 3 },
      { games: 400, done: 123, rotations: 2 },
    ];
    const batches = allBatches(arms, (arm) => arm + 0.3);
    for (const [arm, { games, done }] of arms.entries()) {
      const own = batches.filter((batch) => batch.arm === arm);
      expect(own[0].from).toBe(done);
      expect(own.at(-1)?.to).toBe(games);
      for (let i = 1; i < own.length; i++) expect(own[i].from).toBe(own[i - 1].to);
    }
  });

  it('sizes batches to about 50 ms: single games where one takes longer, hundreds where they are fast', () => {
    expect(Math.max(...sizes(allBatches([{ games: 20, done: 0, rotations: 1 }], () => 3000)))).toBe(1);
    const fast = sizes(allBatches([{ games: 100_000, done: 0, rotations: 1 }], () => 0.05));
    expect(fast.slice(0, 4)).toEqual([1, 4, 16, 64]);
    expect(Math.max(...fast)).toBe(1000);
  });

  it('has the arms advance together, deal by deal, whatever their games take', () => {
    const schedule = new Schedule([
      { games: 4000, done: 0, rotations: 1 },
      { games: 8000, done: 0, rotations: 2 },
    ]);
    const deals = [0, 0];
    for (let batch = schedule.next(); batch; batch = schedule.next()) {
      schedule.learn(batch, (batch.to - batch.from) * 0.5);
      deals[batch.arm] = batch.arm === 0 ? batch.to : batch.to / 2;
      // A batch holds 100 games at this speed, and the arm that is behind is always the next.
      expect(Math.abs(deals[0] - deals[1])).toBeLessThanOrEqual(100);
    }
    expect(deals).toEqual([4000, 4000]);
  });

  it('has nothing to hand out when all is done', () => {
    expect(new Schedule([{ games: 5, done: 5, rotations: 1 }]).next()).toBeNull();
  });
});
