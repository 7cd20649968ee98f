/** A deck as a command shows it. */
export interface DeckReport {
  readonly name: string;
  /** What kind of text it was read from. */
  readonly format: string;
  /** Everything that is wrong with it, each as a clause; empty for a deck that can be played. */
  readonly problems: readonly string[];
  /** One line about it. */
  readonly summary: string;
  /** Its cards for people, as a text that can be read in again; empty when there are problems. */
  readonly list: string;
  /** The text of its deck file, which is JSON; empty when there are problems. */
  readonly file: string;
}

/** What a family of games that is played with decks knows about them. It reads no files: texts in, texts out. */
export interface DeckKit {
  /**
   * The decks that a text lists, in any format that is known.
   * @param file its name, for messages
   * @throws ConfigError when it is in none of them
   */
  read(text: string, file: string): readonly DeckReport[];
  /** The decks that come with the game. */
  shipped(): readonly DeckReport[];
  /** A deck made by luck; the seed decides everything. */
  generate(seed: string): DeckReport;
}
