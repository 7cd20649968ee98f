import { SearchChance } from '../../src/engine/chance.js';
import type { View, World } from '../../src/engine/view.js';
import { ActionEnd } from './action-end.js';
import { EndInSight } from './end-in-sight.js';
import { NaturalLogs } from './natural-logs.js';
import { Playout, type PlayoutRules } from './playout.js';
import { Priors } from './priors.js';
import { Proofs } from './proofs.js';
import { NONE, SearchTree } from './search-tree.js';
import { TreePolicy } from './tree-policy.js';

/** What a search of one seat is made with. */
export interface SearchRules {
  /** The seat that searches. */
  readonly seat: number;
  /** Weight of the exploring term, per range of the rewards. */
  readonly exploration: number;
  /** Whether nothing is hidden and nothing left to luck, so that what the search finds at the end of the game is proof. */
  readonly certain: boolean;
  /** The most inner options to try so as to finish an action; 0 when they are actions of the tree in their own right. */
  readonly tries: number;
  /** Visits that an option begins with, worth what the game's evaluation says of it; 0 where it must be tried first. */
  readonly prior: number;
  /** Turns that must have ended on the way of an iteration before it may stop at a new node; 0 for none. */
  readonly turns: number;
  /** Whether the n-th iteration through each option of the root meets the same world and the same luck. */
  readonly commonLuck: boolean;
  /** Whether all other seats are known to choose at random, in the tree and in playouts. */
  readonly randomRivals: boolean;
  readonly playout: PlayoutRules;
}

/** What a search thinks of one option at its root. */
export interface RootChild {
  readonly code: number;
  /** Iterations that took it. */
  readonly visits: number;
  /** Mean reward of the searching seat, 0..1, prior knowledge included. */
  readonly mean: number;
}

/** An iteration that has come so far ends at its next new node, whether its turn has ended or not. */
const LONGEST_WAY = 1000;

/**
 * Monte Carlo tree search over information sets, single observer (SO-ISMCTS; Cowling, Powley, Whitehouse 2012): each
 * iteration deals a world that agrees with what the seat knows, follows the tree as far as it reaches in that world,
 * adds one node, plays out, and credits every action on the way with what its mover got. Where `turns` says so it adds
 * all the nodes up to the end of the turn instead, so that positions are judged when the rivals, or the automated enemies,
 * have answered.
 *
 * Each seat thus maximises its own reward (max^n; Luckhardt, Irani 1986), which for two rivals is minimax and in a
 * cooperative game, where all rewards are equal, the team's. Luck is drawn anew each time and not part of the tree.
 *
 * The tree is one of whole actions where the game can judge positions: once an option is taken, the choices within the
 * action (targets, steps) are made by trying (`ActionEnd`). A card that needs four right steps to be worth something is
 * then seen for what it can do, and not for what four wrong steps make of it.
 */
export class InformationSetSearch {
  readonly tree = new SearchTree();
  private readonly logs = new NaturalLogs();
  private readonly proofs: Proofs;
  private readonly end: EndInSight;
  private readonly action: ActionEnd;
  private readonly policy: TreePolicy;
  private readonly playout: Playout;
  private readonly world: World;
  private readonly rewards: Float64Array;
  private path = new Int32Array(0);
  /** The lowest and the highest reward of any seat so far. */
  private lowest = 0;
  private highest = 0;
  /** With common luck: a world in which the root is decided, the luck there, and what the seeds of this decision are. */
  private readonly root: World;
  private readonly rootLuck = new SearchChance();
  private readonly origin: string;
  private decisions = 0;
  private seed = '';

  constructor(
    private readonly view: View,
    private readonly rules: SearchRules,
    private readonly luck: SearchChance,
  ) {
    this.proofs = new Proofs(this.tree, view.players);
    const priors = rules.prior > 0 ? new Priors(view, rules.prior, rules.tries) : null;
    this.policy = new TreePolicy(this.tree, this.proofs, this.logs, rules.exploration, luck, priors);
    this.end = new EndInSight(view, luck);
    this.action = new ActionEnd(view);
    this.playout = new Playout(rules.playout, view.players, luck);
    this.world = view.world();
    this.root = rules.commonLuck ? view.world() : this.world;
    this.rewards = new Float64Array(view.players);
    this.origin = rules.commonLuck ? `${luck.uint32()} ${luck.uint32()}` : '';
  }

  /** Starts on the decision that the view shows now. */
  begin(): void {
    this.tree.clear(1);
    this.lowest = Number.POSITIVE_INFINITY;
    this.highest = Number.NEGATIVE_INFINITY;
    this.policy.range = 1;
    if (this.rules.commonLuck) this.beginWithCommonLuck();
  }

  private beginWithCommonLuck(): void {
    this.seed = `${this.origin}/${this.decisions++}`;
    this.rootLuck.reseed(this.seed);
    this.view.deal(this.root, this.rootLuck);
  }

