import type { OwnWords } from '../keyforge/effects/own-words.js';

/** Keywords that cards of the enemies have in every Adventure. */
export const adventureKeywords = {
  treachery: 'enters play under the control of the opponent of who plays it',
  versatile: 'can be used as if it were of the active house',
} as const satisfies OwnWords['keywords'];
