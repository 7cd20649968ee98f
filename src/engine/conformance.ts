/**
 * What every game owes to whoever plays it: laws that the engine's contract makes, one function each, and a check that
 * holds them all against a game. Walks lead the laws to states; a law that stands on another says nothing where that one
 * is broken, so that each slip is reported once and under its own name.
 */
export { askingTwice } from './conformance/asking-twice.js';
export { bytesRoundTrip } from './conformance/bytes-round-trip.js';
export {
  type CheckPlan,
  type CheckProgress,
  type CheckResult,
  checkGame,
  type LawReport,
} from './conformance/check-game.js';
export { componentsConserved } from './conformance/components-conserved.js';
export { copiesAreIndependent } from './conformance/copies-are-independent.js';
export { determinizationAgrees } from './conformance/determinization-agrees.js';
export { everyOptionApplies } from './conformance/every-option-applies.js';
export { hiddenNeverShows } from './conformance/hidden-never-shows.js';
export { LawViolation } from './conformance/law-violation.js';
export { type Law, laws } from './conformance/laws.js';
export { optionsNeverEmpty } from './conformance/options-never-empty.js';
export { othersAreRefused } from './conformance/others-are-refused.js';
export { outcomeInRange } from './conformance/outcome-in-range.js';
export { sameKeySameRecord } from './conformance/same-key-same-record.js';
export { textsAreUnique } from './conformance/texts-are-unique.js';
export { placesWalker, randomWalker, searchWalker, type Walker, type WalkerKind } from './conformance/walkers.js';
