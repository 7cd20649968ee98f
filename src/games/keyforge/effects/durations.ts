import { FOREVER } from '../../../engine/effects/lasting.js';

/** The last turn of what lasts as long as a card is controlled: such a row is looked at more closely. */
export const WHILE_CONTROLLED = FOREVER - 1;
