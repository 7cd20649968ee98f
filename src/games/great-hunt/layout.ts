import { Bits } from '../../engine/bits.js';
import { cause, count, pile, table } from '../../engine/layout.js';
import { cards, board as core, MOST_SIDES } from '../keyforge/layout.js';

/** Players at the table at most; the enemies are one more side of the core (see RULES.md). */
export const SEATS = MOST_SIDES - 1;

/** Cards of the box, which come after those of the players' decks. */
export const BOX = 74;
export const SKYBEASTS = 20;
export const RENOWN = 11;
export const FITTINGS = 10;

/** What deals damage to Nantucket, for tables: its own fights, attacks on it, what Port Halyard lets through, effects. */
export const HARMS = ['hunts', 'attacks', 'port', 'effects'] as const;

const own = {
  /** 1 in the enemy turn, which the active player performs (GH-67). */
  enemyTurn: count(),
  /** Team turns begun. */
  teamTurns: count(),

  /** Skybeasts to come, those left out of the game, and those that wait to be played (GH-09, GH-12). */
  skyDeck: pile(cards, SKYBEASTS, { seenBy: 'nobody', pool: 'skybeasts' }),
  aside: pile(cards, SKYBEASTS, { seenBy: 'nobody', pool: 'skybeasts' }),
  skyArchives: pile(cards, SKYBEASTS, { seenBy: 'nobody', pool: 'skybeasts' }),
  /** The Skyrealm from left to right (GH-28). */
  skyrealm: pile(cards, 24),
  /** Skybeasts and treasures that each side has scored, and Skybeasts that nobody did (GH-33 to GH-38). */
  trophies: pile(cards, SKYBEASTS + 1),
  spoils: pile(cards, SKYBEASTS + 1),
  gone: pile(cards, SKYBEASTS),
  renownDeck: pile(cards, RENOWN, { seenBy: 'nobody', pool: 'renown' }),
  /** Renown cards that have left play. */
  spent: pile(cards, RENOWN),
  /** Flint's Treasure until somebody scores it (GH-10). */
  treasure: pile(cards, 1),
  /** Upgrades of Nantucket that are not attached (GH-13). */
  stack: pile(cards, FITTINGS),
  /** Nantucket, the two places, and the upgrades attached to Nantucket: in play, and neither creature nor artifact. */
  standing: pile(cards, FITTINGS + 3),

  /** 1 while Nantucket is in the Skyrealm (GH-41, GH-45). */
  aloft: count(),
  /** Repairs in this team turn. */
  repairs: count(),
  /** Æmber that the next entry into the Skyrealm costs more. */
  toll: count(),
  /** Keys forged of each color: red, yellow, blue (GH-15). */
  forged: table(3),
  /** 1 once Nantucket has been destroyed. */
  sunk: count(),
  /** Renown cards that the Stormkin have drawn, and what they are worth (GH-66). */
  drawn: count(),
  drawnRenown: count(),
  /** Two small numbers by number in the box, see below. */
  boxMarks: table(BOX),

  /** Metrics. */
  escaped: count(),
  entries: count(),
  refits: count(),
  repaired: count(),
  /** Damage of Nantucket by where it came from, how much of it has been noted, and 1 while it comes through the port. */
  harm: table(HARMS.length),
  harmSeen: count(),
  throughPort: count(),
  /** By upgrade, counted from the first of the box: the team turn in which it was first attached, 0 for never. */
  fittedIn: table(FITTINGS),
  /** The last team turn after which the team still had a fair chance (see policy/chance-to-win.ts). */
  lastHope: count(),
  /** The enemies' card at work, and what the team held when it began (../adventures/takings.ts). */
  atWork: count(-1),
  held: count(),

  skyLuck: cause('skybeasts'),
  renownLuck: cause('renown'),
};

const extended = core.layout.extended(own);

const parts = {
  /** Time counters. */
  time: new Bits(own.boxMarks, 0, 6),
  /** Metrics: what each card of the box has taken from the team. */
  took: new Bits(own.boxMarks, 6, 10),
};

/** The core's fields, and those of The Great Hunt behind them. */
export const hunt = Object.freeze({
  ...core,
  ...own,
  ...parts,
  layout: extended.withParts({ ...extended.parts, ...parts }),
});
