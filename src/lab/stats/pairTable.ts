/**
 * How two arms did on the same deals, one game each: integer counts that merge in any order. Draws do not fit in;
 * arms with draws are compared by `blockDifference`.
 */
export interface PairTable {
  /** Deals that both arms won. */
  both: number;
  onlyA: number;
  onlyB: number;
  neither: number;
}

/** No deal played yet. */
export function emptyPairTable(): PairTable {
  return { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
}

/** Adds one deal, in place. */
export function addToPairTable(table: PairTable, aWon: boolean, bWon: boolean): void {
  if (aWon) {
    if (bWon) table.both++;
    else table.onlyA++;
  } else if (bWon) table.onlyB++;
  else table.neither++;
}

/** A new table of all the deals of both. */
export function mergePairTables(x: PairTable, y: PairTable): PairTable {
  return {
    both: x.both + y.both,
    onlyA: x.onlyA + y.onlyA,
    onlyB: x.onlyB + y.onlyB,
    neither: x.neither + y.neither,
  };
}

/** Number of deals. */
export function pairCount({ both, onlyA, onlyB, neither }: PairTable): number {
  return both + onlyA + onlyB + neither;
}

/**
 * The correlation of the two arms' results over the deals (phi of the table), in [-1, 1]: what the common deals gain.
 * @returns null when either arm won all of its deals or none
 */
export function phi(table: PairTable): number | null {
  const margins = marginProduct(table);
  return margins === 0 ? null : (table.both * table.neither - table.onlyA * table.onlyB) / Math.sqrt(margins);
}

/** The product of the four margins, 0 when either arm never varies. */
export function marginProduct({ both, onlyA, onlyB, neither }: PairTable): number {
  return (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither);
}
