import { bounded, type SearchChance } from '../../src/engine/chance.js';
import { MAX_OPTIONS } from '../../src/engine/offer.js';
import type { World } from '../../src/engine/view.js';
import type { NaturalLogs } from './natural-logs.js';
import type { Priors } from './priors.js';
import type { Proofs } from './proofs.js';
import { NONE, type SearchTree } from './search-tree.js';

/**
 * Which option an iteration follows at a node: UCB1 with availability counts (Cowling, Powley, Whitehouse 2012),
 *
 *   mean of what the mover got + c · range · sqrt(ln(times the action was available) / times it was taken),
 *
 * after every available action has been tried once, in an order drawn at random. With prior knowledge (`Priors`) all
 * actions of a node become children at once, and none must be tried. What is proven counts as what it is, without a
 * margin. Equal bounds go to the earlier option.
 */
export class TreePolicy {
  /** The child that the last `step` chose, and whether it had never been taken before. */
  child = NONE;
  grown = false;
  /** Between the lowest and the highest reward seen in this search. */
  range = 1;
  /** The child of each option of the decision at hand. */
  private readonly children = new Int32Array(MAX_OPTIONS);

  constructor(
    private readonly tree: SearchTree,
    private readonly proofs: Proofs,
    private readonly logs: NaturalLogs,
    private readonly exploration: number,
    private readonly luck: SearchChance,
    private readonly priors: Priors | null,
  ) {}

  /** Chooses by upper confidence bound; returns the place of the option. */
  step(node: number, world: World): number {
    const untried = this.match(node, world);
    if (this.priors) return this.stepKnowing(this.priors, node, world, untried);
    const place = untried > 0 ? this.drawUntried(untried) : this.mostPromising(world);
    return this.follow(node, world, place);
  }

  /** Chooses uniformly, for a seat whose play is known to be random; returns the place of the option. */
  stepAtRandom(node: number, world: World): number {
    this.match(node, world);
    return this.follow(node, world, bounded(this.luck.uint32(), world.count));
  }

  private stepKnowing(priors: Priors, node: number, world: World, unknown: number): number {
    if (unknown > 0) this.expand(priors, node, world);
    const place = this.mostPromising(world);
    this.child = this.children[place];
    this.grown = this.tree.visits[this.child] === priors.visits;
    return place;
  }

  /** Makes a child of each option that is none yet, with what it looks worth. */
  private expand(priors: Priors, node: number, world: World): void {
    const { tree, children, luck } = this;
    const { visits, values } = tree;
    const count = world.count;
    let previous = NONE;
    priors.open(luck);
    for (let place = 0; place < count; place++) {
      if (children[place] === NONE) {
        const child = tree.add(node, previous, world.code(place), world.seat);
        visits[child] = priors.visits;
        values[child] = priors.visits * priors.value(world, place);
        children[place] = child;
      }
      previous = children[place];
    }
    priors.close(luck);
  }

  /** Finds the child of each option and counts that it was available; returns how many have no child yet. */
  private match(node: number, world: World): number {
    const { tree, children } = this;
    const count = world.count;
    tree.reserve(tree.size + count);
    const { codes, movers, nexts, available } = tree;
    const mover = world.seat;
    let expected = tree.firsts[node];
    let untried = 0;
    for (let place = 0; place < count; place++) {
      const code = world.code(place);
      let child = expected;
      if (child === NONE || codes[child] !== code || movers[child] !== mover) child = tree.find(node, code, mover);
      children[place] = child;
      if (child === NONE) {
        untried++;
      } else {
        available[child]++;
        expected = nexts[child];
      }
    }
    return untried;
  }

  private drawUntried(untried: number): number {
    let left = untried > 1 ? bounded(this.luck.uint32(), untried) : 0;
    let place = 0;
    while (this.children[place] !== NONE || left-- > 0) place++;
    return place;
  }

  private mostPromising(world: World): number {
    const { children, proofs } = this;
    const exploration = this.exploration * this.range;
    const { values, visits, available, proven } = this.tree;
    const logs = this.logs.values;
    const count = world.count;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < count; place++) {
      const child = children[place];
      const taken = visits[child];
      const bound = proven[child]
        ? proofs.outcome(child, world.seat)
        : values[child] / taken + exploration * Math.sqrt(logs[available[child]] / taken);
      if (bound > highest) {
        highest = bound;
        best = place;
      }
    }
    return best;
  }

  private follow(node: number, world: World, place: number): number {
    const { children } = this;
    this.grown = children[place] === NONE;
    if (this.grown) {
      let before = place - 1;
      while (before >= 0 && children[before] === NONE) before--;
      const previous = before < 0 ? NONE : children[before];
      children[place] = this.tree.add(node, previous, world.code(place), world.seat);
    }
    this.child = children[place];
    return place;
  }
}
