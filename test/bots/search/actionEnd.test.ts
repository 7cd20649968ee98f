import { describe, expect, it } from 'vitest';
import { ActionEnd } from '../../../bots/search/action-end.js';
import { SearchChance } from '../../../src/engine/chance.js';
import { View } from '../../../src/engine/view.js';
import { noLuck } from '../../oracle/noLuck.js';
import { BOXES, boxes } from '../boxes.js';

const game = boxes.build({ players: 1 });
const view = new View(game.start(noLuck), 0);

/** The position after a box was opened, played to the end of the action with so many tries. */
function opened(box: number, tries: number) {
  const luck = new SearchChance('luck');
  const world = view.world();
  view.deal(world, luck);
  world.apply(box, luck);
  const worth = new ActionEnd(view).reach(world, luck, 0, tries);
  return { world, worth };
}

describe('ActionEnd', () => {
  it.each([0, 1])('goes to the end that the best thing in box %i leads to', (box) => {
    const { world, worth } = opened(box, 2);
    expect(worth).toBe(Math.max(...BOXES[box]) / 10);
    expect(world.evaluate(0)).toBe(worth);
    expect(world.within).toBe(false);
    expect(world.count).toBe(2);
  });

  it.each([0, 1])('takes what the policy takes, the first thing in box %i, with fewer tries than things', (box) => {
    const { world, worth } = opened(box, 1);
    expect(worth).toBe(BOXES[box][0] / 10);
    expect(world.evaluate(0)).toBe(worth);
  });
});
