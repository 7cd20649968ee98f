/*
 * Where an ability that waits to be resolved, and a lasting effect, keep what: offsets from the first cell of their row.
 * This module imports nothing, because the layout reads the widths.
 */

/** Registers of the clause around it that a lasting effect can keep. */
export const MOST_CAPTURES = 3;

/** An ability that waits in the pending region. */
export const PENDING = {
  program: 0,
  me: 1,
  self: 2,
  selfStamp: 3,
  that: 4,
  thatStamp: 5,
  other: 6,
  same: 7,
  /** The event that it heard, plus one; 0 for none. */
  event: 8,
  it: 9,
  /** The lasting effect that it belongs to, plus one; 0 for none. Kept for replacements only. */
  row: 10,
  captures: 11,
  width: 11 + MOST_CAPTURES,
} as const;

/** A lasting effect. */
export const LASTING = {
  program: 0,
  me: 1,
  self: 2,
  selfStamp: 3,
  it: 4,
  itStamp: 5,
  /** The first and the last turn in which it works. */
  from: 6,
  until: 7,
  /** It ends when this object leaves; -1 for none. */
  whileThere: 8,
  /** How often it may still be used; 0 for as often as there is cause. */
  left: 9,
  /** Value and stamp of each register it keeps. */
  captures: 10,
  width: 10 + 2 * MOST_CAPTURES,
} as const;
