/**
 * What every game owes to whoever plays it: laws that the engine's contract makes, one function in one file each (see
 * `conformance/laws.ts`), and a check that holds them all against a game. Walks lead the laws to states; a law that
 * stands on another says nothing where that one is broken, so that each slip is reported once and under its own name.
 */
export { type CheckPlan, type CheckProgress, type CheckResult, checkGame } from './conformance/check-game.js';
export type { LawViolation } from './conformance/law-violation.js';
export { laws } from './conformance/laws.js';
export { randomWalker, searchWalker } from './conformance/walkers.js';
