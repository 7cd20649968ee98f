import { SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';
import { ActionEnd } from './action-end.js';

/**
 * What the options of a decision look worth before any of them is searched: the game's evaluation at the end of the
 * action, as `greedy` sees it. An option begins with it as with so many visits (prior knowledge; Gelly, Silver 2007), so
 * that a search need not try each bad option of each node to find out that it is bad.
 *
 * The options of a decision meet the same luck, and whoever searches on meets other luck than they did.
 */
export class Priors {
  private readonly trial: World;
  private readonly future = new SearchChance();
  private readonly luck = new SearchChance();
  private readonly end: ActionEnd;

  /**
   * @param visits how many visits the evaluation counts for, 1 or more
   * @param tries the most inner options to try so as to finish an action
   */
  constructor(
    view: View,
    readonly visits: number,
    private readonly tries: number,
  ) {
    this.trial = view.world();
    this.end = new ActionEnd(view);
  }

  /** Before the options of a decision are looked at: takes the luck that they all meet. */
  open(luck: SearchChance): void {
    this.future.copyFrom(luck);
  }

  /** What the option at a place of the list is worth to whoever decides in the world, 0..1. */
  value(world: World, place: number): number {
    const { trial, luck } = this;
    trial.copyFrom(world);
    luck.copyFrom(this.future);
    trial.apply(place, luck);
    return this.end.reach(trial, luck, world.seat, this.tries);
  }

  /** Afterwards: leads the luck on behind what the option looked at last has used. */
  close(luck: SearchChance): void {
    luck.copyFrom(this.luck);
  }
}
