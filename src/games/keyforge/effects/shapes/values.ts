import type { ValueEntry } from '../../../../engine/notation/vocabulary.js';
import { cards, described, number, optional, player } from './shape.js';

/** What effects can ask about the position, and what a player chooses that is no card. */
export const valueShapes = {
  // Players.
  me: { gives: 'player', help: 'the player whose effect it is' },
  opp: { gives: 'player', help: 'its opponent' },
  opponentOf: { gives: 'player', arguments: [player()], help: 'the opponent of that player' },
  ownerOf: { gives: 'player', arguments: [cards('card')], help: 'whose deck the card came in' },
  controllerOf: { gives: 'player', arguments: [cards('card')], help: 'who controls it, or did when it left play' },
  amber: { gives: 'number', arguments: [player()], help: 'æmber in the pool of the player' },
  keys: { gives: 'number', arguments: [player()], help: 'keys that the player has forged' },
  unforged: { gives: 'number', arguments: [player()], help: 'keys that the player has not forged' },

  // Cards.
  host: { gives: 'card', help: 'the creature that bears this upgrade' },
  defender: { gives: 'card', help: 'the creature that is attacked in the present fight' },
  topCard: { gives: 'card', arguments: [player()], help: "the top card of the player's deck, if there is one" },
  cardUnder: { gives: 'card', arguments: [cards('card')], help: 'the card that lies under it' },
  amberOn: { gives: 'number', arguments: [cards('card')], help: 'the æmber on it' },
  houseOf: { gives: 'house', arguments: [cards('card')], help: 'the house it belongs to; none if there is no card' },
  activeHouse: { gives: 'house', help: 'the house that the active player has chosen' },
  inIdentity: {
    gives: 'condition',
    arguments: [player(), cards('card')],
    help: "whether the card belongs to a house of the player's deck",
  },
  count: { gives: 'number', arguments: [described()], help: 'how many there are' },
  exists: { gives: 'condition', arguments: [described()], help: 'whether there is one' },

  // What this effect did.
  healed: { gives: 'number', help: 'how much damage this effect has just healed' },
  destroyedByThis: {
    gives: 'condition',
    arguments: [cards('card')],
    help: 'whether the card has been destroyed since this effect chose it',
  },
  half: { gives: 'number', arguments: [number('amount')], help: 'half of it, rounded down' },

  // The turn.
  myTurn: { gives: 'condition', help: "whether it is the turn of the effect's player" },
  forgedThisTurn: { gives: 'condition', arguments: [player()], help: 'whether it has forged a key this turn' },
  forgedPrevTurn: { gives: 'condition', arguments: [player()], help: 'whether it forged a key in its last turn' },
  playedThisTurn: {
    gives: 'number',
    arguments: [player(), optional(described())],
    help: 'how many such cards the player has played this turn',
  },
  playedPrevTurn: {
    gives: 'number',
    arguments: [player(), optional(described())],
    help: 'how many such cards the player played in its last turn',
  },
  usedThisTurn: {
    gives: 'number',
    arguments: [player(), optional(described())],
    help: 'how often the player has used such cards this turn (KF-050)',
  },
  discardedThisTurn: {
    gives: 'number',
    arguments: [player(), optional(described())],
    help: 'how many such cards the player has discarded from its hand this turn',
  },
  usesThisTurn: { gives: 'number', arguments: [cards('card')], help: 'how often it has been used this turn' },
  fightKillsThisTurn: {
    gives: 'number',
    arguments: [player()],
    help: "how many of the player's creatures were destroyed in fights this turn",
  },

  // What a player chooses.
  house: { gives: 'house', arguments: [], asks: true, help: 'a house of the game, chosen (KF-145)' },
  identityHouse: { gives: 'house', arguments: [player()], asks: true, help: "a house of the player's deck, chosen" },
  number: {
    gives: 'number',
    arguments: [number('least'), number('most')],
    asks: true,
    help: 'a number within these, chosen',
  },
  chosenPower: {
    gives: 'number',
    arguments: [],
    asks: true,
    help: 'a number, chosen among the powers of the creatures in play and 0, which stands for all others',
  },

  // Keywords with a number.
  assault: { gives: 'keyword', arguments: [number('amount')], help: 'deals so much before it attacks (KF-063)' },
  hazardous: { gives: 'keyword', arguments: [number('amount')], help: 'deals so much to its attacker (KF-063)' },
} as const satisfies Readonly<Record<string, Omit<ValueEntry, 'kind' | 'name'>>>;

/** Their names. */
export type ValueName = keyof typeof valueShapes;
