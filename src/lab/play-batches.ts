import type { Batch, BatchResult } from './batch.js';
import { now } from './clock.js';
import type { BatchWriter } from './folder/batch-writer.js';
import type { Coverage } from './occurrence/coverage-recorder.js';
import type { Pool } from './pool.js';
import type { Schedule } from './schedule.js';

/** How far a study is. */
export interface Progress {
  /** Games that are written down, those of earlier runs included. */
  readonly done: number;
  readonly total: number;
  /** In this run. */
  readonly gamesPerSecond: number;
  /** Null until the first games are done. */
  readonly secondsLeft: number | null;
}

export interface PlayHooks {
  /** Told what occurred in each batch, where it is noted. */
  readonly onCoverage?: (coverage: Coverage) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Asks to stop: running batches are finished, no other begins. */
  readonly signal?: AbortSignal;
}

/** Batches that may wait for an earlier one, for each that can be in flight: beyond, the pool rests. */
const HELD_BACK = 8;

/**
 * Plays what a schedule hands out until it is done or asked to stop; a bounded number of batches is in memory.
 * @param total games that shall be written down in the end
 * @throws whatever the pool or the writer throws, once running batches have come back
 */
export async function playBatches(
  schedule: Schedule,
  pool: Pool,
  writer: BatchWriter,
  total: number,
  { onProgress, onCoverage, signal }: PlayHooks,
): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const began = now();
  const before = sum(writer.done);
  let failure: unknown;
  let stopped = signal?.aborted ?? false;
  const stop = () => {
    stopped = true;
    pool.cancelWaiting();
  };
  const take = (batch: Batch, result: BatchResult | null) => {
    // After a failure nothing is written any more: the disk may be full.
    if (result === null || failure !== undefined) return;
    schedule.learn(batch, result.ms);
    writer.add(batch, result);
    if (result.coverage) onCoverage?.(result.coverage);
    onProgress?.(progressOf(sum(writer.done), before, total, now() - began));
  };
  const fail = (error: unknown) => {
    failure ??= error;
    stop();
  };
  signal?.addEventListener('abort', stop);
  try {
    for (;;) {
      while (!stopped && inFlight.size < pool.width && writer.waiting < pool.width * HELD_BACK) {
        const batch = schedule.next();
        if (batch === null) break;
        const task = pool
          .run(batch)
          .then((result) => take(batch, result))
          .catch(fail)
          .finally(() => inFlight.delete(task));
        inFlight.add(task);
      }
      if (inFlight.size === 0) break;
      await Promise.race(inFlight);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  if (failure !== undefined) throw failure;
}

function progressOf(done: number, before: number, total: number, ms: number): Progress {
  const gamesPerSecond = ms > 0 ? ((done - before) / ms) * 1000 : 0;
  const secondsLeft = gamesPerSecond > 0 ? (total - done) / gamesPerSecond : null;
  return { done, total, gamesPerSecond, secondsLeft };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
