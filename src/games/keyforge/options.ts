import { z } from 'zod';
import { deckOption } from './decks/deck-option.js';

/** What can be set in a duel of KeyForge. */
export const options = z.object({
  deck0: deckOption(0, 'Clearly Ugly Xhe'),
  deck1: deckOption(1, 'Xinia, Quarter Composer'),
  keyCost: z.int().min(0).max(30).default(6).describe('æmber for a key (KF-012)'),
  keysToWin: z.int().min(1).max(3).default(3).describe('keys that win (KF-008)'),
  handSize: z.int().min(1).max(12).default(6).describe('cards a hand is filled up to (KF-017)'),
  firstHand: z.int().min(1).max(12).default(7).describe('cards dealt to the first player (KF-005)'),
  firstPlayer: z.enum(['luck', 'seat0', 'seat1']).default('luck').describe('who begins (KF-005)'),
  mulligan: z.boolean().default(true).describe('whether each player may take a new first hand (KF-006)'),
  firstTurnRule: z.boolean().default(true).describe('whether the first turn is held to one card (KF-007)'),
  ruleOfSix: z.boolean().default(true).describe('whether a title is played and used six times at most (KF-044)'),
  chains0: z.int().min(0).max(24).default(0).describe('chains with which seat 0 starts (KF-018)'),
  chains1: z.int().min(0).max(24).default(0).describe('chains with which seat 1 starts (KF-018)'),
  openDecks: z.literal(true).default(true).describe('both players know both lists of cards; no other way is played'),
  turnCap: z.int().min(1).max(30000).default(300).describe('turns after which the game ends as cap'),
});

export type Options = z.output<typeof options>;
