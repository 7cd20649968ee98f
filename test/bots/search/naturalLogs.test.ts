import { describe, expect, it } from 'vitest';
import { NaturalLogs, naturalLog } from '../../../bots/search/natural-logs.js';

describe('naturalLog', () => {
  it('is the logarithm of the platform to four units of 1e-16, for integers to 2^31', () => {
    for (let n = 2; n < 2 ** 31; n = Math.ceil(n * 1.001)) {
      const exact = Math.log(n);
      expect(Math.abs(naturalLog(n) - exact)).toBeLessThanOrEqual(4e-16 * exact);
    }
  });

  it('holds at and below one', () => {
    expect(naturalLog(1)).toBe(0);
    for (const x of [0.5, 0.1, 1e-9]) expect(naturalLog(x)).toBeCloseTo(Math.log(x), 13);
  });
});

describe('NaturalLogs', () => {
  it('looks up what naturalLog calculates, also after it has grown', () => {
    const logs = new NaturalLogs();
    logs.reserve(10);
    logs.reserve(1000);
    logs.reserve(5);
    expect(logs.values).toHaveLength(1001);
    for (let n = 1; n <= 1000; n++) expect(logs.values[n]).toBe(naturalLog(n));
  });
});
