import { z } from 'zod';

export const options = z.object({
  safe: z.int().min(0).max(100).default(70).describe('hundredths that playing safe pays'),
  gamble: z.int().min(0).max(100).default(100).describe('hundredths that a right guess pays'),
  peek: z.int().min(0).max(100).default(0).describe('hundredths that naming the coin after a peek pays; 0: no peeking'),
});

export const presets = {
  peeking: { peek: 80 },
};
