import { z } from 'zod';

/** The largest table. */
export const MOST_PLAYERS = 10;

export const options = z.object({
  goal: z.int().min(2).max(1000).default(100).describe('points that win'),
});
