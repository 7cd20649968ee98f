import { now } from '../clock.js';

/** Something whose speed is measured. */
export interface Gauge {
  readonly name: string;
  /** Does the thing so many times. */
  run(times: number): void;
}

/** How long is measured. */
export interface BenchTime {
  /** Rounds, each of which measures everything once; odd, so that the median is one of them. */
  readonly rounds: number;
  /** Milliseconds for each gauge in a round. */
  readonly ms: number;
}

/**
 * Times a second by gauge: the median of rounds that measure one gauge after the other, so that what else the machine
 * does falls on all of them alike. Twice as many before are not counted: in them the code gets compiled, which takes
 * seconds where a game has much of it.
 */
export function interleaved(gauges: readonly Gauge[], { rounds, ms }: BenchTime): Map<string, number> {
  playRounds(gauges, WARM_UP * rounds, ms);
  const rates = playRounds(gauges, rounds, ms);
  return new Map(gauges.map(({ name }, index) => [name, median(rates[index])]));
}

const WARM_UP = 2;

/** Times a second, by gauge and round. */
function playRounds(gauges: readonly Gauge[], rounds: number, ms: number): number[][] {
  const times = gauges.map((gauge) => calibrated(gauge, ms));
  const rates = gauges.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, gauge] of gauges.entries()) {
      const begun = now();
      gauge.run(times[index]);
      rates[index].push((times[index] * 1000) / (now() - begun));
    }
  }
  return rates;
}

/** The middle value; of an even number the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** How many times fill so many milliseconds, tried out by doubling. */
function calibrated(gauge: Gauge, ms: number): number {
  for (let times = 1; ; times *= 2) {
    const begun = now();
    gauge.run(times);
    const took = now() - begun;
    if (took >= ms / 2) return Math.max(1, Math.round((times * ms) / took));
  }
}
