import { z } from 'zod';
import { deckOption } from '../keyforge/decks/deck-option.js';

/** What can be set in The Great Hunt. */
export const options = z.object({
  deck0: deckOption(0, 'Clearly Ugly Xhe'),
  deck1: deckOption(1, 'Xinia, Quarter Composer'),
  deck2: deckOption(2, 'generated:third'),
  skybeasts: z.int().min(1).max(20).default(12).describe('cards of the Skybeast deck (GH-09)'),
  stormkinDraw: z.int().min(1).max(6).default(2).describe('Stormkin cards archived in an enemy turn (GH-93)'),
  skybeastDraw: z.int().min(1).max(4).default(1).describe('Skybeast cards archived in an enemy turn (GH-93)'),
  setupStormkin: z.int().min(0).max(6).default(2).describe('Stormkin cards archived at set-up (GH-12)'),
  setupSkybeasts: z.int().min(0).max(4).default(1).describe('Skybeast cards archived at set-up (GH-12)'),
  keyCost: z.int().min(0).max(30).default(6).describe('æmber for a key of the team (GH-68)'),
  stormkinKeyCost: z.int().min(0).max(30).default(6).describe('æmber for a renown card of the Stormkin (GH-open-11)'),
  nantucketPower: z.int().min(0).max(99).default(0).describe('power of Nantucket, 0 as on its card (GH-46)'),
  entryCost: z.int().min(0).max(30).default(1).describe('æmber for Nantucket to enter the Skyrealm (GH-41)'),
  repairCost: z.int().min(0).max(30).default(1).describe('æmber for a repair at Port Halyard (GH-53)'),
  repairs: z.int().min(0).max(9).default(2).describe('repairs at Port Halyard in a team turn (GH-53)'),
  refitCost: z.int().min(0).max(30).default(2).describe('æmber to attach an upgrade to an unused slot (GH-52)'),
  startingUpgrade: z
    .string()
    .default('torpefying-harpoon')
    .describe('id of the upgrade that Nantucket starts with, or none (GH-13)'),
  renownScale: z
    .int()
    .min(0)
    .max(1000)
    .default(100)
    .describe('per cent of its renown that the Stormkin count against the team in the end (GH-06)'),
  treasureAmber: z.int().min(0).max(30).default(3).describe("æmber that comes with Flint's Treasure (GH-65)"),
  literalEnd: z
    .boolean()
    .default(false)
    .describe('whether a Skybeast that a player controls keeps the game from ending (GH-open-00)'),
  endIgnoresArchives: z
    .boolean()
    .default(false)
    .describe('whether the game ends while a Skybeast waits in the archives (GH-open-01)'),
  handSize: z.int().min(1).max(12).default(6).describe('cards a hand is filled up to (GH-74)'),
  mulligan: z.boolean().default(true).describe('whether each player may take a new first hand (GH-14)'),
  firstPlayer: z.enum(['luck', 'seat0']).default('luck').describe('who begins (GH-16)'),
  firstTurnRule: z.literal(false).default(false).describe('the first turn is a full one (GH-16)'),
  ruleOfSix: z.boolean().default(true).describe('whether a title is played and used six times at most (KF-044)'),
  roundCap: z.int().min(1).max(5000).default(120).describe('rounds, a turn of each player, after which it ends as cap'),
});

export type Options = z.output<typeof options>;

/** How many Stormkin cards come in each enemy turn. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  easy: { stormkinDraw: 1 },
  standard: { stormkinDraw: 2 },
  hard: { stormkinDraw: 3 },
};
