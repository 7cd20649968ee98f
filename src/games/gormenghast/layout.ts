import { EFFECT_LOCALS } from '../../engine/effects/frame.js';
import {
  cause,
  components,
  count,
  grid,
  layout,
  perSeat,
  pile,
  reference,
  references,
  seat,
  table,
} from '../../engine/layout.js';
import type { Rules } from './content.js';

/** The largest table (GM-C-13). */
export const SEATS = 4;
export const CHARACTERS = 10;
export const TILES = 30;
export const ARTIFACTS = 15;
export const TOKENS = 30;
/** The colours of influence tokens (GM-C-11). */
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
/** Room for content with more copies than the box has. */
const ACTION_CARDS = 90;
const PLOT_CARDS = 45;

export const actionCards = components('Action Card', ACTION_CARDS);
export const plotCards = components('Plot Card', PLOT_CARDS);
export const tiles = components('tile', TILES);
export const tokens = components('token', TOKENS);
export const characters = components('character', CHARACTERS);
export const artifacts = components('artifact', ARTIFACTS);

export const board = layout(
  {
    /** Player turns begun. */
    turn: count(),
    active: seat(0),
    /** Cards the active seat has still to draw this turn. */
    toDraw: count(),
    dealer: seat(0),

    actionDeck: pile(actionCards, ACTION_CARDS, { seenBy: 'nobody' }),
    actionDiscard: pile(actionCards, ACTION_CARDS),
    /** Cards on their way between hands, chosen all at once (ritual 20); none of them is a Ritual Card. */
    passing: perSeat(SEATS, () =>
      pile(actionCards, 4, { seenBy: 'owner', only: (rules, card) => !isRitualCard(rules, card) }),
    ),
    hand: perSeat(SEATS, () => pile(actionCards, 48, { seenBy: 'owner' })),
    plotDeck: pile(plotCards, PLOT_CARDS, { seenBy: 'nobody' }),
    plotDiscard: pile(plotCards, PLOT_CARDS),
    /** A claimed plot lies here, face up, until its ritual is over (GM-P-09). */
    plotClaimed: pile(plotCards, 4),
    plots: perSeat(SEATS, () => pile(plotCards, PLOT_CARDS, { seenBy: 'owner' })),

    /** The face-down supply; its top is drawn. */
    supply: pile(tiles, TILES, { seenBy: 'nobody' }),
    /** Tiles dealt for set-up. */
    dealt: perSeat(SEATS, () => pile(tiles, TILES, { seenBy: 'owner' })),
    /** The tile that has been drawn and is being turned. */
    drawn: pile(tiles, 1),
    /** Tiles in play, in the order in which they came. */
    castle: pile(tiles, TILES),
    /** Where a tile in play lies; east is +x, north is +y, the Tower of Flints is at 0, 0. */
    x: table(tiles),
    y: table(tiles),
    /** Quarter turns clockwise. */
    rotation: table(tiles),
    /** The tile beyond each side (north, east, south, west), -1 for none. */
    neighbor: grid(tiles, 4, -1),
    blocked: reference(tiles),

    tokenBag: pile(tokens, TOKENS, { seenBy: 'nobody' }),
    tokensOut: pile(tokens, TOKENS),

    /** Where a character's piece stands, -1 while it is on its card. */
    place: references(characters, tiles),
    /** Who controls a character, -1 for nobody, and with how many tokens. */
    controller: table(characters, -1),
    influence: table(characters),
    carries: references(characters, artifacts),
    /** The seat by whose doing the character came to its tile this turn, -1 for none (GM-P-05). */
    broughtBy: table(characters, -1),
    /** The tile on which an artifact lies loose, -1 for none. */
    looseOn: references(artifacts, tiles),

    /** Index into `COLOURS` (GM-S-15). */
    colour: table(SEATS),
    pool: table(SEATS),
    victory: table(SEATS),

    /** Set by an INTERRUPT that undoes what its window was about; whoever opened the window reads and clears it. */
    cancelled: count(),
    /** The ritual die as it lies, and the sides it was rolled with: 0 once it has been rolled again and stands. */
    die: count(),
    dieSides: count(),

    /** Metrics. */
    plotsPlain: table(SEATS),
    plotsFull: table(SEATS),
    explored: count(),
    rituals: count(),
    interrupts: count(),
    fights: count(),
    leader: count(-1),
    leadChanges: count(),

    setupLuck: cause('setup'),
    actionShuffle: cause('shuffle/action'),
    plotShuffle: cause('shuffle/plot'),
    ritualDie: cause('dice/ritual'),
    effectLuck: cause('effect'),
  },
  { frames: 14, locals: EFFECT_LOCALS, lists: 120 },
);

function isRitualCard(rules: unknown, card: number): boolean {
  const { cards } = rules as Rules;
  return cards.ritual[cards.of[card]] !== 0;
}
