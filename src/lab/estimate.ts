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

/** Arms that are looked at, spread over the study, and milliseconds for each. */
const ARMS = 8;
const SLICE_MS = 400;
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
    let atLeast = false;
    for (const arm of sample) {
      const speed = await millisecondsOfGame(pool, arm);
      const stands = gamesOfArms.slice(arm, arm + step).reduce((sum, games) => sum + games, 0);
      ms += stands * speed.ms;
      atLeast ||= speed.atLeast;
    }
    const threads = Math.max(1, Math.min(workers, availableParallelism()));
    return { seconds: ms / 1000 / (1 + (threads - 1) * FURTHER_THREAD), atLeast };
  } finally {
    await pool.close();
  }
}

/** How long a game of an arm takes: of the largest batch that fits into the slice, as the first ones run cold. */
async function millisecondsOfGame(pool: Pool, arm: number): Promise<{ ms: number; atLeast: boolean }> {
  const late = Symbol('late');
  const waiting = new AbortController();
  const timer = setTimeout(SLICE_MS * 4, late, { signal: waiting.signal }).catch(() => late);
  let ms = SLICE_MS * 4;
  let atLeast = true;
  try {
    for (let games = 1, spent = 0; spent < SLICE_MS; games *= 2) {
      const result = await Promise.race([pool.run({ arm, from: 0, to: games }), timer]);
      if (result === late || result === null || typeof result === 'symbol') break;
      ms = result.ms / games;
      atLeast = false;
      spent += result.ms;
    }
  } finally {
    waiting.abort();
  }
  return { ms, atLeast };
}
