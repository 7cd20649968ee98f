import type { ArgumentShape } from '../../../../engine/notation/vocabulary.js';

/** One kind of card, player and number arguments, so that entries read like their signatures. */

/** Cards that the statement chooses or names: `one(creature)`, `self`, `X`. */
export const cards = (name = 'cards'): ArgumentShape => ({ name, accepts: ['card'] });

/** A description of cards, of which none is chosen: `count(enemy creature)`. */
export const described = (name = 'which'): ArgumentShape => ({ name, accepts: ['card'], selector: true });

export const player = (name = 'player'): ArgumentShape => ({ name, accepts: ['player'] });

export const number = (name: string): ArgumentShape => ({ name, accepts: ['number'] });

/** A house, a keyword, a trait or another plain word. */
export const word = (sort: string, name = sort): ArgumentShape => ({ name, accepts: [sort] });

/** The argument may be left out. */
export const optional = (shape: ArgumentShape): ArgumentShape => ({ ...shape, optional: true });

/** The argument is given by its name alone, and may be left out. */
export const keyed = (shape: ArgumentShape): ArgumentShape => ({ ...shape, optional: true, keyed: true });
