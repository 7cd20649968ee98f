import { AT_LEAST, type Expr, LOCAL, NUMBER, OR } from '../../engine/effects/code.js';
import { SELF } from '../../engine/effects/frame.js';

/** With how much a Skybeast escapes (GH-38): the rules ask after every deed, and numbers are compared at once. */
export interface Escape {
  /** Time counters on it. */
  readonly time: number;
  /** Æmber on it. */
  readonly amber: number;
  /** The whole condition where it says anything else, or else null. */
  readonly rest: Expr | null;
}

/** More than lies on any card. */
const NEVER = 32767;

/** Takes a condition apart that says one of `time(self) >= number` and `amberOn(self) >= number`, or that either holds. */
export function escapeOf(condition: Expr | null, numbers: Int16Array): Escape {
  if (condition === null) return { time: NEVER, amber: NEVER, rest: null };
  const { op, left, right } = condition;
  if (op === OR) {
    const [one, other] = [escapeOf(left, numbers), escapeOf(right, numbers)];
    const isKnown = one.rest === null && other.rest === null;
    return {
      time: Math.min(one.time, other.time),
      amber: Math.min(one.amber, other.amber),
      rest: isKnown ? null : condition,
    };
  }
  const of = left?.args[0];
  const isOwn = op === AT_LEAST && of?.op === LOCAL && of.index === SELF && right?.op === NUMBER;
  const most = isOwn ? numbers[right.index] : NEVER;
  if (isOwn && left?.value?.name === 'time') return { time: most, amber: NEVER, rest: null };
  if (isOwn && left?.value?.name === 'amberOn') return { time: NEVER, amber: most, rest: null };
  return { time: NEVER, amber: NEVER, rest: condition };
}
