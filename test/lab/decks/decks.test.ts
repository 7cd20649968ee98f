import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyforgeDecks } from '../../../src/games/keyforge/decks.js';
import { decksOfDeal, decksOfSeats } from '../../../src/lab/decks/decks-of-deal.js';
import { makePlan } from '../../../src/lab/plan.js';
import type { Study } from '../../../src/lab/study.js';
import { temporaryFolder } from '../temporary-folder.js';

const duel: Study = { name: 'duel', game: 'keyforge-duel' };
const kit = keyforgeDecks();
const planOf = async (study: Partial<Study>) => (await makePlan({ ...duel, ...study })).plan;
const namesOf = (plan: Awaited<ReturnType<typeof planOf>>, arm: number, deal: number): string[] =>
  decksOfDeal(plan.seed, plan.decks, plan.arms[arm], deal).map(({ name }) => name);

/** A folder with three decks in files of their own. */
function deckFolder(): string {
  const folder = join(temporaryFolder(), 'mine');
  mkdirSync(folder);
  for (const seed of ['a', 'b', 'c']) writeFileSync(join(folder, `${seed}.json`), kit.generate(seed).file);
  writeFileSync(join(folder, 'notes.md'), 'no deck');
  return folder;
}

describe('the decks of a study', () => {
  it('are drawn from those that come with the game unless it says otherwise, two different ones a deal', async () => {
    const plan = await planOf({});
    expect(plan.arms[0]).toMatchObject({ decks: ['shipped', 'shipped'], rotations: 2 });
    const seen = new Set<string>();
    for (let deal = 0; deal < 60; deal++) {
      const [first, second] = namesOf(plan, 0, deal);
      expect(first).not.toBe(second);
      seen.add(first).add(second);
    }
    expect(seen.size).toBe(14);
  });

  it('are the same in every arm that draws from the same decks, and move with their slots', async () => {
    const plan = await planOf({ bots: ['random', 'greedy'], set: { keyCost: [5, 6] } });
    for (let deal = 0; deal < 5; deal++) {
      const drawn = [0, 1, 2, 3].map((arm) => namesOf(plan, arm, deal));
      expect(new Set(drawn.map((names) => names.join())).size).toBe(1);
    }
    const decks = decksOfDeal(plan.seed, plan.decks, plan.arms[0], 0);
    expect(decksOfSeats(decks, 1)).toEqual([decks[1], decks[0]]);
  });

  it('are named by slot, in several arms, by name or slug; equal slots are not rotated', async () => {
    const plan = await planOf({
      decks: [
        ['Clearly Ugly Xhe', 'xinia-quarter-composer'],
        ['Clearly Ugly Xhe', 'Clearly Ugly Xhe'],
      ],
    });
    expect(plan.arms.map(({ rotations }) => rotations)).toEqual([2, 1]);
    expect(namesOf(plan, 0, 7)).toEqual(['Clearly Ugly Xhe', 'Xinia, Quarter Composer']);
    expect(plan.dimensions.at(-1)).toMatchObject({ name: 'decks', ordered: false });
  });

  it('come from files, and folders of files', async () => {
    const folder = deckFolder();
    const one = await planOf({ decks: [join(folder, 'a.json'), 'generated:7'] });
    expect(namesOf(one, 0, 0)).toEqual(['Generated a', 'generated:7']);
    const drawn = await planOf({ decks: folder });
    const names = Array.from({ length: 20 }, (_, deal) => namesOf(drawn, 0, deal)).flat();
    expect([...new Set(names)].sort()).toEqual(['Generated a', 'Generated b', 'Generated c']);
  });

  it('are new in every deal and slot where they are generated', async () => {
    const plan = await planOf({ decks: 'generated' });
    expect([...namesOf(plan, 0, 0), ...namesOf(plan, 0, 1)]).toEqual([
      'generated:1/0/decks/0',
      'generated:1/0/decks/1',
      'generated:1/1/decks/0',
      'generated:1/1/decks/1',
    ]);
  });

  it('are not drawn where an option names one', async () => {
    const plan = await planOf({ set: { deck0: 'generated:1' } });
    expect(plan.arms[0]).toMatchObject({ decks: [], rotations: 1 });
    expect(plan.arms[0].options.deck0).toBe('generated:1');
  });

  it.each<[string, Partial<Study>, RegExp]>([
    ['of an unknown name', { decks: 'Clearly Ugly Xe' }, /no such deck.*did you mean "Clearly Ugly Xhe"/],
    ['too many for the table', { decks: ['shipped', 'shipped', 'shipped'] }, /3 decks for 2 players/],
    ['beside the option of a seat', { decks: 'shipped', set: { deck0: 'generated:1' } }, /either is expected/],
    ['of a game that has none', { game: 'pig', decks: 'shipped' }, /pig is played without decks/],
    ['in a folder without decks', { decks: './test/lab/fixtures' }, /no decks here that can be read/],
  ])('are refused %s', async (_, study, message) => {
    await expect(planOf(study)).rejects.toThrow(message);
  });
});
