import betaCdf from '@stdlib/stats-base-dists-beta-cdf';
import binomialPmf from '@stdlib/stats-base-dists-binomial-pmf';
import { requireCounts } from './estimate.js';

/** Which true rates speak against the hypothesis: larger ones, smaller ones, or both. */
export type Alternative = 'greater' | 'less' | 'two-sided';

/**
 * The exact p-value of a binomial count. `greater` is P(X >= successes), `less` is P(X <= successes), `two-sided` is
 * the probability of all counts that are no likelier than the observed one (the rule of R's binom.test).
 * @param successes integer in [0, trials]
 * @param rate hypothesised rate in (0, 1)
 * @returns a probability; 1 without trials
 * @throws RangeError for other counts or rates
 */
export function binomialTest(successes: number, trials: number, rate: number, alternative: Alternative): number {
  requireCounts(successes, trials);
  if (!Number.isInteger(successes) || !Number.isInteger(trials)) {
    throw new RangeError(`${successes} of ${trials}: an exact test needs whole numbers`);
  }
  if (!(rate > 0 && rate < 1)) throw new RangeError(`rate ${rate}: expected a number between 0 and 1`);
  if (alternative === 'greater') return atLeast(successes, trials, rate);
  if (alternative === 'less') return atMost(successes, trials, rate);
  return noLikelier(successes, trials, rate);
}

/** P(X >= k), from the beta distribution: accurate in the far tail too. */
function atLeast(k: number, trials: number, rate: number): number {
  if (k <= 0) return 1;
  return k > trials ? 0 : betaCdf(rate, k, trials - k + 1);
}

function atMost(k: number, trials: number, rate: number): number {
  return atLeast(trials - k, trials, 1 - rate);
}

function noLikelier(k: number, trials: number, rate: number): number {
  // At 1/2 the counts k and trials - k are equally likely, which rounding in the search below could miss.
  if (rate === 0.5) return Math.min(1, 2 * atLeast(Math.max(k, trials - k), trials, rate));
  const limit = binomialPmf(k, trials, rate) * (1 + 1e-7);
  const isUnlikely = (count: number) => binomialPmf(count, trials, rate) <= limit;
  const mean = trials * rate;
  if (k < mean) {
    const first = firstWhere(Math.ceil(mean), trials + 1, isUnlikely);
    return Math.min(1, atMost(k, trials, rate) + atLeast(first, trials, rate));
  }
  if (k === mean) return 1;
  const below = Math.floor(mean);
  const last = below - firstWhere(0, below + 1, (distance) => isUnlikely(below - distance));
  return Math.min(1, atLeast(k, trials, rate) + atMost(last, trials, rate));
}

/** The first integer in [from, to) for which `holds`, which is false and then true; `to` when there is none. */
function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
