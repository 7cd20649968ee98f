import { z } from 'zod';

/** The largest board, in cells a side. */
export const LARGEST = 12;

export const options = z.object({
  width: z.int().min(1).max(LARGEST).default(7).describe('columns of the board'),
  height: z.int().min(1).max(LARGEST).default(6).describe('rows of the board'),
  line: z.int().min(2).max(LARGEST).default(4).describe('stones in a row that win'),
});

export const presets = {
  'connect-four': { width: 7, height: 6, line: 4 },
};
