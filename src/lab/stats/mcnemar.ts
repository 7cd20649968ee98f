import binomialPmf from '@stdlib/stats-base-dists-binomial-pmf';
import { binomialTest } from './binomialTest.js';
import { chiSquareUpper } from './tails.js';

/** McNemar's test in its three forms, all two-sided. */
export interface McNemarTest {
  /** (onlyA - onlyB)^2 / (onlyA + onlyB), without continuity correction; 1 degree of freedom. */
  readonly chiSquare: number;
  readonly pAsymptotic: number;
  /** From the binomial distribution of the deals that differ. */
  readonly pExact: number;
  /** The exact p with the observed table at half weight (Fagerland, Lydersen & Laake 2013): recommended for display. */
  readonly pMid: number;
}

/**
 * Tests whether two arms win equally often, from the deals that only one of them won (McNemar 1947). Without such
 * deals nothing speaks against equality: every p is 1.
 * @param onlyA deals that only A won, an integer >= 0
 * @param onlyB deals that only B won, an integer >= 0
 * @throws RangeError for other counts
 */
export function mcnemar(onlyA: number, onlyB: number): McNemarTest {
  const discordant = onlyA + onlyB;
  const pExact = binomialTest(onlyA, discordant, 0.5, 'two-sided');
  if (discordant === 0) return { chiSquare: 0, pAsymptotic: 1, pExact, pMid: 1 };
  const chiSquare = ((onlyA - onlyB) * (onlyA - onlyB)) / discordant;
  const observed = binomialPmf(onlyA, discordant, 0.5);
  return {
    chiSquare,
    pAsymptotic: chiSquareUpper(chiSquare, 1),
    pExact,
    // With a tie the exact p counts the observed table once, else twice (it and its mirror image).
    pMid: pExact - (onlyA === onlyB ? observed / 2 : observed),
  };
}

/**
 * The exact one-sided p-value for "A wins more often than B": P(X >= onlyA) for X ~ Binomial(onlyA + onlyB, 1/2).
 * @throws RangeError for counts that are no integers >= 0
 */
export function mcnemarGreater(onlyA: number, onlyB: number): number {
  return binomialTest(onlyA, onlyA + onlyB, 0.5, 'greater');
}