  /**
   * Runs so many iterations more, or fewer when the best action is proven. Nothing is allocated but room for the tree.
   */
  run(iterations: number): void {
    const visits = this.tree.visits[0] + iterations;
    this.tree.reserve(visits + 1);
    this.logs.reserve(visits + 1);
    if (this.path.length < visits + LONGEST_WAY) this.path = new Int32Array(visits + LONGEST_WAY);
    for (let i = 0; i < iterations && !this.tree.proven[0]; i++) this.iterate();
  }

  /**
   * The action taken most often (the robust child): between equals that with the higher mean, then the lowest code.
   * What is proven goes first if it is the best there can be, and last if it is the worst.
   * At least one iteration must have run.
   */
  get best(): number {
    const { codes, firsts, nexts } = this.tree;
    let best = firsts[0];
    for (let child = nexts[best]; child !== NONE; child = nexts[child]) if (this.isBetter(child, best)) best = child;
    return codes[best];
  }

  private isBetter(child: number, other: number): boolean {
    const { codes, visits, values } = this.tree;
    const lead = this.certainty(child) - this.certainty(other) || visits[child] - visits[other];
    return (lead || values[child] - values[other] || codes[other] - codes[child]) > 0;
  }

  /** -1 for an action that is proven to lose, 1 for one that is proven as good as any, else 0. */
  private certainty(child: number): number {
    const { proven } = this.tree;
    if (!proven[child]) return 0;
    const outcome = this.proofs.outcome(child, this.rules.seat);
    if (proven[0] && outcome === this.proofs.outcome(0, this.rules.seat)) return 1;
    return outcome === 0 ? -1 : 0;
  }

  /** What has been found out about each option that was tried, in the order of the option list. */
  get rootChildren(): RootChild[] {
    const { codes, visits, values, firsts, nexts } = this.tree;
    const children: RootChild[] = [];
    for (let child = firsts[0]; child !== NONE; child = nexts[child]) {
      const taken = visits[child] - this.rules.prior;
      children.push({ code: codes[child], visits: taken, mean: values[child] / visits[child] });
    }
    return children;
  }

  private iterate(): void {
    const { world, tree, path, rewards } = this;
    const length = this.descend(this.deal());
    const leaf = path[length - 1];
    if (tree.proven[leaf]) this.proofs.read(leaf, rewards);
    else if (this.rules.certain && this.end.read(world, rewards)) this.proofs.learn(path, length, rewards);
    else this.playout.run(world, rewards);
    this.credit(path, length);
  }

  /**
   * Deals the world of an iteration; returns the place of the option of the root that it takes, or -1 if that is open.
   *
   * With common luck the n-th visit of each option meets the same world and the same luck: what luck does to one it does
   * to the others too, and their means differ by what they are worth (common random numbers; Glasserman & Yao 1992). The
   * options of the root are the same in all worlds, so which is next can be told in any.
   */
  private deal(): number {
    const { world, luck, policy, tree } = this;
    let place = -1;
    if (this.rules.commonLuck) {
      luck.copyFrom(this.rootLuck);
      place = policy.step(0, this.root);
      luck.reseed(`${this.seed}/${tree.visits[policy.child]}`);
    }
    this.view.deal(world, luck);
    return place;
  }

  /**
   * Follows the tree to a new node, behind so many turns, or to a proven one, or to the end of the game; returns how many
   * nodes of the path were written.
   * @param first the place of the option of the root that has been chosen already, or -1
   */
  private descend(first: number): number {
    const { world, policy, proofs, luck, path } = this;
    const { tree } = this;
    const { seat, randomRivals, certain, tries, turns } = this.rules;
    const until = turns > 0 ? world.turns + turns : 0;
    let node = 0;
    let length = 0;
    let place = first;
    while (!world.over) {
      if (certain) proofs.enter(node, world.count);
      if (place < 0) {
        const uniform = randomRivals && world.seat !== seat;
        place = uniform ? policy.stepAtRandom(node, world) : policy.step(node, world);
      }
      node = policy.child;
      path[length++] = node;
      if (tree.proven[node]) break;
      const mover = world.seat;
      world.apply(place, luck);
      place = -1;
      if (tries > 0 && !world.over && world.within) this.action.reach(world, luck, mover, tries);
      if (policy.grown && (turns === 0 || world.turns >= until || length >= LONGEST_WAY)) break;
    }
    return length;
  }

  private credit(path: Int32Array, length: number): void {
    const { visits, values, movers } = this.tree;
    const { rewards } = this;
    this.noteRange();
    visits[0]++;
    for (let i = 0; i < length; i++) {
      const node = path[i];
      visits[node]++;
      values[node] += rewards[movers[node]];
    }
  }

  /** Exploring is weighed by the range of what can be gained here: evaluations often lie close together. */
  private noteRange(): void {
    const { rewards } = this;
    for (let seat = 0; seat < rewards.length; seat++) {
      if (rewards[seat] < this.lowest) this.lowest = rewards[seat];
      if (rewards[seat] > this.highest) this.highest = rewards[seat];
    }
    if (this.highest > this.lowest) this.policy.range = this.highest - this.lowest;
  }
}
