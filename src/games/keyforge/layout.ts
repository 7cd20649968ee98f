import { Bits } from '../../engine/bits.js';
import {
  cause,
  components,
  count,
  layout,
  perSeat,
  pile,
  reference,
  references,
  seat,
  table,
} from '../../engine/layout.js';
import { FRAME_LOCALS } from './effects/frame-cells.js';
import { HOUSES } from './effects/shapes/words.js';

/** Sides of a duel, each with a deck of its own (KF-001), and the most that any game has: three players and an enemy. */
export const SIDES = 2;
export const MOST_SIDES = 4;
const DECK = 36;
/** Three decks and all cards of an enemy. */
const MOST_CARDS = 192;

export const cards = components('card', MOST_CARDS);

/** Where a card in play is; 0 for one that is not. */
export const LINE = 1;
export const RELIC = 2;
export const ATTACHED = 3;
/** In play, but neither creature nor artifact: it can be fought when it has power. */
export const STANDING = 4;
/** A creature that is in no battleline; its low bits are those of LINE. */
export const APART = 5;

/** What `unsettled` is while only what the game on top looks after may have to be put right. */
export const MATCH_UNSETTLED = 2;

/** Abilities that cards have been granted at the same time. */
const GRANTS = 24;

/*
 * Room for what could go on without end is about three times what thousands of random games with generated decks have
 * needed; reaching a limit is a fault. Cards on a side: creatures, artifacts, upgrades, and archives with abducted cards.
 */
const LINE_ROOM = 40;
const ROOM = 32;
const ARCHIVES_ROOM = 48;
/** Cards in play on all sides. */
const IN_PLAY_ROOM = 96;

const declared = layout(
  {
    /** Player turns begun, and whose turn it is. */
    turn: count(),
    active: seat(0),
    first: seat(0),
    /** The active house, -1 for none (KF-028). */
    house: count(-1),
    /** How many cards were played, used or discarded by choice in this step (KF-007). */
    deeds: count(),
    stepOver: count(),
    /** How often anything was played or used this turn. */
    busy: count(),

    deck: perSeat(MOST_SIDES, () => pile(cards, DECK, { seenBy: 'nobody', pool: 'own' }), SIDES),
    hand: perSeat(MOST_SIDES, () => pile(cards, DECK, { seenBy: 'owner', pool: 'own' }), SIDES),
    discard: perSeat(MOST_SIDES, () => pile(cards, DECK), SIDES),
    archives: perSeat(MOST_SIDES, () => pile(cards, ARCHIVES_ROOM, { seenBy: 'owner', pool: 'own' }), SIDES),
    purged: perSeat(MOST_SIDES, () => pile(cards, DECK), SIDES),
    line: perSeat(MOST_SIDES, () => pile(cards, LINE_ROOM), SIDES),
    relics: perSeat(MOST_SIDES, () => pile(cards, ROOM), SIDES),
    /** Upgrades in play; `host` tells where. */
    attached: pile(cards, ROOM),
    /** Cards that lie face down under others. */
    under: perSeat(MOST_SIDES, () => pile(cards, 8, { seenBy: 'owner', pool: 'own' }), SIDES),
    /** The action that is being played. */
    playing: pile(cards, 8),

    /** Of every card: several small numbers, see below. */
    marks: table(cards),
    allowances: table(cards),
    /** How often it was used and discarded this turn. */
    doneNow: table(cards),
    /** On whose side a card in play is; that stays known until the turn ends. */
    side: table(cards),
    /** The cards in play in the order in which they came, and how many there are (see rules/in-play.ts). */
    inPlay: table(IN_PLAY_ROOM),
    inPlayCount: count(),
    host: references(cards, cards),
    damage: table(cards),
    amber: table(cards),
    counters: table(cards),
    /** Of every card: what has been done with it, see below. */
    wear: table(cards),
    condition: table(cards),

    /** What static effects make of it, computed anew whenever `dirty` is set. */
    power: table(cards),
    armor: table(cards),
    keywords: table(cards),
    strikes: table(cards),
    houses: table(cards),
    bans: table(cards),
    dirty: count(1),
    /** Cards in play with constant effects, and with abilities for a state. */
    constants: count(),
    watchers: count(),
    /** 1 when lasting effects are among what was computed, and what the effects read that changes often, as bits. */
    held: count(),
    restless: count(),
    /** 1 when something may have to be put right: damage, poison, control; or MATCH_UNSETTLED (see rules/settling.ts). */
    unsettled: count(),
    /** 1 when some card may be wanted by another side than its own. */
    contested: count(),
    /** 1 while static effects are computed. */
    computing: count(),
    /** The kinds of questions that some effect in play may answer, as bits (see rules/queries.ts). */
    queries: count(),
    grants: count(),
    grantedTo: table(GRANTS, -1),
    grantedProgram: table(GRANTS, -1),

    /** The number of the last deed that really changed it, and the count of deeds (`affected`). */
    deed: table(cards),
    deedCount: count(),
    /** 1 when that number has been given to a card, or must not be: the next deed takes another. */
    deedWorn: count(1),
    /** 1 when something is known of cards that have left play in this turn. */
    lastKnown: count(),
    purgedBy: references(cards, cards),
    /** 1 once any card has been purged by another. */
    anyPurged: count(),
    /** Of which cards something is forgotten when the turn ends, as bits (see rules/touched.ts). */
    touched: table(Math.ceil(MOST_CARDS / 16)),

    pool: table(MOST_SIDES),
    chains: table(MOST_SIDES),
    /** Forged keys as bits: 1 red, 2 yellow, 4 blue. */
    keys: table(MOST_SIDES),
    lastKey: table(MOST_SIDES, -1),
    forgedNow: table(MOST_SIDES),
    forgedBefore: table(MOST_SIDES),
    /** What static effects say of players. */
    keyCost: table(MOST_SIDES),
    handSize: table(MOST_SIDES),
    playLimit: table(MOST_SIDES, -1),
    mustHouses: table(MOST_SIDES),
    bannedHouses: table(MOST_SIDES),
    protected: table(MOST_SIDES),
    skipsForge: table(MOST_SIDES),
    /** Æmber that has left creatures and is on its way into a pool. */
    owed: table(MOST_SIDES),
    /** Creatures of a side that were destroyed in fights this turn. */
    fightKills: table(MOST_SIDES),

    attacker: reference(cards),
    defender: reference(cards),
    /** Who is dealt the attacker's damage instead of the defender. */
    struckInstead: reference(cards),
    cancelled: count(),
    /** 1 from the damage of a fight until what it destroyed has left. */
    fightStrikes: count(),
    /** Batches of destruction that are open, one in another. */
    batches: count(),
    /** How often each seat has passed on its mulligan. */
    mulligans: table(MOST_SIDES),

    /** Metrics. */
    gained: table(MOST_SIDES),
    stolen: table(MOST_SIDES),
    captured: table(MOST_SIDES),
    lost: table(MOST_SIDES),
    reaps: table(MOST_SIDES),
    fights: table(MOST_SIDES),
    destroyedCount: table(MOST_SIDES),
    playedCount: table(MOST_SIDES),
    discardedCount: table(MOST_SIDES),
    /** Turns in which a side chose a house, by side, then by house. */
    houseTurns: table(MOST_SIDES * HOUSES.length),
    /** Cards left in hand at the draw step, summed over a side's turns. */
    kept: table(MOST_SIDES),

    firstLuck: cause('first'),
    deckLuck: perSeat(MOST_SIDES, () => cause('deck'), SIDES),
    discardLuck: perSeat(MOST_SIDES, () => cause('discard'), SIDES),
    effectLuck: cause('effect'),
  },
  {
    frames: 21,
    locals: FRAME_LOCALS,
    lists: 240,
    events: 21,
    pending: 44,
    lasting: 20,
    objects: MOST_CARDS,
    records: cards,
  },
);

