import type { Batch } from './batch.js';

/** How many games an arm shall have, and how many it has. */
export interface ArmProgress {
  readonly games: number;
  readonly done: number;
  readonly rotations: number;
}

/** Long enough that handing a batch over costs little, short enough that an interruption need not wait. */
const BATCH_MS = 50;
/** A batch is at most so many times as large as the arm's last: the first games are slow, compiling as they go. */
const GROWTH = 4;
/** Arms that advance together. Runners keep twice as many ready. */
const GROUP = 32;

/**
 * Decides which games are played next. Arms advance together, deal by deal, so that a study which is interrupted has
 * played its arms alike. What is played does not depend on it, only in which portions.
 */
export class Schedule {
  private readonly arms: readonly ArmState[];

  constructor(arms: readonly ArmProgress[]) {
    this.arms = arms.map(({ games, done, rotations }) => ({ games, next: done, rotations, size: 1, speed: null }));
  }

  /** The next batch, or null when all games have been handed out. */
  next(): Batch | null {
    const arm = this.furthestBehind();
    if (arm < 0) return null;
    const state = this.arms[arm];
    const fitting = state.speed === null ? 1 : Math.round(BATCH_MS / state.speed);
    state.size = Math.max(1, Math.min(fitting, state.size * GROWTH));
    const from = state.next;
    state.next = Math.min(state.games, from + state.size);
    return { arm, from, to: state.next };
  }

  /** Learns from a batch how long games take; milliseconds. */
  learn({ arm, from, to }: Batch, ms: number): void {
    const state = this.arms[arm];
    const latest = Math.max(ms / (to - from), 1e-4);
    state.speed = state.speed === null ? latest : (state.speed + latest) / 2;
  }

  private furthestBehind(): number {
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    let looked = 0;
    for (let arm = 0; arm < this.arms.length && looked < GROUP; arm++) {
      const { next, games, rotations } = this.arms[arm];
      if (next >= games) continue;
      looked++;
      const deals = Math.floor(next / rotations);
      if (deals < fewest) {
        fewest = deals;
        best = arm;
      }
    }
    return best;
  }
}

interface ArmState {
  readonly games: number;
  readonly rotations: number;
  /** The first game that has not been handed out. */
  next: number;
  /** Games of the last batch. */
  size: number;
  /** Milliseconds a game, as last seen. */
  speed: number | null;
}
