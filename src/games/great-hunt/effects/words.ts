import { adventureKeywords } from '../../adventures/words.js';
import type { OwnWords } from '../../keyforge/effects/own-words.js';

/** Words that The Great Hunt adds to those of KeyForge; their order gives their numbers. */
export const words: OwnWords = {
  houses: ['skybeast', 'stormkin'],
  types: ['nantucket', 'location', 'fitting', 'treasure'],
  traits: ['cloud', 'leviathan', 'myth', 'ship', 'stormkin'],
  keywords: {
    ...adventureKeywords,
    timed: 'it gets a time counter whenever the enemies ready their cards (GH-38)',
  },
};
