import { adventureKeywords } from '../adventures/words.js';
import { keywordBit, type OwnWords } from '../keyforge/effects/own-words.js';

/** What this game adds to the plain words of KeyForge. */
export const words = {
  houses: ['gormangeist'],
  types: ['mansion'],
  traits: ['room', 'obstacle', 'barricade', 'clock'],
  keywords: adventureKeywords,
} as const satisfies OwnWords;

/** Keywords as bits. */
export const TREACHERY = keywordBit(words, 'treachery');
