import type { Pile } from '../../../engine/fields.js';
import { board } from '../layout.js';

/** The piles of a game in which cards lie, by what the core does with them. */
export interface Zones {
  /** By side: what stands for its hand when a card looks at it, discards from it or returns cards to it. */
  readonly hands: readonly Pile[];
  /** Where creatures stand: the battleline of each side, by side, and after those the pile of creatures apart. */
  readonly lines: readonly Pile[];
  /** By side. */
  readonly relics: readonly Pile[];
  readonly decks: readonly Pile[];
  readonly discards: readonly Pile[];
  readonly archives: readonly Pile[];
  readonly purged: readonly Pile[];
  /** All cards in play that are creatures, artifacts or upgrades, and the upgrades and the action alone. */
  readonly present: readonly Pile[];
  readonly attached: readonly Pile[];
  readonly playing: readonly Pile[];
  /** Creatures that stand in no battleline: they have neither neighbors nor flanks. */
  readonly apart: Pile | null;
  /** Cards in play that are neither creatures nor artifacts, and may be fought against (STANDING). */
  readonly standing: Pile | null;
  /** Piles of cards that are not in play, those first where a card is looked for most often. */
  readonly elsewhere: readonly Pile[];
}

/** What a game on top has besides the piles of the core. */
export interface OwnZones {
  /** By side; the hand of the side where it says nothing. */
  readonly hands?: readonly (Pile | undefined)[];
  readonly apart?: Pile;
  readonly standing?: Pile;
  /** Piles of its own for cards that are not in play: a deck of scenes, a score pile. */
  readonly elsewhere?: readonly Pile[];
}

/** The piles of a game with so many sides. */
export function zonesOf(sides: number, own: OwnZones = {}): Zones {
  const used = (piles: readonly Pile[]): readonly Pile[] => piles.slice(0, sides);
  const apart = own.apart ?? null;
  const lines = apart === null ? used(board.line) : [...used(board.line), apart];
  const relics = used(board.relics);
  return {
    hands: used(board.hand).map((hand, side) => own.hands?.[side] ?? hand),
    lines,
    relics,
    decks: used(board.deck),
    discards: used(board.discard),
    archives: used(board.archives),
    purged: used(board.purged),
    present: [...lines, ...relics, board.attached],
    attached: [board.attached],
    playing: [board.playing],
    apart,
    standing: own.standing ?? null,
    elsewhere: [
      board.playing,
      ...(own.elsewhere ?? []),
      ...used(board.discard),
      ...used(board.archives),
      ...used(board.hand),
      ...used(board.under),
      ...used(board.deck),
      ...used(board.purged),
    ],
  };
}
