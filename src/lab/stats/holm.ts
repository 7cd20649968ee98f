/**
 * Holm's adjusted p-values, for families in which every claim must hold (Holm 1979): controls the chance of any false
 * claim, whatever the dependence.
 * @param pValues in [0, 1]
 * @returns adjusted values in the same order, each at least its own p and at most 1
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  const ascending = pValues.map((_, index) => index).sort((i, j) => pValues[i] - pValues[j]);
  let largest = 0;
  ascending.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[index]));
    adjusted[index] = largest;
  });
  return adjusted;
}
