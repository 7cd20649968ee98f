import { APART } from '../../keyforge/layout.js';
import { isCreature, isInPlay, sideOf } from '../../keyforge/rules/zones.js';
import { DECKS } from '../card-table.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';

/** What cards of the box are, and where. */

export const FITTINGS = DECKS.indexOf('fittings');
export const SKYBEASTS = DECKS.indexOf('skybeasts');
export const STORMKIN = DECKS.indexOf('stormkin');
export const RENOWN = DECKS.indexOf('renown');

/** The pile that a card starts in, -1 for cards of players. */
export const deckOf = (s: HuntState, card: number): number => s.rules.deckOf[s.rules.row[card]];

export const isSkybeast = (s: HuntState, card: number): boolean => deckOf(s, card) === SKYBEASTS;

/** GH-24, GH-104: a Skybeast in play that no player controls. */
export const isWild = (s: HuntState, card: number): boolean =>
  isSkybeast(s, card) && isCreature(s, card) && sideOf(s, card) === s.rules.enemy;

/** GH-36: a creature of the Stormkin, in their battleline or in the Skyrealm. */
export const isOfStormkin = (s: HuntState, card: number): boolean =>
  isCreature(s, card) && sideOf(s, card) === s.rules.enemy && !isSkybeast(s, card);

/** GH-45. */
export const isDocked = (s: HuntState): boolean => hunt.aloft.get(s) === 0;

/** GH-26: whether it is in the Skyrealm, Nantucket included. */
export const inSkyrealm = (s: HuntState, card: number): boolean =>
  card === s.rules.nantucket ? !isDocked(s) : card >= 0 && hunt.place.get(s, card) === APART;

/** GH-48: an upgrade that is attached to Nantucket. */
export const isFitted = (s: HuntState, card: number): boolean => deckOf(s, card) === FITTINGS && isInPlay(s, card);

/** Whether Nantucket and this creature fight against each other just now. */
export function fightsNantucket(s: HuntState, card: number): boolean {
  const { nantucket } = s.rules;
  const attacker = hunt.attacker.get(s);
  const defender = hunt.defender.get(s);
  return (attacker === nantucket && defender === card) || (attacker === card && defender === nantucket);
}

/** The other card of the fight that is going on, -1 for a card that does not fight. */
export function foeOf(s: HuntState, card: number): number {
  if (card === hunt.attacker.get(s)) return hunt.defender.get(s);
  return card === hunt.defender.get(s) ? hunt.attacker.get(s) : -1;
}
