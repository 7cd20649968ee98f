import type { SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';
import { NaturalLogs } from './natural-logs.js';
import { Playout, type PlayoutRules } from './playout.js';
import { NONE, SearchTree } from './search-tree.js';
import { TreePolicy } from './tree-policy.js';

/** What a search of one seat is made with. */
export interface SearchRules {
  /** The seat that searches. */
  readonly seat: number;
  /** Weight of the exploring term, for rewards in 0..1. */
  readonly exploration: number;
  /** Whether all other seats are known to choose at random, in the tree and in playouts. */
  readonly randomRivals: boolean;
  readonly playout: PlayoutRules;
}

/** What a search thinks of one option at its root. */
export interface RootChild {
  readonly code: number;
  readonly visits: number;
  /** Mean reward of the searching seat, 0..1. */
  readonly mean: number;
}

/**
 * Monte Carlo tree search over information sets, single observer (SO-ISMCTS; Cowling, Powley, Whitehouse 2012): each
 * iteration deals a world that agrees with what the seat knows, follows the tree as far as it reaches in that world,
 * adds one node, plays out, and credits every action on the way with what its mover got.
 *
 * Each seat thus maximises its own reward (max^n; Luckhardt, Irani 1986), which for two rivals is minimax and in a
 * cooperative game, where all rewards are equal, the team's. Luck is drawn anew each time and not part of the tree.
 */
export class InformationSetSearch {
  readonly tree = new SearchTree();
  private readonly logs = new NaturalLogs();
  private readonly policy: TreePolicy;
  private readonly playout: Playout;
  private readonly world: World;
  private readonly rewards: Float64Array;
  private path = new Int32Array(0);

  constructor(
    private readonly view: View,
    private readonly rules: SearchRules,
    private readonly luck: SearchChance,
  ) {
    this.policy = new TreePolicy(this.tree, this.logs, rules.exploration, luck);
    this.playout = new Playout(rules.playout, luck);
    this.world = view.world();
    this.rewards = new Float64Array(view.players);
  }

  /** Starts on the decision that the view shows now. */
  begin(): void {
    this.tree.clear(1);
  }

  /** Runs so many iterations more. Nothing is allocated but room for the tree, at the start. */
  run(iterations: number): void {
    const nodes = this.tree.size + iterations;
    this.tree.reserve(nodes);
    this.logs.reserve(this.tree.visits[0] + iterations);
    if (this.path.length < nodes) this.path = new Int32Array(this.tree.codes.length);
    for (let i = 0; i < iterations; i++) this.iterate();
  }

  /**
   * The action taken most often (the robust child): between equals that with the higher mean, then the lowest code.
   * At least one iteration must have run.
   */
  get best(): number {
    const { codes, visits, values, firsts, nexts } = this.tree;
    let best = firsts[0];
    for (let child = nexts[best]; child !== NONE; child = nexts[child]) {
      const lead = visits[child] - visits[best] || values[child] - values[best] || codes[best] - codes[child];
      if (lead > 0) best = child;
    }
    return codes[best];
  }

  /** What has been found out about each option that was tried, in the order of the option list. */
  get rootChildren(): RootChild[] {
    const { codes, visits, values, firsts, nexts } = this.tree;
    const children: RootChild[] = [];
    for (let child = firsts[0]; child !== NONE; child = nexts[child]) {
      children.push({ code: codes[child], visits: visits[child], mean: values[child] / visits[child] });
    }
    return children;
  }

  private iterate(): void {
    const { world, luck, path } = this;
    this.view.deal(world, luck);
    const length = this.descend();
    this.playout.run(world, this.rewards);
    this.credit(path, length);
  }

  /** Follows the tree to a new node or the end of the game; returns how many nodes of the path were written. */
  private descend(): number {
    const { world, policy, luck, path } = this;
    const { seat, randomRivals } = this.rules;
    let node = 0;
    let length = 0;
    while (!world.over) {
      const uniform = randomRivals && world.seat !== seat;
      const place = uniform ? policy.stepAtRandom(node, world) : policy.step(node, world);
      node = policy.child;
      path[length++] = node;
      world.apply(place, luck);
      if (policy.grown) break;
    }
    return length;
  }

  private credit(path: Int32Array, length: number): void {
    const { visits, values, movers } = this.tree;
    const { rewards } = this;
    visits[0]++;
    for (let i = 0; i < length; i++) {
      const node = path[i];
      visits[node]++;
      values[node] += rewards[movers[node]];
    }
  }
}
