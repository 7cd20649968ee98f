import { cause, count, pile, seat, table } from '../../engine/layout.js';
import { board, cards } from '../keyforge/layout.js';

/** One to three players (GG-01). */
export const SEATS = 3;
/** Cards of the enemy at most, both sides of mansion cards. */
export const MOST_OF_ENEMY = 84;
/** Places of its cards in tables: Gormangeist Mansion has the last, as it is no card of the core. */
export const PLACES = MOST_OF_ENEMY + 1;
export const MANSION_ITSELF = PLACES - 1;
/** Turns of the enemy by whose end æmber is noted for the tables, and spans of rounds in which drains are counted. */
export const NOTED_TURNS = 12;
export const DRAIN_SPANS = 5;

/** What this game has besides what all games of KeyForge have. */
export const own = Object.freeze({
  /** 1 during a Gormangeist turn. */
  enemyTurn: count(),
  /** 1 while adventure cards are played: what is drawn now is played in the same turn (GG-70). */
  playingCards: count(),

  mansionDeck: pile(cards, 30, { seenBy: 'nobody', pool: 'mansion' }),
  /** Mansion cards out of play at first: the Clocks and Sealed Odeum (GG-33). */
  aside: pile(cards, 8),
  /** Mansion cards in play, door side up. */
  doors: pile(cards, 30),
  /** Those whose ability is being resolved because they were destroyed. */
  breaking: pile(cards, 8),
  /** Door sides of the mansion cards that have been turned over, and reverse sides of those that have not. */
  turned: pile(cards, 30),
  reverses: pile(cards, 30),
  /** Mansion cards that have been purged, whichever side was up (GG-21): the other side of each lies elsewhere. */
  gone: pile(cards, 30),

  /** Essence in the pools of the players (GG-41, GG-106), and on The Amalgamator (GG-104). */
  archon: table(SEATS),
  dark: table(SEATS),
  archonAttached: count(),
  darkAttached: count(),
  /** The essence attached last: from whom, and whether it was Dark Essence. */
  lastFrom: seat(-1),
  lastDark: count(),

  /** Metrics. */
  drains: table(SEATS),
  drainsIn: table(DRAIN_SPANS),
  siphoned: count(),
  explored: count(),
  broken: count(),
  darkFound: count(),
  turnedBack: count(),
  amberAt: table(NOTED_TURNS),
  /** The last turn of a player after which the team still had a fair chance (see policy/chance-to-win.ts). */
  lastHope: count(),
  /** The enemy's card at work, what the team held when it began, and what each has taken (../adventures/takings.ts). */
  atWork: count(-1),
  held: count(),
  took: table(PLACES),

  clockLuck: cause('mansion'),
});

export const layout = board.layout.extended(own);
