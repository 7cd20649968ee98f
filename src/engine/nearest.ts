/**
 * The candidate that a person who typed `name` most likely meant, or undefined when nothing is near.
 *
 * Nearness is the optimal string alignment distance (insertion, deletion, substitution, exchange of neighbours; one
 * each), letter case ignored; at most a third of the name, but always one, may differ. When nothing is that near, the
 * shortest candidate that contains the name (three letters or more) is taken. Ties go to the earlier candidate.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let closest: string | undefined;
  let least = Math.max(1, Math.ceil(wanted.length / 3)) + 1;
  let container: string | undefined;
  for (const candidate of candidates) {
    const offered = candidate.toLowerCase();
    const distance = alignmentDistance(wanted, offered, least);
    if (distance < least) {
      least = distance;
      closest = candidate;
    }
    const contains = wanted.length >= 3 && offered.includes(wanted);
    if (contains && (container === undefined || candidate.length < container.length)) container = candidate;
  }
  return closest ?? container;
}

/** The optimal string alignment distance of two texts, or `limit` as soon as it is known to be no less. */
function alignmentDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, substitution);
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length], limit);
}
