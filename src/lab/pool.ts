import { setImmediate } from 'node:timers/promises';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import { Runner } from './runner.js';

/** Where batches are played. */
export interface Pool {
  /** Batches that keep it busy while results are on their way. */
  readonly width: number;
  /**
   * Plays a batch.
   * @returns null when the batch was still waiting when `cancelWaiting` was called
   */
  run(batch: Batch): Promise<BatchResult | null>;
  /** Gives up batches that have not begun; those that have are played to their end. */
  cancelWaiting(): void;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** Plays in this process, one batch at a time: for debugging, and for studies too small to be worth a thread. */
export class ProcessPool implements Pool {
  readonly width = 1;
  private readonly runner: Runner;

  constructor(data: RunnerData) {
    this.runner = new Runner(data, 0);
  }

  async run(batch: Batch): Promise<BatchResult> {
    // Signals and progress get their turn between batches.
    await setImmediate();
    return this.runner.run(batch);
  }

  cancelWaiting(): void {}

  async close(): Promise<void> {}
}
