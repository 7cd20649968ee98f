/** No node: the root is node 0 and nobody's child. */
export const NONE = 0;

/**
 * The memory of a search: nodes in parallel typed arrays, used again for every decision. A node stands for an action in
 * the sequence of actions since the root, as the searching seat sees them; its position is whatever the world of the
 * iteration makes of that sequence (an open-loop, single-observer tree).
 *
 * Children of a node form a list in the order in which the game offers them, so that matching a list of options with
 * the children is one walk along both.
 */
export class SearchTree {
  /** The action of a node: its code … */
  codes = new Int32Array(0);
  /** … and who takes it: after dice the same sequence may leave another seat to decide, among the same codes. */
  movers = new Int8Array(0);
  /** First child and next sibling, or `NONE`. */
  firsts = new Int32Array(0);
  nexts = new Int32Array(0);
  /** Iterations that went through the node. */
  visits = new Int32Array(0);
  /** Iterations that could have: those which came to the parent and had the action on offer. */
  available = new Int32Array(0);
  /** The sum of what the mover got in the iterations through the node. */
  values = new Float64Array(0);
  /** 1 where the outcome under best play is known for certain; see `Proofs`. */
  proven = new Uint8Array(0);
  /** Nodes in use, the root among them. */
  size = 0;

  /** Forgets everything but the root, and makes room for so many nodes. */
  clear(capacity: number): void {
    this.reserve(capacity);
    this.size = 0;
    this.append(0, -1, NONE);
  }

  /** Nodes there is room for. */
  get capacity(): number {
    return this.codes.length;
  }

  /** Makes room for so many nodes, keeping those there are. */
  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    const grown = Math.max(capacity, 2 * this.capacity);
    this.codes = enlarge(this.codes, new Int32Array(grown));
    this.movers = enlarge(this.movers, new Int8Array(grown));
    this.firsts = enlarge(this.firsts, new Int32Array(grown));
    this.nexts = enlarge(this.nexts, new Int32Array(grown));
    this.visits = enlarge(this.visits, new Int32Array(grown));
    this.available = enlarge(this.available, new Int32Array(grown));
    this.values = enlarge(this.values, new Float64Array(grown));
    this.proven = enlarge(this.proven, new Uint8Array(grown));
  }

  /** The child of a node for an action of a mover, or `NONE`. */
  find(node: number, code: number, mover: number): number {
    let child = this.firsts[node];
    while (child !== NONE && (this.codes[child] !== code || this.movers[child] !== mover)) child = this.nexts[child];
    return child;
  }

  /**
   * Adds a child, available once so far. There must be room for it.
   * @param before the child that comes just before it in the list, or `NONE` for the front
   */
  add(node: number, before: number, code: number, mover: number): number {
    if (before === NONE) {
      this.firsts[node] = this.append(code, mover, this.firsts[node]);
      return this.firsts[node];
    }
    this.nexts[before] = this.append(code, mover, this.nexts[before]);
    return this.nexts[before];
  }

  private append(code: number, mover: number, next: number): number {
    const node = this.size++;
    this.codes[node] = code;
    this.movers[node] = mover;
    this.firsts[node] = NONE;
    this.nexts[node] = next;
    this.visits[node] = 0;
    this.available[node] = 1;
    this.values[node] = 0;
    this.proven[node] = 0;
    return node;
  }
}

function enlarge<A extends Int8Array | Uint8Array | Int32Array | Float64Array>(old: A, grown: A): A {
  grown.set(old);
  return grown;
}
