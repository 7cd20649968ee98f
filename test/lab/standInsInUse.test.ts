import { describe, expect, it } from 'vitest';
import { GameTally } from '../../src/lab/game-tally.js';
import { type Input, Inputs } from '../../src/lab/inputs.js';
import { makePlan } from '../../src/lab/plan.js';
import { summary } from '../../src/lab/tables/summary.js';
import { makeTables } from '../../src/lab/tables/tables.js';

const own: Input = {
  path: './own.tsv',
  kind: 'table',
  hash: 'own',
  text: 'id\tpower\tstandIn\nnantucket\t11\t0\ndeck-swab\t2\t0\n',
};
const study = { name: 'stand-ins', game: 'great-hunt', bots: 'random' };

async function notesOf(game: string): Promise<string> {
  const planned = await makePlan({ ...study, game });
  const tally = new GameTally(planned.plan, planned.game.spec, [0]);
  return summary(planned, makeTables(planned.plan, tally.columns, tally.end([0])));
}

describe('stand-ins in use', () => {
  it('are the cards of the shipped tables that say so', async () => {
    const { standIns } = await makePlan(study);
    // All 64 rows of the box, and none of the 370 cards of the set.
    expect(standIns).toHaveLength(64);
    expect(standIns).toContain('hunt/nantucket');
  });

  it('are fewer where a table of one’s own has the printed values, unless another arm plays them', async () => {
    const { standIns } = await makePlan({ ...study, content: './own.tsv' }, new Inputs([own]));
    expect(standIns).toHaveLength(62);
    expect(standIns).not.toContain('hunt/deck-swab');
    const both = await makePlan({ ...study, content: ['shipped', './own.tsv'] }, new Inputs([own]));
    expect(both.standIns).toHaveLength(64);
  });

  it('are told by summaries', async () => {
    expect(await notesOf('great-hunt')).toContain(
      'note: KeyForge Adventures: The Great Hunt is played with stand-in decks: values of our own on 64 cards of hunt',
    );
    expect(await notesOf('gormangeist')).toContain(
      'is played with stand-in decks: values of our own on 22 cards of adventure, 30 of mansion, 25 of reverses',
    );
    expect(await notesOf('gormenghast')).toMatch(/Gormenghast: The Board Game is played with stand-in content: values/);
    expect(await notesOf('pig')).not.toContain('stand-in');
  });
});
