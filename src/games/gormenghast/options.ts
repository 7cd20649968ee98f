import { z } from 'zod';

/** Where the rules leave something open, the first value is the recommended reading (`GM-open-*` in RULES.md). */
export const options = z.object({
  tokenGoal: z.int().min(1).max(60).default(9).describe('victory tokens that win (GM-V-01, GM-V-02)'),
  plotReward: z.int().min(0).max(20).default(1).describe('tokens for character and tile (GM-P-01)'),
  plotRewardArtifact: z.int().min(0).max(20).default(3).describe('tokens with the artifact as well (GM-P-02)'),
  handLimit: z.int().min(0).max(20).default(7).describe('cards in hand at the end of a turn (GM-E-03)'),
  cardsDrawn: z.int().min(0).max(10).default(3).describe('cards drawn at the end of a turn (GM-E-01)'),
  startActions: z.int().min(0).max(10).default(5).describe('Action Cards dealt at the start (GM-S-14)'),
  startPlots: z.int().min(0).max(6).default(2).describe('Plot Cards dealt at the start (GM-S-14)'),
  influenceTokens: z.int().min(1).max(15).default(5).describe('influence tokens a player has (GM-S-15)'),
  influenceCap: z.int().min(1).max(15).default(3).describe('tokens a character card may hold (GM-I-06)'),
  setupTiles: z.int().min(1).max(29).default(19).describe('tiles placed at set-up beside the Tower (GM-S-04)'),
  turnCap: z.int().min(1).max(30000).default(5000).describe('player turns after which the game ends as cap (GM-V-06)'),
  dealer: z
    .enum(['seat0', 'random'])
    .or(z.int().min(0).max(3))
    .default('seat0')
    .describe('who deals: a seat, counted on round the table, or one drawn (GM-open-02)'),
  setupEdgeRule: z
    .enum(['exact', 'linked_only'])
    .default('exact')
    .describe('whether exits may face walls at set-up (GM-open-03)'),
  tileRotation: z.enum(['free', 'fixed']).default('free').describe('whether tiles may be turned (GM-open-04)'),
  moveMismatch: z
    .enum(['both_sides', 'exit_side_only'])
    .default('both_sides')
    .describe('whether an exit against a wall can be used (GM-open-05)'),
  setupStuck: z
    .enum(['pass_then_supply', 'redeal'])
    .default('pass_then_supply')
    .describe('when no tile can be placed at set-up (GM-open-06)'),
  setupColours: z
    .enum(['by_seat', 'from_dealer'])
    .default('by_seat')
    .describe('whether seat 0 or the dealer has red, the next seats green, blue, yellow (GM-open-23)'),
  setupKeepOpen: z.boolean().default(true).describe('a set-up tile may not close the castle (GM-open-06)'),
  artifactPutDown: z
    .enum(['own_turn', 'during_movement_only'])
    .default('own_turn')
    .describe('when artifacts may be put down (GM-open-07)'),
  influenceExact: z.boolean().default(false).describe('whether all tokens of a card must be moved (GM-open-08)'),
  influenceSplit: z.boolean().default(true).describe('whether a card may serve several characters (GM-open-08)'),
  influenceWithdraw: z.boolean().default(false).describe('whether tokens may be taken back to the pool (GM-open-08)'),
  influenceOffBoard: z
    .boolean()
    .default(true)
    .describe('whether characters not in play can be influenced (GM-open-09)'),
  blockMode: z
    .enum(['no_in_no_out_by_move', 'no_entry_only'])
    .default('no_in_no_out_by_move')
    .describe('what the Blocking Token stops (GM-open-10)'),
  plotArtifact: z
    .enum(['carried_or_loose', 'carried_only', 'anywhere_on_tile'])
    .default('carried_or_loose')
    .describe('where the artifact must be (GM-open-11)'),
  plotArrival: z
    .enum(['this_turn_by_you', 'presence'])
    .default('this_turn_by_you')
    .describe('how the character must have come (GM-open-12)'),
  plotControl: z
    .enum(['required', 'not_required'])
    .default('required')
    .describe('whether the claimer must control the character (GM-open-12)'),
  plotWindow: z
    .enum(['between_cards', 'mid_move'])
    .default('between_cards')
    .describe('when plots may be claimed (GM-open-13)'),
  plotArtifactAfter: z
    .enum(['stays', 'removed'])
    .default('stays')
    .describe('what becomes of the artifact (GM-open-14)'),
  plotEffectMovesCount: z
    .boolean()
    .default(true)
    .describe('whether being placed by a chosen effect counts as moved (GM-open-20)'),
  interruptWindows: z
    .enum(['standard', 'none'])
    .default('standard')
    .describe('when INTERRUPT cards may be played (GM-open-15)'),
  interruptMaxPerWindow: z.int().min(0).max(20).default(1).describe('INTERRUPT cards a window admits (GM-open-15)'),
  drawMode: z
    .enum(['sequential', 'declared'])
    .default('sequential')
    .describe('whether the split of the draws is announced (GM-open-16)'),
  handRitualOverflow: z
    .enum(['keep', 'force_play'])
    .default('keep')
    .describe('when only Ritual Cards are over the limit (GM-open-17)'),
  handDiscardBelowLimit: z.boolean().default(false).describe('whether one may discard below the limit (GM-open-18)'),
  victoryCheck: z
    .enum(['immediate', 'after_ritual', 'end_of_turn'])
    .default('immediate')
    .describe('when the goal is checked (GM-open-19)'),
  ordinaryRitualSymbol: z
    .boolean()
    .default(false)
    .describe('whether ordinary Action Cards call for a ritual too (GM-open-01)'),
});

export type Options = z.output<typeof options>;

/** GM-V-02: a smaller goal for a shorter game, a larger for a longer one. */
export const presets = {
  short: { tokenGoal: 5 },
  standard: { tokenGoal: 9 },
  long: { tokenGoal: 12 },
};
