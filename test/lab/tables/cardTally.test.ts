import { expect, it } from 'vitest';
import { groupRate } from '../../../src/lab/stats/clusteredDifference.js';
import { winPoints } from '../../../src/lab/stats/winBlocks.js';
import { CardTally } from '../../../src/lab/tables/card-tally.js';

it('cards are counted once a seat: dealt, seen and played, with what was won with them and without', () => {
  const tally = new CardTally();
  tally.add('+punch troll -urchin', winPoints);
  tally.add('punch +troll', 0);
  tally.close();
  tally.add('+punch', 0);
  tally.add('', winPoints);
  tally.add('-punch', null);
  tally.close();
  const punch = tally.cards.get('punch');
  expect(punch).toMatchObject({ dealt: 4, seen: 3, played: 2 });
  expect(tally.cards.get('urchin')).toMatchObject({ dealt: 1, seen: 0, played: 0 });
  expect(tally.cards.get('troll')).toMatchObject({ dealt: 2, seen: 2, played: 1 });
  // Played in a won and in a lost game; had without being played in a lost one; a stopped game says nothing.
  expect(punch && groupRate(punch.blocks, 0)).toBe(0.5);
  expect(punch && groupRate(punch.blocks, 1)).toBe(0);
  expect(punch?.blocks.blocks).toBe(2);
});
