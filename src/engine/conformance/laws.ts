import type { Game } from '../game.js';
import { askingTwice } from './asking-twice.js';
import { bytesRoundTrip } from './bytes-round-trip.js';
import { componentsConserved } from './components-conserved.js';
import { copiesAreIndependent } from './copies-are-independent.js';
import { determinizationAgrees } from './determinization-agrees.js';
import { everyOptionApplies } from './every-option-applies.js';
import { hiddenNeverShows } from './hidden-never-shows.js';
import type { LawViolation } from './law-violation.js';
import { optionsNeverEmpty } from './options-never-empty.js';
import { othersAreRefused } from './others-are-refused.js';
import { outcomeInRange } from './outcome-in-range.js';
import { sameKeySameRecord } from './same-key-same-record.js';
import { textsAreUnique } from './texts-are-unique.js';
import type { WalkerKind } from './walkers.js';

/** A law that every game keeps. */
export interface Law {
  readonly name: string;
  /**
   * Walks one game, of at most so many decisions.
   * @returns the violation found first, or null
   */
  check(game: Game, key: string, walker: WalkerKind, decisions?: number): LawViolation | null;
}

/** All laws, in the order in which they stand on each other. */
export const laws: readonly Law[] = [
  { name: 'options-never-empty', check: optionsNeverEmpty },
  { name: 'asking-twice', check: askingTwice },
  { name: 'every-option-applies', check: everyOptionApplies },
  { name: 'others-are-refused', check: othersAreRefused },
  { name: 'texts-are-unique', check: textsAreUnique },
  { name: 'same-key-same-record', check: sameKeySameRecord },
  { name: 'copies-are-independent', check: copiesAreIndependent },
  { name: 'bytes-round-trip', check: bytesRoundTrip },
  { name: 'outcome-in-range', check: outcomeInRange },
  { name: 'components-conserved', check: componentsConserved },
  { name: 'determinization-agrees', check: determinizationAgrees },
  { name: 'hidden-never-shows', check: hiddenNeverShows },
];
