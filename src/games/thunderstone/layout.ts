import { EFFECT_LOCALS } from '../../engine/effects/frame.js';
import { cause, components, count, layout, perSeat, pile, references, seat, table } from '../../engine/layout.js';

/** The largest table (TS-001). */
export const SEATS = 5;
/** Copies of all 184 cards together, with room for a few more in people's own tables. */
const CARDS = 780;
/** What a player can own at the very most: more than all stacks of a game hold. */
const OWNED = 200;
/** A hand drawn at the end of a turn, enlarged or not, with room to spare. */
const HAND = 40;
/** The cards a player can reveal in one turn: a list of any of them, and of passing, keeps within 64 options. */
export const SHOWN = 60;
/** Ranks 1 to 3 are the places 0 to 2; the guardians of Rank 0 stand at the places after. */
export const HALL = 3;
export const PLACES = 5;
/** TS-019: four basics, four heroes, eight of the village. */
export const STACKS = 16;
export const BASICS = 4;
export const HEROES = 4;

/** Every card of the game, copy by copy. */
export const cards = components('card', CARDS);

const own = { pool: 'own' } as const;

/** What a game of Thunderstone keeps between two decisions. */
export const board = layout(
  {
    /** Player turns begun so far. */
    turn: count(),
    active: seat(0),
    /** What the active player does: index into `PHASE`. */
    phase: count(),
    /** The group of cards in each stack of the village, -1 for none. */
    group: table(STACKS, -1),
    stack: perSeat(STACKS, () => pile(cards, 31)),

    /** The cards in the hall, place by place. */
    hall: references(PLACES, cards),
    /** A disease that lies under the card at a place (Sidhe Spirit). */
    under: references(PLACES, cards),
    /** 1 when the card at a place has had its Breach, or may not have it. */
    met: table(PLACES),
    /** Bits of cards whose Breach has fired ever (`breachRepeat`). */
    breached: table(65),
    dungeon: pile(cards, 160, { seenBy: 'nobody', pool: 'dungeon' }),
    /** Cards of the dungeon deck that a player looks at, or that are counted off it at set-up. */
    peeked: pile(cards, 24, { seenBy: 'nobody', pool: 'dungeon' }),
    /** TS-191: open, the weakest on top. */
    swarm: pile(cards, 12),
    diseases: pile(cards, 28, { seenBy: 'nobody', pool: 'disease' }),
    /** Cages and whom they hold. */
    caged: pile(cards, 12),
    /** Cards that are out of the game. */
    removed: pile(cards, 300),
    /** TS-259: what got past the lone player. */
    pillage: pile(cards, 80),

    deck: perSeat(SEATS, () => pile(cards, OWNED, { seenBy: 'nobody', ...own })),
    hand: perSeat(SEATS, () => pile(cards, HAND, { seenBy: 'owner', ...own })),
    discard: perSeat(SEATS, () => pile(cards, OWNED)),
    treasures: perSeat(SEATS, () => pile(cards, 14)),
    xp: table(SEATS),
    /** Cards turned up from a deck by an effect. */
    flipped: pile(cards, 8),
    /** The hand that the active player has revealed. */
    shown: pile(cards, SHOWN),

    /** Of the cards in `shown`, by place: which clauses have been used, and the marks of `MARK`. */
    used: table(SHOWN),
    marks: table(SHOWN),
    /** What effects have added this turn to Strength, Attack and Magic Attack. */
    strength: table(SHOWN),
    attack: table(SHOWN),
    magic: table(SHOWN),
    /** The hero that holds a weapon, the weapon that a hero holds. */
    mate: references(SHOWN, cards),
    /** The seat a borrowed hero goes back to, -1 for none. */
    lender: table(SHOWN, -1),
    /** Seats that have lent a hero to the effect under way: a mask. */
    lent: count(),

    /** Cards drawn last, on top of `shown`. */
    drawn: count(),
    /** Treasures that came this turn: the last of the active player's. */
    fresh: count(),
    /** 1 when a revealed card may have a clause that must be applied. */
    forced: count(),
    gold: count(),
    purchases: count(),
    surcharge: count(),
    moreAttack: count(),
    moreMagic: count(),
    moreLight: count(),
    /** 1 when weapons weigh nothing; 1 when the Attack of armed heroes is Magic Attack. */
    weightless: count(),
    arcane: count(),
    /** The place of the declared target, -1 for none; the row of the card beaten there, -1 while it is not. */
    target: count(-1),
    beaten: count(-1),
    /** By how many cards the next hand is larger. */
    refill: count(),
    extraTurns: count(),
    /** Extra turns that the active player has taken in a row. */
    extraTaken: count(),
    /** Solo: ends of turns at which nothing enters the hall. */
    halts: count(),
    /** Who has claimed the stone, -1 for nobody. */
    claimedBy: seat(),

    setupLuck: cause('setup'),
    dungeonLuck: cause('dungeon'),
    diseaseLuck: cause('disease'),
    deckLuck: perSeat(SEATS, () => cause('deck')),
    effectLuck: cause('effect'),

    beatenBy: table(SEATS),
    failedBy: table(SEATS),
    boughtBy: table(SEATS),
    /** Stacks of heroes and of the village that a seat bought from early: a mask, from the first hero on. */
    early: table(SEATS),
    destroyedBy: table(SEATS),
    diseasesOf: table(SEATS),
    levelUpsOf: table(SEATS),
    shortfallOf: table(SEATS),
    /** Monsters defeated in Rank 0 and ranks 1 to 3. */
    beatenIn: table(4),
  },
  { frames: 10, locals: EFFECT_LOCALS, lists: 220 },
);

/** What the active player does, and what is under way. */
export const PHASE = {
  start: 0,
  village: 1,
  dungeon: 2,
  rest: 3,
  battle: 4,
  spoils: 5,
  after: 6,
  shopping: 7,
  leveling: 8,
} as const;

/** Marks of a revealed card. */
export const MARK = {
  /** A Battle effect destroys it: it leaves after the battle (TS-133). */
  doomed: 1,
  /** It is destroyed at the end of the turn, or after the battle. */
  dying: 2,
  /** It is destroyed if its Strength falls below 0 (TS-118). */
  frail: 4,
  /** It gives no Attack, Magic Attack or light (Haunt). */
  idle: 8,
  /** Its Attack is Magic Attack (Goodberries). */
  toMagic: 16,
  /** At the end of the turn it goes on top of the deck, or into the new hand. */
  toDeck: 32,
  keep: 64,
  /** The Battle effect under way destroys it, if nobody saves it. */
  falling: 128,
  /** Its clauses that must be applied have been. */
  settled: 256,
  /** It gives Magic Attack by an effect. */
  magical: 512,
} as const;
