import { expect, it } from 'vitest';
import { type Gauge, interleaved, median } from '../../../src/lab/bench/interleaved.js';

it('takes the middle value, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(3);
});

it('measures every gauge once a round, in turn, as often as fills the time', () => {
  const calls: string[] = [];
  const gauge = (name: string): Gauge => ({
    name,
    run(times) {
      calls.push(`${name} ${times}`);
      const until = performance.now() + times / 10;
      while (performance.now() < until);
    },
  });
  const rates = interleaved([gauge('a'), gauge('b')], { rounds: 3, ms: 4 });
  const counted = calls.slice(-6).map((call) => call.split(' ')[0]);
  expect(counted).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect([...rates.keys()]).toEqual(['a', 'b']);
  // A tenth of a millisecond each: ten thousand a second at the very most.
  for (const rate of rates.values()) expect(rate).toBeLessThanOrEqual(10_000);
});
