import { Console } from 'node:console';
import { threadId, workerData } from 'node:worker_threads';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import { Runner } from './runner.js';

/** What the main thread sends: a batch, and where to leave signs of life. */
export interface WorkerTask {
  readonly batch: Batch;
  readonly cells: Int32Array<SharedArrayBuffer>;
}

/** What comes back: a result, or what was wrong with this program. A thread that dies sends nothing. */
export type WorkerAnswer = { readonly result: BatchResult } | { readonly failure: Error };

// A bot that prints must not end up in a table or a JSON document on standard output.
globalThis.console = new Console(process.stderr, process.stderr);

const data: RunnerData = workerData;
const runner = new Runner(data, threadId);

/** Plays one batch. */
export default async function playBatch({ batch, cells }: WorkerTask): Promise<WorkerAnswer> {
  runner.heartbeat.cells = cells;
  try {
    return { result: await runner.run(batch) };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
