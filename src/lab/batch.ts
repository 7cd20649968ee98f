import type { KnownFault } from './game-player.js';
import type { Coverage } from './occurrence/coverage-recorder.js';
import type { Plan } from './plan.js';

/** Consecutive games of one arm: from `from` up to but not including `to`, counted through deals and rotations. */
export interface Batch {
  readonly arm: number;
  readonly from: number;
  readonly to: number;
  /** The only game of the batch is known to fail. */
  readonly known?: KnownFault;
}

/** What became of a batch, as it goes to the files: formatted where it was played. */
export interface BatchResult {
  /** Rows of games.csv. */
  readonly rows: Uint8Array;
  /** Lines of records.ndjson. */
  readonly records: Uint8Array;
  /** Rows of timing.csv. */
  readonly timing: Uint8Array;
  /** Options summed over all decisions of the games that neither faulted nor were illegal. */
  readonly options: number;
  /** Milliseconds it took. */
  readonly ms: number;
  /** What occurred in the arm for the first time here; only where somebody asked for coverage. */
  readonly coverage?: Coverage;
}

/** What whoever plays batches needs to know: plain data. */
export interface RunnerData {
  readonly plan: Plan;
  /** Whether it is noted what occurs in the games. */
  readonly coverage: boolean;
  /** Where users' modules can be imported from, by path. */
  readonly modules: Readonly<Record<string, string>>;
  /** The texts of own card tables, by path. */
  readonly tables: Readonly<Record<string, string>>;
}
