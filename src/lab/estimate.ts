import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { openPool } from './open-pool.js';
import type { Planned } from './plan.js';
import type { Pool } from './pool.js';

/** How long a study will take. */
export interface Estimate {
  readonly seconds: number;
  /** The games looked at were not done in time: it will take longer. */
  readonly atLeast: boolean;
}

/** Arms that are looked at, spread over the study, and milliseconds of play for each. */
const ARMS = 8;
const SLICE_MS = 400;
/** Nobody waits longer for a game of an arm. */
const PATIENCE_MS = 8000;
/** What a further thread brings, compared with the first. */
const FURTHER_THREAD = 0.7;

/**
 * Plays a few games of some arms, in a thread of its own, to tell how long all of them will take.
 * @param gamesOfArms games still to be played, by arm
 * @param workers threads that will play, 0 for none
 */
export async function estimate(
  planned: Planned,
  gamesOfArms: readonly number[],
  workers = availableParallelism(),
): Promise<Estimate> {
  const { arms } = planned.plan;
  const step = Math.max(1, Math.ceil(arms.length / ARMS));
  const sample = arms.filter(({ arm }) => arm % step === 0).map(({ arm }) => arm);
  const pool = await openPool(planned, 1);
  try {
    let ms = 0;
    let slow: number | null = null;
    for (const arm of sample) {
      // The thread is busy with the game that took too long: the arms behind it are taken to be like it.
      const ofGame: number | null = slow ?? (await millisecondsOfGame(pool, arm));
      if (ofGame === null) slow = PATIENCE_MS;
      const games = gamesOfArms.slice(arm, arm + step).reduce((sum, count) => sum + count, 0);
      ms += games * (ofGame ?? PATIENCE_MS);
    }
    const threads = Math.max(1, Math.min(workers, availableParallelism()));
    return { seconds: ms / 1000 / (1 + (threads - 1) * FURTHER_THREAD), atLeast: slow !== null };
  } finally {
    await pool.close();
  }
}

/** How long a game of an arm takes, by the largest batch that fits into the slice; null when one took too long. */
async function millisecondsOfGame(pool: Pool, arm: number): Promise<number | null> {
  const waiting = new AbortController();
  const late = setTimeout(PATIENCE_MS, null, { signal: waiting.signal }).catch(() => null);
  try {
    let ofGame: number | null = null;
    for (let games = 1, spent = 0; spent < SLICE_MS; games *= 2) {
      const result = await Promise.race([pool.run({ arm, from: 0, to: games }), late]);
      if (result === null) return ofGame;
      ofGame = result.ms / games;
      spent += result.ms;
    }
    return ofGame;
  } finally {
    waiting.abort();
  }
}
