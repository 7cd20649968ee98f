import { ConfigError } from '../engine/errors.js';

/** A range of more values is taken for a slip. */
const MOST_VALUES = 1000;
const NUMBER = '-?\\d+(?:\\.\\d+)?';
const RANGE = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER})(?:([x+])(${NUMBER}))?$`);

/**
 * The values of a range, as texts: `1..4` is 1, 2, 3, 4; `0..1+0.25` goes in steps of a quarter; `50..1600x2` doubles.
 * The end is reached or stopped short of, never passed. Any other text stands for itself.
 * @param where what it was written in, for the message
 * @throws ConfigError for a range that does not get from its start to its end
 */
export function expandRange(text: string, where: string): string[] {
  const parts = RANGE.exec(text);
  if (!parts) return [text];
  const [start, end] = [Number(parts[1]), Number(parts[2])];
  const multiply = parts[3] === 'x';
  const step = parts[4] === undefined ? 1 : Number(parts[4]);
  const advances = multiply ? step > 1 && start > 0 : step > 0;
  if (!advances || start > end) throw pointless(text, where, 'does not get from its start to its end');
  const values: string[] = [];
  let factor = 1;
  for (let index = 0; ; index++) {
    const value = tidy(multiply ? start * factor : start + index * step);
    if (value > end) return values;
    if (index === MOST_VALUES) throw pointless(text, where, `has more than ${MOST_VALUES} values`);
    values.push(String(value));
    factor *= step;
  }
}

/** Without the dust of binary fractions: 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

function pointless(text: string, where: string, problem: string): ConfigError {
  return new ConfigError({
    where,
    problem: `the range ${text} ${problem}`,
    right: 'such as 50..1600x2, 0..1+0.25 or 1..4',
    value: text,
  });
}
