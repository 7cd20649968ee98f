import { defineBot } from '../src/engine/bot.js';
import { bounded } from '../src/engine/chance.js';

/** Takes every option with the same probability: the yardstick of all others. */
export const random = defineBot({
  id: 'random',
  help: 'takes every option with the same probability',
  version: 1,
  parameters: [],
  make: ({ luck }) => ({ choose: (view) => view.code(bounded(luck.uint32(), view.count)) }),
});
