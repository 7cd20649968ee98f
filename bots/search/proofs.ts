import { NONE, type SearchTree } from './search-tree.js';

/** The most a seat can get. */
const ALL = 1;

/**
 * What a search knows for certain (MCTS-Solver; Winands, Björnsson, Saito 2008), here with exact outcomes for any
 * number of seats. It holds only where a node is one position: in games without luck and hidden things.
 *
 * A node is proven when its game is over, when whoever decides there has a proven option that gives him everything, or
 * when all his options are proven: then he takes the best of them.
 */
export class Proofs {
  /** Options of a node that are not proven yet. */
  private open = new Int16Array(0);
  /** What each seat gets at a proven node: `seats` numbers a node. */
  private outcomes = new Float64Array(0);

  constructor(
    private readonly tree: SearchTree,
    private readonly seats: number,
  ) {}

  /** Notes, before a node gets its first child, how many options there are. */
  enter(node: number, options: number): void {
    this.reserve();
    if (this.tree.firsts[node] === NONE) this.open[node] = options;
  }

  /** What a seat gets at a proven node. */
  outcome(node: number, seat: number): number {
    return this.outcomes[node * this.seats + seat];
  }

  /** Copies what each seat gets at a proven node. */
  read(node: number, rewards: Float64Array): void {
    for (let seat = 0; seat < this.seats; seat++) rewards[seat] = this.outcomes[node * this.seats + seat];
  }

  /**
   * Learns that the game is over at the end of a path, and all that follows for the nodes above.
   * @param path the nodes below the root, of which `length` count
   */
  learn(path: Int32Array, length: number, rewards: Float64Array): void {
    const { proven, movers } = this.tree;
    const leaf = path[length - 1];
    if (proven[leaf]) return;
    this.reserve();
    proven[leaf] = 1;
    for (let seat = 0; seat < this.seats; seat++) this.outcomes[leaf * this.seats + seat] = rewards[seat];
    for (let at = length - 1; at >= 0; at--) {
      const child = path[at];
      const parent = at === 0 ? 0 : path[at - 1];
      this.open[parent]--;
      const decider = movers[child];
      if (this.outcome(child, decider) >= ALL) this.settle(parent, child);
      else if (this.open[parent] === 0) this.settle(parent, this.best(parent));
      else return;
    }
  }

  /** Makes room for as many nodes as the tree has room for. */
  private reserve(): void {
    const { capacity } = this.tree;
    if (capacity <= this.open.length) return;
    const open = new Int16Array(capacity);
    open.set(this.open);
    this.open = open;
    const outcomes = new Float64Array(capacity * this.seats);
    outcomes.set(this.outcomes);
    this.outcomes = outcomes;
  }

  /** The child of a node that is worth most to whoever decides there, among those that are proven. */
  private best(node: number): number {
    const { firsts, nexts, movers } = this.tree;
    let best = firsts[node];
    const decider = movers[best];
    for (let child = nexts[best]; child !== NONE; child = nexts[child]) {
      if (this.outcome(child, decider) > this.outcome(best, decider)) best = child;
    }
    return best;
  }

  private settle(node: number, chosen: number): void {
    this.tree.proven[node] = 1;
    for (let seat = 0; seat < this.seats; seat++) {
      this.outcomes[node * this.seats + seat] = this.outcome(chosen, seat);
    }
  }
}
