/**
 * Benjamini and Hochberg's adjusted p-values (q-values), for scans in which some share of false claims is tolerable
 * (Benjamini & Hochberg 1995; for independent or positively dependent tests).
 * @param pValues in [0, 1]
 * @returns adjusted values in the same order, each at least its own p and at most 1
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  const descending = pValues.map((_, index) => index).sort((i, j) => pValues[j] - pValues[i]);
  let smallest = 1;
  descending.forEach((index, place) => {
    smallest = Math.min(smallest, (pValues.length / (pValues.length - place)) * pValues[index]);
    adjusted[index] = smallest;
  });
  return adjusted;
}
