import { AMBER_POINTS, commonHoldings, NOBODY, Takings } from '../../adventures/takings.js';
import type { S } from '../../keyforge/rules/rules.js';
import { own } from '../layout.js';
import { ownOf } from '../own.js';

/** An essence of the Archons: what a drain costs at six æmber. That of Gormangeist is no loss when it is given (GG-06). */
export const ESSENCE_POINTS = 6 * AMBER_POINTS;

function holdings(s: S): number {
  let essence = 0;
  for (let seat = 0; seat < s.players; seat++) essence += own.archon.get(s, seat);
  return commonHoldings(s) + ESSENCE_POINTS * essence;
}

export const takings = new Takings<S>(own.atWork, own.held, own.took, holdings);

/** A card goes to work; what belongs to a player, whoever controls it, is nobody's. Returns the place of the one before. */
export const goesToWork = (s: S, card: number): number => takings.goesToWork(s, placeOf(s, card));

/** The place of a card among those of the enemy, NOBODY for that of a player. */
export const placeOf = (s: S, card: number): number => Math.max(NOBODY, card - ownOf(s).first);
