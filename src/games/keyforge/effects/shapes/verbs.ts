import type { VerbEntry } from '../../../../engine/notation/vocabulary.js';
import { cards, described, keyed, number, optional, player, word } from './shape.js';

/**
 * What effects do once. `me`, `opp` and the sides of cards are those of the effect's player; every choice is made by the
 * active player (KF-130). Numbers below 0 count as 0 (KF-147).
 */
export const verbShapes = {
  // Damage and what heals it.
  damage: {
    arguments: [cards(), number('amount'), optional(word('manner')), keyed(number('splash'))],
    help: 'deals that much damage to each of them, at once; `that` in the amount is the creature (KF-075)',
  },
  heal: { arguments: [cards(), number('amount')], help: 'removes up to so much damage from each (KF-080)' },

  // Where cards go.
  destroy: { arguments: [cards()], help: 'destroys them, all at once (KF-085)' },
  sacrifice: { arguments: [cards()], help: 'its controller destroys it (KF-089)' },
  purge: { arguments: [cards()], help: 'takes them out of the game, from wherever they are' },
  return: { arguments: [cards()], help: "puts them into their owners' hands" },
  putOnDeck: { arguments: [cards()], help: "puts them on top of their owners' decks" },
  shuffleIn: { arguments: [cards()], help: "shuffles them into their owners' decks" },
  shuffle: { arguments: [player()], help: "shuffles the player's deck, as after a search (KF-112)" },
  archive: { arguments: [cards()], help: "puts them into their owners' archives (KF-110)" },
  abduct: { arguments: [cards()], help: "puts them into the player's own archives, whoever owns them (KF-093)" },
  discard: { arguments: [cards()], help: "puts them into their owners' discard piles, from any pile (KF-042)" },
  discardUntil: {
    arguments: [player(), described()],
    help: 'discards from the top of the deck until such a card is discarded, which is `it`',
  },
  discardRandom: { arguments: [player(), number('amount')], help: 'the player discards so many cards at random' },
  draw: { arguments: [player(), number('amount')], help: 'the player draws so many cards (KF-020)' },
  search: { arguments: [player()], help: 'the player looks through its deck and discard pile (KF-112)' },
  reveal: { arguments: [cards()], help: 'shows them to both players; they stay where they are (KF-113)' },
  lookAt: { arguments: [cards()], help: 'shows them to the player of the effect' },
  swapDeckAndDiscard: {
    arguments: [player()],
    help: 'deck and discard pile change places, and the deck is shuffled (KF-114)',
  },
  putUnder: { arguments: [cards('card'), cards('host')], help: 'puts the card face down under the other' },
  putInPlay: {
    arguments: [cards('card'), keyed(player('control'))],
    help: "puts the card into play without playing it, under the player's control or else its owner's (KF-041)",
  },
  playCard: { arguments: [cards('card')], help: 'plays the card, whatever its house; if it cannot be played it stays' },
  actAs: { arguments: [cards('card')], help: 'the action being played is treated as a copy of that one' },

  // What cards in play do and how they stand.
  ready: { arguments: [cards()], help: 'readies them' },
  exhaust: { arguments: [cards()], help: 'exhausts them' },
  stun: { arguments: [cards()], help: 'stuns them (KF-055)' },
  unstun: { arguments: [cards()], help: 'removes the stun from each of them' },
  counter: { arguments: [cards(), number('amount')], help: 'puts so many +1 power counters on each (KF-081)' },
  swapPlaces: { arguments: [cards('card'), cards('other')], help: 'two creatures of one battleline change places' },
  control: { arguments: [cards(), player()], help: 'the player controls them from now on (KF-120)' },
  use: { arguments: [cards('card')], help: 'the player uses it, in any way it can be used (KF-057)' },
  useAsMine: { arguments: [cards('card')], help: "uses it as if it were the player's own (KF-057)" },
  fight: { arguments: [cards('card')], help: 'the creature fights, if it can (KF-056)' },
  cancelFight: { arguments: [], help: 'the fight that is being declared does not take place (KF-072)' },
  strikeInstead: {
    arguments: [cards('creature')],
    help: 'in the present fight the attacker deals its damage to that creature and not to the one it fights',
  },
  standAgainst: {
    arguments: [cards('creature'), number('times')],
    help: 'readies it and fights with it, so often, each time against another enemy creature',
  },
  resolveReap: {
    arguments: [cards('creature')],
    help: 'resolves one Reap ability of that creature as if the player controlled it',
  },
  meltArmor: {
    arguments: [cards()],
    help: 'they lose their armor for the turn, and are dealt, at once, as much damage as each had left',
  },

  // Æmber, keys and chains.
  gain: { arguments: [player(), number('amount')], help: 'the player gains æmber from the supply (KF-100)' },
  lose: { arguments: [player(), number('amount')], help: 'the player loses æmber, at most what it has (KF-100)' },
  steal: { arguments: [number('amount')], help: "takes æmber from the opponent's pool into one's own (KF-100)" },
  give: { arguments: [player('giver'), player('receiver'), number('amount')], help: 'æmber goes from pool to pool' },
  capture: { arguments: [cards(), number('amount')], help: 'each takes æmber from its opponent onto itself (KF-101)' },
  captureOwn: { arguments: [cards(), number('amount')], help: 'each takes æmber from its own side onto itself' },
  place: { arguments: [cards(), number('amount')], help: 'puts æmber from the supply on each (KF-105)' },
  store: { arguments: [cards(), number('amount')], help: "moves æmber from the player's pool onto it (KF-105)" },
  takeAmber: {
    arguments: [cards(), player(), number('amount')],
    help: 'moves so much æmber from each of them into the pool of the player (KF-105)',
  },
  forge: {
    arguments: [player(), keyed(number('at')), keyed(number('extra'))],
    help: 'the player forges a key at its current cost, at `extra` more, or at the cost `at` (KF-012)',
  },
  unforge: { arguments: [player()], help: 'the key that the player forged last is no longer forged' },
  chains: { arguments: [player(), number('amount')], help: 'the player gains chains (KF-018)' },
} as const satisfies Readonly<Record<string, Omit<VerbEntry, 'kind' | 'name'>>>;

/** Their names. */
export type VerbName = keyof typeof verbShapes;
