/** What is done with cards, by the numbers of the words in effects/shapes/words.ts. */
export const PLAY = 0;
export const USE = 1;
export const FIGHT = 2;
export const REAP = 3;
export const ACT = 4;
