import { bounded, SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';

/** Decisions after which an action counts as endless and is judged as it stands. */
const LONGEST_ACTION = 200;

/** One level of the recursion: a world to play on, and the luck it is played with. */
interface Level {
  readonly world: World;
  readonly luck: SearchChance;
}

/**
 * What a position is worth to a seat once the action under way is done: further choices of the seat within the action
 * are tried, each, and the best counts; those of others, and of the seat where trying would cost too much, are made by
 * the game's playout policy, or at random where it has none.
 *
 * The effort is bounded by a number of tries. Each choice divides what is left of it equally among its options, so that
 * no branch is explored at the expense of another, and one with fewer tries left than options is not divided further.
 */
export class ActionEnd {
  private readonly levels: Level[] = [];

  constructor(
    private readonly view: View,
    private readonly seat: number,
  ) {}

  /** The world and the luck that `value` starts from: put a position there first. */
  get start(): Level {
    return this.level(0);
  }

  /** The value of the start position to the seat, 0..1, with at most so many tries. Uses it up. */
  value(tries: number): number {
    return this.resolve(0, tries);
  }

  private resolve(depth: number, tries: number): number {
    const { world, luck } = this.level(depth);
    const { seat } = this;
    for (let decisions = 0; decisions < LONGEST_ACTION; decisions++) {
      if (world.over) return world.utility(seat);
      if (!world.within) break;
      if (world.seat === seat && tries >= world.count) return this.best(depth, tries);
      world.apply(this.answer(world, luck), luck);
    }
    return world.evaluate(seat);
  }

  /** The value of the best option; all are tried with the same luck. */
  private best(depth: number, tries: number): number {
    const { world, luck } = this.level(depth);
    const next = this.level(depth + 1);
    const count = world.count;
    const share = Math.floor((tries - count) / count);
    let highest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < count; place++) {
      next.world.copyFrom(world);
      next.luck.copyFrom(luck);
      next.world.apply(place, next.luck);
      const value = this.resolve(depth + 1, share);
      if (value > highest) highest = value;
    }
    return highest;
  }

  private answer(world: World, luck: SearchChance): number {
    return this.view.hasPlayout ? world.playout(luck) : bounded(luck.uint32(), world.count);
  }

  private level(depth: number): Level {
    if (depth === this.levels.length) this.levels.push({ world: this.view.world(), luck: new SearchChance() });
    return this.levels[depth];
  }
}
