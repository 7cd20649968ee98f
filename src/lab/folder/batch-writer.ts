import type { Batch, BatchResult } from '../batch.js';
import type { Journal } from './journal.js';
import type { Parts } from './parts.js';

/** A batch that was played, and waits until the games before it have been. */
interface Waiting {
  readonly batch: Batch;
  readonly result: BatchResult;
}

/** Writes finished batches, each arm's in the order of its games, whatever order they finish in. */
export class BatchWriter {
  /** Games of each arm that are written. */
  readonly done: number[];
  /** Options offered in these games, summed over each arm's decisions. */
  readonly options: number[];
  private readonly early: Map<number, Waiting>[];
  /** Batches that are held back. */
  waiting = 0;

  /** @param done games that were written before, per arm, and the options in them */
  constructor(
    private readonly parts: Parts,
    private readonly journal: Journal,
    done: readonly number[],
    options: readonly number[],
  ) {
    this.done = [...done];
    this.options = [...options];
    this.early = done.map(() => new Map());
  }

  add(batch: Batch, result: BatchResult): void {
    const { arm, from } = batch;
    this.early[arm].set(from, { batch, result });
    this.waiting++;
    for (let next = this.take(arm); next; next = this.take(arm)) this.write(next);
  }

  private take(arm: number): Waiting | undefined {
    const next = this.early[arm].get(this.done[arm]);
    this.early[arm].delete(this.done[arm]);
    return next;
  }

  private write({ batch, result }: Waiting): void {
    const { arm, from, to } = batch;
    const ends = this.parts.add(arm, result);
    this.journal.add({ arm, from, to, ...ends, options: result.options });
    this.done[arm] = to;
    this.options[arm] += result.options;
    this.waiting--;
  }
}