/** Numbers per card that are small lie several to a column. */
const parts = {
  /** Where a card in play is. */
  place: new Bits(declared.marks, 0, 3),
  /** The same without telling creatures in a battleline from those apart. */
  sort: new Bits(declared.marks, 0, 2),
  /** Who controls it when no effect says otherwise. */
  base: new Bits(declared.marks, 3, 2),
  /** Who is to control it by what lasts; where it differs from `side`, the card changes sides (KF-120). */
  wanted: new Bits(declared.marks, 5, 2),
  /** 1 while it is to be destroyed (KF-085). */
  tagged: new Bits(declared.marks, 7, 1),
  /** 1 when it was destroyed the last time it left play. */
  wasDestroyed: new Bits(declared.marks, 8, 1),
  /** It has been dealt power damage in the present fight, and by a creature with poison (KF-067). */
  struck: new Bits(declared.marks, 9, 1),
  poisoned: new Bits(declared.marks, 10, 1),
  /** A permission of its own has been used this turn. */
  permitUsed: new Bits(declared.marks, 11, 1),
  /** Its ability for a state has been resolved since the main step asked last: it is not tried again at once. */
  stateDone: new Bits(declared.marks, 12, 1),
  /** What has become of it so far (see rules/noting.ts). */
  story: new Bits(declared.marks, 13, 2),
  /** The control that it lends is void: somebody took the same card for good afterwards (KF-121). */
  outdone: new Bits(declared.marks, 15, 1),

  /** What static effects make of it, computed anew as above. */
  flags: new Bits(declared.allowances, 0, 6),
  permits: new Bits(declared.allowances, 6, 5),
  ignored: new Bits(declared.allowances, 11, 4),

  usedNow: new Bits(declared.doneNow, 0, 8),
  discardedNow: new Bits(declared.doneNow, 8, 7),

  exhausted: new Bits(declared.condition, 0, 1),
  stunned: new Bits(declared.condition, 1, 1),
  ward: new Bits(declared.condition, 2, 4),
  /** How often it was attacked this turn (KF-065). */
  attacked: new Bits(declared.condition, 6, 9),

  armorUsed: new Bits(declared.wear, 0, 7),
  /** How often it has been played this turn, and in the turn before. */
  playedNow: new Bits(declared.wear, 7, 4),
  playedBefore: new Bits(declared.wear, 11, 4),

  /** What static effects make of it, computed anew as above. */
  assault: new Bits(declared.strikes, 0, 8),
  hazardous: new Bits(declared.strikes, 8, 7),
};

export const board = Object.freeze({ ...declared, ...parts, layout: declared.layout.withParts(parts) });

/** The duel's part of the block: two sides, two decks. */
export const duelLayout = board.layout.cut(SIDES * DECK);

/** Room for granted abilities, for messages. */
export const MOST_GRANTS = GRANTS;
