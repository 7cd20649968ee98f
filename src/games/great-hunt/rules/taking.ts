import { CARD_POINTS, commonHoldings, NOBODY, Takings } from '../../adventures/takings.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';

/** A damage of Nantucket counts one point, each upgrade on it as a card. */
const holdings = (s: HuntState): number =>
  commonHoldings(s) + CARD_POINTS * hunt.standing.size(s) - hunt.damage.get(s, s.rules.nantucket);

export const takings = new Takings<HuntState>(hunt.atWork, hunt.held, hunt.took, holdings);

/** A card goes to work; what belongs to a player, whoever controls it, is nobody's. */
export const goesToWork = (s: HuntState, card: number): number =>
  takings.goesToWork(s, Math.max(NOBODY, card - s.rules.box));
