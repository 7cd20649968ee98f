import type { Happening, Trigger } from '../../../../engine/effects/vocabulary.js';
import type { BlockEntry } from '../../../../engine/notation/vocabulary.js';
import { EVENTS } from './events.js';
import { cards, described, keyed, number, optional, player, word } from './shape.js';

const event = { name: 'event', accepts: ['event'] } as const;
const condition = { name: 'condition', accepts: ['condition'] } as const;

/** What stands before a colon. */
export const triggers: readonly Trigger[] = [
  { kind: 'trigger', name: 'Play', own: EVENTS.played, body: 'statements', help: 'when the card is played (KF-036)' },
  {
    kind: 'trigger',
    name: 'Fight',
    own: EVENTS.fought,
    body: 'statements',
    help: 'after it fought as the attacker (KF-069)',
  },
  { kind: 'trigger', name: 'Reap', own: EVENTS.reaped, body: 'statements', help: 'after it reaped (KF-053)' },
  { kind: 'trigger', name: 'Action', own: EVENTS.acting, body: 'statements', help: 'a use of its own (KF-052)' },
  {
    kind: 'trigger',
    name: 'Omni',
    own: EVENTS.actingOmni,
    body: 'statements',
    help: 'a use of its own, whatever the active house (KF-052)',
  },
  {
    kind: 'trigger',
    name: 'BeforeFight',
    own: EVENTS.beforeFight,
    body: 'statements',
    help: 'before it fights as the attacker (KF-062)',
  },
  {
    kind: 'trigger',
    name: 'Destroyed',
    own: EVENTS.destroying,
    body: 'statements',
    help: 'when it is destroyed, still in play (KF-085)',
  },
  {
    kind: 'trigger',
    name: 'LeavesPlay',
    own: EVENTS.leaving,
    body: 'statements',
    help: 'before it leaves play in any way (KF-090)',
  },
  {
    kind: 'trigger',
    name: 'When',
    body: 'statements',
    arguments: [event, optional(condition)],
    help: 'each time this has happened while the card is in play (KF-134)',
  },
  {
    kind: 'trigger',
    name: 'Replace',
    replaces: true,
    body: 'statements',
    arguments: [event, keyed(word('doing', 'by'))],
    help: 'what happens instead of this; `same` is its amount (KF-135)',
  },
  {
    kind: 'trigger',
    name: 'AsSoonAs',
    body: 'statements',
    arguments: [condition],
    help: 'at once when this is so while the card is in play',
  },
  { kind: 'trigger', name: 'Static', body: 'statements', help: 'as long as the card is in play (KF-136)' },
  { kind: 'trigger', name: 'Keyword', body: ['keyword'], help: 'the keywords printed on it' },
  { kind: 'trigger', name: 'Requires', body: ['condition'], help: 'what must be so for it to be played' },
  { kind: 'trigger', name: 'PlayCost', body: ['number'], help: 'the æmber its player must lose to play it (KF-146)' },
];

/** What can happen. Those without a past tense are about to: only `Replace(…)` sees them. */
export const events: readonly Happening[] = [
  {
    kind: 'event',
    name: 'played',
    number: EVENTS.played,
    arguments: [described()],
    help: 'such a card has been played',
  },
  {
    kind: 'event',
    name: 'entersPlay',
    number: EVENTS.entersPlay,
    arguments: [described()],
    help: 'such a card has entered play in any way',
  },
  {
    kind: 'event',
    name: 'destroyed',
    number: EVENTS.destroyed,
    arguments: [described()],
    help: 'such a card has been destroyed (KF-095)',
  },
  {
    kind: 'event',
    name: 'destroyedFighting',
    number: EVENTS.destroyedFighting,
    arguments: [described(), cards('fighting')],
    help: 'such a creature has been destroyed fighting the other, which is still in play (KF-068)',
  },
  {
    kind: 'event',
    name: 'fought',
    number: EVENTS.fought,
    arguments: [described()],
    help: 'such a creature has fought as the attacker',
  },
  {
    kind: 'event',
    name: 'reaped',
    number: EVENTS.reaped,
    arguments: [described()],
    help: 'such a creature has reaped',
  },
  {
    kind: 'event',
    name: 'used',
    number: EVENTS.used,
    arguments: [described(), player('by')],
    help: 'the player has used such a card (KF-050)',
  },
  {
    kind: 'event',
    name: 'beforeFight',
    number: EVENTS.beforeFight,
    arguments: [described()],
    help: 'such a creature is about to fight (KF-062)',
  },
  {
    kind: 'event',
    name: 'discardedFromHand',
    number: EVENTS.discardedFromHand,
    arguments: [described()],
    help: 'such a card has been discarded from a hand',
  },
  {
    kind: 'event',
    name: 'forged',
    number: EVENTS.forged,
    arguments: [player()],
    help: 'the player has forged a key (KF-014)',
  },
  {
    kind: 'event',
    name: 'choseHouse',
    number: EVENTS.choseHouse,
    arguments: [player(), word('house')],
    help: 'the player has chosen this house (KF-029)',
  },
  {
    kind: 'event',
    name: 'endTurn',
    number: EVENTS.endTurn,
    arguments: [player()],
    help: "the player's turn is at its end (KF-021)",
  },
  {
    kind: 'event',
    name: 'gain',
    number: EVENTS.gain,
    arguments: [player()],
    help: 'æmber would come into the pool of the player',
  },
  {
    kind: 'event',
    name: 'spend',
    number: EVENTS.spend,
    arguments: [player()],
    help: 'what the player paid for a key would be lost',
  },
  {
    kind: 'event',
    name: 'damage',
    number: EVENTS.damage,
    arguments: [described()],
    help: 'damage would be put on such a creature',
  },
  {
    kind: 'event',
    name: 'destroy',
    number: EVENTS.destroy,
    arguments: [described()],
    help: 'such a card would be destroyed',
  },
  {
    kind: 'event',
    name: 'leaveForDiscard',
    number: EVENTS.leaveForDiscard,
    arguments: [described()],
    help: 'such a card would go from play to a discard pile',
  },
];

/** Braces with a name. */
export const blockShapes = {
  eachPlayer: {
    body: 'statements',
    help: 'each player is `me` in turn, at first the one whose effect it is; the active player makes the choices',
  },
  as: {
    body: 'statements',
    arguments: [player()],
    help: 'that player is `me`; the active player still makes the choices',
  },
  allot: {
    body: 'statements',
    arguments: [number('packets'), number('size'), described('among')],
    help: 'divides so many packets among such creatures, then does this for each that got any, at once (KF-082)',
  },
  thisTurn: { body: 'either', help: 'until the end of the turn (KF-021)' },
  nextTurn: {
    body: 'either',
    arguments: [player()],
    help: "during the player's next turn, from its beginning (KF-138)",
  },
  whileInPlay: { body: 'either', arguments: [cards('card')], help: 'until that card leaves play (KF-139)' },
  whileControlled: {
    body: 'either',
    arguments: [cards('card')],
    help: "as long as the effect's player controls that card",
  },
} as const satisfies Readonly<Record<string, Omit<BlockEntry, 'kind' | 'name'>>>;

/** Their names. */
export type BlockName = keyof typeof blockShapes;
