import type { Batch, BatchResult } from './batch.js';

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
