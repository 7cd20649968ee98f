import { bounded, SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';

/** Decisions after which an action counts as endless and is judged as it stands. */
const LONGEST_ACTION = 200;

/** A world to play on, and the luck it is played with. */
interface Trial {
  readonly world: World;
  readonly luck: SearchChance;
}

/** Room for one level of the recursion: the option that is tried, and the best so far. */
interface Level {
  readonly trial: Trial;
  readonly best: Trial;
}

/**
 * Plays the action under way to its end: further choices of the seat within the action are tried, each, and the best is
 * taken; those of others, and of the seat where trying would cost too much, are made by the game's playout policy, or at
 * random where it has none.
 *
 * The effort is bounded by a number of tries. Each choice divides what is left of it equally among its options, so that
 * no branch is explored at the expense of another, and one with fewer tries left than options is not divided further.
 *
 * All options meet the same luck and the same hidden things, and the best is known only afterwards: an inner choice that
 * is a guess is therefore thought to be guessed right. Who really makes an inner choice should look at it anew.
 */
export class ActionEnd {
  private readonly levels: Level[] = [];
  /** For whom the inner choices are tried. */
  private seat = 0;

  constructor(private readonly view: View) {}

  /**
   * Plays on until the action is over, for the seat that took it.
   * @param world the position after the option was taken; in the end, the position after the action
   * @param luck what happens, in the end as far as it was used
   * @param tries the most inner options to try
   * @returns what the end is worth to the seat, 0..1
   */
  reach(world: World, luck: SearchChance, seat: number, tries: number): number {
    this.seat = seat;
    return this.resolve(world, luck, tries, 0);
  }

  private resolve(world: World, luck: SearchChance, tries: number, depth: number): number {
    const { seat } = this;
    for (let decisions = 0; decisions < LONGEST_ACTION; decisions++) {
      if (world.over) return world.utility(seat);
      if (!world.within) break;
      if (world.seat === seat && tries >= world.count) return this.takeBest(world, luck, tries, depth);
      world.apply(this.answer(world, luck), luck);
    }
    return world.evaluate(seat);
  }

  /** Tries each option to the end of the action, all with the same luck, and goes to the end of the best. */
  private takeBest(world: World, luck: SearchChance, tries: number, depth: number): number {
    const { trial, best } = this.level(depth);
    const count = world.count;
    const share = Math.floor((tries - count) / count);
    let highest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < count; place++) {
      copyTrial(trial, world, luck);
      trial.world.apply(place, trial.luck);
      const value = this.resolve(trial.world, trial.luck, share, depth + 1);
      if (value <= highest) continue;
      highest = value;
      copyTrial(best, trial.world, trial.luck);
    }
    world.copyFrom(best.world);
    luck.copyFrom(best.luck);
    return highest;
  }

  private answer(world: World, luck: SearchChance): number {
    return this.view.hasPlayout ? world.playout(luck) : bounded(luck.uint32(), world.count);
  }

  private level(depth: number): Level {
    if (depth === this.levels.length) this.levels.push({ trial: this.room(), best: this.room() });
    return this.levels[depth];
  }

  private room(): Trial {
    return { world: this.view.world(), luck: new SearchChance() };
  }
}

function copyTrial(trial: Trial, world: World, luck: SearchChance): void {
  trial.world.copyFrom(world);
  trial.luck.copyFrom(luck);
}
