import { setImmediate } from 'node:timers/promises';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import type { Pool } from './pool.js';
import { Runner } from './runner.js';

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
