import { z } from 'zod';
import { deckOption } from '../keyforge/decks/deck-option.js';

/** What can be set in Fall of the House Gormangeist. */
export const options = z.object({
  adventureCards: z.int().min(0).max(6).default(2).describe('adventure cards drawn each enemy turn (GG-93, GG-94)'),
  archonEssence: z.int().min(0).max(9).default(3).describe("Archon's Essence each player starts with (GG-41)"),
  darkNeeded: z
    .enum(['players+1', 'players+2', 'players+3'])
    .or(z.int().min(1).max(12))
    .default('players+1')
    .describe('Dark Essence on The Amalgamator that wins: beyond the number of players, or a number (GG-06)'),
  keyCost: z.int().min(0).max(30).default(6).describe('æmber that a drain costs (GG-101)'),
  hauntedAt: z.int().min(0).max(37).default(10).describe('cards in a discard pile that make haunted (GG-112)'),
  setupArchived: z.int().min(0).max(6).default(2).describe('adventure cards archived at set-up (GG-38)'),
  siphonRate: z.int().min(0).max(6).default(1).describe('æmber stolen for each siphon icon in play (GG-61)'),
  mansionSiphons: z.int().min(0).max(6).default(1).describe('siphon icons on Gormangeist Mansion itself (GG-62)'),
  drawnOrder: z
    .enum(['top', 'bottom'])
    .default('top')
    .describe('whether drawn adventure cards are played next or last (GG-open-03)'),
  leftOut: z.string().min(1).default('none').describe('an adventure card that is left out, by its id; or none'),
  deck0: deckOption(0, 'Clearly Ugly Xhe'),
  deck1: deckOption(1, 'Xinia, Quarter Composer'),
  deck2: deckOption(2, 'The Immovable Cave Warden'),
  handSize: z.int().min(1).max(12).default(6).describe('cards a hand is filled up to (GG-39, GG-60)'),
  mulligan: z.boolean().default(true).describe('whether each player may take a new first hand (GG-39)'),
  ruleOfSix: z.boolean().default(true).describe('whether a title is played and used six times at most (KF-044)'),
  roundCap: z.int().min(1).max(3000).default(120).describe('turns of each player after which the game ends as cap'),
});

export type Options = z.output<typeof options>;

/** GG-94. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  easy: { adventureCards: 1 },
  standard: { adventureCards: 2 },
  hard: { adventureCards: 3 },
};
