import type { VerbEntry } from '../../../../engine/notation/vocabulary.js';
import { cards, described, number, optional, player, word } from './shape.js';

/**
 * What holds as long as something lasts: verbs of `Static:` clauses and of durations such as `thisTurn { … }`. They never
 * ask, and are read anew whenever something changes, so `all(friendly creature)` in them means whatever is friendly at
 * the time (KF-137).
 */
export const lastingShapes = {
  // What creatures are.
  power: { arguments: [cards(), number('amount')], help: 'they have so much more power (KF-076)' },
  armor: { arguments: [cards(), number('amount')], help: 'they have so much more armor (KF-077)' },
  keyword: { arguments: [cards(), word('keyword')], help: 'they have this keyword' },
  loseKeyword: { arguments: [cards(), word('keyword')], help: 'they do not have this keyword' },
  grant: { arguments: [cards(), word('abilities')], help: 'they have these abilities, in which they are `self`' },
  belongsTo: { arguments: [cards(), word('house')], help: 'they belong to this house and to no other (KF-122)' },
  countsAsFlank: { arguments: [cards()], help: 'they count as flank creatures wherever they stand' },

  // How they fight and what can be done to them.
  fightDamage: {
    arguments: [cards(), number('amount'), described('against')],
    help: 'they deal so much more damage in a fight when they attack such a creature (KF-070)',
  },
  noFightDamage: { arguments: [cards()], help: 'they deal no damage when fighting (KF-070)' },
  attackOnly: { arguments: [cards(), described()], help: 'they can attack such creatures only (KF-060)' },
  ignores: { arguments: [cards(), word('keyword')], help: 'this keyword of others does not count while they attack' },
  cannotBeDamaged: { arguments: [cards()], help: 'no damage can be dealt to them (KF-075)' },

  // What may be done with cards, and what not (KF-059).
  cannot: { arguments: [cards(), word('doing')], help: 'they cannot be used in this way' },
  forbid: { arguments: [player(), word('doing'), described()], help: 'the player cannot play or use such cards' },
  playLimit: { arguments: [player(), number('most')], help: 'the player cannot play more cards than that in a turn' },
  extraCost: {
    arguments: [player(), word('doing'), described(), number('amount')],
    help: "the player must pay so much æmber to the effect's player to play or use such a card (KF-146)",
  },
  mayUse: {
    arguments: [cards(), optional(word('doing'))],
    help: 'they may be used, or used in this way, as if they were of the active house',
  },
  mayPlay: {
    arguments: [number('amount'), described()],
    help: 'the player may play so many such cards in a turn, whatever the active house',
  },
  enters: { arguments: [cards(), word('stance')], help: 'they enter play ready, or stunned (KF-037)' },
  nextReady: { arguments: [described()], help: 'the next such card that the player plays enters play ready' },
  firstReady: { arguments: [described()], help: 'the first such card played in each turn enters play ready' },

  // Players.
  control: { arguments: [cards(), player()], help: 'the player controls them (KF-121)' },
  keyCost: { arguments: [player('players'), number('amount')], help: 'their keys cost so much more (KF-012)' },
  handSize: { arguments: [player('players'), number('amount')], help: 'they draw up to so many more (KF-017)' },
  mustHouse: { arguments: [player(), word('house')], help: 'the player must choose this house (KF-026)' },
  cannotHouse: { arguments: [player(), word('house')], help: 'the player cannot choose this house (KF-027)' },
  forgeFrom: { arguments: [cards()], help: 'the æmber on them may be spent to forge keys (KF-013)' },
  skipForge: { arguments: [player()], help: 'the player skips its forge step (KF-015)' },
  protectAmber: { arguments: [player()], help: 'the æmber of the player cannot be stolen (KF-102)' },
} as const satisfies Readonly<Record<string, Omit<VerbEntry, 'kind' | 'name'>>>;

/** Their names. */
export type LastingName = keyof typeof lastingShapes;
