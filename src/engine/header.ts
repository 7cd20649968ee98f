/** The first cells of every block: what the engine itself keeps of a game. */
export const HEADER = {
  /** Frames on the stack. */
  depth: 0,
  /** 1 when the game has ended. */
  over: 1,
  /** Index into `ENDINGS` once the game has ended. */
  ending: 2,
  /** What the last frame that returned handed back. */
  result: 3,
  /** Cells of the list region in use. */
  listTop: 4,
  /** Where the layout's own cells begin; the draw counts and the stack come first. */
  size: 5,
} as const;

/** How a game can end. `cap`, `fault` and `illegal` are set by whoever plays it, never hidden. */
export const ENDINGS = ['win', 'loss', 'draw', 'cap', 'fault', 'illegal'] as const;
export type Ending = (typeof ENDINGS)[number];
