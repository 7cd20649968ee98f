/** What the process says to whoever started it; scripts depend on it. */
export const EXIT = {
  done: 0,
  /** A bug here or in a game's rules; or `--strict` with faulted games. */
  fault: 1,
  /** Something a person wrote cannot be used. */
  badInput: 2,
  /** Stopped from outside; the last line tells how to go on. */
  interrupted: 3,
  /** It ran, and the answer is no. */
  no: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
