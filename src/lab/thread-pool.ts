import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import type { KnownFault } from './game-player.js';
import { Heartbeat } from './heartbeat.js';
import type { Coverage } from './occurrence/coverage-recorder.js';
import { compiledRoot } from './package-root.js';
import type { Pool } from './pool.js';
import { watchHeartbeat } from './watchdog.js';
import type { WorkerAnswer, WorkerTask } from './worker.js';

/** Batches in flight for each thread: one being played, one waiting, and half of one on its way back. */
const PER_THREAD = 2.5;

/**
 * Megabytes for a thread's short-lived objects. Left to itself a thread takes three times as much for rows and bots that
 * live no longer than their game, and gains a tenth in speed.
 */
const YOUNG_MB = 16;

/** A batch that was lost with its thread, because of one game. */
class LostBatch extends Error {
  constructor(
    /** The place in the batch of the game that was being played. */
    readonly game: number,
    readonly decisions: number,
    readonly seat: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Plays in worker threads. A game whose bot never answers, or which takes its thread down, costs that thread and ends
 * as `fault`; the other games of its batch are played again.
 */
export class ThreadPool implements Pool {
  readonly width: number;
  private readonly piscina: Piscina<WorkerTask, WorkerAnswer>;
  private readonly inFlight = new Map<AbortController, Heartbeat>();
  private cancelled = false;
  /** Why no thread can be started, if so. */
  private broken: Error | null = null;

  /** @param botTimeout seconds */
  constructor(
    data: RunnerData,
    threads: number,
    private readonly botTimeout: number,
  ) {
    const filename = join(compiledRoot, 'src', 'lab', 'worker.js');
    if (!existsSync(filename)) throw new Error(`${filename} is missing: run "npm run build"`);
    this.width = Math.ceil(threads * PER_THREAD);
    this.piscina = new Piscina({
      filename,
      minThreads: threads,
      maxThreads: threads,
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // A thread that dies during a batch is the batch's affair, one that dies later is replaced; but where none ever
    // played, none will.
    this.piscina.on('error', (error: Error) => {
      if (this.piscina.completed > 0) return;
      this.broken = error;
      for (const controller of this.inFlight.keys()) controller.abort();
    });
  }

  async run(batch: Batch): Promise<BatchResult | null> {
    try {
      return await this.attempt(batch);
    } catch (error) {
      if (!(error instanceof LostBatch)) throw error;
      return this.around(batch, error);
    }
  }

  cancelWaiting(): void {
    this.cancelled = true;
    for (const [controller, heartbeat] of this.inFlight) if (!heartbeat.running) controller.abort();
  }

  async close(): Promise<void> {
    await this.piscina.destroy();
  }

  /** Plays what lies before and after the game that took the thread down, and that game up to its last sign of life. */
  private async around(batch: Batch, { game, decisions, seat, message }: LostBatch): Promise<BatchResult | null> {
    const index = batch.from + game;
    const known: KnownFault = { decisions, message, seat, replay: batch.known === undefined };
    const parts: Batch[] = [
      { ...batch, to: index },
      { ...batch, from: index, to: index + 1, known },
      { ...batch, from: index + 1 },
    ];
    const results: BatchResult[] = [];
    for (const part of parts) {
      if (part.from === part.to) continue;
      const result = await this.run(part);
      if (result === null) return null;
      results.push(result);
    }
    return joined(results);
  }

  private async attempt(batch: Batch): Promise<BatchResult | null> {
    if (this.cancelled) return null;
    const heartbeat = new Heartbeat();
    const controller = new AbortController();
    let silent = false;
    const stopWatching = watchHeartbeat(heartbeat, this.botTimeout * 1000, () => {
      silent = true;
      controller.abort();
    });
    this.inFlight.set(controller, heartbeat);
    let answer: WorkerAnswer;
    try {
      answer = await this.piscina.run({ batch, cells: heartbeat.cells }, { signal: controller.signal });
    } catch (error) {
      if (this.broken) throw this.broken;
      if (!heartbeat.running) {
        if (this.cancelled) return null;
        throw error;
      }
      throw lost(heartbeat, silent ? this.silence(heartbeat) : `the thread died: ${messageOf(error)}`);
    } finally {
      stopWatching();
      this.inFlight.delete(controller);
    }
    if ('failure' in answer) throw answer.failure;
    return answer.result;
  }

  private silence({ seat }: Heartbeat): string {
    const who = seat >= 0 ? `the bot of seat ${seat} gave no answer` : 'the rules came to no decision';
    return `${who} within ${this.botTimeout} s`;
  }
}

function lost({ game, decisions, seat }: Heartbeat, message: string): LostBatch {
  return new LostBatch(game, decisions, seat, message);
}

function joined(results: readonly BatchResult[]): BatchResult {
  return {
    rows: Buffer.concat(results.map(({ rows }) => rows)),
    records: Buffer.concat(results.map(({ records }) => records)),
    timing: Buffer.concat(results.map(({ timing }) => timing)),
    options: results.reduce((sum, { options }) => sum + options, 0),
    ms: results.reduce((sum, { ms }) => sum + ms, 0),
    ...(results.some(({ coverage }) => coverage) ? { coverage: together(results) } : {}),
  };
}

function together(results: readonly BatchResult[]): Coverage {
  const all = results.flatMap(({ coverage }) => coverage ?? []);
  return {
    cards: all.flatMap(({ cards }) => cards),
    clauses: all.flatMap(({ clauses }) => clauses),
    words: all.flatMap(({ words }) => words),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
