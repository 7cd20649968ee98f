import type { SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';

/** The most a seat can get. */
const ALL = 1;

/**
 * Looks whether a game is over, or will be because whoever decides has an option that ends it and gives him everything
 * (a decisive move; Teytaud, Teytaud 2010). In a game without luck and hidden things that is proof.
 */
export class EndInSight {
  private readonly trial: World;

  constructor(
    view: View,
    private readonly luck: SearchChance,
  ) {
    this.trial = view.world();
  }

  /** If the end is in sight, writes what each seat gets then to `rewards` and returns true. */
  read(world: World, rewards: Float64Array): boolean {
    if (world.over) {
      readUtilities(world, rewards);
      return true;
    }
    const { trial, luck } = this;
    const decider = world.seat;
    const count = world.count;
    for (let place = 0; place < count; place++) {
      trial.copyFrom(world);
      trial.apply(place, luck);
      if (trial.over && trial.utility(decider) >= ALL) {
        readUtilities(trial, rewards);
        return true;
      }
    }
    return false;
  }
}

function readUtilities(world: World, rewards: Float64Array): void {
  for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = world.utility(seat);
}
