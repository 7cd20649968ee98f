/** Pig between two, by arithmetic alone: nothing here knows the engine. */

/** Whether to roll again: with `own` points held, `other` held by the rival and `stake` at stake (more than 0). */
export type RollAgain = (own: number, other: number, stake: number) => boolean;

/** Rolls until `most` points are at stake, or the goal is reached. */
export function holdAt(most: number, goal: number): RollAgain {
  return (own, _other, stake) => stake < most && own + stake < goal;
}

/** A square of numbers by both players' points. */
class Square {
  private readonly cells: Float64Array;

  constructor(private readonly side: number) {
    this.cells = new Float64Array(side * side);
  }
  get(own: number, other: number): number {
    return this.cells[own * this.side + other];
  }
  set(own: number, other: number, value: number): void {
    this.cells[own * this.side + other] = value;
  }
}

/** What perfect play is worth, and how it goes. */
export interface PerfectPig {
  /** How probably who begins the game wins. */
  readonly first: number;
  readonly rollAgain: RollAgain;
}

/**
 * Value iteration (Neller & Presser 2004). At a turn's beginning rolling is the only choice. Positions are solved from
 * the highest sum of points down, because points never fall; only the two positions with the same points and the other
 * player to move depend on each other, through turns that gain nothing.
 */
export function perfectPig(goal: number): PerfectPig {
  const atStart = new Square(goal);
  const stakes = new Float64Array(goal + 6);

  /** The mover's chance at the beginning of a turn, given the rival's at the beginning of a turn that follows a 1. */
  const sweep = (own: number, other: number, rivalAfterOne: number): number => {
    stakes.fill(1);
    for (let stake = goal - own - 1; stake >= 0; stake--) {
      let sum = 1 - rivalAfterOne;
      for (let pips = 2; pips <= 6; pips++) sum += stakes[stake + pips];
      const held = stake > 0 ? 1 - atStart.get(other, own + stake) : 0;
      stakes[stake] = Math.max(held, sum / 6);
    }
    return stakes[0];
  };

  for (let total = 2 * (goal - 1); total >= 0; total--) {
    for (let own = Math.max(0, total - goal + 1); 2 * own <= total; own++) {
      const other = total - own;
      let [mine, theirs] = [0.5, 0.5];
      for (let change = 1; change > 1e-15; ) {
        const nextMine = sweep(own, other, theirs);
        const nextTheirs = sweep(other, own, nextMine);
        change = Math.abs(nextMine - mine) + Math.abs(nextTheirs - theirs);
        [mine, theirs] = [nextMine, nextTheirs];
      }
      atStart.set(own, other, mine);
      atStart.set(other, own, theirs);
    }
  }

  return {
    first: atStart.get(0, 0),
    rollAgain(own, other, stake) {
      sweep(own, other, atStart.get(other, own));
      if (own + stake >= goal) return false;
      return stakes[stake] > 1 - atStart.get(other, own + stake) + 1e-13;
    },
  };
}

/** What a turn may bring: `gains[g]` is how probable it is to hold g points; `gains[0]` to roll a 1. */
function turn(rollAgain: RollAgain, own: number, other: number, goal: number): Float64Array {
  const gains = new Float64Array(goal - own + 6);
  const reached = new Float64Array(goal - own + 6);
  reached[0] = 1;
  for (let stake = 0; stake < reached.length; stake++) {
    if (reached[stake] === 0) continue;
    if (stake > 0 && (own + stake >= goal || !rollAgain(own, other, stake))) {
      gains[stake] = reached[stake];
      continue;
    }
    gains[0] += reached[stake] / 6;
    for (let pips = 2; pips <= 6; pips++) reached[stake + pips] += reached[stake] / 6;
  }
  return gains;
}

/** How probably who begins wins when both play by fixed rules. */
export function pigBetween(first: RollAgain, second: RollAgain, goal: number): number {
  /** Chances of the first and of the second player when it is their turn, by own and other points. */
  const firstMoves = new Square(goal);
  const secondMoves = new Square(goal);

  /** The chance to win by points gained in this turn or later, but for turns that gain nothing. */
  const byGains = (gains: Float64Array, own: number, other: number, rival: Square): number => {
    let sum = 0;
    for (let gain = 1; gain < gains.length; gain++) {
      if (gains[gain] > 0) sum += gains[gain] * (own + gain >= goal ? 1 : 1 - rival.get(other, own + gain));
    }
    return sum;
  };

  for (let total = 2 * (goal - 1); total >= 0; total--) {
    for (let a = Math.max(0, total - goal + 1); a <= Math.min(total, goal - 1); a++) {
      const b = total - a;
      const gainsA = turn(first, a, b, goal);
      const gainsB = turn(second, b, a, goal);
      const sumA = byGains(gainsA, a, b, secondMoves);
      const sumB = byGains(gainsB, b, a, firstMoves);
      // x = sumA + lostA (1 - y), y = sumB + lostB (1 - x)
      const [lostA, lostB] = [gainsA[0], gainsB[0]];
      const x = (sumA + lostA * (1 - sumB - lostB)) / (1 - lostA * lostB);
      firstMoves.set(a, b, x);
      secondMoves.set(b, a, sumB + lostB * (1 - x));
    }
  }
  return firstMoves.get(0, 0);
}
