import { bounded, type SearchChance } from '../../src/engine/chance.js';
import type { World } from '../../src/engine/view.js';
import { chanceOf } from './chance-of.js';

/** How a search plays on from a leaf of its tree. */
export interface PlayoutRules {
  /** Decisions after the leaf until the position is judged by the game's evaluation instead of played on. */
  readonly length: number;
  /** How often a decision is taken at random rather than by the game's own policy: 1 without a policy. */
  readonly epsilon: number;
  /** The only seat that does not play at random, or -1 when all may follow the policy. */
  readonly onlySeat: number;
  /** How much the evaluation of the leaf itself counts beside what the playout comes to: a share, 0..1. */
  readonly leaf: number;
}

/**
 * Plays a world on from a leaf and says what each seat gets out of it.
 *
 * The evaluation of the leaf says what the action has brought, without luck but blind to what comes; the playout sees
 * what comes, through much luck. A mixture of the two is worth more than either (Silver et al. 2016, mixing parameter λ).
 */
export class Playout {
  private readonly strays: (luck: SearchChance) => boolean;
  private readonly atLeaf: Float64Array;

  constructor(
    private readonly rules: PlayoutRules,
    players: number,
    private readonly luck: SearchChance,
  ) {
    this.strays = chanceOf(rules.epsilon);
    this.atLeaf = new Float64Array(players);
  }

  /**
   * Plays until the game is over, or judges the position after `length` decisions: at the end of the action that is
   * under way then, as an action half done tells little, but after `2 · length` decisions in any case.
   * @param rewards receives what each seat has or may hope for, 0..1
   */
  run(world: World, rewards: Float64Array): void {
    const { leaf } = this.rules;
    if (leaf === 1) {
      // The leaf is all that counts.
      judge(world, rewards);
      return;
    }
    if (leaf > 0) judge(world, this.atLeaf);
    this.playOn(world);
    judge(world, rewards);
    if (leaf === 0) return;
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] += leaf * (this.atLeaf[seat] - rewards[seat]);
  }

  private playOn(world: World): void {
    const { luck } = this;
    const { length, epsilon } = this.rules;
    if (epsilon >= 1) this.playAtRandom(world, length);
    else this.playByPolicy(world, length);
    for (let extra = 0; extra < length && !world.over && world.within; extra++) {
      world.apply(this.choose(world), luck);
    }
  }

  private playAtRandom(world: World, length: number): void {
    const { luck } = this;
    for (let left = length; left > 0 && !world.over; left--) world.apply(bounded(luck.uint32(), world.count), luck);
  }

  private playByPolicy(world: World, length: number): void {
    const { luck } = this;
    for (let left = length; left > 0 && !world.over; left--) world.apply(this.choose(world), luck);
  }

  private choose(world: World): number {
    const { luck } = this;
    const { onlySeat } = this.rules;
    const random = this.strays(luck) || (onlySeat >= 0 && world.seat !== onlySeat);
    return random ? bounded(luck.uint32(), world.count) : world.playout(luck);
  }
}

/** What each seat has, or may hope for. */
function judge(world: World, rewards: Float64Array): void {
  for (let seat = 0; seat < rewards.length; seat++) {
    rewards[seat] = world.over ? world.utility(seat) : world.evaluate(seat);
  }
}
