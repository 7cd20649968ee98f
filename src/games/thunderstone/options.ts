import { z } from 'zod';

/** The list of the reference (rules.md, section 26); the first value of each is the recommended reading. */
export const options = z.object({
  cardSet: z
    .string()
    .regex(/^[a-z0-9+-]+$|^first_game$/)
    .default('first_game')
    .describe('first_game, random, or ids of stacks joined by +, the rest drawn at random (TS-006, TS-008)'),
  wrath: z.boolean().default(false).describe('whether the seven cards of Wrath of the Elements take part (TS-005)'),
  thunderstone: z
    .enum(['avarice', 'mystery', 'agony', 'random'])
    .default('avarice')
    .describe('the stone in the dungeon; agony needs wrath (TS-007)'),
  diseaseDeck: z
    .enum(['auto', 'ordinary', 'special', 'by_draw'])
    .default('auto')
    .describe('which disease deck is used (TS-205, TS-206)'),
  monsterGroups: z.int().min(2).max(13).default(3).describe('monster classes of a random set-up (TS-010)'),
  guardians: z
    .literal('by_set')
    .or(z.int().min(0).max(2))
    .default('by_set')
    .describe('how many guardians; 2 needs wrath (TS-012)'),
  featureRandomizers: z
    .int()
    .min(0)
    .max(6)
    .default(2)
    .describe('feature cards among the monster randomizers of a random set-up (TS-013)'),
  guardianCountFrom: z
    .enum(['top', 'bottom'])
    .default('top')
    .describe("where a guardian's ten cards are counted off (TS-039)"),
  stoneBlock: z.int().min(0).max(20).default(10).describe('cards shuffled with the stone (TS-041)'),
  handSize: z.int().min(4).max(8).default(6).describe('cards drawn to a new hand (TS-028)'),
  startXp: z.int().min(0).max(20).default(0).describe('experience at the start (TS-029)'),
  lightPenalty: z.int().min(0).max(4).default(2).describe('Attack lost for each missing light (TS-105)'),
  firstPlayer: z.enum(['random', 'seat0']).default('random').describe('who begins (TS-017)'),
  setupBreach: z.boolean().default(false).describe('whether a monster dealt into rank 1 fires its Breach (TS-051)'),
  setupGuardian: z
    .enum(['rank0', 'deck_bottom'])
    .default('rank0')
    .describe('where a guardian dealt into rank 1 goes (TS-052)'),
  mustAttack: z.boolean().default(true).describe('whether who enters the dungeon must attack (TS-076)'),
  refillOffTurn: z
    .boolean()
    .default(false)
    .describe("whether cards lost to others' effects are replaced at once (TS-087)"),
  revealedRest: z
    .enum(['back_on_top', 'discard'])
    .default('back_on_top')
    .describe('where turned-up cards go that are not destroyed (TS-089)'),
  extraRefill: z
    .enum(['after_draw', 'none'])
    .default('after_draw')
    .describe('whether enlarged hands go beyond the hand size (TS-091)'),
  basicsDestroyed: z
    .enum(['to_stack', 'out_of_game'])
    .default('to_stack')
    .describe('where destroyed Daggers, Rations and Torches go (TS-097)'),
  monstersDestroyed: z
    .enum(['out_of_game', 'dungeon_bottom'])
    .default('out_of_game')
    .describe('where monsters destroyed from a deck go (TS-098)'),
  forcedDiscard: z
    .enum(['owner', 'random'])
    .default('owner')
    .describe('who chooses what an opponent must discard (TS-100)'),
  strengthZeroDestroys: z
    .boolean()
    .default(false)
    .describe('whether any hero at Strength 0 is destroyed at the end of the turn (TS-117)'),
  halfOrder: z
    .enum(['after_light', 'before_light'])
    .default('after_light')
    .describe('whether halves are taken after the light penalty (TS-123)'),
  diseaseMinusChoice: z
    .boolean()
    .default(false)
    .describe("whether a disease may be taken off Attack or Magic Attack, at the player's choice (TS-126)"),
  healthBasis: z
    .enum(['before_destroys', 'after_destroys'])
    .default('before_destroys')
    .describe('which cards count for Health (TS-134)'),
  borderGuardReaction: z
    .enum(['keeps_attack', 'loses_attack'])
    .default('keeps_attack')
    .describe('whether a Border Guard that saves a hero still attacks (TS-136)'),
  spoilsPool: z
    .enum(['shared', 'separate'])
    .default('shared')
    .describe('whether all spoils of a battle share one gold total (TS-146)'),
  spoilsVillagerMercenary: z
    .boolean()
    .default(true)
    .describe('whether spoils naming Villager allow Mercenaries (TS-147)'),
  guardianHallEffects: z
    .enum(['skip', 'forbid'])
    .default('skip')
    .describe('whether an effect that would move a guardian passes it by or cannot be used (TS-157)'),
  hallDeckEmpty: z
    .enum(['leave_empty', 'end_unclaimed'])
    .default('leave_empty')
    .describe('when the hall cannot be refilled (TS-152)'),
  treasureOwner: z
    .enum(['active_player', 'dungeon_bottom'])
    .default('active_player')
    .describe('where a treasure goes that a hall effect turns up (TS-161)'),
  treasureWindow: z
    .enum(['effects_step', 'any_time'])
    .default('effects_step')
    .describe('when treasures are used (TS-162)'),
  extraTurn: z.enum(['full_turn', 'off']).default('full_turn').describe("what Ulbrick's Gauntlets give (TS-164)"),
  breachRepeat: z.enum(['per_stay', 'once_per_card']).default('per_stay').describe('how often a Breach fires (TS-170)'),
  stoneEmptyDeck: z
    .enum(['skip', 'cycle'])
    .default('skip')
    .describe('whether the Unholy Guardian moves the stone with the deck empty (TS-186)'),
  stoneGuardianBlock: z
    .enum(['wait', 'end_unclaimed'])
    .default('wait')
    .describe('the stone in rank 1 while a guardian is in Rank 0 (TS-188)'),
  sidheNoOpponent: z
    .enum(['gain', 'none'])
    .default('gain')
    .describe('a disease sent on when there is no opponent (TS-214)'),
  sidheSpiritLeave: z
    .enum(['disease_deck', 'active_player'])
    .default('disease_deck')
    .describe('diseases under a monster that leaves unattacked (TS-215)'),
  immuneToSpells: z
    .enum(['attack_only', 'all_effects'])
    .default('attack_only')
    .describe('what of spells a monster immune to them ignores (TS-222)'),
  roundCap: z.int().min(1).max(1000).default(60).describe('turns of each player after which the game ends (TS-246)'),
  tieBreak: z
    .enum(['stone_xp_shared', 'stone_shared', 'shared'])
    .default('stone_xp_shared')
    .describe('what decides between equal scores (TS-255)'),
  soloLevel: z.enum(['normal', 'warrior', 'nightmare']).default('normal').describe('level of solo play (TS-266)'),
  soloFirstCard: z
    .enum(['after_turn_1', 'at_setup'])
    .default('after_turn_1')
    .describe('when the first card enters the hall in solo play (TS-258)'),
  soloTie: z.enum(['loss', 'win']).default('loss').describe('an exact tie in solo play (TS-265)'),
  soloHalfRounding: z.enum(['up', 'down']).default('up').describe('how odd stacks are halved (TS-267)'),
  nightmareAdvance: z
    .enum(['never_stops', 'as_warrior'])
    .default('never_stops')
    .describe('whether a win stops the advance at the level nightmare (TS-270)'),
  soloGuardian: z.enum(['rank0', 'village_pile']).default('rank0').describe('guardians in solo play (TS-271)'),
  soloTreasure: z.enum(['take', 'discard']).default('take').describe('treasures in solo play (TS-272)'),
  soloSwarmVp: z
    .literal('pile')
    .or(z.literal(0))
    .default('pile')
    .describe('what Swarm cards in the village pile are worth (TS-273)'),
  soloBanMovers: z.boolean().default(false).describe('bars the cards that move hall monsters in solo play (TS-274)'),
});

export type Options = z.output<typeof options>;

/** The levels of solo play; with more players they say nothing. */
export const presets = {
  easy: { soloLevel: 'normal' },
  standard: { soloLevel: 'warrior' },
  hard: { soloLevel: 'nightmare' },
} as const;
