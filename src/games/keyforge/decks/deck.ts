import type { House } from '../effects/shapes/words.js';

/** So many copies of a card in a deck. */
export interface DeckCard {
  /** The id of its row in the card table. */
  readonly id: string;
  /** The house printed on these copies: for a maverick another than that of the card's row (KF-001). */
  readonly house: House;
  readonly count: number;
}

/** A deck that keeps the rules: 36 cards, three houses of twelve (KF-001). */
export interface Deck {
  readonly name: string;
  /** In alphabetical order. */
  readonly houses: readonly [House, House, House];
  /** By house, then by number in the set. */
  readonly cards: readonly DeckCard[];
  /** The deck's key at Master Vault, if it is known. */
  readonly masterVaultId?: string;
  /** Whether it was made by program and never printed. */
  readonly generated: boolean;
  /** Where it comes from, in words. */
  readonly source: string;
}

/** Cards as a file lists them, before anybody looked them up. */
export interface ListedCard {
  /** Title or id, as it was written. */
  readonly called: string;
  /** As it was written; without one the card is of its own house. */
  readonly house?: string;
  readonly count: number;
  /** Whether it is marked as a maverick; undefined where the format does not say. */
  readonly maverick?: boolean;
  /** What else it is marked as, such as `anomaly` or `enhanced`. */
  readonly marks?: readonly string[];
}

/** A deck as a file lists it, legal or not. */
export interface DeckList {
  readonly name: string;
  /** The name of the format. */
  readonly format: string;
  /** The houses that the file names for the whole deck, as they were written; empty where it does not. */
  readonly houses: readonly string[];
  /** The set, as it was written: a number or a name. */
  readonly expansion?: string;
  readonly cards: readonly ListedCard[];
  readonly masterVaultId?: string;
  readonly generated?: boolean;
  readonly source?: string;
  /** What could not be read. */
  readonly problems?: readonly string[];
}
