import { z } from 'zod';

/** The largest table. */
export const MOST_PLAYERS = 6;

export const options = z.object({
  drawn: z.int().min(0).max(20).default(2).describe('cards the tide draws each round'),
  goal: z.int().min(1).max(1000).default(8).describe('points that win, per player'),
  limit: z.int().min(1).max(1000).default(12).describe('threat that loses'),
});

export const presets = {
  easy: { drawn: 1 },
  standard: { drawn: 2 },
  hard: { drawn: 3 },
};
