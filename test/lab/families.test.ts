import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/lab/plan.js';
import type { Study } from '../../src/lab/study.js';
import { armPairs } from '../../src/lab/tables/families.js';

async function pairsOf(study: Partial<Study>): Promise<string[]> {
  const { plan } = await makePlan({ name: 'tide', game: 'toy-tide', ...study });
  return armPairs(plan).map(({ a, b, differsIn }) => `${a}-${b} ${differsIn}`);
}

describe('pairs of arms', () => {
  it('are neighbours where the values have an order', async () => {
    expect(await pairsOf({ set: { drawn: [1, 2, 3] } })).toEqual(['0-1 drawn', '1-2 drawn']);
    expect(await pairsOf({ preset: ['easy', 'standard', 'hard'] })).toEqual(['0-1 preset', '1-2 preset']);
  });

  it('are all pairs where they have none', async () => {
    const bots = ['random', 'epsilon:p=0.5:bot=random', 'epsilon:p=0.2:bot=random'];
    expect(await pairsOf({ bots })).toEqual(['0-1 bots', '0-2 bots', '1-2 bots']);
  });

  it('differ in exactly one dimension, and each dimension is a family', async () => {
    // Arms by (drawn, players): 0 = (1,1), 1 = (1,2), 2 = (2,1), 3 = (2,2).
    const pairs = await pairsOf({ set: { drawn: [1, 2] }, players: [1, 2] });
    expect(pairs).toEqual(['0-2 drawn', '1-3 drawn', '0-1 players', '2-3 players']);
  });

  it('leave numbers of rivals alone: with one more at the table everybody wins less', async () => {
    expect(await pairsOf({ game: 'endless', players: [1, 2, 3] })).toEqual([]);
  });
});
