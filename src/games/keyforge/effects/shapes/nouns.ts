import type { NounEntry } from '../../../../engine/notation/vocabulary.js';

/**
 * What selectors look for. Alone, `creature`, `artifact`, `upgrade` and `card` are those in play; after a pile, as in
 * `my hand creature`, they narrow it to cards of that type.
 */
export const nounShapes = {
  creature: { gives: 'card', help: 'a creature' },
  artifact: { gives: 'card', help: 'an artifact' },
  upgrade: { gives: 'card', help: 'an upgrade' },
  action: { gives: 'card', help: 'an action; alone, the one that is being played' },
  card: { gives: 'card', help: 'any card' },
  hand: { gives: 'card', help: 'a card in a hand' },
  deck: { gives: 'card', help: 'a card in a deck' },
  discard: { gives: 'card', help: 'a card in a discard pile' },
  archives: { gives: 'card', help: 'a card in the archives' },
  purged: { gives: 'card', help: 'a card that has been purged' },
  affected: {
    gives: 'card',
    help: 'a card that this effect last destroyed, purged, discarded, shuffled in or healed: only where it really did',
  },
  player: { gives: 'player', help: 'any player, and an enemy that plays as one' },
} as const satisfies Readonly<Record<string, Omit<NounEntry, 'kind' | 'name'>>>;

/** Their names. */
export type NounName = keyof typeof nounShapes;
